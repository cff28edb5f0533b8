// RUN: wami opt %s --mlir-print-value-users | filecheck %s
// RUN: wami opt %s --mlir-use-nameloc-as-prefix | filecheck %s --check-prefix=NAMES

// CHECK: // %arg0 is used by %1
// CHECK: // %arg1 is unused
// CHECK: %1 = arith.addi %arg0, %arg0 : i32 // user: %2
// CHECK: return %1 : i32 // id: %2
// NAMES: func.func @f(%width: i32, %arg1: i32) -> i32
// NAMES: %twice = arith.addi %width, %width : i32
func.func @f(%a: i32 loc("width"), %b: i32) -> i32 {
  %c = arith.addi %a, %a : i32 loc(fused[unknown, "twice"])
  return %c : i32
}
