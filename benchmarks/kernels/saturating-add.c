/* The sum of two pictures of 8 bits, at most 255, less a third one, at least 0. */
#include "kernel.h"
enum { N = 65536 };
static unsigned char a[N], b[N], c[N], out[N];

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        int sum = a[i] + b[i];
        int below = sum < 255 ? sum : 255;
        int difference = below - c[i];
        out[i] = (unsigned char)(difference > 0 ? difference : 0);
    }
}

START {
    for (int i = 0; i < N; i++) {
        a[i] = (unsigned char)noise(i);
        b[i] = (unsigned char)noise(i + 100000);
        c[i] = (unsigned char)noise(i + 200000);
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(out[i]);
}
