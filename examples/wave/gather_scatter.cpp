// out[to[i]] = src[at[i]] where both indices are inside
#include "wave.h"
using namespace wave;

__kernel void gather_scatter(
    std::span<const float> src, std::span<const uint32_t> at, const int* to, std::span<float> out) {
    uint32_t i = global_id();
    if (i >= at.size()) return;
    uint32_t source = at[i];
    int target = to[i];
    if (source < src.size() && target >= 0 && (uint32_t)target < out.size()) {
        out[target] = src[source];
    }
}
