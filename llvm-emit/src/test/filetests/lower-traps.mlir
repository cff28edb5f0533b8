// beyond mlir-opt: convert-cf-to-llvm and convert-arith-to-llvm have no such options
// RUN: wami opt %s --pass-pipeline="builtin.module(std-to-llvm{assert-function=trap quiet-min-max=true})" | filecheck %s

// CHECK: llvm.func @trap(!llvm.ptr) attributes {passthrough = ["noreturn", "cold"]}

// CHECK-LABEL: llvm.func @positive(
// CHECK: llvm.call @trap
// CHECK-NEXT: llvm.unreachable
func.func @positive(%a: i1) {
  cf.assert %a, "not positive"
  return
}

// The bits of the lesser of equal numbers, and the sum of what is no number.
// CHECK-LABEL: llvm.func @least(
// CHECK: llvm.fcmp "olt"
// CHECK: llvm.or
// CHECK: llvm.fcmp "oeq"
// CHECK: llvm.fadd
// CHECK: llvm.fcmp "uno"
func.func @least(%a: f32, %b: f32) -> f32 {
  %0 = arith.minimumf %a, %b : f32
  return %0 : f32
}

// CHECK-LABEL: llvm.func @negative(
// CHECK-NOT: llvm.fmul
// CHECK: llvm.fneg
// CHECK: llvm.fadd
func.func @negative(%a: f32) -> f32 {
  %c = arith.constant -1.0 : f32
  %0 = arith.mulf %a, %c : f32
  return %0 : f32
}
