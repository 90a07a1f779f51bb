//! The memory of devices: how much there is, who has it, and what is in it.
//!
//! # Safety
//! Copies from and to the host take raw pointers, for which the caller answers; the device's side of
//! every copy is checked to lie in one live allocation, under the lock that freeing it takes.
#![allow(unsafe_code)]

use std::collections::BTreeMap;
use std::sync::OnceLock;

use thiserror::Error;

use crate::space::{PAGE, Space};
use crate::{Access, Lock};

/// The byte that fresh and freed memory is filled with: not a number in every floating-point type.
pub(crate) const POISON: u8 = 0xff;

/// Blocks from this size on have pages of their own, which are unmapped when the block is freed.
const LARGE: u64 = 1 << 20;

/// Bytes that the addresses of a block are a multiple of, so that alignment leaves no gaps.
const UNIT: u64 = 64;

/// The memory of all devices of an engine.
#[derive(Debug)]
pub struct Memory {
    total: u64,
    reserved: u64,
    stride: u64,
    devices: u32,
    heaps: Lock<Vec<Heap>>,
    space: OnceLock<Option<Space>>,
}

/// How much memory a device has, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemoryInfo {
    /// What an allocation could still get.
    pub free: u64,
    /// All there is.
    pub total: u64,
}

/// A device has not as many bytes left, or there is no such device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{asked} bytes asked, {free} of {total} free")]
pub struct OutOfMemory {
    /// The bytes asked for.
    pub asked: u64,
    /// The bytes that are free.
    pub free: u64,
    /// The bytes that the device has.
    pub total: u64,
}

/// A range that lies in no single live allocation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{count} bytes at {address:#x} are not in one allocation")]
pub struct CopyError {
    /// Where the range begins.
    pub address: u64,
    /// Its length in bytes.
    pub count: u64,
}

/// One device's allocations by their offsets, and its gaps as offset and length.
#[derive(Debug)]
struct Heap {
    used: u64,
    made: u64,
    blocks: BTreeMap<u64, Block>,
    gaps: BTreeMap<u64, u64>,
}

/// An allocation, or memory that a pool keeps.
#[derive(Debug, Clone, Copy)]
struct Block {
    size: u64,
    /// Whose it is to whoever submits work; none once freeing it was submitted.
    owner: Option<u64>,
    /// Whose it is to work that runs.
    holder: Option<u64>,
}

impl Memory {
    pub(crate) fn new(devices: u32, total: u64, reserved: u64) -> Self {
        let stride = total.div_ceil(PAGE).saturating_mul(PAGE);
        let heaps = Lock::new((0..devices).map(|_| Heap::new(stride)).collect());
        Self {
            total,
            reserved,
            stride,
            devices,
            heaps,
            space: OnceLock::new(),
        }
    }

    /// What a device has; none if there is no such device.
    pub fn info(&self, device: u32) -> Option<MemoryInfo> {
        let used = self.heaps.lock().get(device as usize)?.used;
        let free = self
            .total
            .saturating_sub(self.reserved)
            .saturating_sub(used);
        Some(MemoryInfo {
            free,
            total: self.total,
        })
    }

    /// Allocates `size` bytes at a multiple of `align`, a power of two, and returns their address.
    ///
    /// Blocks below a mebibyte are filled with poison; larger ones start with zeros.
    ///
    /// # Errors
    /// [`OutOfMemory`] if the device has not as many.
    pub fn allocate(&self, device: u32, size: u64, align: u64) -> Result<u64, OutOfMemory> {
        self.try_allocate(device, size, align).ok_or_else(|| {
            let MemoryInfo { free, total } = self
                .info(device)
                .unwrap_or(MemoryInfo { free: 0, total: 0 });
            OutOfMemory {
                asked: size,
                free,
                total,
            }
        })
    }

    fn try_allocate(&self, device: u32, size: u64, align: u64) -> Option<u64> {
        let address = self.try_reserve(device, size, align)?;
        let owner = self.issue(address)?;
        self.begin(address, owner);
        Some(address)
    }

