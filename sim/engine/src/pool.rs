//! Pools: memory that is allocated and freed in the order of streams.
//!
//! A pool keeps what is freed and gives it to an allocation of the same size that comes after. It gives memory back to the
//! device when it is told to, and when the host has waited for something while it keeps more than its threshold.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use thiserror::Error;

use crate::handle::Names;
use crate::{Access, Devices, Handle, Lane, Lock, NoThread, Record, Scheduler, Work};

/// What a pool has, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PoolUse {
    /// Taken from the device.
    pub reserved: u64,
    /// The most that was ever taken, since it was last set back.
    pub reserved_high: u64,
    /// Allocated and not freed, by what was submitted.
    pub used: u64,
    /// The most that ever was, since it was last set back.
    pub used_high: u64,
    /// What the pool may keep when the host waits.
    pub threshold: u64,
}

/// Why a pool does not do what it was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PoolError {
    /// There is no such pool.
    #[error("there is no such pool")]
    NoPool,
    /// No allocation of a pool begins at this address.
    #[error("no allocation of a pool begins at this address")]
    NoBlock,
    /// The device has not as much memory left.
    #[error("the device has not as much memory left")]
    OutOfMemory,
    /// The stream cannot work.
    #[error(transparent)]
    NoThread(#[from] NoThread),
}

/// The pools of all devices.
#[derive(Debug)]
pub struct Pools {
    devices: Arc<Devices>,
    table: Lock<Table>,
}

#[derive(Debug)]
struct Table {
    made: usize,
    pools: HashMap<Handle, Pool>,
    current: Vec<Handle>,
}

#[derive(Debug)]
struct Pool {
    device: u32,
    usage: PoolUse,
    destroyed: bool,
    live: BTreeMap<u64, u64>,
    spare: Vec<Spare>,
}

/// Memory that was freed.
#[derive(Debug)]
struct Spare {
    address: u64,
    size: u64,
    /// The place of its freeing; none if the host waited for it.
    freed: Option<Arc<Record>>,
}

impl Pools {
    /// One pool a device.
    pub(crate) fn new(count: u32, devices: Arc<Devices>) -> Self {
        let current: Vec<_> = (0..count)
            .map(|device| Names::POOLS.name(device as usize))
            .collect();
        let pools = current
            .iter()
            .copied()
            .zip(0..)
            .map(|(name, device)| (name, Pool::new(device)));
        Self {
            devices,
            table: Lock::new(Table {
                made: current.len(),
                pools: pools.collect(),
                current,
            }),
        }
    }

    /// The pool that a device has from the beginning.
    pub fn default_of(&self, device: u32) -> Handle {
        Names::POOLS.name(device as usize)
    }

    /// The pool that a device's allocations come from if they name none.
    pub fn current(&self, device: u32) -> Option<Handle> {
        self.table.lock().current.get(device as usize).copied()
    }

    /// Makes a pool the current one of its device; false if it is no pool of that device.
    pub fn set_current(&self, device: u32, pool: Handle) -> bool {
        let mut table = self.table.lock();
        let fits = table.pool(pool).is_some_and(|pool| pool.device == device);
        match table.current.get_mut(device as usize).filter(|_| fits) {
            Some(current) => {
                *current = pool;
                true
            }
            None => false,
        }
    }

    /// Creates a pool.
    pub fn create(&self, device: u32) -> Handle {
        let mut table = self.table.lock();
        let name = Names::POOLS.name(table.made);
        table.made = table.made.saturating_add(1);
        table.pools.insert(name, Pool::new(device));
        name
    }

    /// Destroys a created pool, which keeps its memory until all of it is freed; false if it is none, or a default one.
    pub fn destroy(&self, name: Handle, scheduler: &Scheduler) -> bool {
        let mut table = self.table.lock();
        let Some(pool) = table.pool(name) else {
            return false;
        };
        let default = self.default_of(pool.device);
        if name == default {
            return false;
        }
        pool.destroyed = true;
        for current in table.current.iter_mut().filter(|current| **current == name) {
            *current = default;
        }
        self.settle(&mut table, scheduler);
        true
    }

