/* Solves 64 systems of equations with three diagonals by elimination and substitution. */
#include "kernel.h"
enum { S = 64, N = 128 };
static double a[S][N], b[S][N], c[S][N], d[S][N];

static void kernel(void) {
    for (int s = 0; s < S; s++) {
        for (int i = 1; i < N; i++) {
            double w = a[s][i] / b[s][i - 1];
            b[s][i] -= w * c[s][i - 1];
            d[s][i] -= w * d[s][i - 1];
        }
        d[s][N - 1] /= b[s][N - 1];
        for (int i = N - 2; i >= 0; i--) d[s][i] = (d[s][i] - c[s][i] * d[s][i + 1]) / b[s][i];
    }
}

START {
    for (int s = 0; s < S; s++)
        for (int i = 0; i < N; i++) {
            a[s][i] = c[s][i] = d[s][i] = unit(s * N + i);
            b[s][i] = unit(s * N + i) + 3;
        }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int s = 0; s < S; s++)
        for (int i = 0; i < N; i++) print_f64(d[s][i]);
}
