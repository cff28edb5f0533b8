// y += alpha * x, in a loop over the grid
#include "wave.h"
using namespace wave;

[[wave::kernel(64)]] void saxpy(float alpha, std::span<const float> x, std::span<float> y) {
    const auto stride = grid_size() * workgroup_size();
    for (auto i = global_id(); i < x.size(); i += stride) {
        y[i] += alpha * x[i];
    }
}
