// What a program in C has of WebAssembly that `wasabi build` made native: memories, traps, and what WASI may touch. See docs/native.md.
#ifndef WASABI_H
#define WASABI_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A memory. Its bytes stay where they are when it grows, `size` says how many there are now. The layout is that of MLIR's descriptor of a memref.
typedef struct wasabi_memory {
  void *allocated;
  uint8_t *bytes;
  int64_t offset;
  int64_t size;
  int64_t stride;
} wasabi_memory;

// A table: its elements are references. The layout is that of MLIR's descriptor, too.
typedef struct wasabi_table {
  void *allocated;
  uint64_t *elements;
  int64_t offset;
  int64_t size;
  int64_t stride;
} wasabi_table;

// 128 bits.
typedef int8_t wasabi_v128 __attribute__((vector_size(16)));

// For a host that lends a memory: `pages` of 64 KiB now, at most `most`; with `guard` behind guard pages. Growth gives the pages before, or -1.
void wasabi_memory_make(wasabi_memory *memory, uint64_t pages, uint64_t most, int guard);
int32_t wasabi_memory_grow(wasabi_memory *memory, uint32_t pages, uint64_t most);

// Calls `body(argument)`; the words of the specification if it traps, null if it returns. Without it a trap prints them with a backtrace, and aborts.
const char *wasabi_catch(void (*body)(void *), void *argument);

// Traps, as a host's function may.
_Noreturn void wasabi_trap(const char *message);

// What WASI's programs get: the arguments, of which the first is the program's name; options, one a line, as WASM_OPTIONS has them.
void wasabi_wasi_arguments(int count, char **arguments);
void wasabi_wasi_options(const char *options);

#ifdef __cplusplus
}
#endif

#endif
