/* Softmax of each row: e^(x - greatest) over the sum of these. */
#include "kernel.h"
enum { ROWS = 64, N = 256 };
static float in[ROWS][N], out[ROWS][N];

static void kernel(void) {
    for (int r = 0; r < ROWS; r++) {
        float most = -__builtin_inff(), sum = 0;
        for (int i = 0; i < N; i++) most = in[r][i] > most ? in[r][i] : most;
        for (int i = 0; i < N; i++) {
            out[r][i] = (float)exp((double)(in[r][i] - most));
            sum += out[r][i];
        }
        for (int i = 0; i < N; i++) out[r][i] /= sum;
    }
}

START {
    for (int i = 0; i < ROWS * N; i++) ((float *)in)[i] = 8 * (float)unit(i);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < ROWS * N; i++) print_f32(((float *)out)[i]);
}
