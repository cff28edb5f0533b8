/* A filter of 32 taps over samples of 16 bits, summed in 32. */
#include "kernel.h"
enum { N = 4096, TAPS = 32 };
static short x[N + TAPS], h[TAPS];
static unsigned short y[N];

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        unsigned sum = 1 << 14;
        for (int k = 0; k < TAPS; k++) sum += (unsigned)(x[i + k] * h[k]);
        y[i] = (unsigned short)((int)sum >> 15);
    }
}

START {
    for (int i = 0; i < N + TAPS; i++) x[i] = (short)noise(i);
    for (int k = 0; k < TAPS; k++) h[k] = (short)noise(k);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(y[i]);
}
