/* A sparse matrix, by compressed rows of zero to fifteen values, times a vector. */
#include "kernel.h"
enum { N = 2000, MOST = 16 };
static double value[N * MOST], x[N], y[N];
static int start[N + 1], column[N * MOST];

static void kernel(void) {
    for (int r = 0; r < N; r++) {
        double sum = 0;
        for (int k = start[r]; k < start[r + 1]; k++) sum += value[k] * x[column[k]];
        y[r] = sum;
    }
}

START {
    int at = 0;
    for (int r = 0; r < N; r++) {
        start[r] = at;
        at += noise(r) & 15;
        x[r] = unit(r + 77);
    }
    start[N] = at;
    for (int k = 0; k < N * MOST; k++) {
        value[k] = unit(k + 5000);
        column[k] = noise(k) % N;
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int r = 0; r < N; r++) print_f64(y[r]);
}
