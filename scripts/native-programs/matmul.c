// Multiplies matrices of doubles.
#include "program.h"
#define N 200
static double a[N][N], b[N][N], c[N][N];
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = i * 0.5 - j, b[i][j] = j * 0.25 + i;
  for (uint32_t r = 0; r < n; r++) {
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) {
        double s = 0;
        for (int k = 0; k < N; k++) s += a[i][k] * b[k][j];
        c[i][j] = s;
      }
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++) hash = mix(hash, bits(c[i][j]));
    a[r % N][0] += 1;
  }
  return hash;
}
