// What TypeScript must take of the declarations for signatures.mlir, and what it must not: tsc --strict
import load, { load as named, type Allocation, type Kernel, type MemRef } from "./signatures.mjs";

const k: Kernel = await load();
const again: Kernel = await named({ wasm: new URL("x.wasm", import.meta.url), imports: { env: {} } });
await load({ wasm: fetch("x.wasm") });
await load({ wasm: new Uint8Array(8) });

k.from_dynamic_f32_1(new Float32Array(3), { data: new Float32Array(3), shape: [3], strides: [1], offset: 0 });
k.from_dynamic_f32_2({ data: new Float32Array(4), shape: [2, 2] }, { data: new Float32Array(4), shape: [2, 2] });
k.from_fixed_i8_2(new Uint8Array(12), new Uint8ClampedArray(12));
k.from_fixed_i64_1(new BigUint64Array(5), new BigInt64Array(5));
const flat: Float64Array = k.made_fixed_f64_3(new Float64Array(24));
const shaped: MemRef<Int16Array> = k.made_dynamic_i16_2({ data: new Uint16Array(4), shape: [2, 2] });
k.from_dynamic_i16_2(shaped, { data: new Int16Array(4), shape: shaped.shape });
const held: Allocation<BigInt64Array> = k.alloc("i64", [2, 3]);
k.from_dynamic_i64_2(held, held);
held.data[0] = 5n;
held.free();
const [h, g, f, e]: [number, number, number, bigint, number, number, number, boolean] = k.several(true, 1, 2, 3, 4n, 5, 6, 7);
const yes: boolean = k.id_i1(true);
const difference: number = k["no identifier"](h + g + f, Number(e));
const raw: number = k.instance.exports.id_i32(1);
const words: [number, number, number, number, number] = k.instance.exports.same_dynamic_f32_1(0, 0, 0, 0, 1);
const pages: WebAssembly.Memory = k.memory;
export const used = [again, flat, yes, difference, raw, words, pages];

// @ts-expect-error another array
k.from_dynamic_f32_1(new Float64Array(3), new Float32Array(3));
// @ts-expect-error an array of JavaScript
k.from_dynamic_f32_1([1, 2, 3], new Float32Array(3));
// @ts-expect-error an array without its shape
k.from_dynamic_f32_2(new Float32Array(4), { data: new Float32Array(4), shape: [2, 2] });
// @ts-expect-error an argument is missing
k.from_dynamic_f32_1(new Float32Array(3));
// @ts-expect-error a number for a bigint
k.id_i64(1);
// @ts-expect-error a bigint for a number
k.id_i32(1n);
// @ts-expect-error a number for a boolean
k.id_i1(1);
// @ts-expect-error no such function
k.no_such();
// @ts-expect-error no wrapper
k.unranked();
// @ts-expect-error no such type of elements
k.alloc("i7", 3);
// @ts-expect-error it is read only
k.memory = pages;
