// out = a + b
#include "wave.h"

[[wave::kernel]] void vector_add(const float* a, const float* b, float* out, uint32_t n) {
    uint32_t gid = wave::global_id();
    if (gid < n) out[gid] = a[gid] + b[gid];
}
