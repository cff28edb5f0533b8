/* C's names for functions of our runtime library. */
double __wami_exp_f64(double x);
float __wami_exp_f32(float x);
double __wami_log_f64(double x);
float __wami_log_f32(float x);

double exp(double x) { return __wami_exp_f64(x); }
float expf(float x) { return __wami_exp_f32(x); }
double log(double x) { return __wami_log_f64(x); }
float logf(float x) { return __wami_log_f32(x); }
