/* The price of call options by Black and Scholes; the normal distribution by the polynomial 26.2.17 of Abramowitz and Stegun. Printed as floats. */
#include "kernel.h"
enum { N = 2000 };
static double spot[N], strike[N], years[N], price[N];

static double normal(double x) {
    double size = x < 0 ? -x : x, t = 1.0 / (1.0 + 0.2316419 * size);
    double sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    double tail = 0.3989422804014327 * exp(-0.5 * size * size) * sum;
    return x < 0 ? tail : 1.0 - tail;
}

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        double width = 0.3 * __builtin_sqrt(years[i]);
        double d1 = (log(spot[i] / strike[i]) + 0.065 * years[i]) / width, d2 = d1 - width;
        price[i] = spot[i] * normal(d1) - strike[i] * exp(-0.02 * years[i]) * normal(d2);
    }
}

START {
    for (int i = 0; i < N; i++) {
        spot[i] = unit(i) + 0.5;
        strike[i] = unit(i + 3000) + 0.5;
        years[i] = unit(i + 6000) + 0.25;
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_f32((float)price[i]);
}
