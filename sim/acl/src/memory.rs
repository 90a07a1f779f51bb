//! Allocations, copies and fills.
//!
//! # Safety
//! As C declares them: pointers are null, valid for what their function does with them, or device addresses, which
//! are checked to lie in one allocation before anything is copied.
#![allow(unsafe_code, non_snake_case)]

use std::ffi::c_void;

use sim_engine::{Access, CopyError, Devices, Scope, Work};
use sys_acl::bindings as c;
use sys_acl::bindings::{aclError, aclrtMemMallocPolicy, aclrtMemcpyKind, aclrtStream};

use crate::Profile;
use crate::failure::{Failure, Outcome};
use crate::pointer::place;
use crate::runtime::{Runtime, call};
use crate::stream;

/// Every block begins at a multiple of this many bytes.
const ALIGN: u64 = 64;

/// Sizes are rounded up to a multiple of this many bytes.
const ROUND: u64 = 32;

/// `aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)` - allocates memory on the current device.
///
/// The size is rounded up to 32 bytes, and the SoC's padding is added. Any policy will do. Size 0: 100000. Without a
/// current context: 107002. Out of memory: 207001, without an error text.
///
/// # Safety
/// `pointer` must be null or valid for a write.
pub unsafe extern "C" fn aclrtMalloc(
    pointer: *mut *mut c_void,
    size: usize,
    _policy: aclrtMemMallocPolicy,
) -> aclError {
    call("aclrtMalloc", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let pointer = unsafe { place(pointer, "devPtr") }?;
        let size = rounded(size as u64, runtime.chip.padding)?;
        let (_, context) = runtime.current()?;
        let allocated = runtime
            .engine
            .memory()
            .allocate(context.device, size, ALIGN);
        let address = allocated.map_err(|_| Failure::silent(c::ACL_ERROR_RT_MEMORY_ALLOCATION))?;
        *pointer = std::ptr::without_provenance_mut(address as usize);
        Ok(())
    })
}

fn rounded(size: u64, padding: u64) -> Result<u64, Failure> {
    if size == 0 {
        return Err(Failure::argument("size must be above 0"));
    }
    let padded = size
        .checked_add(padding)
        .and_then(|size| size.checked_next_multiple_of(ROUND));
    padded.ok_or_else(|| Failure::argument("size is too large"))
}

/// `aclError aclrtFree(void *devPtr)` - frees memory of any device at once, whoever still uses it; no context need be current.
///
/// Null: 100000. What is not the beginning of a block: 107000.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtFree(pointer: *mut c_void) -> aclError {
    call("aclrtFree", |runtime| {
        if pointer.is_null() {
            return Err(Failure::argument("devPtr is a null pointer"));
        }
        let (memory, scheduler) = (runtime.engine.memory(), runtime.engine.scheduler());
        let address = pointer.addr() as u64;
        if let Some(block) = memory.block(address) {
            scheduler.note_host("aclrtFree", &[block]);
        }
        let freed = freed(memory.free(address));
        scheduler.forget_block(address);
        freed
    })
}

/// `aclError aclrtMallocHost(void **hostPtr, size_t size)` - allocates host memory that the devices can reach.
///
/// # Safety
/// `pointer` must be null or valid for a write.
pub unsafe extern "C" fn aclrtMallocHost(pointer: *mut *mut c_void, size: usize) -> aclError {
    call("aclrtMallocHost", |runtime| {
        // SAFETY: the caller promises null or a valid place.
        let pointer = unsafe { place(pointer, "hostPtr") }?;
        if size == 0 {
            return Err(Failure::argument("size must be above 0"));
        }
        runtime.current()?;
        let block = runtime.engine.host().allocate(size as u64);
        *pointer = block
            .ok_or_else(|| Failure::silent(c::ACL_ERROR_RT_MEMORY_ALLOCATION))?
            .cast();
        Ok(())
    })
}

/// `aclError aclrtFreeHost(void *hostPtr)` - frees memory of `aclrtMallocHost`; what never was a block of it: 107000.
///
/// # Safety
/// Nobody may use the block any more.
pub unsafe extern "C" fn aclrtFreeHost(pointer: *mut c_void) -> aclError {
    call("aclrtFreeHost", |runtime| {
        if pointer.is_null() {
            return Err(Failure::argument("hostPtr is a null pointer"));
        }
        freed(runtime.engine.host().free(pointer.addr() as u64))
    })
}

