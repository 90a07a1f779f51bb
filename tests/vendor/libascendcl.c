/* An ACL runtime that misbehaves as the macros say, for tests of what must not crash. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#ifndef INIT
#define INIT 0
#endif
#ifndef COUNT
#define COUNT 1
#endif
#ifndef SET_DEVICE
#define SET_DEVICE 0
#endif
#ifndef SOC
#define SOC "Ascend910B3"
#endif

/* Every required function that is not written out below answers ACL_SUCCESS and does nothing. */
#define NOTHING(name) int name(void) { return 0; }
REQUIRED

static const char *message;

int aclInit(const char *path) {
  (void)path;
#ifdef SLOW_INIT
  sleep(2);
#endif
  if (INIT) message = "[PID: 7] 2026 Init(EE0001): first cause\nTraceBack (most recent call last):\n        its cascade\n";
  return INIT;
}
int aclrtGetDeviceCount(uint32_t *count) {
#ifdef COUNT_STATUS
  (void)count;
  return COUNT_STATUS;
#else
  *count = COUNT;
  return 0;
#endif
}
int aclrtSetDevice(int32_t device) {
  (void)device;
  if (SET_DEVICE) message = "[PID: 7] 2026 Device(EE1001): the device was opened by a test\nTraceBack (most recent call last):\n        its cascade\n";
  return SET_DEVICE;
}
int aclrtGetCurrentContext(void **context) { *context = NULL; message = "EE9999: stale words"; return 107002; }
const char *aclGetRecentErrMsg(void) { const char *now = message; message = NULL; return now; }
const char *aclrtGetSocName(void) {
#ifdef LONG_NAME
  static char name[70001];
  memset(name, 'A', 70000);
  return name;
#elif defined NO_SOC
  message = "EE3001: the SoC is unknown";
  return NULL;
#else
  return SOC;
#endif
}
int aclrtGetMemInfo(int attribute, size_t *free, size_t *total) {
  (void)attribute;
#ifdef MEMORY_FAILS
  return 507899;
#endif
#ifdef MEMORY_IMPOSSIBLE
  *free = 2;
  *total = 1;
  return 0;
#endif
  *free = 1;
  *total = (size_t)-1;
  return 0;
}
#ifdef DEVICE_INFO_FAILS
int aclrtGetDeviceInfo(uint32_t device, int attribute, int64_t *value) {
  (void)device;
  (void)attribute;
  (void)value;
  message = "EE9998: words of a swallowed failure";
  return 107000;
}
#endif
#ifdef DEVICE_INFO
int aclrtGetDeviceInfo(uint32_t device, int attribute, int64_t *value) {
  (void)device;
  (void)attribute;
  *value = DEVICE_INFO;
  return 0;
}
#endif
#ifdef VERSIONS
int aclsysGetVersionStr(char *package, char *version) { (void)package; memset(version, 'v', 128); return 0; }
#endif
