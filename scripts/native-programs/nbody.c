// Moves five planets.
#include "program.h"
struct body { double x[3], v[3], mass; };
static struct body all[5];
EXPORT uint64_t run(uint32_t n) {
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < 3; k++) all[i].x[k] = i * 3.25 + k * 1.5 - i * k, all[i].v[k] = (k - i) * 0.125, all[i].mass = 1 + i * 0.0625;
  for (uint32_t step = 0; step < n * 1000; step++) {
    for (int i = 0; i < 5; i++)
      for (int j = i + 1; j < 5; j++) {
        double d[3], square = 0;
        for (int k = 0; k < 3; k++) d[k] = all[i].x[k] - all[j].x[k], square += d[k] * d[k];
        double far = 0.01 / (square * __builtin_sqrt(square));
        for (int k = 0; k < 3; k++) all[i].v[k] -= d[k] * all[j].mass * far, all[j].v[k] += d[k] * all[i].mass * far;
      }
    for (int i = 0; i < 5; i++)
      for (int k = 0; k < 3; k++) all[i].x[k] += 0.01 * all[i].v[k];
  }
  uint64_t hash = 0;
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < 3; k++) hash = mix(hash, bits(all[i].x[k]));
  return hash;
}
