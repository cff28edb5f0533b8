/* Batch norm of each column: (x - mean) / sqrt(variance + 2^-17). */
#include "kernel.h"
enum { ROWS = 128, N = 256 };
static float in[ROWS][N], out[ROWS][N];

static void kernel(void) {
    for (int c = 0; c < N; c++) {
        float sum = 0, squares = 0;
        for (int r = 0; r < ROWS; r++) sum += in[r][c];
        float mean = sum / 128.0f;
        for (int r = 0; r < ROWS; r++) {
            float off = in[r][c] - mean;
            squares += off * off;
        }
        float deviation = __builtin_sqrtf(squares / 128.0f + 0x1p-17f);
        for (int r = 0; r < ROWS; r++) out[r][c] = (in[r][c] - mean) / deviation;
    }
}

START {
    for (int i = 0; i < ROWS * N; i++) ((float *)in)[i] = unit(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < ROWS * N; i++) print_f32(((float *)out)[i]);
}
