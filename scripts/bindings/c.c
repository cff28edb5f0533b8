/* Calls c.mlir through the header that `wami compile --emit=c-header` wrote of it; main returns what is wrong. */
#include "c.h"

extern unsigned char __heap_base;
void *malloc(uintptr_t bytes) {
  static uintptr_t top;
  if (!top) top = (uintptr_t)&__heap_base;
  uintptr_t at = (top + 15) & ~(uintptr_t)15;
  top = at + bytes;
  return (void *)at;
}
void free(void *p) { (void)p; }

/* what the object needs */
int64_t twice(uint32_t x, int64_t y) { return 2 * (int8_t)x + y; }
int8_t narrow(void) { return -7; }
double _mlir_ciface_average(struct memref_f64_1d *m) {
  double sum = 0;
  for (intptr_t i = 0; i < m->sizes[0]; i++) sum += m->aligned[m->offset + i * m->strides[0]];
  return sum / (double)m->sizes[0];
}

static int32_t square(int32_t x) { return x * x; }

static int checks, wrong;
#define CHECK(x) (checks++, (x) ? (void)0 : (void)(wrong = wrong ? wrong : __LINE__))

int passed(void) { return checks; }

/* The number of the first line that is wrong, or 0. */
int check(void) {
  CHECK(bool_(1) && !bool_(0));
  CHECK(wide_char(-5) == -5 && wide_char(127) == 127);
  CHECK((int8_t)add8(100, 100) == -56);
  CHECK(add8_c(100, 100) == -56);
  CHECK(add8_unsigned(200, 100) == 44);
  CHECK(add24(0x7fffff, 1) == -0x800000);
  CHECK(long_(1LL << 40, -(1LL << 40)) == 0);
  CHECK(float_(2.5f, 0.25) == 2.25);
  CHECK(size(77) == 77);
  __int128 big = (__int128)1 << 100;
  CHECK(add128(big, -1) == big - 1);
  CHECK(low64(big + 9) == 9);
  struct divmod_results d = divmod(-7, 2);
  CHECK(d.result0 == -3 && d.result1 == -1);
  struct mixed_results m = mixed(-3, 0.5, -300);
  CHECK(m.result0 == -3 && m.result1 == 0.5 && m.result2 && m.result3 == -300 && m.result4 == -300);
  CHECK(bfloat(0x3fc0) == 1.5f);
  struct complex_f32 z = {1, 2};
  CHECK(complex(z).re == 1 && complex(z).im == 2);
  CHECK(complex_parts(1, 2, 3) == 3);
  CHECK(apply((wami_function)square, 12) == 144);
  double a[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  struct memref_f64_2d s = {a, a, 1, {2, 3}, {6, 2}}; /* 1 3 5, 7 9 11 */
  CHECK(sum(MEMREF_2D_ARGUMENTS(s)) == 36);
  CHECK(_mlir_ciface_sum(&s) == 36);
  int16_t b[4];
  CHECK(bare(b) == b);
  struct _mlir_ciface_iota_results r = _mlir_ciface_iota(5);
  CHECK(r.result1 == 5 && r.result0.sizes[0] == 5 && r.result0.aligned[r.result0.offset + 4] == 4);
  float f[3] = {1, 2, 3};
  struct memref_f32_1d v = {f, f, 0, {3}, {1}};
  struct memref_f32_1d w = same(MEMREF_1D_ARGUMENTS(v));
  CHECK(w.aligned == f && w.sizes[0] == 3 && w.strides[0] == 1);
  struct memref_unranked u = {1, &v};
  CHECK(rank(1, &v) == 1 && _mlir_ciface_rank(&u) == 1);
  CHECK(a_b(41) == 41);
  CHECK(kernel_main() == 17);
  struct memref_f64_1d n = {a, a, 0, {4}, {1}};
  CHECK(call_back(100, 1, MEMREF_1D_ARGUMENTS(n)) == 2 * -56 + 1 - 7 + 1.5);
  return wrong;
}
