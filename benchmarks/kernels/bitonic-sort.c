/* Sorts 4096 integers by Batcher's bitonic network. */
#include "kernel.h"
enum { LOG = 12, N = 1 << LOG };
static int a[N];

static void kernel(void) {
    for (int stage = 1; stage <= LOG; stage++)
        for (int step = 1; step <= stage; step++) {
            int distance = 1 << (stage - step);
            for (int i = 0; i < N; i++) {
                int j = i ^ distance;
                if (j > i) {
                    int rising = (i >> stage & 1) == 0, x = a[i], y = a[j];
                    if ((x > y) == rising) {
                        a[i] = y;
                        a[j] = x;
                    }
                }
            }
        }
}

START {
    for (int i = 0; i < N; i++) a[i] = noise(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(a[i]);
}
