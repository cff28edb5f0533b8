/* What PolyBench's utilities/polybench.c does, for Wasm and for a native library. The entry is the symbol ENTRY ("run"); compiled with -DPOLYBENCH_TIME, the kernel
   stands between two calls of toggle_gpio. PolyBench's own main is kernel_main (-Dmain=kernel_main). */
#ifndef ENTRY
#define ENTRY "run"
#endif
#ifdef __wasm__
extern unsigned char __heap_base;
static unsigned long top;
void *polybench_alloc_data(unsigned long long n, int size) {
  if (!top) top = (unsigned long)&__heap_base;
  top = (top + 63) & -64ul;
  unsigned long at = top;
  top += n * size;
  while (top > __builtin_wasm_memory_size(0) << 16)
    if (__builtin_wasm_memory_grow(0, 1 + ((top >> 16) - __builtin_wasm_memory_size(0))) == -1ul) __builtin_trap();
  return (void *)at;
}
#else
void *aligned_alloc(unsigned long, unsigned long);
void *polybench_alloc_data(unsigned long long n, int size) { return aligned_alloc(64, (n * size + 63) & -64ul); }
#endif
void polybench_flush_cache(void) {}
void polybench_prepare_instruments(void) {}
#ifdef POLYBENCH_TIME
void toggle_gpio(void);
void polybench_timer_start() { toggle_gpio(); }
void polybench_timer_stop() { toggle_gpio(); }
void polybench_timer_print() {}
#endif
int kernel_main(int, char **);
void run(void) __asm__(ENTRY);
void run(void) { kernel_main(0, 0); }
