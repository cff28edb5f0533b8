/* Edges of a picture: |horizontal| + |vertical| difference by Sobel's weights, at most 255. */
#include "kernel.h"
enum { N = 256 };
static unsigned char in[N][N], out[N][N];

static int absolute(int x) { return x < 0 ? -x : x; }

static void kernel(void) {
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++) {
            int a = in[y - 1][x - 1], b = in[y - 1][x], c = in[y - 1][x + 1], d = in[y][x - 1], e = in[y][x + 1];
            int f = in[y + 1][x - 1], g = in[y + 1][x], h = in[y + 1][x + 1];
            int across = (c + 2 * e + h) - (a + 2 * d + f), down = (f + 2 * g + h) - (a + 2 * b + c);
            int sum = absolute(across) + absolute(down);
            out[y][x] = sum < 255 ? sum : 255;
        }
}

START {
    for (int i = 0; i < N * N; i++) ((unsigned char *)in)[i] = (unsigned char)noise(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int y = 1; y < N - 1; y++)
        for (int x = 1; x < N - 1; x++) print_i32(out[y][x]);
}