/// `aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind)` - copies and waits.
///
/// Count 0 succeeds whatever the rest is. A count above `room`: 107000. A kind that does not exist: 100000. A device
/// address outside one block, or on the side that the kind says is the host's: 107000.
///
/// # Safety
/// Host pointers must be valid for `count` bytes.
pub unsafe extern "C" fn aclrtMemcpy(
    target: *mut c_void,
    room: usize,
    source: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
) -> aclError {
    call("aclrtMemcpy", |runtime| {
        let copy = Transfer {
            target,
            room,
            source,
            count,
            kind,
        };
        let Some(sides) = copy.check(runtime)? else {
            return Ok(());
        };
        runtime.current()?;
        let accesses = copy.accesses(runtime, sides)?;
        let scheduler = runtime.engine.scheduler();
        scheduler.note_host("aclrtMemcpy", &accesses);
        // SAFETY: the caller promises that host pointers are good for as many bytes.
        let run = unsafe { copy.prepared(runtime, sides) };
        run(runtime.engine.devices()).map_err(outside)
    })
}

/// `aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count, aclrtMemcpyKind kind, aclrtStream
/// stream)` - copies in a stream of the current context; with host memory that is not of `aclrtMallocHost`, releases from 8.5 on
/// wait for the stream.
///
/// As [`aclrtMemcpy`]; from host to host: 207000.
///
/// # Safety
/// Host pointers must be valid for `count` bytes until the stream is done.
pub unsafe extern "C" fn aclrtMemcpyAsync(
    target: *mut c_void,
    room: usize,
    source: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError {
    call("aclrtMemcpyAsync", |runtime| {
        let copy = Transfer {
            target,
            room,
            source,
            count,
            kind,
        };
        let Some(sides) = copy.check(runtime)? else {
            return Ok(());
        };
        let lane = stream::of_current(runtime, stream)?;
        if !sides.to_device && !sides.from_device {
            let text = "a stream does not copy from host to host";
            return Err(Failure::new(c::ACL_ERROR_RT_FEATURE_NOT_SUPPORT, text));
        }
        let accesses = copy.accesses(runtime, sides)?;
        // SAFETY: the caller promises that host pointers are good for as many bytes until the stream is done.
        let run = unsafe { copy.prepared(runtime, sides) };
        stream::submit(runtime, lane, Work::new("aclrtMemcpyAsync", accesses, run))?;
        if copy.is_pageable(runtime, sides) && runtime.config.profile >= Profile::Cann85 {
            return stream::wait(runtime, Scope::Stream(lane.name), stream::FOREVER);
        }
        Ok(())
    })
}

/// The arguments of a copy.
#[derive(Debug, Clone, Copy)]
struct Transfer {
    target: *mut c_void,
    room: usize,
    source: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
}

/// Where the two ends of a copy are.
#[derive(Debug, Clone, Copy)]
struct Sides {
    to_device: bool,
    from_device: bool,
}

impl Transfer {
    /// Says where the ends are; none if there is nothing to copy.
    fn check(self, runtime: &Runtime) -> Result<Option<Sides>, Failure> {
        let Self {
            target,
            room,
            source,
            count,
            ..
        } = self;
        if count == 0 {
            return Ok(None);
        }
        if target.is_null() || source.is_null() {
            return Err(Failure::argument("dst or src is a null pointer"));
        }
        let sides = self.sides(runtime)?;
        if count > room {
            return Err(Failure::value(format!(
                "count {count} is above destMax {room}"
            )));
        }
        Ok(Some(sides))
    }

    fn sides(self, runtime: &Runtime) -> Result<Sides, Failure> {
        let on_device =
            |address: usize| runtime.engine.memory().device_of(address as u64).is_some();
        let real = Sides {
            to_device: on_device(self.target.addr()),
            from_device: on_device(self.source.addr()),
        };
        let (to_device, from_device) = match self.kind {
            aclrtMemcpyKind::ACL_MEMCPY_HOST_TO_HOST => (false, false),
            aclrtMemcpyKind::ACL_MEMCPY_HOST_TO_DEVICE
            | aclrtMemcpyKind::ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE => (true, false),
            aclrtMemcpyKind::ACL_MEMCPY_DEVICE_TO_HOST => (false, true),
            aclrtMemcpyKind::ACL_MEMCPY_DEVICE_TO_DEVICE => (true, true),
            aclrtMemcpyKind::ACL_MEMCPY_DEFAULT => return Ok(real),
            kind => {
                return Err(Failure::argument(format!(
                    "there is no kind {} of copies",
                    kind.0
                )));
            }
        };
        if (to_device, from_device) != (real.to_device, real.from_device) {
            return Err(Failure::value(
                "the addresses are not where the kind of copy says",
            ));
        }
        Ok(real)
    }

    /// What the copy does to device memory.
    fn accesses(self, runtime: &Runtime, sides: Sides) -> Result<Vec<Access>, Failure> {
        let ends = [
            (sides.from_device, self.source.addr(), false),
            (sides.to_device, self.target.addr(), true),
        ];
        let memory = runtime.engine.memory();
        let on_device = ends.into_iter().filter(|(on_device, ..)| *on_device);
        on_device
            .map(|(_, address, writes)| memory.access(address as u64, self.count as u64, writes))
            .collect::<Result<_, _>>()
            .map_err(outside)
    }

    /// Whether the host's side is memory that devices cannot reach by themselves.
    fn is_pageable(self, runtime: &Runtime, sides: Sides) -> bool {
        let pinned = |address: usize| {
            runtime
                .engine
                .host()
                .covers(address as u64, self.count as u64)
        };
        (!sides.from_device && !pinned(self.source.addr()))
            || (!sides.to_device && !pinned(self.target.addr()))
    }

    /// The copy itself.
    ///
    /// # Safety
    /// The pointers on the host's side must be valid for `count` bytes until the copy is done.
    unsafe fn prepared(
        self,
        runtime: &Runtime,
        sides: Sides,
    ) -> impl FnOnce(&Devices) -> Result<(), CopyError> + Send + 'static {
        let (target, source) = (
            self.target.cast::<u8>(),
            self.source.cast_mut().cast::<u8>(),
        );
        let (to, from) = (target.addr() as u64, source.addr() as u64);
        let devices = runtime.engine.devices();
        // SAFETY: the caller vouches for the sides that are the host's; no other is used.
        let (target, source) = unsafe {
            (
                devices.host_bytes(target, self.count),
                devices.host_bytes(source, self.count),
            )
        };
        let count = self.count as u64;
        move |devices: &Devices| match (sides.to_device, sides.from_device) {
            (true, true) => devices.copy(to, from, count),
            (true, false) => devices.upload(to, &source),
            (false, true) => devices.download(&target, from),
            (false, false) => {
                devices.beside(&target, &source);
                Ok(())
            }
        }
    }
}

