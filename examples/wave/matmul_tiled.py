"""c = a @ b by tiles in shared memory; all extents are multiples of TILE"""
from wave import *

TILE = 8


@kernel(workgroup_size=(TILE, TILE))
def matmul_tiled(a: f32[:, :], b: f32[:, :], c: f32[:, :]):
    ta = shared(f32, (TILE, TILE))
    tb = shared(f32, (TILE, TILE))
    x, y = thread_id(0), thread_id(1)
    row = workgroup_id(1) * TILE + y
    col = workgroup_id(0) * TILE + x
    acc = 0.0
    for t in range(a.shape[1] // TILE):
        ta[y, x] = a[row, t * TILE + x]
        tb[y, x] = b[t * TILE + y, col]
        barrier()
        for k in range(TILE):
            acc = fma(ta[y, k], tb[k, x], acc)
        barrier()
    c[row, col] = acc
