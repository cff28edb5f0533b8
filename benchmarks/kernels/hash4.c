/* The four accumulators of xxHash over words. */
#include "kernel.h"
static unsigned a[16384];
static unsigned h[4];

static unsigned rotate(unsigned x) { return x << 13 | x >> 19; }

static void kernel(void) {
    for (int n = 0; n < 4096; n++) {
        h[0] = rotate(h[0] + a[4 * n + 0] * 2246822519u) * 2654435761u;
        h[1] = rotate(h[1] + a[4 * n + 1] * 2246822519u) * 2654435761u;
        h[2] = rotate(h[2] + a[4 * n + 2] * 2246822519u) * 2654435761u;
        h[3] = rotate(h[3] + a[4 * n + 3] * 2246822519u) * 2654435761u;
    }
}

START {
    for (int i = 0; i < 16384; i++) a[i] = noise(i + 0);
    for (int i = 0; i < 4; i++) h[i] = noise(i + 50);
    toggle_gpio();
    for (int again = 0; again < 50; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 4; i++) print_i32(h[i]);
}
