/* How often each byte occurs. */
#include "kernel.h"
enum { N = 65536 };
static unsigned char in[N];
static int count[256];

static void kernel(void) {
    for (int i = 0; i < 256; i++) count[i] = 0;
    for (int i = 0; i < N; i++) count[in[i]]++;
}

START {
    for (int i = 0; i < N; i++) in[i] = (unsigned char)(noise(i) & noise(i + 1));
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < 256; i++) print_i32(count[i]);
}
