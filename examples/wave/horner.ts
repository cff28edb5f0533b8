// A polynomial by Horner's rule, plain and fused
import { f32, fma, globalId, kernel, local } from "wave";

const DEGREE = 6;

const horner = kernel({ workgroupSize: 32 }, (x: f32[], c: f32[], plain: f32[], fused: f32[]) => {
  const i = globalId();
  const coefficients = local(f32, DEGREE + 1);
  for (let k = 0; k <= DEGREE; k++) coefficients[k] = c[k] * 0.5;
  const v = x[i];
  let p = coefficients[DEGREE];
  let q = p;
  for (let k = DEGREE - 1; k >= 0; --k) {
    p = p * v + coefficients[k];
    q = fma(q, v, coefficients[k]);
  }
  plain[i] = p;
  fused[i] = Math.fround(q);
});
