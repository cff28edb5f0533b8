"""A five-point stencil; the border is copied"""
from wave import *


@kernel(workgroup_size=(8, 8))
def stencil2d(src: f32[:, :], dst: f32[:, :]):
    x = global_id(0)
    y = global_id(1)
    h, w = src.shape[0], src.shape[1]
    if x >= w or y >= h:
        return
    if 0 < x < w - 1 and 0 < y < h - 1:
        dst[y, x] = src[y, x] * 0.5 + (src[y - 1, x] + src[y + 1, x] + src[y, x - 1] + src[y, x + 1]) * 0.125
    else:
        dst[y, x] = src[y, x]
