/* The 0/1 knapsack: the most that each capacity can hold, in one array from the top down. */
#include "kernel.h"
enum { ITEMS = 64, CAPACITY = 4096 };
static int weight[ITEMS], price[ITEMS], best[CAPACITY + 1];

static void kernel(void) {
    for (int i = 0; i < ITEMS; i++)
        for (int c = CAPACITY; c >= weight[i]; c--) {
            int with = best[c - weight[i]] + price[i];
            if (with > best[c]) best[c] = with;
        }
}

START {
    for (int i = 0; i < ITEMS; i++) {
        weight[i] = 1 + (noise(i) & 255);
        price[i] = noise(i + 500) & 1023;
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int c = 0; c <= CAPACITY; c++) print_i32(best[c]);
}
