/* The discrete Fourier transform of 1024 complex numbers: bits of the index reversed, then ten rounds of butterflies. */
#include "kernel.h"
enum { LOG = 10, N = 1 << LOG };
static double re[N], im[N], cosine[N / 2], sine[N / 2];

static void kernel(void) {
    for (int i = 0; i < N; i++) {
        int j = 0;
        for (int bit = 0; bit < LOG; bit++) j |= (i >> bit & 1) << (LOG - 1 - bit);
        if (i < j) {
            double r = re[i], m = im[i];
            re[i] = re[j], im[i] = im[j];
            re[j] = r, im[j] = m;
        }
    }
    for (int round = 0; round < LOG; round++) {
        int half = 1 << round, stride = N / 2 >> round;
        for (int block = 0; block < N; block += 2 * half)
            for (int k = 0; k < half; k++) {
                double c = cosine[k * stride], s = sine[k * stride];
                double r = re[block + k + half] * c - im[block + k + half] * s, m = re[block + k + half] * s + im[block + k + half] * c;
                double a = re[block + k], b = im[block + k];
                re[block + k] = a + r, im[block + k] = b + m;
                re[block + k + half] = a - r, im[block + k + half] = b - m;
            }
    }
}

START {
    double c = 1, s = 0;
    for (int i = 0; i < N / 2; i++) { /* by turning 2 pi / 1024 further each time */
        cosine[i] = c, sine[i] = s;
        double next = c * 0.9999811752826011 - s * -0.006135884649154475;
        s = c * -0.006135884649154475 + s * 0.9999811752826011;
        c = next;
    }
    for (int i = 0; i < N; i++) re[i] = unit(i), im[i] = unit(i + 2000);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_f64(re[i]), print_f64(im[i]);
}
