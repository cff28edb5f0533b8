/* An image of 96x96 made 160x160: each pixel between the four nearest. */
#include "kernel.h"
enum { FROM = 96, TO = 160 };
static float in[FROM][FROM], out[TO][TO];

static void kernel(void) {
    const float scale = 0.59375f; /* 95 / 160 */
    for (int y = 0; y < TO; y++)
        for (int x = 0; x < TO; x++) {
            float fy = (float)y * scale, fx = (float)x * scale;
            int iy = (int)fy, ix = (int)fx;
            float ty = fy - (float)iy, tx = fx - (float)ix;
            float upper = in[iy][ix] + (in[iy][ix + 1] - in[iy][ix]) * tx;
            float lower = in[iy + 1][ix] + (in[iy + 1][ix + 1] - in[iy + 1][ix]) * tx;
            out[y][x] = upper + (lower - upper) * ty;
        }
}

START {
    for (int i = 0; i < FROM * FROM; i++) ((float *)in)[i] = unit(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < TO * TO; i++) print_f32(((float *)out)[i]);
}
