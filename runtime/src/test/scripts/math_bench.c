// Loops around the math functions, timed by math_bench.mjs: a sum over arguments that step through a range, so that calls may overlap
// as in a vector loop.
#define LOOP1(NAME) \
  double __wami_##NAME##_f64(double); \
  double bench_##NAME(int n, double from, double step) { \
    double sum = 0, x = from; \
    for (int i = 0; i < n; i++, x += step) sum += __wami_##NAME##_f64(x); \
    return sum; \
  }
LOOP1(exp)
LOOP1(log)
LOOP1(sin)
LOOP1(cos)
double __wami_powf_f64(double, double);
double bench_powf(int n, double from, double step) {
  double sum = 0, x = from;
  for (int i = 0; i < n; i++, x += step) sum += __wami_powf_f64(x, 1.7);
  return sum;
}
double __wami_fma_f64(double, double, double);
double bench_fma(int n, double from, double step) {
  double sum = 0, x = from;
  for (int i = 0; i < n; i++, x += step) sum = __wami_fma_f64(x, 0.3, sum);
  return sum;
}
float __wami_fma_f32(float, float, float);
double bench_fma_f32(int n, double from, double step) {
  float sum = 0, x = from;
  for (int i = 0; i < n; i++, x += step) sum = __wami_fma_f32(x, 0.3f, sum);
  return sum;
}
