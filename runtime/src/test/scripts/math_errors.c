// Errors in units in the last place, in bulk, for math_accuracy.py. Linked with the functions under test and with the host's libm, whose
// long double functions have 11 bits more than f64: an oracle good to about 1/1000 unit. (MPFR confirms the worst cases.)
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef double (*f1)(double);
typedef double (*f2)(double, double);
typedef float (*g1)(float);
typedef float (*g2)(float, float);
typedef long double (*l1)(long double);
typedef long double (*l2)(long double, long double);

// |got - want| in units of f64 (digits = 53, lowest = -1074) or f32 (24, -149) at `want`, or -1 if the two differ in kind: a NaN on one
// side, other infinities, other signs of zero. A result that overflowed although `want` rounds to infinity or the largest number is judged
// by the distance to 2^1024 or 2^128.
static double error(double got, long double want, int digits, int lowest) {
  if (isnan(got) || isnan(want)) return isnan(got) && isnan(want) ? 0 : -1;
  if (isinf(want)) return got == want ? 0 : -1;
  if (got == 0 && want == 0) return signbit(got) == signbit(want) ? 0 : -1;
  long double g = got;
  int top = digits == 53 ? 1024 : 128;
  if (isinf(got)) g = copysignl(ldexpl(1, top), got);
  if (want == 0) return fabsl(g) / ldexpl(1, lowest);
  int e;
  frexpl(want, &e);
  if (e > top) { if (isinf(got) && (got > 0) == (want > 0)) return 0; e = top; }
  int unit = e - digits < lowest ? lowest : e - digits;
  if (got == 0 && signbit(got) != (want < 0)) return -1;
  return ldexpl(fabsl(g - want), -unit);
}

void errors1(f1 f, l1 want, const double *x, double *out, long n) {
  for (long i = 0; i < n; i++) out[i] = error(f(x[i]), want(x[i]), 53, -1074);
}
void errors2(f2 f, l2 want, const double *x, const double *y, double *out, long n) {
  for (long i = 0; i < n; i++) out[i] = error(f(x[i], y[i]), want(x[i], y[i]), 53, -1074);
}
void errors1f(g1 f, l1 want, const float *x, double *out, long n) {
  for (long i = 0; i < n; i++) out[i] = error(f(x[i]), want(x[i]), 24, -149);
}
void errors2f(g2 f, l2 want, const float *x, const float *y, double *out, long n) {
  for (long i = 0; i < n; i++) out[i] = error(f(x[i], y[i]), want(x[i], y[i]), 24, -149);
}
void map1(f1 f, const double *x, double *y, long n) { for (long i = 0; i < n; i++) y[i] = f(x[i]); }
void map2(f2 f, const double *a, const double *b, double *y, long n) { for (long i = 0; i < n; i++) y[i] = f(a[i], b[i]); }
void map1f(g1 f, const float *x, float *y, long n) { for (long i = 0; i < n; i++) y[i] = f(x[i]); }
void map2f(g2 f, const float *a, const float *b, float *y, long n) { for (long i = 0; i < n; i++) y[i] = f(a[i], b[i]); }

// All f32 bit patterns from..to-1: how many results are not the correctly rounded value of the oracle, and the largest error.
long exhaust(g1 f, l1 want, uint32_t from, uint32_t to, double *worst, uint32_t *at) {
  long different = 0;
  for (uint32_t b = from; b < to; b++) {
    float x, y;
    memcpy(&x, &b, 4);
    y = f(x);
    long double w = want(x);
    float r = (float)w;
    if (memcmp(&r, &y, 4) && !(isnan(r) && isnan(y))) {
      different++;
      double e = error(y, w, 24, -149);
      if (e < 0) e = 1e300;
      if (e > *worst) { *worst = e; *at = b; }
    }
  }
  return different;
}

// How many results are not libm's, bit for bit (NaNs alike), for functions that have one right answer; `first` says where.
#define EXACT(NAME, T, CALL_F, CALL_G, PARAMETERS)                                       \
  long NAME(void *f, void *g, PARAMETERS, long n, long *first) {                               \
    long different = 0;                                                                        \
    for (long i = 0; i < n; i++) {                                                             \
      T a = CALL_F, b = CALL_G;                                                                \
      if (memcmp(&a, &b, sizeof a) && !(isnan(a) && isnan(b)) && !different++) *first = i;     \
    }                                                                                          \
    return different;                                                                          \
  }
#define ONE(T) const T *x
#define TWO(T) const T *x, const T *y
#define THREE(T) const T *x, const T *y, const T *z
EXACT(exact1, double, ((f1)f)(x[i]), ((f1)g)(x[i]), ONE(double))
EXACT(exact1f, float, ((g1)f)(x[i]), ((g1)g)(x[i]), ONE(float))
EXACT(exact2, double, ((double (*)(double, double))f)(x[i], y[i]), ((double (*)(double, double))g)(x[i], y[i]), TWO(double))
EXACT(exact2f, float, ((float (*)(float, float))f)(x[i], y[i]), ((float (*)(float, float))g)(x[i], y[i]), TWO(float))
EXACT(exact3, double, ((double (*)(double, double, double))f)(x[i], y[i], z[i]),
      ((double (*)(double, double, double))g)(x[i], y[i], z[i]), THREE(double))
EXACT(exact3f, float, ((float (*)(float, float, float))f)(x[i], y[i], z[i]),
      ((float (*)(float, float, float))g)(x[i], y[i], z[i]), THREE(float))
