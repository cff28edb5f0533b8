/* Two pictures of 8 bits by a third one that says how much of each: (a * alpha + b * (255 - alpha) + 127) / 255. */
#include "kernel.h"
enum { N = 65536 };
static unsigned char a[N], b[N], alpha[N], out[N];

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        int t = a[i] * alpha[i] + b[i] * (255 - alpha[i]) + 128;
        out[i] = (unsigned char)((t + (t >> 8)) >> 8);
    }
}

START {
    for (int i = 0; i < N; i++) {
        a[i] = (unsigned char)noise(i);
        b[i] = (unsigned char)noise(i + 100000);
        alpha[i] = (unsigned char)noise(i + 200000);
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(out[i]);
}
