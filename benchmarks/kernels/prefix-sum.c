/* Inclusive prefix sums of each row, then of each column: a summed-area table. */
#include "kernel.h"
enum { N = 256 };
static int in[N][N], out[N][N];

static void kernel(void) {
    for (int y = 0; y < N; y++) {
        int sum = 0;
        for (int x = 0; x < N; x++) {
            sum += in[y][x];
            out[y][x] = sum;
        }
    }
    for (int x = 0; x < N; x++)
        for (int y = 1; y < N; y++) out[y][x] += out[y - 1][x];
}

START {
    for (int i = 0; i < N * N; i++) ((int *)in)[i] = noise(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N * N; i++) print_i32(((int *)out)[i]);
}
