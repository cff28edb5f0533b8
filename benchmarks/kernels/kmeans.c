/* Five turns of k-means: points of four coordinates to the nearest of eight centres, centres to the middle of their points. */
#include "kernel.h"
enum { N = 1000, K = 8, D = 4, TURNS = 5 };
static double point[N][D], centre[K][D], sum[K][D];
static int count[K], nearest[N];

static void kernel(void) {
    for (int turn = 0; turn < TURNS; turn++) {
        for (int k = 0; k < K; k++) {
            count[k] = 0;
            for (int d = 0; d < D; d++) sum[k][d] = 0;
        }
        for (int i = 0; i < N; i++) {
            double least = __builtin_inf();
            int best = 0;
            for (int k = 0; k < K; k++) {
                double square = 0;
                for (int d = 0; d < D; d++) {
                    double off = point[i][d] - centre[k][d];
                    square += off * off;
                }
                if (square < least) {
                    least = square;
                    best = k;
                }
            }
            nearest[i] = best;
            count[best]++;
            for (int d = 0; d < D; d++) sum[best][d] += point[i][d];
        }
        for (int k = 0; k < K; k++)
            if (count[k] > 0)
                for (int d = 0; d < D; d++) centre[k][d] = sum[k][d] / (double)count[k];
    }
}

START {
    for (int i = 0; i < N * D; i++) ((double *)point)[i] = unit(i);
    for (int i = 0; i < K * D; i++) ((double *)centre)[i] = unit(i + 9000);
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < K * D; i++) print_f64(((double *)centre)[i]);
    for (int i = 0; i < N; i++) print_f64(nearest[i]);
}
