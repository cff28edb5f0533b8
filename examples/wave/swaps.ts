// What is made of compare and swap: the atomics of signed numbers that compare, and a maximum of one's own
import * as wave from "wave";

const swaps = wave.kernel({ workgroupSize: 64 }, (x: Uint32Array, s: Int32Array, out: Uint32Array, signed: Int32Array) => {
  const i = wave.globalId();
  wave.atomicMin(signed, 0, s[i]);
  wave.atomicMax(signed, 1, s[i]);
  let old = wave.atomicOr(out, 0, 0);
  while (old < x[i] % 1_000) {
    const seen = wave.atomicCas(out, 0, old, x[i] % 1000);
    if (seen === old) break;
    old = seen;
  }
});