    /// What a pool has.
    pub fn usage(&self, pool: Handle) -> Option<PoolUse> {
        self.table.lock().pool(pool).map(|pool| pool.usage)
    }

    /// Changes what is noted of a pool; none if there is no such pool.
    pub fn change<R>(&self, pool: Handle, change: impl FnOnce(&mut PoolUse) -> R) -> Option<R> {
        let mut table = self.table.lock();
        table.pool(pool).map(|pool| change(&mut pool.usage))
    }

    /// Allocates in the order of a stream; the address is known at once.
    ///
    /// # Errors
    /// Every [`PoolError`] but [`PoolError::NoBlock`].
    pub fn allocate(
        &self,
        scheduler: &Scheduler,
        function: &'static str,
        pool: Handle,
        lane: Lane,
        size: u64,
    ) -> Result<u64, PoolError> {
        let mut table = self.table.lock();
        let device = table.pool(pool).ok_or(PoolError::NoPool)?.device;
        let spare = table
            .pool(pool)
            .and_then(|pool| pool.take_spare(scheduler, lane, size));
        let address = match spare {
            Some(address) => address,
            None => {
                let reserved = self.reserve(&mut table, scheduler, device, size);
                let address = reserved.ok_or(PoolError::OutOfMemory)?;
                table.pool(pool).ok_or(PoolError::NoPool)?.reserve(size);
                address
            }
        };
        let owner = self.devices.memory.issue(address);
        let owner = owner.ok_or(PoolError::OutOfMemory)?;
        let begin = move |devices: &Devices| {
            devices.memory.begin(address, owner);
            Ok(())
        };
        let pool = table.pool(pool).ok_or(PoolError::NoPool)?;
        pool.put_live(address, size);
        let submitted =
            scheduler.submit(lane, Work::new(function, vec![all(address, size)], begin));
        if submitted.is_err() {
            self.devices.memory.retire(address);
            pool.put_spare(address, None);
        }
        Ok(submitted.map(|()| address)?)
    }

    /// Takes memory from a device, from its pools' spare memory if need be.
    fn reserve(
        &self,
        table: &mut Table,
        scheduler: &Scheduler,
        device: u32,
        size: u64,
    ) -> Option<u64> {
        let take = || self.devices.memory.try_reserve(device, size, ALIGN);
        take().or_else(|| {
            let pools = table
                .pools
                .values_mut()
                .filter(|pool| pool.device == device);
            pools.for_each(|pool| self.trim_pool(pool, scheduler, 0));
            take()
        })
    }

    /// Frees in the order of a stream.
    ///
    /// # Errors
    /// [`PoolError::NoBlock`] and [`PoolError::NoThread`].
    pub fn free(
        &self,
        scheduler: &Scheduler,
        function: &'static str,
        lane: Lane,
        address: u64,
    ) -> Result<(), PoolError> {
        let mut table = self.table.lock();
        let pool = table.owner_of(address).ok_or(PoolError::NoBlock)?;
        let size = pool.live.get(&address).copied().unwrap_or_default();
        self.devices.memory.retire(address);
        let end = move |devices: &Devices| {
            devices.memory.end(address);
            Ok(())
        };
        scheduler.submit(lane, Work::new(function, vec![all(address, size)], end))?;
        let freed = Some(scheduler.record(lane)?);
        pool.put_spare(address, freed);
        Ok(())
    }

    /// Frees what the host knows that nobody uses; false if no allocation of a pool begins there.
    pub fn free_now(&self, scheduler: &Scheduler, address: u64) -> bool {
        let mut table = self.table.lock();
        let Some(pool) = table.owner_of(address) else {
            return false;
        };
        self.devices.memory.retire(address);
        self.devices.memory.end(address);
        pool.put_spare(address, None);
        self.settle(&mut table, scheduler);
        true
    }

