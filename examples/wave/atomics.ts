// Atomics of the machine, whose outcome does not depend on the order
import * as wave from "wave";

const atomics = wave.kernel({ workgroupSize: 64 }, (x: Uint32Array, s: Int32Array, out: Uint32Array, signed: Int32Array) => {
  const i = wave.globalId();
  wave.atomicAdd(out, 0, x[i]);
  wave.atomicSub(out, 1, x[i]);
  wave.atomicMin(out, 2, x[i]);
  wave.atomicMax(out, 3, x[i]);
  wave.atomicAnd(out, 4, x[i] | 0xf0);
  wave.atomicOr(out, 5, x[i] & 0x0ff0);
  wave.atomicXor(out, 6, x[i]);
  wave.atomic_add(signed, 0, s[i]);
  wave.atomicSub(signed, 1, s[i]);
  if (i === 5) out[7] = wave.atomicExchange(out, 8, 77);
  wave.fence("device");
});
