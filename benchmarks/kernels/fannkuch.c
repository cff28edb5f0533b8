/* All permutations of 0 to 7: how many reversals of the first elements bring 0 to the front, at most; and these numbers added and subtracted in turns. */
#include "kernel.h"
enum { N = 8 };
static int order[N], work[N], turns[N], result[2];

static void kernel(void) {
    int most = 0, sum = 0, even = 1;
    for (int i = 0; i < N; i++) order[i] = i, turns[i] = 0;
    for (int at = 0; at < N;) {
        for (int i = 0; i < N; i++) work[i] = order[i];
        int flips = 0;
        for (int first = work[0]; first != 0; first = work[0]) {
            for (int i = 0, j = first; i < j; i++, j--) {
                int x = work[i];
                work[i] = work[j];
                work[j] = x;
            }
            flips++;
        }
        most = flips > most ? flips : most;
        sum += even ? flips : -flips;
        even = !even;
        /* The next permutation: turn the first two, three, ... until one has not come round. */
        for (at = 1; at < N; at++) {
            int first = order[0];
            for (int i = 0; i < at; i++) order[i] = order[i + 1];
            order[at] = first;
            if (++turns[at] <= at) break;
            turns[at] = 0;
        }
    }
    result[0] = most;
    result[1] = sum;
}

START {
    toggle_gpio();
    kernel();
    toggle_gpio();
    print_i32(result[0]);
    print_i32(result[1]);
}
