/* A 3x3 convolution of each channel for itself, channels last. */
#include "kernel.h"
enum { C = 32, H = 48, W = 48 };
static float in[H + 2][W + 2][C], weights[3][3][C], out[H][W][C];

static void kernel(void) {
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            for (int c = 0; c < C; c++) {
                float sum = 0;
                for (int ky = 0; ky < 3; ky++)
                    for (int kx = 0; kx < 3; kx++) sum += in[y + ky][x + kx][c] * weights[ky][kx][c];
                out[y][x][c] = sum;
            }
}

START {
    for (int i = 0; i < (H + 2) * (W + 2) * C; i++) ((float *)in)[i] = unit(i);
    for (int i = 0; i < 9 * C; i++) ((float *)weights)[i] = (float)unit(i + 7) - 0.5f;
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < H * W * C; i++) print_f32(((float *)out)[i]);
}