    /// Gives spare memory back to the device until the pool has no more than `keep` bytes; false if there is no such pool.
    pub fn trim(&self, pool: Handle, scheduler: &Scheduler, keep: u64) -> bool {
        let mut table = self.table.lock();
        let pool = table.pool(pool);
        pool.map(|pool| self.trim_pool(pool, scheduler, keep))
            .is_some()
    }

    /// Gives back what pools have above their thresholds, as they do when the host has waited.
    pub fn release(&self, scheduler: &Scheduler) {
        self.settle(&mut self.table.lock(), scheduler);
    }

    fn settle(&self, table: &mut Table, scheduler: &Scheduler) {
        for pool in table.pools.values_mut() {
            let keep = if pool.destroyed {
                0
            } else {
                pool.usage.threshold
            };
            self.trim_pool(pool, scheduler, keep);
        }
        table
            .pools
            .retain(|_, pool| !pool.destroyed || pool.usage.reserved > 0);
    }

    fn trim_pool(&self, pool: &mut Pool, scheduler: &Scheduler, keep: u64) {
        let usage = &mut pool.usage;
        pool.spare.retain(|spare| {
            let kept = usage.reserved <= keep || !spare.is_free();
            if !kept {
                scheduler.forget_block(spare.address);
                self.devices.memory.free(spare.address);
                usage.reserved = usage.reserved.saturating_sub(spare.size);
            }
            kept
        });
    }
}

/// Blocks of pools begin at a multiple of so many bytes.
const ALIGN: u64 = 512;

/// All of a block, whoever holds it when the work's turn comes.
fn all(address: u64, size: u64) -> Access {
    Access {
        range: address..address.saturating_add(size),
        writes: true,
        block: address,
        owner: None,
    }
}

impl Table {
    fn pool(&mut self, name: Handle) -> Option<&mut Pool> {
        self.pools.get_mut(&name).filter(|pool| !pool.destroyed)
    }

    /// The pool whose allocation begins at an address, destroyed ones included.
    fn owner_of(&mut self, address: u64) -> Option<&mut Pool> {
        self.pools
            .values_mut()
            .find(|pool| pool.live.contains_key(&address))
    }
}

impl Pool {
    fn new(device: u32) -> Self {
        Self {
            device,
            usage: PoolUse::default(),
            destroyed: false,
            live: BTreeMap::new(),
            spare: Vec::new(),
        }
    }

    /// Spare memory of this size that was freed before anything that a stream does from now on.
    fn take_spare(&mut self, scheduler: &Scheduler, lane: Lane, size: u64) -> Option<u64> {
        let fits = |spare: &Spare| {
            let before = |record: &Arc<Record>| scheduler.follows(lane, record);
            spare.size == size && spare.freed.as_ref().is_none_or(before)
        };
        let index = self.spare.iter().position(fits)?;
        Some(self.spare.swap_remove(index).address)
    }

    fn reserve(&mut self, size: u64) {
        let usage = &mut self.usage;
        usage.reserved = usage.reserved.saturating_add(size);
        usage.reserved_high = usage.reserved_high.max(usage.reserved);
    }

    fn put_live(&mut self, address: u64, size: u64) {
        self.live.insert(address, size);
        let usage = &mut self.usage;
        usage.used = usage.used.saturating_add(size);
        usage.used_high = usage.used_high.max(usage.used);
    }

    fn put_spare(&mut self, address: u64, freed: Option<Arc<Record>>) {
        let size = self.live.remove(&address).unwrap_or_default();
        self.usage.used = self.usage.used.saturating_sub(size);
        self.spare.push(Spare {
            address,
            size,
            freed,
        });
    }
}

impl Spare {
    /// Whether its freeing is done.
    fn is_free(&self) -> bool {
        let freed = self.freed.as_ref();
        freed.is_none_or(|record| record.reached.get().is_some())
    }
}
