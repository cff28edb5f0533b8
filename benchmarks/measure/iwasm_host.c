/* What a measured module imports, as a library for `iwasm --native-lib`: prints become a hash (sink.wat says how), toggle_gpio is the clock, CPU time of
 * the thread. Without KERNEL_WHOLE in the environment the second call ends the process with the nanoseconds that have passed; with it main runs to its
 * end, and then the hash and the number of values are printed. The two declarations are of WAMR's interface for native libraries (doc/export_native_api). */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    const char *symbol;
    void *function;
    const char *signature;
    void *attachment;
} NativeSymbol;

static uint64_t hash = 1;
static unsigned count;
static long long first = -1;
static int toggled;

static long long now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void add(uint64_t bits) {
    hash = (hash ^ bits) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
    count++;
}

static void print_f64(void *env, double value) {
    uint64_t bits;
    (void)env;
    memcpy(&bits, &value, sizeof bits);
    add(bits);
}

static void print_f32(void *env, float value) { print_f64(env, value); }
static void print_i64(void *env, int64_t value) { (void)env; add((uint64_t)value); }
static void print_i32(void *env, int32_t value) { (void)env; add((uint32_t)value); }

static void toggle_gpio(void *env) {
    long long mark = now();
    (void)env;
    if (toggled++ == 0) {
        first = now();
    } else if (!getenv("KERNEL_WHOLE")) {
        printf("%lld\n", mark - first);
        fflush(stdout);
        _exit(0);
    }
}

static double host_exp(void *env, double x) { (void)env; return exp(x); }
static double host_exp2(void *env, double x) { (void)env; return exp2(x); }
static double host_pow(void *env, double x, double y) { (void)env; return pow(x, y); }
static float host_expf(void *env, float x) { (void)env; return (float)exp(x); }
static float host_exp2f(void *env, float x) { (void)env; return (float)exp2(x); }
static float host_powf(void *env, float x, float y) { (void)env; return (float)pow(x, y); }

static NativeSymbol symbols[] = {
    {"print_f64", print_f64, "(F)", NULL}, {"print_f32", print_f32, "(f)", NULL},   {"print_i64", print_i64, "(I)", NULL},
    {"print_i32", print_i32, "(i)", NULL}, {"toggle_gpio", toggle_gpio, "()", NULL}, {"exp", host_exp, "(F)F", NULL},
    {"exp2", host_exp2, "(F)F", NULL},     {"pow", host_pow, "(FF)F", NULL},         {"expf", host_expf, "(f)f", NULL},
    {"exp2f", host_exp2f, "(f)f", NULL},   {"powf", host_powf, "(ff)f", NULL},
};

uint32_t get_native_lib(char **module, NativeSymbol **table) {
    *module = "env";
    *table = symbols;
    return sizeof symbols / sizeof symbols[0];
}

__attribute__((destructor)) static void finish(void) {
    if (getenv("KERNEL_WHOLE") && toggled == 2) printf("%016llx %u\n", (unsigned long long)hash, count);
}
