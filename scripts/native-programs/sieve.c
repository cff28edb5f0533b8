// Prime numbers.
#include "program.h"
#define N 2000000
static uint8_t composite[N];
EXPORT uint64_t run(uint32_t n) {
  uint64_t hash = 0;
  for (uint32_t r = 0; r < n; r++) {
    for (int i = 0; i < N; i++) composite[i] = 0;
    for (int i = 2; i * i < N; i++)
      if (!composite[i])
        for (int j = i * i; j < N; j += i) composite[j] = 1;
    uint32_t count = 0;
    for (int i = 2; i < N; i++) count += !composite[i];
    hash = mix(hash, count);
  }
  return hash;
}
