//! Memory in the order of streams.

use std::mem::MaybeUninit;

use crate::*;

fn allocate(size: usize, stream: CUstream) -> CUdeviceptr {
    let mut pointer = 0;
    ok(unsafe { cuMemAllocAsync(&mut pointer, size, stream) });
    pointer
}

fn free(pointer: CUdeviceptr, stream: CUstream) {
    ok(unsafe { cuMemFreeAsync(pointer, stream) });
}

fn default_pool() -> CUmemoryPool {
    let mut pool = ptr::null_mut();
    ok(unsafe { cuDeviceGetDefaultMemPool(&mut pool, 0) });
    pool
}

fn current_pool() -> CUmemoryPool {
    let mut pool = ptr::null_mut();
    ok(unsafe { cuDeviceGetMemPool(&mut pool, 0) });
    pool
}

fn create_pool() -> CUmemoryPool {
    let mut pool = ptr::null_mut();
    // SAFETY: zeros are properties that ask for nothing.
    let mut properties: CUmemPoolProps = unsafe { MaybeUninit::zeroed().assume_init() };
    assert_eq!(unsafe { cuMemPoolCreate(&mut pool, &properties) }.0, 1);
    properties.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    ok(unsafe { cuMemPoolCreate(&mut pool, &properties) });
    pool
}

fn attribute(pool: CUmemoryPool, number: u32) -> u64 {
    let mut value = u64::MAX;
    let attribute = CUmemPool_attribute(number);
    ok(unsafe { cuMemPoolGetAttribute(pool, attribute, (&raw mut value).cast()) });
    value
}

fn set_attribute(pool: CUmemoryPool, number: u32, mut value: u64) -> u32 {
    let attribute = CUmemPool_attribute(number);
    unsafe { cuMemPoolSetAttribute(pool, attribute, (&raw mut value).cast()) }.0
}

const THRESHOLD: u32 = 4;

/// Reserved now and at most, used now and at most.
fn figures(pool: CUmemoryPool) -> [u64; 4] {
    [5, 6, 7, 8].map(|number| attribute(pool, number))
}

fn free_bytes() -> usize {
    let (mut free, mut total) = (0, 0);
    ok(unsafe { cuMemGetInfo_v2(&mut free, &mut total) });
    free
}

#[test]
fn freed_memory_is_kept_up_to_the_threshold_until_the_host_waits() {
    let name = "pools::freed_memory_is_kept_up_to_the_threshold_until_the_host_waits";
    check(name, &[], || {
        with_context();
        let (pool, stream, before) = (default_pool(), stream(1), free_bytes());
        let (a, b) = (allocate(1, stream), allocate(1000, stream));
        assert_eq!(figures(pool), [1536, 1536, 1536, 1536]);
        free(a, stream);
        assert_eq!(figures(pool), [1536, 1536, 1024, 1536]);
        finish(stream);
        assert_eq!(
            (figures(pool), free_bytes()),
            ([1024, 1536, 1024, 1536], before - 1024)
        );
        assert_eq!(set_attribute(pool, THRESHOLD, u64::MAX), 0);
        free(b, stream);
        finish(stream);
        assert_eq!(
            (figures(pool), free_bytes()),
            ([1024, 1536, 0, 1536], before - 1024)
        );
        assert_eq!(
            [set_attribute(pool, 6, 0), set_attribute(pool, 8, 0)],
            [0, 0]
        );
        assert_eq!(figures(pool), [1024, 1024, 0, 0]);
        ok(unsafe { cuMemPoolTrimTo(pool, 1024) });
        assert_eq!(figures(pool)[0], 1024);
        ok(unsafe { cuMemPoolTrimTo(pool, 1023) });
        assert_eq!((figures(pool)[0], free_bytes()), (0, before));
    });
}

#[test]
fn attributes_that_only_the_driver_changes_are_refused() {
    let name = "pools::attributes_that_only_the_driver_changes_are_refused";
    check(name, &[], || {
        with_context();
        let pool = default_pool();
        let refused = [(5, 0), (7, 0), (6, 1), (8, 1), (99, 0)];
        assert_eq!(
            refused.map(|(number, value)| set_attribute(pool, number, value)),
            [1; 5]
        );
        assert_eq!(
            [set_attribute(pool, 1, 1), set_attribute(pool, 1, 0)],
            [0, 801]
        );
        let null = unsafe { cuMemPoolTrimTo(ptr::null_mut(), 0) };
        assert_eq!(null.0, 1);
    });
}

#[test]
fn memory_is_used_again_by_what_comes_after_its_freeing() {
    let name = "pools::memory_is_used_again_by_what_comes_after_its_freeing";
    check(name, &[], || {
        with_context();
        let (one, other, event) = (stream(1), stream(1), event());
        hold(one);
        let a = allocate(BYTES, one);
        set(a, 1, one);
        free(a, one);
        assert_eq!(allocate(BYTES, one), a, "the same stream comes after");
        assert_ne!(allocate(BYTES, other), a);
        free(a, one);
        let unordered = allocate(BYTES, other);
        assert_ne!(unordered, a, "another stream does not");
        record(event, one);
        wait(other, event);
        assert_eq!(allocate(BYTES, other), a, "after an event it does");
        set(a, 2, other);
        open();
        finish(other);
        assert_eq!((bytes(a), races()), ([2; BYTES], vec![]));
    });
}