/// `aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)` - sets bytes and waits.
///
/// Count 0 succeeds whatever the rest is. A count above `room`, or what is no device memory: 107000.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtMemset(
    pointer: *mut c_void,
    room: usize,
    value: i32,
    count: usize,
) -> aclError {
    call("aclrtMemset", |runtime| {
        if count == 0 {
            return Ok(());
        }
        check_set(pointer, room, count)?;
        runtime.current()?;
        let (memory, address) = (runtime.engine.memory(), pointer.addr() as u64);
        let access = memory
            .access(address, count as u64, true)
            .map_err(outside)?;
        runtime
            .engine
            .scheduler()
            .note_host("aclrtMemset", &[access]);
        memory
            .set(address, &[value as u8], count as u64)
            .map_err(outside)
    })
}

/// `aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count, aclrtStream stream)` - sets bytes
/// in a stream of the current context.
///
/// # Safety
/// None is needed; the type is that of the C interface.
pub unsafe extern "C" fn aclrtMemsetAsync(
    pointer: *mut c_void,
    room: usize,
    value: i32,
    count: usize,
    stream: aclrtStream,
) -> aclError {
    call("aclrtMemsetAsync", |runtime| {
        if count == 0 {
            return Ok(());
        }
        check_set(pointer, room, count)?;
        let lane = stream::of_current(runtime, stream)?;
        let (address, count) = (pointer.addr() as u64, count as u64);
        let access = runtime.engine.memory().access(address, count, true);
        let access = access.map_err(outside)?;
        let run = move |devices: &Devices| devices.set(address, &[value as u8], count);
        let work = Work::new("aclrtMemsetAsync", vec![access], run);
        stream::submit(runtime, lane, work)
    })
}

fn check_set(pointer: *mut c_void, room: usize, count: usize) -> Outcome {
    if pointer.is_null() {
        return Err(Failure::argument("devPtr is a null pointer"));
    }
    if count > room {
        return Err(Failure::value(format!(
            "count {count} is above maxCount {room}"
        )));
    }
    Ok(())
}

fn outside(error: CopyError) -> Failure {
    Failure::value(error.to_string())
}

fn freed(freed: bool) -> Outcome {
    if freed {
        Ok(())
    } else {
        Err(Failure::value("no block begins at this address"))
    }
}
