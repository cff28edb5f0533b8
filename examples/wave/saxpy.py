"""y += alpha * x, in a loop over the grid so that any number of threads will do"""
from wave import *


@kernel(workgroup_size=64)
def saxpy(alpha: f32, x: f32[:], y: f32[:]):
    stride = grid_size() * workgroup_size()
    for i in range(global_id(), len(x), stride):
        y[i] += alpha * x[i]
