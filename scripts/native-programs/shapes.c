// Objects with methods: the area of what may be one of several shapes.
#include "program.h"
struct shape;
struct methods { double (*area)(const struct shape *); void (*scale)(struct shape *, double); };
struct shape { const struct methods *methods; double a, b, c; };
static double square(const struct shape *s) { return s->a * s->a; }
static double rectangle(const struct shape *s) { return s->a * s->b; }
static double triangle(const struct shape *s) { double h = (s->a + s->b + s->c) / 2, v = h * (h - s->a) * (h - s->b) * (h - s->c); return __builtin_sqrt(v < 0 ? -v : v); }
static void one(struct shape *s, double by) { s->a *= by; }
static void two(struct shape *s, double by) { s->a *= by, s->b *= by; }
static void three(struct shape *s, double by) { s->a *= by, s->b *= by, s->c *= by; }
static const struct methods all[] = {{square, one}, {rectangle, two}, {triangle, three}};
#define N 5000
static struct shape shapes[N];
EXPORT uint64_t run(uint32_t n) {
  uint32_t state = 99;
  double sum = 0;
  for (int i = 0; i < N; i++) {
    uint32_t r = next_random(&state);
    shapes[i] = (struct shape){&all[r % 3], 1 + r % 7, 2 + r % 5, 3 + r % 4};
  }
  for (uint32_t r = 0; r < n; r++)
    for (int i = 0; i < N; i++) {
      sum += shapes[i].methods->area(&shapes[i]);
      shapes[i].methods->scale(&shapes[i], r & 1 ? 0.5 : 2);
    }
  return bits(sum);
}
