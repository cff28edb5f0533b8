/* Decodes tokens of an LZ77 format: literals - their number, then they - and copies - their number, and how far back, which may overlap. */
#include "kernel.h"
enum { TOKENS = 4000, CODE = TOKENS * 16, MOST = TOKENS * 24 };
static unsigned char code[CODE], out[MOST];
static int lengths[2]; /* of the code and of what it stands for */

static void kernel(void) {
    int from = 0, to = 0, end = lengths[0];
    while (from < end) {
        int literals = code[from++];
        for (int i = 0; i < literals; i++) out[to++] = code[from++];
        int copied = code[from++], back = code[from++];
        for (int i = 0; i < copied; i++) {
            out[to] = out[to - back];
            to++;
        }
    }
    lengths[1] = to;
}

START {
    int at = 0;
    for (int t = 0; t < TOKENS; t++) {
        int literals = (noise(t) & 7) + 1;
        code[at++] = literals;
        for (int i = 0; i < literals; i++) code[at++] = (unsigned char)noise(t * 8 + i);
        code[at++] = noise(t + 50000) & 15;
        code[at++] = t == 0 ? 1 : (noise(t + 90000) & 7) + 1;
    }
    lengths[0] = at;
    toggle_gpio();
    kernel();
    toggle_gpio();
    print_i32(lengths[1]);
    for (int i = 0; i < MOST; i++) print_i32(out[i]);
}
