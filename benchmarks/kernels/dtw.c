/* Dynamic time warping: the least distance between two series, of which either may wait for the other. */
#include "kernel.h"
enum { N = 200 };
static float x[N], y[N], least[N + 1][N + 1];

static float min(float a, float b) { return a < b ? a : b; }

static void kernel(void) {
    least[0][0] = 0;
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) {
            float d = x[i - 1] - y[j - 1];
            least[i][j] = (d < 0 ? -d : d) + min(min(least[i - 1][j], least[i][j - 1]), least[i - 1][j - 1]);
        }
}

START {
    for (int i = 0; i < N; i++) {
        x[i] = (float)unit(i);
        y[i] = (float)unit(i + 7);
    }
    for (int i = 0; i <= N; i++)
        for (int j = 0; j <= N; j++) least[i][j] = 1e30f;
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i <= N; i++)
        for (int j = 0; j <= N; j++) print_f32(least[i][j]);
}
