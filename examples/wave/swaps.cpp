// What is made of compare and swap: the atomics of signed numbers that compare, and a maximum of one's own
#include "wave.h"
using namespace wave;

[[wave::kernel(64)]] void swaps(const uint32_t* x, const int32_t* s, uint32_t* out, int32_t* signed_) {
    auto i = global_id();
    atomic_min(&signed_[0], s[i]);
    atomic_max(&signed_[1], s[i]);
    uint32_t old = atomic_or(out, 0, 0);
    while (old < x[i] % 1'000) {
        uint32_t seen = atomic_cas(&out[0], old, x[i] % 1000);
        if (seen == old) break;
        old = seen;
    }
}
