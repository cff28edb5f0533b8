// Inclusive prefix sums of each workgroup's elements (Hillis and Steele)
import { barrier, globalId, i32, kernel, shared, threadId } from "wave";

const N = 64;

class Scan {
  @kernel({ workgroupSize: [N, 1] })
  static prefix_sums(x: Int32Array, out: Int32Array): void {
    const buf = shared(i32, [2, N]);
    const t = threadId();
    buf[0][t] = x[globalId()];
    barrier();
    let src = 0;
    let d = 1;
    while (d < N) {
      const dst = 1 - src;
      buf[dst][t] = t >= d ? buf[src][t] + buf[src][t - d] : buf[src][t];
      barrier();
      src = dst;
      d *= 2;
    }
    out[globalId()] = buf[src][t];
  }
}
