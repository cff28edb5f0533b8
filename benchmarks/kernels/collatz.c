/* How long Collatz sequences are: the longest of those that start below 2000, and where it starts. */
#include "kernel.h"
static unsigned long long found[2];

static void kernel(void) {
    unsigned long long best = 0, who = 0;
    for (unsigned i = 1; i < 2000; i++) {
        unsigned long long steps = 0;
        for (unsigned long long v = i; v != 1; v = v & 1 ? 3 * v + 1 : v >> 1) steps++;
        if (steps > best) {
            best = steps;
            who = i;
        }
    }
    found[0] = best;
    found[1] = who;
}

START {
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < 2; i++) {
        print_i32((int)found[i]);
        print_i32((int)(found[i] >> 32));
    }
}
