/* The spectral norm of the matrix with a(i, j) = 1 / ((i + j) (i + j + 1) / 2 + i + 1), by the power method. */
#include "kernel.h"
enum { N = 100, TURNS = 10 };
static double u[N], v[N], w[N], norm[1];

static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void times(double *x, double *y) { /* y = A x */
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int j = 0; j < N; j++) sum += a(i, j) * x[j];
        y[i] = sum;
    }
}

static void transposed_times(double *x, double *y) { /* y = A^T x */
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int j = 0; j < N; j++) sum += a(j, i) * x[j];
        y[i] = sum;
    }
}

static void kernel(void) {
    for (int turn = 0; turn < TURNS; turn++) {
        times(u, w);
        transposed_times(w, v);
        times(v, w);
        transposed_times(w, u);
    }
    double uv = 0, vv = 0;
    for (int i = 0; i < N; i++) {
        uv += u[i] * v[i];
        vv += v[i] * v[i];
    }
    norm[0] = __builtin_sqrt(uv / vv);
}

START {
    for (int i = 0; i < N; i++) u[i] = 1;
    toggle_gpio();
    kernel();
    toggle_gpio();
    print_f64(norm[0]);
    for (int i = 0; i < N; i++) print_f64(u[i]);
}
