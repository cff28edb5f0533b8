// Sorts by a function that is passed as a pointer.
#include "program.h"
#define N 200000
static uint32_t values[N];
static int up(const void *a, const void *b) { return *(const uint32_t *)a < *(const uint32_t *)b ? -1 : *(const uint32_t *)a > *(const uint32_t *)b; }
static int down(const void *a, const void *b) { return up(b, a); }
static int (*volatile orders[])(const void *, const void *) = {up, down};
static void __attribute__((noinline)) sort(uint32_t *v, int count, int (*order)(const void *, const void *)) {
  while (count > 1) {
    uint32_t pivot = v[count / 2];
    int i = 0, j = count - 1;
    while (i <= j) {
      while (order(&v[i], &pivot) < 0) i++;
      while (order(&v[j], &pivot) > 0) j--;
      if (i <= j) {
        uint32_t t = v[i];
        v[i++] = v[j];
        v[j--] = t;
      }
    }
    sort(v, j + 1, order);
    v += i;
    count -= i;
  }
}
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  uint32_t state = 42;
  for (uint32_t r = 0; r < n; r++) {
    for (int i = 0; i < N; i++) values[i] = next_random(&state);
    sort(values, N, orders[r & 1]);
    for (int i = 0; i < N; i += 97) hash = mix(hash, values[i]);
  }
  return hash;
}
