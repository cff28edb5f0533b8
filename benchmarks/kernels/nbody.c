/* Forty bodies that attract each other, by steps of the symplectic Euler method. */
#include "kernel.h"
enum { N = 40, STEPS = 100 };
static double at[N][3], speed[N][3], mass[N];

static void kernel(void) {
    for (int step = 0; step < STEPS; step++) {
        for (int i = 0; i < N; i++)
            for (int j = i + 1; j < N; j++) {
                double x = at[i][0] - at[j][0], y = at[i][1] - at[j][1], z = at[i][2] - at[j][2];
                double square = x * x + y * y + z * z + 0.01;
                double pull = 0.001 / (square * __builtin_sqrt(square));
                double of_j = mass[j] * pull, of_i = mass[i] * pull;
                speed[i][0] -= x * of_j;
                speed[i][1] -= y * of_j;
                speed[i][2] -= z * of_j;
                speed[j][0] += x * of_i;
                speed[j][1] += y * of_i;
                speed[j][2] += z * of_i;
            }
        for (int i = 0; i < N; i++)
            for (int k = 0; k < 3; k++) at[i][k] += 0.001 * speed[i][k];
    }
}

START {
    for (int i = 0; i < N; i++) {
        mass[i] = unit(i + 400) + 0.5;
        for (int k = 0; k < 3; k++) {
            at[i][k] = unit(i * 3 + k);
            speed[i][k] = unit(i * 3 + k + 200) - 0.5;
        }
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++)
        for (int k = 0; k < 3; k++) print_f64(at[i][k]);
}