    /// Takes memory that belongs to nobody yet.
    pub(crate) fn try_reserve(&self, device: u32, size: u64, align: u64) -> Option<u64> {
        let space = self.space()?;
        let mut heaps = self.heaps.lock();
        let heap = heaps.get_mut(device as usize)?;
        let left = self
            .total
            .checked_sub(self.reserved)?
            .checked_sub(heap.used)?;
        if size == 0 || size > left {
            return None;
        }
        let align = if size < LARGE {
            align.max(UNIT)
        } else {
            align.max(PAGE)
        };
        let offset = heap.take(size, align)?;
        let start = self.start(device, offset);
        if space.commit(start, size).is_err() {
            heap.give(offset);
            return None;
        }
        Some(space.base() + start)
    }

    /// Gives memory to a new owner, who may submit work on it from now on.
    pub(crate) fn issue(&self, address: u64) -> Option<u64> {
        let (_, device, offset) = self.locate(address)?;
        let mut heaps = self.heaps.lock();
        let heap = heaps.get_mut(device as usize)?;
        heap.made += 1;
        let owner = heap.made;
        heap.blocks.get_mut(&offset)?.owner = Some(owner);
        Some(owner)
    }

    /// Takes memory from its owner, who may submit no more work on it; false if it has none.
    pub(crate) fn retire(&self, address: u64) -> bool {
        self.with_block(address, |_, _, block| block.owner.take().is_some())
            .unwrap_or_default()
    }

    /// Lets work of an owner's run from now on; what was in the memory is lost.
    pub(crate) fn begin(&self, address: u64, owner: u64) {
        self.with_block(address, |space, start, block| {
            block.holder = Some(owner);
            if block.size < LARGE {
                fill(space, start, block.size, POISON);
            } else {
                // Pages that were usable before are given back here, which the host cannot refuse for want of memory.
                let _ = space.commit(start, block.size);
            }
        });
    }

    /// Lets no work run on the memory any more, and spoils what is in it.
    pub(crate) fn end(&self, address: u64) {
        self.with_block(address, |space, start, block| {
            block.holder = None;
            if block.size < LARGE {
                fill(space, start, block.size, POISON);
            } else {
                space.discard(start, block.size);
            }
        });
    }

    fn with_block<R>(
        &self,
        address: u64,
        act: impl FnOnce(&Space, u64, &mut Block) -> R,
    ) -> Option<R> {
        let (space, device, offset) = self.locate(address)?;
        let mut heaps = self.heaps.lock();
        let block = heaps.get_mut(device as usize)?.blocks.get_mut(&offset)?;
        Some(act(space, self.start(device, offset), block))
    }

    /// Frees the block that begins at `address`; false if none does.
    pub fn free(&self, address: u64) -> bool {
        self.try_free(address).is_some()
    }

    fn try_free(&self, address: u64) -> Option<()> {
        let (space, device, offset) = self.locate(address)?;
        let mut heaps = self.heaps.lock();
        let size = heaps.get_mut(device as usize)?.give(offset)?;
        let start = self.start(device, offset);
        if size < LARGE {
            fill(space, start, size, POISON);
        } else {
            space.discard(start, size);
        }
        Some(())
    }

    /// The device on which `address` lies in a live allocation.
    pub fn device_of(&self, address: u64) -> Option<u32> {
        let (_, device, offset) = self.locate(address)?;
        let heaps = self.heaps.lock();
        let (_, block) = heaps.get(device as usize)?.find(offset, 1)?;
        block.owner.map(|_| device)
    }

