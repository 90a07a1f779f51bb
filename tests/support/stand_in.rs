//! The simulated vendor libraries as files, under the vendors' names in a private folder.

use hal::Instance;
use sim_engine::stand_in;
use std::path::PathBuf;
use tempfile::TempDir;

/// Copies of both stand-ins; the folder goes with the value.
pub struct StandIns(TempDir);

impl StandIns {
    pub fn install() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for (built, name) in [
            ("libduohal_sim_cuda.so", CUDA),
            ("libduohal_sim_ascendcl.so", ASCEND),
        ] {
            let (built, path) = (stand_in::find(built).unwrap(), folder.path().join(name));
            stand_in::alias(&built, &path)
                .or_else(|_| stand_in::install(&built, &path, &[]))
                .unwrap();
        }
        Self(folder)
    }

    /// Copies without the functions that a release does not have.
    pub fn of_releases(cuda: sim_cuda::Profile, ascend: sim_acl::Profile) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let install = |built, name, absent: Vec<&str>| {
            let built = stand_in::find(built).unwrap();
            stand_in::install(&built, &folder.path().join(name), &absent).unwrap();
        };
        install("libduohal_sim_cuda.so", CUDA, cuda.absent().collect());
        install(
            "libduohal_sim_ascendcl.so",
            ASCEND,
            ascend.absent().collect(),
        );
        Self(folder)
    }

    pub fn cuda(&self) -> PathBuf {
        self.0.path().join(CUDA)
    }

    pub fn ascend(&self) -> PathBuf {
        self.0.path().join(ASCEND)
    }

    /// Probes both; their configuration is in `HAL_SIM_CUDA` and `HAL_SIM_ACL`.
    pub fn probe(&self) -> Instance {
        Instance::builder()
            .cuda_library(self.cuda())
            .ascend_library(self.ascend())
            .build()
    }
}

const CUDA: &str = "libcuda.so.1";
const ASCEND: &str = "libascendcl.so";
