// Clocks.
#include <time.h>

static bool host_clock(uint32_t id, clockid_t *clock) {
  static const clockid_t clocks[] = {CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID};
  if (id >= sizeof clocks / sizeof *clocks) return false;
  *clock = clocks[id];
  return true;
}

static uint64_t nanoseconds(struct timespec t) {
  return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

SHARED uint32_t wasabi_wasi_clock_res_get(wasabi_memory *memory, uint32_t id, address result) {
  clockid_t clock;
  struct timespec t;
  if (!host_clock(id, &clock)) return E_INVAL;
  if (clock_getres(clock, &t)) return (uint32_t)wasi_error();
  return put64(memory, result, nanoseconds(t)) ? E_SUCCESS : E_FAULT;
}

SHARED uint32_t wasabi_wasi_clock_time_get(wasabi_memory *memory, uint32_t id, uint64_t precision, address result) {
  (void)precision;
  clockid_t clock;
  struct timespec t;
  if (!host_clock(id, &clock)) return E_INVAL;
  if (clock_gettime(clock, &t)) return (uint32_t)wasi_error();
  return put64(memory, result, nanoseconds(t)) ? E_SUCCESS : E_FAULT;
}