    /// A range of one live allocation that work is to use.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    pub fn access(&self, address: u64, count: u64, writes: bool) -> Result<Access, CopyError> {
        let find = || {
            let (_, device, offset) = self.locate(address)?;
            let heaps = self.heaps.lock();
            let (start, block) = heaps.get(device as usize)?.find(offset, count)?;
            Some(Access {
                range: address..address.checked_add(count)?,
                writes,
                block: address - (offset - start),
                owner: Some(block.owner?),
            })
        };
        find().ok_or(CopyError { address, count })
    }

    /// All of the allocation that begins at `address`, written; none if none does.
    pub fn block(&self, address: u64) -> Option<Access> {
        let (_, device, offset) = self.locate(address)?;
        let heaps = self.heaps.lock();
        let block = *heaps.get(device as usize)?.blocks.get(&offset)?;
        Some(Access {
            range: address..address.saturating_add(block.size),
            writes: true,
            block: address,
            owner: Some(block.owner?),
        })
    }

    /// Whether the memory of an access still is whose it was.
    pub(crate) fn has(&self, access: &Access) -> bool {
        let holder = self.with_block(access.block, |_, _, block| block.holder);
        access.owner.is_none() || holder == Some(access.owner)
    }

    /// Bytes of live allocations on a device, and of memory that pools keep.
    pub fn used(&self, device: u32) -> u64 {
        self.heaps
            .lock()
            .get(device as usize)
            .map_or(0, |heap| heap.used)
    }

    /// Bytes between a device address and the host address of its byte, for code that runs as a kernel.
    pub fn distance(&self) -> Option<usize> {
        self.space().map(Space::distance)
    }

    /// Copies from the host to a device.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    ///
    /// # Safety
    /// `source` must be valid for reads of `count` bytes.
    pub unsafe fn write(
        &self,
        address: u64,
        source: *const u8,
        count: u64,
    ) -> Result<(), CopyError> {
        let heaps = self.heaps.lock();
        let bytes = self.bytes(&heaps, address, count)?;
        // SAFETY: the caller vouches for the source; the target is live while the lock is held.
        unsafe { bytes.copy_from(source, count as usize) };
        Ok(())
    }

    /// Copies from a device to the host.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    ///
    /// # Safety
    /// `target` must be valid for writes of `count` bytes.
    pub unsafe fn read(&self, address: u64, target: *mut u8, count: u64) -> Result<(), CopyError> {
        let heaps = self.heaps.lock();
        let bytes = self.bytes(&heaps, address, count)?;
        // SAFETY: the caller vouches for the target; the source is live while the lock is held.
        unsafe { bytes.copy_to(target, count as usize) };
        Ok(())
    }

    /// Copies from device memory to device memory; the ranges may overlap.
    ///
    /// # Errors
    /// [`CopyError`] for a range that is not in one allocation.
    pub fn copy(&self, target: u64, source: u64, count: u64) -> Result<(), CopyError> {
        let heaps = self.heaps.lock();
        let source = self.bytes(&heaps, source, count)?;
        let target = self.bytes(&heaps, target, count)?;
        // SAFETY: both ranges lie in live allocations, which nobody frees while the lock is held.
        unsafe { target.copy_from(source, count as usize) };
        Ok(())
    }

    /// Writes a pattern over and over.
    ///
    /// # Errors
    /// [`CopyError`] if the range is not in one allocation.
    pub fn set(&self, address: u64, pattern: &[u8], times: u64) -> Result<(), CopyError> {
        let count = times.saturating_mul(pattern.len() as u64);
        let heaps = self.heaps.lock();
        let bytes = self.bytes(&heaps, address, count)?;
        if let [byte] = pattern {
            // SAFETY: the range is live while the lock is held.
            unsafe { bytes.write_bytes(*byte, count as usize) };
            return Ok(());
        }
        for start in (0..count as usize).step_by(pattern.len().max(1)) {
            // SAFETY: the range is live while the lock is held, and the pattern fits whole into it.
            unsafe { bytes.add(start).copy_from(pattern.as_ptr(), pattern.len()) };
        }
        Ok(())
    }

    /// The bytes of a range of one live allocation, valid as long as the heaps stay locked.
    fn bytes(&self, heaps: &[Heap], address: u64, count: u64) -> Result<*mut u8, CopyError> {
        let covered = || {
            let (space, device, offset) = self.locate(address)?;
            let (_, block) = heaps.get(device as usize)?.find(offset, count)?;
            block.holder?;
            space.bytes(self.start(device, offset), count)
        };
        covered().ok_or(CopyError { address, count })
    }

    fn space(&self) -> Option<&Space> {
        let reserve = || Space::reserve(self.stride.saturating_mul(u64::from(self.devices))).ok();
        self.space.get_or_init(reserve).as_ref()
    }

    fn start(&self, device: u32, offset: u64) -> u64 {
        self.stride
            .saturating_mul(u64::from(device))
            .saturating_add(offset)
    }

    /// Splits an address into its device and the offset there.
    fn locate(&self, address: u64) -> Option<(&Space, u32, u64)> {
        let space = self.space.get()?.as_ref()?;
        let start = address.checked_sub(space.base())?;
        let device = u32::try_from(start.checked_div(self.stride)?).ok()?;
        (device < self.devices).then_some((space, device, start % self.stride))
    }
}

