/* RGBA pixels of bytes over others, by the alpha of each. */
#include "kernel.h"
static unsigned char s[8192];
static unsigned char d[8192];

static void kernel(void) {
    for (int n = 0; n < 2048; n++) {
        unsigned alpha = s[4 * n + 3], rest = 256 - alpha;
        d[4 * n + 0] = (s[4 * n + 0] * alpha + d[4 * n + 0] * rest + 128) >> 8;
        d[4 * n + 1] = (s[4 * n + 1] * alpha + d[4 * n + 1] * rest + 128) >> 8;
        d[4 * n + 2] = (s[4 * n + 2] * alpha + d[4 * n + 2] * rest + 128) >> 8;
        d[4 * n + 3] = (s[4 * n + 3] * alpha + d[4 * n + 3] * rest + 128) >> 8;
    }
}

START {
    for (int i = 0; i < 8192; i++) s[i] = noise(i + 0);
    for (int i = 0; i < 8192; i++) d[i] = noise(i + 9000);
    toggle_gpio();
    for (int again = 0; again < 100; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 8192; i++) print_i32(d[i]);
}
