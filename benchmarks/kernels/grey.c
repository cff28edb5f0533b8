/* A picture of red, green and blue bytes to grey: (77 r + 150 g + 29 b + 128) / 256. */
#include "kernel.h"
enum { N = 32768 };
static unsigned char rgb[3 * N], grey[N];

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        grey[i] = (unsigned char)((77 * rgb[3 * i] + 150 * rgb[3 * i + 1] + 29 * rgb[3 * i + 2] + 128) >> 8);
    }
}

START {
    for (int i = 0; i < 3 * N; i++) rgb[i] = (unsigned char)noise(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(grey[i]);
}
