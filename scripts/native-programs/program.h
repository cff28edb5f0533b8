// What all programs share: each defines run(n), whose result says every bit of what it computed. The same C becomes native code and WebAssembly.
#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
#define EXPORT __attribute__((export_name("run")))
#else
#define EXPORT
#include <stdlib.h>
#endif

uint64_t run(uint32_t n);

static inline uint64_t mix(uint64_t hash, uint64_t value) {
  return (hash ^ value) * 0x100000001b3ull;
}

static inline uint64_t bits(double value) {
  union {
    double number;
    uint64_t bits;
  } both = {value};
  return both.bits;
}

static inline uint32_t next_random(uint32_t *state) {
  *state = *state * 1664525u + 1013904223u;
  return *state >> 8;
}

// Memory that is never given back: by memory.grow in WebAssembly, from chunks of malloc natively.
static inline void *fresh(size_t size) {
#ifdef __wasm__
  extern unsigned char __heap_base;
  static uintptr_t at, end;
  if (!at) {
    at = (uintptr_t)&__heap_base;
    end = __builtin_wasm_memory_size(0) << 16;
  }
  at = (at + 15) & ~(uintptr_t)15;
  if (at + size > end) {
    uintptr_t pages = (at + size - end + 65535) >> 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages << 16;
  }
  void *result = (void *)at;
  at += size;
  return result;
#else
  static char *at, *end;
  size = (size + 15) & ~(size_t)15;
  if (size > (size_t)(end - at)) {
    size_t chunk = size > 1 << 20 ? size : 1 << 20;
    at = malloc(chunk);
    end = at + chunk;
  }
  void *result = at;
  at += size;
  return result;
#endif
}
