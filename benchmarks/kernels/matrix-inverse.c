/* The inverse of a matrix with a dominant diagonal, by Gauss and Jordan without pivots, in place of the identity. */
#include "kernel.h"
enum { N = 64 };
static double a[N][N], b[N][N];

static void kernel(void) {
    for (int k = 0; k < N; k++) {
        double pivot = a[k][k];
        for (int j = 0; j < N; j++) {
            a[k][j] /= pivot;
            b[k][j] /= pivot;
        }
        for (int i = 0; i < N; i++) {
            if (i == k) continue;
            double factor = a[i][k];
            for (int j = 0; j < N; j++) {
                a[i][j] -= factor * a[k][j];
                b[i][j] -= factor * b[k][j];
            }
        }
    }
}

START {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = i == j ? unit(i) + 64.0 : unit(i * N + j);
            b[i][j] = i == j;
        }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N * N; i++) print_f64(((double *)b)[i]);
}
