// The same with --mlir-print-debuginfo: locations as aliases at the end.
// RUN: wami opt %s --mlir-print-debuginfo --mlir-print-local-scope | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i32 loc("argument")) -> i32 {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32 loc("file.mlir":1:2)
// CHECK-NEXT: %1 = arith.addi %0, %0 : i32 loc(fused<"why">["a", "file":3:4])
// CHECK-NEXT: %2 = arith.addi %1, %1 : i32 loc(callsite("callee" at "caller"("file":5:6)))
// CHECK-NEXT: return %2 : i32 loc(unknown)
// CHECK-NEXT: } loc("f"("file.mlir":7:8))
func.func @f(%x: i32 loc("argument")) -> i32 {
  %y = arith.addi %x, %x : i32 loc("file.mlir":1:2)
  %z = arith.addi %y, %y : i32 loc(fused<"why">["a", "file":3:4, unknown])
  %w = arith.addi %z, %z : i32 loc(callsite("callee" at "caller"("file":5:6)))
  return %w : i32 loc(unknown)
} loc("f"("file.mlir":7:8))
