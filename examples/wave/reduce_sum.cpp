// The sum of each workgroup's elements, by halving in shared memory
#include "wave.h"
using namespace wave;

constexpr int N = 128;

[[wave::kernel(N)]] void reduce_sum(std::span<const float> x, float* out) {
    [[wave::shared]] float part[N];
    unsigned t = thread_id();
    unsigned i = global_id();
    part[t] = i < x.size() ? x[i] : 0.0f;
    barrier();
    for (unsigned s = N / 2; s > 0; s /= 2) {
        if (t < s) part[t] += part[t + s];
        barrier();
    }
    if (t == 0) out[workgroup_id()] = part[0];
}
