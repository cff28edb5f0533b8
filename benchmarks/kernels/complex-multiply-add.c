/* Products of complex numbers added to others, re and im one behind the other. */
#include "kernel.h"
static float x[4096];
static float y[4096];
static float z[4096];

static void kernel(void) {
    for (int n = 0; n < 2048; n++) {
        float xr = x[2 * n], xi = x[2 * n + 1], yr = y[2 * n], yi = y[2 * n + 1];
        z[2 * n] = z[2 * n] + (xr * yr - xi * yi);
        z[2 * n + 1] = z[2 * n + 1] + (xr * yi + xi * yr);
    }
}

START {
    for (int i = 0; i < 4096; i++) x[i] = (float)(unit(i + 0) - 0.5);
    for (int i = 0; i < 4096; i++) y[i] = (float)(unit(i + 9000) - 0.5);
    for (int i = 0; i < 4096; i++) z[i] = (float)(unit(i + 18000) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 100; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 4096; i++) print_f32(z[i]);
}
