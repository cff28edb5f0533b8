// Returns from inside loops
#include "wave.h"
using namespace wave;

[[wave::kernel(32)]] void early_return(std::span<const int> x, int needle, std::span<int> out) {
    uint32_t i = global_id();
    if (i >= out.size()) return;
    out[i] = -1;
    uint32_t k = i;
    do {
        if (x[k] == needle) {
            out[i] = static_cast<int>(k);
            return;
        } else if (x[k] < 0) {
            return;
        }
        ++k;
    } while (k < x.size());
    out[i] = -2;
}
