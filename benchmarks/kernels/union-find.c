/* Union and find with path halving: 4095 pairs of 4096 elements are joined, the smaller root above. */
#include "kernel.h"
enum { N = 4096 };
static int pairs[N], parent[N];

static int find(int x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
}

static void kernel(void) {
    for (int i = 0; i < N; i++) parent[i] = i;
    for (int i = 0; i < N - 1; i++) {
        int a = find(pairs[i]), b = find(pairs[i + 1]);
        if (a != b) parent[a < b ? b : a] = a < b ? a : b;
    }
}

START {
    for (int i = 0; i < N; i++) pairs[i] = noise(i) & N - 1;
    toggle_gpio();
    kernel();
    toggle_gpio();
    for (int i = 0; i < N; i++) print_i32(parent[i]);
}
