// Returns from inside loops
import { globalId, kernel } from "wave";

const early_return = kernel({ workgroupSize: 32 }, (x: Int32Array, needle: i32, out: Int32Array) => {
  const i = globalId();
  if (i >= out.length) return;
  out[i] = -1;
  let k = i;
  do {
    if (x[k] === needle) {
      out[i] = k | 0;
      return;
    } else if (x[k] < 0) {
      return;
    }
    k++;
  } while (k < x.length);
  out[i] = -2;
});
