// How soon points escape.
#include "program.h"
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  for (uint32_t y = 0; y < n; y++)
    for (uint32_t x = 0; x < n; x++) {
      double a = 3.0 * x / n - 2, b = 2.0 * y / n - 1, u = 0, v = 0;
      int i = 0;
      for (; i < 200 && u * u + v * v < 4; i++) {
        double t = u * u - v * v + a;
        v = 2 * u * v + b;
        u = t;
      }
      hash = mix(hash, (uint32_t)i);
    }
  return hash;
}
