/* The sums of absolute differences of a block of 16 x 64 bytes and each of 256 blocks of an image: motion estimation. */
#include "kernel.h"
enum { H = 16, W = 320, B = 64, D = 256 };
static unsigned char image[H][W], block[H][B];
static int out[D];

static void kernel(void) {
    for (int d = 0; d < D; d++) {
        int sum = 0;
        for (int y = 0; y < H; y++) {
            for (int x = 0; x < B; x++) {
                int difference = image[y][x + d] - block[y][x];
                sum += difference < 0 ? -difference : difference;
            }
        }
        out[d] = sum;
    }
}

START {
    for (int y = 0; y < H; y++) {
        for (int x = 0; x < W; x++) image[y][x] = (unsigned char)noise(y * W + x);
        for (int x = 0; x < B; x++) block[y][x] = (unsigned char)noise(y * B + x + 9000);
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int d = 0; d < D; d++) print_i32(out[d]);
}