impl Heap {
    fn new(size: u64) -> Self {
        Self {
            used: 0,
            made: 0,
            blocks: BTreeMap::new(),
            gaps: BTreeMap::from([(0, size)]),
        }
    }

    /// Takes the first gap that is large enough.
    fn take(&mut self, size: u64, align: u64) -> Option<u64> {
        let span = span(size)?;
        let (gap, length, offset) = self.gaps.iter().find_map(|(gap, length)| {
            let offset = gap.checked_next_multiple_of(align)?;
            let fits = offset.checked_add(span)? <= gap + length;
            fits.then_some((*gap, *length, offset))
        })?;
        self.gaps.remove(&gap);
        self.put_gap(gap, offset - gap);
        self.put_gap(offset + span, gap + length - (offset + span));
        let block = Block {
            size,
            owner: None,
            holder: None,
        };
        self.blocks.insert(offset, block);
        self.used += size;
        Some(offset)
    }

    /// Gives a block back, joined with the gaps beside it, and returns its size.
    fn give(&mut self, offset: u64) -> Option<u64> {
        let size = self.blocks.remove(&offset)?.size;
        self.used -= size;
        let (mut start, mut end) = (offset, offset + span(size)?);
        if let Some((&before, &length)) = self.gaps.range(..offset).next_back()
            && before + length == start
        {
            self.gaps.remove(&before);
            start = before;
        }
        if let Some(length) = self.gaps.remove(&end) {
            end += length;
        }
        self.put_gap(start, end - start);
        Some(size)
    }

    fn put_gap(&mut self, start: u64, length: u64) {
        if length > 0 {
            self.gaps.insert(start, length);
        }
    }

    /// The allocation that a range lies in, and its offset.
    fn find(&self, offset: u64, count: u64) -> Option<(u64, Block)> {
        let (start, block) = self.blocks.range(..=offset).next_back()?;
        let end = offset.checked_add(count)?;
        (end <= start + block.size).then_some((*start, *block))
    }
}

/// The addresses that a block of `size` bytes takes up: whole pages for a large one.
fn span(size: u64) -> Option<u64> {
    size.checked_next_multiple_of(if size < LARGE { UNIT } else { PAGE })
}

