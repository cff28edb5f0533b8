// A polynomial by Horner's rule, plain and fused
#include "wave.h"
using namespace wave;

static constexpr int DEGREE = 6;

[[wave::kernel(32)]] void horner(const float* x, const float* c, float* plain, float* fused) {
    auto i = global_id();
    float coefficients[DEGREE + 1] = {};
    for (int k = 0; k <= DEGREE; k++) coefficients[k] = c[k] * 0.5f;
    const float v = x[i];
    float p = coefficients[DEGREE], q{p};
    for (int k = DEGREE - 1; k >= 0; --k) {
        p = p * v + coefficients[k];
        q = std::fma(q, v, coefficients[k]);
    }
    plain[i] = p;
    fused[i] = q;
}
