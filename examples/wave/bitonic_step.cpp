// One step of a bitonic sort
#include "wave.h"
using namespace wave;

[[wave::kernel(64)]] void bitonic_step(int* data, uint32_t j, uint32_t k) {
    uint32_t i = global_id(), partner = i ^ j;
    if (partner > i) {
        int a = data[i], b = data[partner];
        bool ascending = (i & k) == 0;
        if ((a > b) == ascending) {
            data[i] = b;
            data[partner] = a;
        }
    }
}
