"""A polynomial by Horner's rule, plain and fused"""
from wave import *

DEGREE = 6


@kernel(workgroup_size=32)
def horner(x: f32[:], c: f32[:], plain: f32[:], fused: f32[:]):
    i = global_id()
    coefficients = local(f32, DEGREE + 1)
    for k in range(DEGREE + 1):
        coefficients[k] = c[k] * 0.5
    v = x[i]
    p = q = coefficients[DEGREE]
    for k in range(DEGREE - 1, -1, -1):
        p = p * v + coefficients[k]
        q = fma(q, v, coefficients[k])
    plain[i] = p
    fused[i] = q