#[test]
fn fresh_memory_is_poisoned_in_the_order_of_its_stream() {
    let name = "pools::fresh_memory_is_poisoned_in_the_order_of_its_stream";
    check(name, &[], || {
        with_context();
        let (stream, seen) = (stream(1), pinned(0));
        let a = allocate(BYTES, stream);
        set(a, 1, stream);
        free(a, stream);
        assert_eq!(allocate(BYTES, stream), a);
        ok(unsafe { cuMemcpyDtoHAsync_v2(seen.cast(), a, BYTES, stream) });
        finish(stream);
        assert_eq!(unsafe { seen.cast::<[u8; BYTES]>().read() }, [0xff; BYTES]);
    });
}

#[test]
fn what_is_freed_can_be_given_to_no_function_any_more() {
    let name = "pools::what_is_freed_can_be_given_to_no_function_any_more";
    check(name, &[], || {
        with_context();
        let (stream, plain) = (stream(1), block());
        hold(stream);
        let a = allocate(BYTES, stream);
        free(a, stream);
        let codes = unsafe {
            [
                cuMemsetD8Async(a, 1, BYTES, stream),
                cuMemFreeAsync(a, stream),
                cuMemFreeAsync(plain, stream),
                cuMemAllocAsync(&mut 0, 0, stream),
                cuMemFree_v2(a),
            ]
        };
        open();
        assert_eq!(codes.map(|code| code.0), [1; 5]);
    });
}

#[test]
fn work_that_comes_too_late_for_its_memory_is_an_illegal_address() {
    let name = "pools::work_that_comes_too_late_for_its_memory_is_an_illegal_address";
    check(name, &[], || {
        with_context();
        let (one, other) = (stream(1), stream(1));
        let a = allocate(BYTES, other);
        finish(other);
        hold(one);
        set(a, 1, one);
        free(a, other);
        finish(other);
        open();
        assert_eq!(unsafe { cuStreamSynchronize(one) }.0, 700);
        assert_eq!(unsafe { cuCtxSynchronize() }.0, 700);
        let found = races();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].second.function, "cuMemFreeAsync");
    });
}

#[test]
fn a_plain_free_takes_memory_of_a_pool() {
    check("pools::a_plain_free_takes_memory_of_a_pool", &[], || {
        with_context();
        let (stream, before) = (stream(1), free_bytes());
        let a = allocate(BYTES, stream);
        set(a, 1, stream);
        ok(unsafe { cuMemFree_v2(a) });
        assert_eq!((query(stream), free_bytes(), races()), (0, before, vec![]));
    });
}

#[test]
fn a_destroyed_pool_keeps_its_memory_until_all_is_freed() {
    let name = "pools::a_destroyed_pool_keeps_its_memory_until_all_is_freed";
    check(name, &[], || {
        with_context();
        let (pool, stream, before) = (create_pool(), stream(1), free_bytes());
        ok(unsafe { cuDeviceSetMemPool(0, pool) });
        let a = allocate(BYTES, stream);
        assert_eq!((current_pool(), figures(pool)[2]), (pool, 512));
        ok(unsafe { cuMemPoolDestroy(pool) });
        assert_eq!(current_pool(), default_pool());
        let gone = unsafe {
            [
                cuMemPoolDestroy(pool),
                cuMemPoolDestroy(default_pool()),
                cuDeviceSetMemPool(0, pool),
                cuMemAllocFromPoolAsync(&mut 0, 1, pool, stream),
            ]
        };
        assert_eq!(gone.map(|code| code.0), [1; 4]);
        set(a, 4, stream);
        finish(stream);
        assert_eq!((bytes(a), free_bytes()), ([4; BYTES], before - 512));
        free(a, stream);
        finish(stream);
        assert_eq!(free_bytes(), before);
    });
}

#[test]
fn spare_memory_is_given_up_before_there_is_none() {
    let set_up = [(CONFIG, "memory=1048576;reserved=0")];
    check(
        "pools::spare_memory_is_given_up_before_there_is_none",
        &set_up,
        || {
            with_context();
            let stream = stream(1);
            assert_eq!(set_attribute(default_pool(), THRESHOLD, u64::MAX), 0);
            let a = allocate(1 << 19, stream);
            let refused = unsafe { cuMemAllocAsync(&mut 0, (1 << 19) + 1, stream) };
            assert_eq!(refused.0, 2);
            free(a, stream);
            finish(stream);
            allocate(1 << 20, stream);
        },
    );
}

#[test]
fn large_blocks_come_back_with_zeros() {
    check("pools::large_blocks_come_back_with_zeros", &[], || {
        with_context();
        let stream = stream(1);
        assert_eq!(set_attribute(default_pool(), THRESHOLD, u64::MAX), 0);
        for _ in 0..2 {
            let a = allocate(2 << 20, stream);
            finish(stream);
            assert_eq!(bytes(a + (1 << 20)), [0; BYTES]);
            set(a + (1 << 20), 1, stream);
            free(a, stream);
        }
    });
}
