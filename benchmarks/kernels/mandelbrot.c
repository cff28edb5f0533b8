/* After how many steps z -> z^2 + c leaves the circle of radius 2, at most 100. */
#include "kernel.h"
enum { N = 128, MOST = 100 };
static int steps[N][N];

static void kernel(void) {
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) {
            double cr = x * 0x1.8p-6 - 2.0, ci = y * 0x1.4p-6 - 1.25, zr = 0, zi = 0;
            int n = 0;
            while (n < MOST && zr * zr + zi * zi <= 4.0) {
                double next = zr * zr - zi * zi + cr;
                zi = 2.0 * zr * zi + ci;
                zr = next;
                n++;
            }
            steps[y][x] = n;
        }
}

START {
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N * N; i++) print_i32(((int *)steps)[i]);
}
