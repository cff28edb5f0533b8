// Evaluates every scalar numeric instruction on V8 and prints what it computes, for NumericTest.
//
//   wat2wasm numeric.wat -o numeric.wasm
//   node numeric.mjs numeric.wasm > ../resources/dev/wami/wasmspec/numeric.txt      the operands in the repository
//   node numeric.mjs numeric.wasm COUNT SEED                                        and COUNT pseudo-random ones of each type
//
// numeric.wat exports one function per instruction, named by its mnemonic, that takes and gives raw bits as i32 or i64.
//
// Lines: "operands TYPE HEX...", then "MNEMONIC RESULT..." in the order of the operands for one operand,
// and "MNEMONIC A RESULT..." in the order of the second operand for two. A trap is /, then the engine's reason as one letter:
// z division by zero, o unrepresentable quotient, c unrepresentable conversion. A NaN result that the specification leaves open is "nan".
import { readFileSync } from "node:fs";

const operands = {
  i32: ["0", "1", "2", "1f", "20", "7f", "80", "8000", "12345678", "7fffffff", "80000000", "80000001", "deadbeef", "fffffffe", "ffffffff"],
  i64: ["0", "1", "2", "3f", "40", "80", "8000", "7fffffff", "80000000", "ffffffff", "100000001", "123456789abcdef0",
    "7fffffffffffffff", "8000000000000000", "8000000000000001", "8000008000000001", "fffffffffffffffe", "ffffffffffffffff"],
  // zeros, ones, roundable fractions, the largest and the smallest, infinities, NaNs quiet and signalling;
  f32: ["0", "80000000", "3f000000", "3f800000", "bf800000", "3fc00000", "c0200000", "4b000001", "1", "80000001", "800000", "7f7fffff",
    "ff7fffff", "7f800000", "ff800000", "7fc00000", "ffa00001",
    // then what only conversions care about: the edges of the integer ranges
    "bf000000", "3f7fffff", "bf7fffff", "40200000", "4effffff", "4f000000", "cf000000", "cf000001", "4f7fffff", "4f800000", "5effffff",
    "5f000000", "df000000", "df000001", "5f7fffff", "5f800000",
    // and NaNs with payloads, which demotion and promotion keep
    "7fffffff", "ffc12345", "7fa54321"],
  f64: ["0", "8000000000000000", "3fe0000000000000", "3ff0000000000000", "bff0000000000000", "3ff8000000000000", "c004000000000000",
    "4330000000000001", "1", "8000000000000001", "10000000000000", "7fefffffffffffff", "ffefffffffffffff", "7ff0000000000000",
    "fff0000000000000", "7ff8000000000000", "fff4000000000001",
    "bfe0000000000000", "3fefffffffffffff", "bfefffffffffffff", "4004000000000000", "41dfffffffc00000", "41dfffffffffffff", "41e0000000000000",
    "c1e0000000000000", "c1e00000001fffff", "c1e0000000200000", "41efffffffe00000", "41f0000000000000", "43dfffffffffffff", "43e0000000000000",
    "c3e0000000000000", "c3e0000000000001", "43efffffffffffff", "43f0000000000000",
    // and the edges of f32: half its least number, its least normal number, its largest, and where rounding to it overflows
    "3690000000000000", "3690000000000001", "380fffffe0000000", "47efffffe0000000", "47efffffefffffff", "47effffff0000000",
    "7fffffffffffffff", "fff8abcdef012345", "7ff5432101234567"],
};
/** With two operands, in the repository's list, these many first ones of each. */
const pairs = { i32: 15, i64: 18, f32: 17, f64: 17 };

let state = BigInt(process.argv[4] ?? 1);
function random64() {
  // splitmix64
  state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
  let z = state;
  z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}
for (let i = 0; i < Number(process.argv[3] ?? 0); i++) {
  operands.i32.push((random64() >> 32n).toString(16));
  operands.i64.push(random64().toString(16));
  operands.f32.push((random64() >> 32n).toString(16));
  operands.f64.push(random64().toString(16));
  // and floats near the integers, where rounding and ranges matter
  const near = Number(BigInt.asIntN(64, random64() >> (random64() & 63n))) / 2;
  operands.f32.push(bits32(near).toString(16));
  operands.f64.push(bits64(near).toString(16));
}

function bits32(x) {
  return new Uint32Array(new Float32Array([x]).buffer)[0];
}
function bits64(x) {
  return new BigUint64Array(new Float64Array([x]).buffer)[0];
}
const wide = (type) => type[1] === "6";
const argument = (type, hex) => (wide(type) ? BigInt("0x" + hex) : parseInt(hex, 16) | 0);

/** [operand type, number of operands, result type] of an instruction. */
function shape(mnemonic) {
  const [type, operator] = mnemonic.split(".");
  const from = operator.match(/_([if](32|64))/);
  if (from) return [from[1], 1, type];
  if (/^(clz|ctz|popcnt|extend8_s|extend16_s|extend32_s|abs|neg|ceil|floor|trunc|nearest|sqrt)$/.test(operator)) return [type, 1, type];
  if (operator === "eqz") return [type, 1, "i32"];
  return [type, 2, /^(eq|ne|lt|gt|le|ge)(_|$)/.test(operator) ? "i32" : type];
}

function show(mnemonic, type, value) {
  const bits = wide(type) ? BigInt.asUintN(64, value) : BigInt(value >>> 0);
  const keepsPayload = /abs|neg$|copysign|reinterpret|demote|promote/.test(mnemonic);
  if (type === "f32" && !keepsPayload && (bits & 0x7fffffffn) > 0x7f800000n) return "nan";
  if (type === "f64" && !keepsPayload && (bits & 0x7fffffffffffffffn) > 0x7ff0000000000000n) return "nan";
  return bits.toString(16);
}

function call(mnemonic, f, type, args) {
  try {
    return show(mnemonic, type, f(...args));
  } catch (e) {
    if (/(divide|remainder) by zero/.test(e.message)) return "/z";
    if (/divide result unrepresentable/.test(e.message)) return "/o";
    if (/float unrepresentable/.test(e.message)) return "/c";
    throw e;
  }
}

const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])));
const lines = Object.entries(operands).map(([type, list]) => `operands ${type} ${list.join(" ")}`);
for (const [mnemonic, f] of Object.entries(instance.exports)) {
  const [from, arity, to] = shape(mnemonic);
  const list = arity === 2 && process.argv.length < 4 ? operands[from].slice(0, pairs[from]) : operands[from];
  if (arity === 1) {
    lines.push(`${mnemonic} ${list.map((a) => call(mnemonic, f, to, [argument(from, a)])).join(" ")}`);
  } else {
    for (const a of list) {
      lines.push(`${mnemonic} ${a} ${list.map((b) => call(mnemonic, f, to, [argument(from, a), argument(from, b)])).join(" ")}`);
    }
  }
}
process.stdout.write(lines.join("\n") + "\n");
