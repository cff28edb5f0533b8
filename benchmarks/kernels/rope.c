/* Rotary position embedding: turns pairs of neighbouring numbers by angles that depend on the position. */
#include "kernel.h"
enum { T = 32, H = 8, D = 32 };
static float x[T][H][2 * D], c[T][D], s[T][D];

static void kernel(void) {
    for (int t = 0; t < T; t++)
        for (int h = 0; h < H; h++)
            for (int i = 0; i < D; i++) {
                float a = x[t][h][2 * i], b = x[t][h][2 * i + 1];
                x[t][h][2 * i] = a * c[t][i] - b * s[t][i];
                x[t][h][2 * i + 1] = a * s[t][i] + b * c[t][i];
            }
}

START {
    for (int t = 0; t < T; t++)
        for (int h = 0; h < H; h++)
            for (int i = 0; i < 2 * D; i++) x[t][h][i] = (float)unit((t * H + h) * 2 * D + i);
    for (int t = 0; t < T; t++)
        for (int i = 0; i < D; i++) c[t][i] = s[t][i] = (float)unit(t * D + i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int t = 0; t < T; t++)
        for (int h = 0; h < H; h++)
            for (int i = 0; i < 2 * D; i++) print_f32(x[t][h][i]);
}
