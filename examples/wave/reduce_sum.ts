// The sum of each workgroup's elements, by halving in shared memory
import { barrier, f32, globalId, kernel, shared, threadId, workgroupId } from "wave";

const N = 128;

const reduce_sum = kernel({ workgroupSize: [N] }, (x: Float32Array, out: Float32Array) => {
  const part = shared(f32, N);
  const t = threadId();
  const i = globalId();
  part[t] = i < x.length ? x[i] : 0;
  barrier();
  for (let s = N >> 1; s > 0; s >>= 1) {
    if (t < s) part[t] += part[t + s];
    barrier();
  }
  if (t === 0) out[workgroupId()] = part[0];
});
