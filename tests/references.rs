//! What reading a simulated device costs and leaves behind, in calls of the vendor's functions.
#![allow(
    clippy::unwrap_used,
    reason = "a helper that fails is a test that fails"
)]

use hal::{Instance, Simulation};
use serial_test::serial;

fn simulated() -> Instance {
    Instance::simulated(&Simulation::ascend("Ascend910B3").devices(2).and_cuda()).unwrap()
}

#[test]
#[serial]
fn reading_a_simulated_npu_takes_one_reference_and_gives_it_back() {
    let references = || {
        (
            sim_acl::calls("aclrtSetDevice"),
            sim_acl::calls("aclrtResetDevice"),
        )
    };
    let hal = simulated();
    let npu = hal.device(hal::Backend::Ascend, 1).unwrap();
    let before = references();
    npu.properties().unwrap();
    assert_eq!(references(), (before.0 + 1, before.1 + 1));
    npu.properties().unwrap();
    assert_eq!(references(), (before.0 + 1, before.1 + 1));
    npu.memory().unwrap();
    npu.utilization().unwrap();
    assert_eq!(references(), (before.0 + 3, before.1 + 3));
}

#[test]
#[serial]
fn static_facts_are_asked_for_once_and_free_memory_each_time() {
    let hal = simulated();
    let npu = hal
        .devices()
        .iter()
        .find(|device| device.backend() == hal::Backend::Ascend)
        .unwrap();
    npu.properties().unwrap();
    let (names, infos) = (
        sim_acl::calls("aclrtGetSocName"),
        sim_acl::calls("aclrtGetMemInfo"),
    );
    npu.properties().unwrap();
    assert_eq!(sim_acl::calls("aclrtGetSocName"), names);
    npu.memory().unwrap();
    npu.memory().unwrap();
    assert_eq!(sim_acl::calls("aclrtGetMemInfo"), infos + 2);
}

#[test]
#[serial]
fn describing_a_simulated_gpu_makes_no_context() {
    let hal = simulated();
    let gpu = hal
        .devices()
        .iter()
        .find(|device| device.backend() == hal::Backend::Cuda)
        .unwrap();
    let before = sim_cuda::calls("cuDevicePrimaryCtxRetain");
    gpu.properties().unwrap();
    assert_eq!(sim_cuda::calls("cuDevicePrimaryCtxRetain"), before);
    let error = gpu.memory().unwrap_err();
    assert_eq!(error.kind(), hal::ErrorKind::Unsupported);
    assert_eq!(sim_cuda::calls("cuDevicePrimaryCtxRetain"), before);
}

#[test]
#[serial]
fn nothing_of_a_simulated_runtime_is_finalised() {
    drop(simulated());
    assert_eq!(sim_acl::calls("aclFinalize"), 0);
    assert!(simulated().devices()[0].properties().is_ok());
}

#[test]
#[serial]
fn a_second_configuration_is_an_error() {
    simulated();
    let error = Instance::simulated(&Simulation::ascend("Ascend310P3")).unwrap_err();
    assert_eq!(error.kind(), hal::ErrorKind::InvalidArgument);
    for devices in [0, 65, u32::MAX] {
        let simulation = Simulation::ascend("Ascend910B3").devices(devices);
        assert_eq!(
            Instance::simulated(&simulation).unwrap_err().kind(),
            hal::ErrorKind::InvalidArgument
        );
    }
    assert!(
        Instance::simulated(&Simulation::ascend("Ascend910B33"))
            .unwrap_err()
            .to_string()
            .contains("Ascend910B33")
    );
}
