/* Conway's game of life on a torus, sixteen generations. */
#include "kernel.h"
enum { N = 128, TURNS = 8 };
static unsigned char a[N][N], b[N][N];

static void step(unsigned char from[N][N], unsigned char to[N][N]) {
    for (int y = 0; y < N; y++)
        for (int x = 0; x < N; x++) {
            int up = (y + N - 1) % N, down = (y + 1) % N, left = (x + N - 1) % N, right = (x + 1) % N;
            int around = from[up][left] + from[up][x] + from[up][right] + from[y][left] + from[y][right] + from[down][left] + from[down][x] + from[down][right];
            to[y][x] = around == 3 || (around == 2 && from[y][x]);
        }
}

static void kernel(void) {
    for (int turn = 0; turn < TURNS; turn++) {
        step(a, b);
        step(b, a);
    }
}

START {
    for (int i = 0; i < N * N; i++) ((unsigned char *)a)[i] = noise(i) & 1;
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N * N; i++) print_i32(((unsigned char *)a)[i]);
}
