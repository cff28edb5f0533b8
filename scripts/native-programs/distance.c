// Distances between texts.
#include "program.h"
#define N 1000
static uint8_t a[N], b[N];
static uint32_t row[N + 1];
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  uint32_t state = 3;
  for (uint32_t r = 0; r < n; r++) {
    for (int i = 0; i < N; i++) a[i] = next_random(&state) % 8, b[i] = next_random(&state) % 8;
    for (int j = 0; j <= N; j++) row[j] = (uint32_t)j;
    for (int i = 0; i < N; i++) {
      uint32_t corner = row[0];
      row[0] = (uint32_t)i + 1;
      for (int j = 0; j < N; j++) {
        uint32_t best = corner + (a[i] != b[j]);
        if (row[j] + 1 < best) best = row[j] + 1;
        if (row[j + 1] + 1 < best) best = row[j + 1] + 1;
        corner = row[j + 1];
        row[j + 1] = best;
      }
    }
    hash = mix(hash, row[N]);
  }
  return hash;
}
