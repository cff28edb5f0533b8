/* A matrix for each RGBA pixel of floats, what comes out clamped to [0, 1]. */
#include "kernel.h"
static float a[8192];
static float m[16];
static float o[8192];

static float clamp(float x) {
    float low = x > 0 ? x : 0;
    return low < 1 ? low : 1;
}

static void kernel(void) {
    for (int n = 0; n < 2048; n++) {
        float r = a[4 * n], g = a[4 * n + 1], bl = a[4 * n + 2], al = a[4 * n + 3];
        o[4 * n + 0] = clamp(r * m[0] + g * m[4] + bl * m[8] + al * m[12]);
        o[4 * n + 1] = clamp(r * m[1] + g * m[5] + bl * m[9] + al * m[13]);
        o[4 * n + 2] = clamp(r * m[2] + g * m[6] + bl * m[10] + al * m[14]);
        o[4 * n + 3] = clamp(r * m[3] + g * m[7] + bl * m[11] + al * m[15]);
    }
}

START {
    for (int i = 0; i < 8192; i++) a[i] = (float)(unit(i + 0) - 0.5);
    for (int i = 0; i < 16; i++) m[i] = (float)(unit(i + 30000) - 0.5);
    for (int i = 0; i < 8192; i++) o[i] = (float)(unit(i + 9000) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 50; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 8192; i++) print_f32(o[i]);
}
