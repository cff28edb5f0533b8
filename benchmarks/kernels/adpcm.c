/* Decodes IMA ADPCM: four bits a sample, which change the prediction by a step that they also change. */
#include "kernel.h"
enum { N = 16384 };
static unsigned char in[N / 2];
static int step[89], adjust[16];
static unsigned short out[N];

static void kernel(void) {
    int predicted = 0, index = 0;
    for (int i = 0; i < N; i++) {
        int bits = in[i / 2] >> 4 * (i & 1) & 15;
        int s = step[index], d = s >> 3;
        if (bits & 4) d += s;
        if (bits & 2) d += s >> 1;
        if (bits & 1) d += s >> 2;
        predicted += bits & 8 ? -d : d;
        if (predicted < -32768) predicted = -32768;
        if (predicted > 32767) predicted = 32767;
        out[i] = (unsigned short)predicted;
        index += adjust[bits];
        if (index < 0) index = 0;
        if (index > 88) index = 88;
    }
}

START {
    for (int i = 0; i < N / 2; i++) in[i] = (unsigned char)noise(i);
    for (int i = 0; i < 89; i++) step[i] = i * i + 7;
    for (int i = 0; i < 16; i++) adjust[i] = (i & 7) < 4 ? -1 : ((i & 7) - 4) * 2 + 2;
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(out[i]);
}
