"""out = transposed src, through a tile with a spare column"""
from wave import *


@kernel(workgroup_size=(16, 16))
def transpose(src: f32[:, :], out: f32[:, :]):
    tile = shared(f32, (16, 17))
    tx = thread_id(0)
    ty = thread_id(1)
    x = workgroup_id(0) * 16 + tx
    y = workgroup_id(1) * 16 + ty
    if y < src.shape[0] and x < src.shape[1]:
        tile[ty, tx] = src[y, x]
    barrier()
    x = workgroup_id(1) * 16 + tx
    y = workgroup_id(0) * 16 + ty
    if y < out.shape[0] and x < out.shape[1]:
        out[y, x] = tile[tx, ty]
