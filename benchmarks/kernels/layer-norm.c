/* Layer norm of each row: (x - mean) / sqrt(variance + 2^-17), scaled and shifted by column. */
#include "kernel.h"
enum { ROWS = 128, N = 256 };
static float in[ROWS][N], scale[N], shift[N], out[ROWS][N];

static void kernel(void) {
    for (int r = 0; r < ROWS; r++) {
        float sum = 0, squares = 0;
        for (int i = 0; i < N; i++) sum += in[r][i];
        float mean = sum / 256.0f;
        for (int i = 0; i < N; i++) {
            float off = in[r][i] - mean;
            squares += off * off;
        }
        float factor = 1.0f / __builtin_sqrtf(squares / 256.0f + 0x1p-17f);
        for (int i = 0; i < N; i++) out[r][i] = (in[r][i] - mean) * factor * scale[i] + shift[i];
    }
}

START {
    for (int i = 0; i < ROWS * N; i++) ((float *)in)[i] = unit(i);
    for (int i = 0; i < N; i++) {
        scale[i] = unit(i + 3);
        shift[i] = unit(i + 900);
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < ROWS * N; i++) print_f32(((float *)out)[i]);
}
