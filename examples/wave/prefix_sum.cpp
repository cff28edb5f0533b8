// Inclusive prefix sums of each workgroup's elements (Hillis and Steele)
#include "wave.h"
#define N 64

[[wave::kernel(N)]] void prefix_sums(const int32_t* x, int32_t* out) {
    __shared__ int32_t buf[2][N];
    const uint32_t t = wave::thread_id();
    buf[0][t] = x[wave::global_id()];
    wave::barrier();
    int src = 0;
    for (unsigned d = 1; d < N; d <<= 1) {
        int dst = 1 - src;
        buf[dst][t] = t >= d ? buf[src][t] + buf[src][t - d] : buf[src][t];
        wave::barrier();
        src = dst;
    }
    out[wave::global_id()] = buf[src][t];
}
