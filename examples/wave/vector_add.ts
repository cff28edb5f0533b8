// out = a + b
import { globalId, kernel } from "wave";

export const vector_add = kernel((a: Float32Array, b: Float32Array, out: Float32Array, n: u32) => {
  const gid = globalId();
  if (gid < n) {
    out[gid] = a[gid] + b[gid];
  }
});
