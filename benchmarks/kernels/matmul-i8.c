/* The product of two matrices of 8-bit integers, in 32 bits. */
#include "kernel.h"
enum { N = 128 };
static signed char a[N][N], b[N][N];
static int c[N][N];

static void kernel(void) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            int sum = 0;
            for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}

START {
    for (int i = 0; i < N * N; i++) {
        ((signed char *)a)[i] = (signed char)noise(i);
        ((signed char *)b)[i] = (signed char)noise(i + 20000);
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N * N; i++) print_i32(((int *)c)[i]);
}
