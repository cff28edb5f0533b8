/* Numbers of 8 bits to floats: (q - zero point) * scale. */
#include "kernel.h"
enum { N = 65536 };
static signed char q[N];
static float x[N];

static void kernel(int zero, float scale) {
    for (int i = 0; i < N; i++) x[i] = (float)(q[i] - zero) * scale;
}

START {
    for (int i = 0; i < N; i++) q[i] = (signed char)noise(i);
    toggle_gpio();
    kernel(7, 0.0123f);
    toggle_gpio();
    for (int i = 0; i < N; i += 8) print_f32(x[i]);
}
