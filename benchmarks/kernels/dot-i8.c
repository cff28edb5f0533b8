/* Products of 64 rows of 1024 bytes and one vector of bytes, in 32 bits. */
#include "kernel.h"
enum { N = 64, K = 1024 };
static signed char a[N][K], x[K];
static int y[N];

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        int sum = 0;
        for (int k = 0; k < K; k++) sum += a[i][k] * x[k];
        y[i] = sum;
    }
}

START {
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < K; k++) a[i][k] = (signed char)noise(i * K + k);
    }
    for (int k = 0; k < K; k++) x[k] = (signed char)noise(k + 90000);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(y[i]);
}
