// out[to[i]] = src[at[i]] where both indices are inside
import { globalId, kernel } from "wave";

const gather_scatter = kernel((src: Float32Array, at: Uint32Array, to: Int32Array, out: Float32Array) => {
  const i = globalId();
  if (i >= at.length) return;
  const source = at[i];
  const target = to[i];
  if (source < src.length && 0 <= target && target < out.length) {
    out[target] = src[source];
  }
});
