"""Iterations until escape"""
from wave import *

LIMIT = 50


@kernel(workgroup_size=(8, 8))
def mandelbrot(out: i32[:, :], x0: f32, y0: f32, step: f32):
    px, py = global_id(0), global_id(1)
    if px >= out.shape[1] or py >= out.shape[0]:
        return
    cx = x0 + px * step
    cy = y0 + py * step
    zx = zy = 0.0
    count = 0
    while count < LIMIT:
        xx, yy = zx * zx, zy * zy
        if xx + yy > 4.0:
            break
        zx, zy = xx - yy + cx, 2.0 * zx * zy + cy
        count += 1
    out[py, px] = count
