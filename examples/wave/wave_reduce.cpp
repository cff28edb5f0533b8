// Sums of waves by shuffles, then of the workgroup
#include "wave.h"
using namespace wave;

[[wave::kernel(128)]] void wave_reduce(const float* x, float* out, uint32_t* each) {
    [[wave::shared]] float sums[32];
    float v = x[global_id()];
    for (unsigned d = wave_width() / 2; d > 0; d /= 2) v += shuffle_down(v, d);
    if (lane_id() == 0) sums[wave_id()] = v;
    barrier();
    if (thread_id() == 0) {
        float total = 0;
        for (unsigned w = 0; w < num_waves(); w++) total += sums[w];
        out[workgroup_id()] = total;
    }
    each[global_id()] = reduce_add(thread_id()) + reduce_max(lane_id()) + broadcast(thread_id(), 3);
}
