// Pancakes.
#include "program.h"
EXPORT uint64_t run(uint32_t n) {
  int p[16], q[16], count[16], most = 0, sum = 0, sign = 1, r = (int)n;
  for (int i = 0; i < (int)n; i++) p[i] = i;
  for (;;) {
    for (; r != 1; r--) count[r - 1] = r;
    for (int i = 0; i < (int)n; i++) q[i] = p[i];
    int flips = 0;
    for (int first = q[0]; first; first = q[0]) {
      for (int i = 0, j = first; i < j; i++, j--) {
        int t = q[i];
        q[i] = q[j];
        q[j] = t;
      }
      flips++;
    }
    if (flips > most) most = flips;
    sum += sign * flips;
    sign = -sign;
    for (;;) {
      if (r == (int)n) return mix((uint32_t)sum, (uint32_t)most);
      int first = p[0];
      for (int i = 0; i < r; i++) p[i] = p[i + 1];
      p[r] = first;
      if (--count[r] > 0) break;
      r++;
    }
  }
}
