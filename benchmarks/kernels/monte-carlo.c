/* Pi, by 50,000 points of a square that may lie in a circle: Marsaglia's generator of 64 bits. */
#include "kernel.h"
typedef unsigned long long bits;
static double pi;

static bits next(bits s) {
    s ^= s << 13;
    s ^= s >> 7;
    return s ^ s << 17;
}

static double real(bits s) { return (double)(s >> 11) * 0x1p-53; }

static void kernel(void) {
    bits s = 88172645463325252;
    int hits = 0;
    for (int i = 0; i < 50000; i++) {
        s = next(s);
        double x = real(s);
        s = next(s);
        double y = real(s);
        if (x * x + y * y <= 1) hits++;
    }
    pi = hits * 4.0 / 50000.0;
}

START {
    toggle_gpio();
    kernel();
    toggle_gpio();
    print_f64(pi);
}
