/* softmax(Q * K^T / 8) * V: one head of attention. */
#include "kernel.h"
enum { N = 64, D = 64 };
static float q[N][D], k[N][D], v[N][D], score[N][N], out[N][D];

static void kernel(void) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            float sum = 0;
            for (int d = 0; d < D; d++) sum += q[i][d] * k[j][d];
            score[i][j] = sum * 0.125f;
        }
    for (int i = 0; i < N; i++) {
        float most = -__builtin_inff(), sum = 0;
        for (int j = 0; j < N; j++) most = score[i][j] > most ? score[i][j] : most;
        for (int j = 0; j < N; j++) {
            score[i][j] = (float)exp((double)(score[i][j] - most));
            sum += score[i][j];
        }
        for (int j = 0; j < N; j++) score[i][j] /= sum;
    }
    for (int i = 0; i < N; i++)
        for (int d = 0; d < D; d++) {
            float sum = 0;
            for (int j = 0; j < N; j++) sum += score[i][j] * v[j][d];
            out[i][d] = sum;
        }
}

START {
    for (int i = 0; i < N * D; i++) {
        ((float *)q)[i] = (float)unit(i) - 0.5f;
        ((float *)k)[i] = (float)unit(i + 5000) - 0.5f;
        ((float *)v)[i] = (float)unit(i + 10000) - 0.5f;
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N * D; i++) print_f32(((float *)out)[i]);
}
