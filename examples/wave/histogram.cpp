// How often each of 16 values occurs: counted in shared memory, then added up
#include "wave.h"
using namespace wave;

constexpr uint32_t BINS = 16;

[[wave::kernel(64)]] void histogram(std::span<const uint32_t> data, uint32_t* counts) {
    __shared__ uint32_t local_counts[BINS];
    auto t = thread_id();
    if (t < BINS) local_counts[t] = 0;
    barrier();
    auto i = global_id();
    if (i < data.size()) {
        atomic_add(&local_counts[data[i] % BINS], 1);
    }
    barrier();
    if (t < BINS) atomic_add(counts, t, local_counts[t]);
}
