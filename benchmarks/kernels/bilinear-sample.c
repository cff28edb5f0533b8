/* Colours of points between the pixels of an RGBA picture of floats. */
#include "kernel.h"
static float a[16900];
static float t[8192];
static float o[16384];

static void kernel(void) {
    for (int n = 0; n < 4096; n++) {
        float x = (t[2 * n] + 0.5f) * 64, y = (t[2 * n + 1] + 0.5f) * 64;
        int ix = (int)x, iy = (int)y;
        float fx = x - ix, fy = y - iy, gx = 1 - fx, gy = 1 - fy;
        float w00 = gx * gy, w10 = fx * gy, w01 = gx * fy, w11 = fx * fy;
        const float *at = a + 4 * (iy * 65 + ix);
        o[4 * n + 0] = at[0] * w00 + at[4] * w10 + at[260] * w01 + at[264] * w11;
        o[4 * n + 1] = at[1] * w00 + at[5] * w10 + at[261] * w01 + at[265] * w11;
        o[4 * n + 2] = at[2] * w00 + at[6] * w10 + at[262] * w01 + at[266] * w11;
        o[4 * n + 3] = at[3] * w00 + at[7] * w10 + at[263] * w01 + at[267] * w11;
    }
}

START {
    for (int i = 0; i < 16900; i++) a[i] = (float)(unit(i + 0) - 0.5);
    for (int i = 0; i < 8192; i++) t[i] = (float)(unit(i + 40000) - 0.5);
    for (int i = 0; i < 16384; i++) o[i] = (float)(unit(i + 70000) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 50; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 16384; i++) print_f32(o[i]);
}
