//! Names of devices that hold across processes.

/// The UUID of a simulated device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Uuid([u8; 16]);

impl Uuid {
    /// The UUID of one of a machine's devices; the first byte tells devices apart, the rest machines.
    pub(crate) fn new(seed: u64, device: u32) -> Self {
        let mut bytes = *b"\xc0duohal-\0\0\0\0\0\0\0\0";
        bytes[0] = bytes[0].wrapping_add(device as u8);
        bytes[8..].copy_from_slice(&seed.to_be_bytes());
        Self(bytes)
    }

    pub(crate) fn bytes(self) -> [u8; 16] {
        self.0
    }

    /// As tools print it, without the `GPU-` in front.
    pub(crate) fn digits(self) -> String {
        let hex: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        [
            &hex[..8],
            &hex[8..12],
            &hex[12..16],
            &hex[16..20],
            &hex[20..],
        ]
        .join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_as_tools_print_them() {
        let uuid = Uuid::new(0x0123456789abcdef, 2);
        assert_eq!(uuid.digits(), "c264756f-6861-6c2d-0123-456789abcdef");
    }
}
