/* A 3x3 convolution of 16 channels into 16, as a neural network has it: channels first, the image with a border. */
#include "kernel.h"
enum { C = 16, F = 16, H = 32, W = 32 };
static float in[C][H + 2][W + 2], weights[F][C][3][3], out[F][H][W];

static void kernel(void) {
    for (int f = 0; f < F; f++)
        for (int y = 0; y < H; y++)
            for (int x = 0; x < W; x++) {
                float sum = 0;
                for (int c = 0; c < C; c++)
                    for (int ky = 0; ky < 3; ky++)
                        for (int kx = 0; kx < 3; kx++) sum += in[c][y + ky][x + kx] * weights[f][c][ky][kx];
                out[f][y][x] = sum;
            }
}

START {
    for (int i = 0; i < C * (H + 2) * (W + 2); i++) ((float *)in)[i] = unit(i);
    for (int i = 0; i < F * C * 9; i++) ((float *)weights)[i] = (float)unit(i + 7) - 0.5f;
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < F * H * W; i++) print_f32(((float *)out)[i]);
}
