// What the convention multivalue makes of types: one result for each of up to 100 scalars, two scalars as two parameters, more by pointer.
// RUN: wami opt %s --llvm-to-ssawasm --func-to-ssawasm --canonicalize | filecheck %s
// beyond mlir-opt: ssawasm.cc is an attribute of ours

// CHECK: ssawasm.func_import @hundred from "env" "hundred" : () -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {cc = "multivalue"}
func.func private @hundred() -> !llvm.struct<(array<100 x i32>)> attributes {ssawasm.cc = "multivalue"}

// CHECK: ssawasm.func_import @more from "env" "more" : (i32) -> () {cc = "multivalue"}
func.func private @more() -> !llvm.struct<(array<101 x i32>)> attributes {ssawasm.cc = "multivalue"}

// CHECK: ssawasm.func_import @parameters from "env" "parameters" : (i32, f64, i32, i64, i64, f32) -> i32 {cc = "multivalue"}
func.func private @parameters(!llvm.struct<(i32, f64)>, !llvm.struct<(i32, i32, i32)>, !llvm.struct<()>, i128, !llvm.struct<(struct<(f32)>)>) -> i32 attributes {ssawasm.cc = "multivalue"}

// CHECK: ssawasm.func_import @wide from "env" "wide" : (i64, i64, i32) -> (i64, i64, i64, i64) {cc = "multivalue"}
func.func private @wide(!llvm.struct<(i128, i32)>) -> (f128, i128) attributes {ssawasm.cc = "multivalue"}

// CHECK: ssawasm.func_import @c from "env" "c" : (i32, i32, i64, i64, f32, i32) -> () {cc = "c"}
func.func private @c(!llvm.struct<(i32, f64)>, i128, !llvm.struct<(struct<(f32)>)>, !llvm.struct<(i8, i8)>) -> i128 attributes {ssawasm.cc = "c"}

// CHECK: ssawasm.func_import @exact from "env" "exact" : (i32, f64, i32, i32, i32, i64, i64) -> (i32, i32)
func.func private @exact(!llvm.struct<(i32, f64)>, !llvm.array<3 x i32>, i128) -> !llvm.struct<(i8, i1)> attributes {ssawasm.cc = "exact"}

// CHECK-LABEL: ssawasm.func @sum(%arg0: !ssawasm.local<i32>, %arg1: !ssawasm.local<f64>, %arg2: !ssawasm.local<i32>) -> (i32, f64)
// CHECK-DAG: ssawasm.load %{{.*}} offset = 8 : i32
// CHECK: ssawasm.return
func.func @sum(%p: !llvm.struct<(i32, f64)>, %q: !llvm.struct<(i32, i32, i32)>) -> !llvm.struct<(i32, f64)> attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %q[2] : !llvm.struct<(i32, i32, i32)>
  %r = llvm.insertvalue %a, %p[0] : !llvm.struct<(i32, f64)>
  return %r : !llvm.struct<(i32, f64)>
}
