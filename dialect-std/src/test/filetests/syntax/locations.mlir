// Locations are read wherever they may stand, and left out unless asked for.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
#alias = loc("file.mlir":1:2)
// CHECK-LABEL: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = arith.addi %0, %0 : i32
// CHECK-NEXT:    %2 = arith.addi %1, %1 : i32
// CHECK-NEXT:    %3 = arith.addi %2, %2 : i32
// CHECK-NEXT:    return %3 : i32
// CHECK-NEXT:  }
func.func @f(%x: i32 loc("argument")) -> i32 {
  %y = arith.addi %x, %x : i32 loc(#alias)
  %z = arith.addi %y, %y : i32 loc(fused<"why">["a", "file":3:4, unknown])
  %w = arith.addi %z, %z : i32 loc(callsite("callee" at "caller"("file":5:6)))
  %v = arith.addi %w, %w : i32 loc("range.mlir":1:2 to 3:4)
  return %v : i32 loc(unknown)
} loc("f"("file.mlir":7:8))
