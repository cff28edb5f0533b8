"""c = a @ b, a thread for each element"""
import wave as w


@w.kernel(workgroup_size=(8, 8))
def matmul_naive(a: w.f32[:, :], b: w.f32[:, :], c: w.f32[:, :]):
    row = w.global_id(1)
    col = w.global_id(0)
    if row < c.shape[0] and col < c.shape[1]:
        acc = 0.0
        for k in range(a.shape[1]):
            acc += a[row, k] * b[k, col]
        c[row, col] = acc
