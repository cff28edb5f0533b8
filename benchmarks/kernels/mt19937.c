/* The Mersenne Twister MT19937 of Matsumoto and Nishimura: sixteen times the next state, then its numbers. */
#include "kernel.h"
enum { N = 624, ROUNDS = 16 };
static unsigned state[N], out[N];

static void kernel(void) {
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < N; i++) {
            unsigned both = (state[i] & 0x80000000u) | (state[(i + 1) % N] & 0x7fffffffu);
            state[i] = state[(i + 397) % N] ^ both >> 1 ^ (both & 1 ? 0x9908b0dfu : 0);
        }
    for (int i = 0; i < N; i++) {
        unsigned x = state[i];
        x ^= x >> 11;
        x ^= x << 7 & 0x9d2c5680u;
        x ^= x << 15 & 0xefc60000u;
        x ^= x >> 18;
        out[i] = x;
    }
}

START {
    for (int i = 0; i < N; i++) state[i] = noise(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(out[i]);
}
