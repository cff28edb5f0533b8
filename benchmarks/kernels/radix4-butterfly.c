/* One step of an FFT of radix four, without twiddle factors: re and im one behind the other. */
#include "kernel.h"
static float a[8192];

static void kernel(void) {
    for (int n = 0; n < 1024; n++) {
        float re0 = a[2 * n + 0];
        float im0 = a[2 * n + 1];
        float re1 = a[2 * n + 2048];
        float im1 = a[2 * n + 2049];
        float re2 = a[2 * n + 4096];
        float im2 = a[2 * n + 4097];
        float re3 = a[2 * n + 6144];
        float im3 = a[2 * n + 6145];
        float sre = re0 + re2;
        float sim = im0 + im2;
        float dre = re0 - re2;
        float dim = im0 - im2;
        float tre = re1 + re3;
        float tim = im1 + im3;
        float ere = re1 - re3;
        float eim = im1 - im3;
        a[2 * n + 0] = (sre + tre) * 0.5f;
        a[2 * n + 1] = (sim + tim) * 0.5f;
        a[2 * n + 2048] = (dre + eim) * 0.5f;
        a[2 * n + 2049] = (dim - ere) * 0.5f;
        a[2 * n + 4096] = (sre - tre) * 0.5f;
        a[2 * n + 4097] = (sim - tim) * 0.5f;
        a[2 * n + 6144] = (dre - eim) * 0.5f;
        a[2 * n + 6145] = (dim + ere) * 0.5f;
    }
}

START {
    for (int i = 0; i < 8192; i++) a[i] = (float)(unit(i + 0) - 0.5);
    toggle_gpio();
    for (int again = 0; again < 100; again++) kernel();
    toggle_gpio();
    for (int i = 0; i < 8192; i++) print_f32(a[i]);
}
