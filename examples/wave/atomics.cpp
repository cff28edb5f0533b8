// Atomics of the machine, whose outcome does not depend on the order
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
    atomic_add(&signed_[0], s[i]);
    atomic_sub(&signed_[1], s[i]);
    if (i == 5) out[7] = atomic_exchange(&out[8], 77);
    fence(scope::device);
}
