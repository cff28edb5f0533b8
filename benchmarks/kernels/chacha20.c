/* Blocks of ChaCha20's key stream: twenty rounds on sixteen words, two at a time. */
#include "kernel.h"
static unsigned key[16];
static unsigned w[16];
static unsigned o[1024];

static unsigned rotate(unsigned x, int n) { return x << n | x >> (32 - n); }
#define QUARTER(a, b, c, d) \
    w[a] += w[b], w[d] = rotate(w[d] ^ w[a], 16), w[c] += w[d], w[b] = rotate(w[b] ^ w[c], 12); \
    w[a] += w[b], w[d] = rotate(w[d] ^ w[a], 8), w[c] += w[d], w[b] = rotate(w[b] ^ w[c], 7);

static void kernel(void) {
    for (int n = 0; n < 64; n++) {
        for (int i = 0; i < 16; i++) w[i] = key[i];
        w[12] = n;
        for (int round = 0; round < 10; round++) {
            QUARTER(0, 4, 8, 12) QUARTER(1, 5, 9, 13) QUARTER(2, 6, 10, 14) QUARTER(3, 7, 11, 15)
            QUARTER(0, 5, 10, 15) QUARTER(1, 6, 11, 12) QUARTER(2, 7, 8, 13) QUARTER(3, 4, 9, 14)
        }
        for (int i = 0; i < 16; i++) o[n * 16 + i] = w[i] + key[i];
    }
}

START {
    for (int i = 0; i < 16; i++) key[i] = noise(i + 0);
    for (int i = 0; i < 16; i++) w[i] = noise(i + 50);
    for (int i = 0; i < 1024; i++) o[i] = noise(i + 100);
    toggle_gpio();
    for (int again = 0; again < 50; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 1024; i++) print_i32(o[i]);
}
