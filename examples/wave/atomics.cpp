// All atomics whose outcome does not depend on the order
#include "wave.h"
using namespace wave;

[[wave::kernel(64)]] void atomics(const uint32_t* x, const int32_t* s, uint32_t* out, int32_t* signed_) {
    auto i = global_id();
    atomic_add(&out[0], x[i]);
    atomic_sub(&out[1], x[i]);
    atomic_min(out, 2, x[i]);
    atomic_max(out, 3, x[i]);
    atomic_and(&out[4], x[i] | 0xF0);
    atomic_or(&out[5], x[i] & 0x0FF0u);
    atomic_xor(&out[6], x[i]);
    atomic_min(&signed_[0], s[i]);
    atomic_max(&signed_[1], s[i]);
    atomic_add(&signed_[2], s[i]);
    uint32_t old = out[7];
    while (old < x[i] % 1'000) {
        uint32_t seen = atomic_cas(&out[7], old, x[i] % 1000);
        if (seen == old) break;
        old = seen;
    }
    if (i == 5) out[8] = atomic_exchange(&out[9], 77);
    fence(scope::device);
}
