/* What the C of every kernel uses: values to start from, the host functions, and C's functions of f32 as roundings of those of f64. */
#ifdef __wasm__
#define HOST(name) __attribute__((import_module("env"), import_name(#name)))
#define START __attribute__((export_name("main"))) void run_kernel(void)
#else
#define HOST(name)
#define START int main(void)
#endif
HOST(print_f64) void print_f64(double value);
HOST(print_f32) void print_f32(float value);
HOST(print_i32) void print_i32(int value);
HOST(toggle_gpio) void toggle_gpio(void);
double exp(double x);
double log(double x);

/* 20 bits that look random. */
static inline unsigned noise(unsigned i) { return i * 2654435769u >> 12; }

/* In [0, 1). */
static inline double unit(unsigned i) { return noise(i) * 0x1p-20; }
