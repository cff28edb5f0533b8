/* Heap sort of 4096 numbers: the larger child rises as long as it is larger than what sinks. */
#include "kernel.h"
enum { N = 4096 };
static int a[N];

static void sift(int root, int end) {
    for (int child; (child = 2 * root + 1) < end; root = child) {
        if (child + 1 < end && a[child] < a[child + 1]) child++;
        if (a[root] >= a[child]) return;
        int sinks = a[root];
        a[root] = a[child];
        a[child] = sinks;
    }
}

static void kernel(void) {
    for (int i = N / 2 - 1; i >= 0; i--) sift(i, N);
    for (int last = N - 1; last > 0; last--) {
        int greatest = a[0];
        a[0] = a[last];
        a[last] = greatest;
        sift(0, last);
    }
}

START {
    for (int i = 0; i < N; i++) a[i] = noise(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(a[i]);
}
