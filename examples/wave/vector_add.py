"""out = a + b"""
import wave
from wave import f32, u32


@wave.kernel
def vector_add(a: f32[:], b: f32[:], out: f32[:], n: u32):
    gid = wave.global_id()
    if gid < n:
        out[gid] = a[gid] + b[gid]
