//! What a host program can and cannot do with a device address.
#![allow(unsafe_code)]

use std::os::unix::process::ExitStatusExt;

use sim_engine::child::{self, Role};
use sim_engine::{Config, Engine, Rules};

const RULES: Rules = Rules {
    gone: 1,
    fatal: false,
    default_blocks: false,
};

#[test]
fn a_host_dereference_of_a_device_address_faults() {
    match child::run("a_host_dereference_of_a_device_address_faults", &[]).unwrap() {
        Role::Child => {
            let engine = Engine::new(Config::new(1 << 30), RULES);
            let address = engine.memory().allocate(0, 64, 64).unwrap();
            // SAFETY: there is none; this is to fault.
            let byte = unsafe {
                std::ptr::with_exposed_provenance::<u8>(address as usize).read_volatile()
            };
            panic!("read {byte}");
        }
        Role::Parent(output) => assert_eq!(output.status.signal(), Some(libc::SIGSEGV)),
    }
}

#[test]
fn the_bytes_lie_at_a_constant_distance() {
    let mut config = Config::new(1 << 30);
    config.devices = 2;
    let engine = Engine::new(config, RULES);
    let memory = engine.memory();
    for device in 0..2 {
        let address = memory.allocate(device, 64, 64).unwrap();
        memory.set(address, &[42], 64).unwrap();
        let host = address as usize + memory.distance().unwrap();
        // SAFETY: the engine says that the byte is there, and it is allocated.
        let byte = unsafe { std::ptr::with_exposed_provenance::<u8>(host).read() };
        assert_eq!(byte, 42);
    }
}

#[test]
fn the_bytes_of_a_large_freed_block_are_unmapped() {
    match child::run("the_bytes_of_a_large_freed_block_are_unmapped", &[]).unwrap() {
        Role::Child => {
            let engine = Engine::new(Config::new(1 << 30), RULES);
            let memory = engine.memory();
            let address = memory.allocate(0, 1 << 20, 64).unwrap();
            let host = address as usize + memory.distance().unwrap();
            let byte = std::ptr::with_exposed_provenance::<u8>(host);
            // SAFETY: the byte is allocated.
            assert_eq!(unsafe { byte.read_volatile() }, 0);
            println!("read while allocated");
            assert!(memory.free(address));
            // SAFETY: there is none; this is to fault.
            let byte = unsafe { byte.read_volatile() };
            panic!("read {byte}");
        }
        Role::Parent(output) => {
            assert_eq!(output.status.signal(), Some(libc::SIGSEGV));
            assert!(String::from_utf8_lossy(&output.stdout).contains("read while allocated"));
        }
    }
}