fn fill(space: &Space, start: u64, count: u64, value: u8) {
    if let Some(bytes) = space.bytes(start, count) {
        // SAFETY: the range was committed for the block that is being made or freed.
        unsafe { bytes.write_bytes(value, count as usize) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOTAL: u64 = 8 << 20;

    fn memory() -> Memory {
        Memory::new(2, TOTAL, 1 << 20)
    }

    fn read(memory: &Memory, address: u64, count: usize) -> Result<Vec<u8>, CopyError> {
        let mut bytes = vec![0; count];
        // SAFETY: the vector has as many bytes.
        unsafe { memory.read(address, bytes.as_mut_ptr(), count as u64) }.map(|()| bytes)
    }

    fn write(memory: &Memory, address: u64, bytes: &[u8]) -> Result<(), CopyError> {
        // SAFETY: the slice has as many bytes.
        unsafe { memory.write(address, bytes.as_ptr(), bytes.len() as u64) }
    }

    #[test]
    fn free_is_total_less_reserve_and_blocks() {
        let memory = memory();
        let free = |device| memory.info(device).map(|info| (info.free, info.total));
        assert_eq!(free(0), Some((7 << 20, TOTAL)));
        let block = memory.allocate(0, 96, 64).unwrap();
        assert_eq!(free(0), Some(((7 << 20) - 96, TOTAL)));
        assert_eq!((free(1), free(2)), (Some((7 << 20, TOTAL)), None));
        assert!(memory.free(block) && !memory.free(block));
        assert_eq!(free(0), Some((7 << 20, TOTAL)));
    }

    #[test]
    fn the_reserve_is_never_given_away() {
        let memory = memory();
        let error = memory.allocate(0, (7 << 20) + 1, 64).unwrap_err();
        assert_eq!(
            error,
            OutOfMemory {
                asked: (7 << 20) + 1,
                free: 7 << 20,
                total: TOTAL
            }
        );
        assert!(memory.allocate(0, 7 << 20, 64).is_ok());
        assert!(memory.allocate(0, 1, 64).is_err());
        assert!(memory.allocate(1, 1, 64).is_ok());
        assert!(memory.allocate(2, 1, 64).is_err());
        assert!(memory.allocate(1, u64::MAX, 64).is_err());
    }

    #[test]
    fn blocks_are_aligned_and_keep_apart() {
        let memory = memory();
        let blocks: Vec<_> = (0..9)
            .map(|_| memory.allocate(0, 100, 64).unwrap())
            .collect();
        assert!(blocks.iter().all(|block| block % 64 == 0));
        assert!(blocks.windows(2).all(|pair| pair[0] + 100 <= pair[1]));
        assert_eq!(memory.device_of(blocks[3] + 99), Some(0));
        assert_eq!(memory.device_of(blocks[3] + 100), None);
    }

    #[test]
    fn freed_gaps_join_again() {
        let memory = memory();
        let mut blocks: Vec<_> = (0..7)
            .map(|_| memory.allocate(0, 1 << 20, 64).unwrap())
            .collect();
        blocks.swap(0, 3);
        assert!(blocks.into_iter().all(|block| memory.free(block)));
        assert!(memory.allocate(0, 7 << 20, 64).is_ok());
    }

    #[test]
    fn bytes_survive_a_round_trip() {
        let memory = memory();
        let (a, b) = (
            memory.allocate(0, 64, 64).unwrap(),
            memory.allocate(1, 2 << 20, 64).unwrap(),
        );
        write(&memory, a + 3, b"device").unwrap();
        memory.copy(b + 5000, a + 3, 6).unwrap();
        assert_eq!(read(&memory, b + 5000, 6).unwrap(), b"device");
        memory.set(a, &[7], 2).unwrap();
        assert_eq!(read(&memory, a, 4).unwrap(), [7, 7, POISON, b'd']);
        memory.set(a, &[1, 2], 2).unwrap();
        assert_eq!(read(&memory, a, 5).unwrap(), [1, 2, 1, 2, b'e']);
    }

    #[test]
    fn ranges_outside_one_block_are_refused() {
        let memory = memory();
        let a = memory.allocate(0, 64, 64).unwrap();
        memory.allocate(0, 64, 64).unwrap();
        assert_eq!(
            write(&memory, a + 60, &[0; 5]),
            Err(CopyError {
                address: a + 60,
                count: 5
            })
        );
        assert!(read(&memory, a - 1, 1).is_err() && read(&memory, 0, 1).is_err());
        assert!(memory.set(a, &[0], u64::MAX).is_err() && !memory.free(a + 1));
    }

    #[test]
    fn an_access_ends_with_its_allocation() {
        let memory = memory();
        let block = memory.allocate(0, 64, 64).unwrap();
        let access = memory.access(block + 8, 56, true).unwrap();
        assert!(memory.has(&access) && memory.access(block + 8, 57, true).is_err());
        memory.free(block);
        assert!(!memory.has(&access) && memory.access(block, 1, false).is_err());
        assert_eq!(memory.allocate(0, 64, 64), Ok(block));
        assert!(!memory.has(&access));
    }

    #[test]
    fn freed_memory_is_poisoned() {
        let memory = memory();
        let block = memory.allocate(0, 64, 64).unwrap();
        memory.set(block, &[1], 64).unwrap();
        memory.free(block);
        assert!(memory.set(block, &[1], 1).is_err());
        assert_eq!(memory.allocate(0, 64, 64), Ok(block));
        assert_eq!(read(&memory, block, 64).unwrap(), [POISON; 64]);
    }
}
