/* Where eight letters stand in a text of two, by comparing at each place. */
#include "kernel.h"
enum { N = 65536, M = 8 };
static unsigned char text[N], pattern[M];
static int found[2]; /* how often, and the sum of the places */

static void kernel(void) {
    int count = 0, places = 0;
    for (int i = 0; i <= N - M; i++) {
        int j = 0;
        while (j < M && text[i + j] == pattern[j]) j++;
        if (j == M) {
            count++;
            places += i;
        }
    }
    found[0] = count;
    found[1] = places;
}

START {
    for (int i = 0; i < N; i++) text[i] = noise(i) >> 3 & 1;
    for (int j = 0; j < M; j++) pattern[j] = text[j + 1000];
    toggle_gpio();
    kernel();
    toggle_gpio();
    print_i32(found[0]);
    print_i32(found[1]);
}
