/* Products of matrices of four rows and columns, one behind the other, as a scene is transformed. */
#include "kernel.h"
enum { N = 512 };
static float a[N][4][4], b[N][4][4], c[N][4][4];

static void kernel(float a[N][4][4], float b[N][4][4], float c[N][4][4]) {
    for (int n = 0; n < N; n++)
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) {
                float sum = 0;
                for (int k = 0; k < 4; k++) sum += a[n][i][k] * b[n][k][j];
                c[n][i][j] = sum;
            }
}

START {
    for (int n = 0; n < N; n++)
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) {
                a[n][i][j] = (float)(unit(n * 16 + i * 4 + j) - 0.5);
                b[n][i][j] = (float)(unit(n * 16 + i * 4 + j + 10000) - 0.5);
            }
    toggle_gpio();
    for (int again = 0; again < 20; again++) {
        kernel(a, b, c);
        kernel(c, b, a);
    }
    toggle_gpio();
    for (int n = 0; n < N; n++)
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++) print_f32(a[n][i][j]);
}
