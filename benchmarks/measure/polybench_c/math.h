#define sqrt __builtin_sqrt
#define sqrtf __builtin_sqrtf
#define fabs __builtin_fabs
#define ceil __builtin_ceil
#define floor __builtin_floor
double exp(double);
double pow(double, double);
float expf(float);
float powf(float, float);
