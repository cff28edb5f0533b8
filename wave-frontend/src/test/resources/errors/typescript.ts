// What is wrong in TypeScript.
import * as fs from "fs";
//! 21: error: only 'wave' can be imported, not 'fs'
import { kernel } from "wave";

const N = 16
const M = threadId();
//! 11: error: this is not a constant

const types = kernel((a: Float32Array, b: Int32Array, u: Uint32Array, d: Float64Array, n: number) => {
  const i = globalId();
//! 9: note: declared here as a constant
  a[i] = d[i];
//! 11: error: f64 does not become f32 without a cast: f32(x)
  a[i] = a[i] + n;
//! 15: error: '+' of f32 and f64 needs explicit narrowing: f32(x)
  d[i] = d[i] * a[i];
//! 15: error: '*' of f64 and f32 needs explicit narrowing: f32(x)
  a[i] = b[i];
//! 11: error: i32 does not become f32 without a cast: f32(x)
  a[i] = b[i] * a[i];
//! 15: error: '*' of i32 and f32 needs a cast: f32(x)
  b[i] = b[i] / u[i];
//! 15: error: '/' of integers: write idiv(a, b) or (a / b) | 0
  b[i] = b[i] / b[i];
//! 15: error: '/' of integers: write idiv(a, b) or (a / b) | 0
  b[i] = b[i] % u[i];
//! 15: error: '%' of i32 and u32 needs a cast: i32(x) or u32(x)
  b[i] = 1.5;
//! 10: error: a float literal does not become i32 here
  b[i] = 3000000000;
//! 10: error: 3000000000 does not fit i32
  a[i] = 10n;
//! 10: error: i64 does not become f32 without a cast: f32(x)
  i = 4;
//! 3: error: 'i' cannot be assigned a second time
  const x = 1.5;
  a[i] = x * 2;
  let y = a[i];
//! 7: note: a variable has one type; annotate it here, or cast the value
  y = d[i];
//! 8: error: 'y' is f32, but this is f64
  a[i] = missing;
//! 10: error: unknown name 'missing'
  a[i] = sqroot(a[i]);
//! 10: error: unknown function 'sqroot'; did you mean 'sqrt'?
  atomicAdd(a, 0, 1);
//! 3: error: atomics work on i32 and u32, but 'a' holds f32
  if (b[i] && u[i]) a[i] = 1;
//! 8: error: the operands of '&&' are bools, but this is i32; write x != 0
//! 16: error: the operands of '&&' are bools, but this is u32; write x != 0
});

const syntax = kernel((a: Float32Array, n: u32) => {
  const i = globalId() a[i] = 1;
//! 24: error: expected ';', but found 'a'
  a[i] = ;
//! 10: error: expected an expression, but found ';'
  var x = 3;
//! 3: error: 'var' is not part of the kernel language; write 'let'
  for (const y of a) { }
//! 16: error: 'for..of' is not part of the kernel language
  for (let k = 0; k < n; k++ { }
//! 30: error: expected ')', but found '{'
  switch (n) { case 1: break; }
//! 3: error: 'switch' is not supported yet
  a[i] = 010;
//! 10: error: a number must not begin with 0; an octal one is 0o17
  a[i] = i < n < 4;
//! 16: error: comparisons cannot be chained; join them by '&&'
  a[i] = null;
//! 10: error: 'null' is not part of the kernel language
  const s = a.subarray(1, 4);
//! 15: error: slices are not supported yet; write the loop
  let q: f33 = 1;
//! 10: error: unknown type 'f33'
  const c;
//! 9: error: a constant needs a value
  break;
//! 3: error: 'break' outside of a loop
  a[i] = b = 1;
//! 12: error: assignments in expressions are not part of the kernel language
  a[i] = -2 ** 2;
//! 13: error: a sign before '**' needs brackets
  return 5;
//! 10: error: a kernel returns nothing
});

function helper(x: f32): f32 { return x; }
//! 1: error: functions that are not kernels are not supported yet
interface V { x: f32 }
//! 1: error: structs are not supported yet
@kernel({ threads: 4 }) function options(a: f32[]) { }
//! 11: error: unknown option 'threads'; there is 'workgroupSize'
@kernel function untyped(a) { }
//! 26: error: parameter 'a' needs a type: 'a: Float32Array'
@kernel function result(a: f32[]): f32 { }
//! 36: error: a kernel returns nothing
@other function unknown(a: f32[]) { }
//! 2: error: unknown decorator 'other'
console.log("host");
//! 1: error: expected a constant or a kernel, but found 'console'
