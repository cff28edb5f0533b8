/* Gauss-Seidel steps on a grid, first of its black points, then of the white ones. */
#include "kernel.h"
enum { N = 130 };
static double u[N][N];

static void kernel(void) {
    for (int t = 0; t < 4; t++)
        for (int color = 0; color < 2; color++)
            for (int i = 1; i < N - 1; i++)
                for (int j = (i + color) % 2 + 1; j < N - 1; j += 2) u[i][j] = (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) * 0.25;
}

START {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) u[i][j] = unit(i * N + j);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) print_f64(u[i][j]);
}
