// RUN: wami opt %s --verify-diagnostics --split-input-file

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
func.func private @a(!llvm.array<2 x void>)
// -----
// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
func.func private @a(!llvm.struct<(func<void ()>)>)
// -----
// expected-error@+1 {{invalid function result type: '!llvm.label'}}
func.func private @a(!llvm.func<label ()>)
// -----
// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
func.func private @a(!llvm.func<void (void)>)
// -----
// expected-error@+1 {{unknown LLVM type: foo}}
func.func private @a(!llvm.array<2 x foo>)
// -----
// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @a(!llvm.struct<"a">)
// -----
// expected-error@+1 {{only identified structs can be opaque}}
func.func private @a(!llvm.struct<opaque>)
// -----
// expected-error@+1 {{identified type already used with a different body}}
func.func private @a(!llvm.struct<"one", (i32)>, !llvm.struct<"one", (i64)>)
// -----
// expected-error@+1 {{redeclaring defined struct as opaque}}
func.func private @a(!llvm.struct<"two", (i32)>, !llvm.struct<"two", opaque>)
// -----
// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @a(!llvm.struct<"three", (struct<"three", (i32)>)>)
// -----
func.func @a(%s: !llvm.struct<(i32)>) {
  // expected-error@+2 {{position out of bounds: 5}}
  %0 = llvm.extractvalue %s[5] : !llvm.struct<(i32)>
  return
}
// -----
func.func @a(%s: !llvm.struct<(i32)>) {
  // expected-error@+2 {{expected LLVM IR structure/array type, got: 'i32'}}
  %0 = llvm.extractvalue %s[0, 1] : !llvm.struct<(i32)>
  return
}
// -----
func.func @a(%s: !llvm.struct<(i32)>) {
  // expected-error@+1 {{Type mismatch: extracting from '!llvm.struct<(i32)>' should produce 'i32' but this op returns 'i64'}}
  %0 = "llvm.extractvalue"(%s) {position = array<i64: 0>} : (!llvm.struct<(i32)>) -> i64
  return
}
// -----
func.func @a(%s: !llvm.struct<(i32)>, %v: i64) {
  // expected-error@+1 {{Type mismatch: cannot insert 'i64' into '!llvm.struct<(i32)>'}}
  %0 = "llvm.insertvalue"(%s, %v) {position = array<i64: 0>} : (!llvm.struct<(i32)>, i64) -> !llvm.struct<(i32)>
  return
}
// -----
// expected-error@+1 {{expected integer type}}
%0 = llvm.mlir.constant(1 : i32) : f32
// -----
// expected-error@+1 {{expected array type of 2 i8 elements for the string constant}}
%0 = llvm.mlir.constant("ab") : !llvm.array<3 x i8>
// -----
// expected-error@+1 {{type and attribute have a different number of elements: 3 vs. 2}}
%0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<3 x i32>
// -----
// expected-error@+1 {{struct element at index 0 is of wrong type}}
%0 = llvm.mlir.constant([1, 2]) : !llvm.struct<(i32, i32)>
// -----
// expected-error@+1 {{expected array attribute of size 2}}
%0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
// -----
// expected-error@+1 {{only supports integer, float, string or elements attributes}}
%0 = llvm.mlir.constant(@a) : !llvm.ptr
// -----
// expected-error@+1 {{attribute and type have different float semantics}}
%0 = llvm.mlir.constant(1.0 : f64) : f32
// -----
// expected-error@+1 {{for array with an array attribute must have a struct element type}}
%0 = llvm.mlir.constant([1, 2]) : !llvm.array<2 x i64>
// -----
// expected-error@+1 {{array attribute size does not match array type size in dimension 0: 2 vs. 3}}
%0 = llvm.mlir.constant([1, 2]) : !llvm.array<3 x i64>
// -----
// expected-error@+1 {{expected array or struct type for array attribute}}
%0 = llvm.mlir.constant([1.0, 2.0]) : i32
