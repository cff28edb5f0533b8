// Memory from malloc, until there are hundreds of MiB; texts and numbers of the C library.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int by_value(const void *a, const void *b) { return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b); }
int main(void) {
  uint32_t hash = 1;
  for (int i = 1; i < 200; i++) {
    size_t size = (size_t)i * 10007;
    unsigned char *p = malloc(size);
    if (!p) return 2;
    memset(p, i, size);
    p = realloc(p, size * 2);
    memmove(p + size / 2, p, size);
    for (size_t k = 0; k < size; k += 97) hash = hash * 31 + p[k];
    if (i % 3) free(p);
  }
  printf("%08x\n", hash);
  double all[1000];
  for (int i = 0; i < 1000; i++) all[i] = sin(i * 1.5) * exp(i / 300.0) + fmod(i, 7.3);
  qsort(all, 1000, sizeof *all, by_value);
  for (int i = 0; i < 1000; i += 111) printf("%.17g %a\n", all[i], all[i]);
  printf("%d %s %-8s| %5.2f %e %g %lld %x\n", -5, "text", "left", 3.14159, 1e100, 1e-5, 1ll << 60, 255);
  printf("%g %g %d\n", strtod("1.5e3", 0), atof("-inf"), (int)strtol("0x7f", 0, 0));
  void *large = malloc(300u << 20);
  printf("large: %d\n", large != 0);
  return 0;
}
