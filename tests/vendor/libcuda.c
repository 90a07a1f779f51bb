/* A CUDA driver that misbehaves as the macros say, for tests of what must not crash. */
#include <stddef.h>
#include <string.h>

#ifndef VERSION
#define VERSION 13000
#endif
#ifndef INIT
#define INIT 0
#endif
#ifndef COUNT
#define COUNT 1
#endif
#ifndef VERSION_STATUS
#define VERSION_STATUS 0
#endif

/* Every required function that is not written out below answers CUDA_SUCCESS and does nothing. */
#define NOTHING(name) int name(void) { return 0; }
REQUIRED

int cuInit(unsigned flags) { (void)flags; return INIT; }
#ifndef NO_VERSION
int cuDriverGetVersion(int *version) { *version = VERSION; return VERSION_STATUS; }
#endif
int cuDeviceGetCount(int *count) { *count = COUNT; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
int cuDeviceTotalMem_v2(size_t *bytes, int device) { (void)device; *bytes = 1u << 30; return 0; }
int cuDeviceGetUuid(char *uuid, int device) { (void)device; memset(uuid, 0xff, 16); return 0; }
int cuDeviceGetPCIBusId(char *text, int length, int device) { (void)device; memset(text, 'x', length); return 0; }
int cuDevicePrimaryCtxGetState(int device, unsigned *flags, int *active) { (void)device; *flags = 0; *active = 0; return 0; }

int cuDeviceGetName(char *name, int length, int device) {
  (void)device;
#ifdef HOSTILE
  memset(name, 'n', length); /* no terminator */
#else
  strncpy(name, "\xff\xfe not UTF-8", length);
#endif
  return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device) {
  (void)device;
#ifdef HOSTILE
  *value = attribute % 2 ? -2147483647 - 1 : 2147483647;
  return attribute % 3 ? 0 : 0x7fffffff;
#else
  *value = attribute;
  return 0;
#endif
}

int cuGetErrorName(int status, const char **text) {
#ifdef HOSTILE
  (void)status;
  *text = NULL;
  return 0;
#else
  *text = status == 34 ? "CUDA_ERROR_STUB_LIBRARY" : "CUDA_ERROR_OF_A_TEST";
  return 0;
#endif
}
int cuGetErrorString(int status, const char **text) { (void)status; *text = "words of a test"; return 0; }
