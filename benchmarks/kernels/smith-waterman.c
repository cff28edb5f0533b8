/* The local alignments of two sequences by Smith and Waterman: 2 for a match, -1 for another letter and for a gap. */
#include "kernel.h"
enum { N = 400 };
static unsigned char a[N], b[N];
static int score[N + 1][N + 1];

static int max(int x, int y) { return x > y ? x : y; }

static void kernel(void) {
    for (int i = 0; i <= N; i++) score[i][0] = score[0][i] = 0;
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= N; j++) {
            int along = score[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 2 : -1);
            score[i][j] = max(max(along, 0), max(score[i - 1][j], score[i][j - 1]) - 1);
        }
}

START {
    for (int i = 0; i < N; i++) {
        a[i] = noise(i) & 3;
        b[i] = noise(i + 999) & 3;
    }
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < (N + 1) * (N + 1); i++) print_i32(((int *)score)[i]);
}
