// Poison of every type, and unreachable.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i1) -> (i32, vector<4xf32>) {
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %0 = ub.poison : i32
// CHECK-NEXT:    %1 = ub.poison : vector<4xf32>
// CHECK-NEXT:    return %0, %1 : i32, vector<4xf32>
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    ub.unreachable
// CHECK-NEXT:  }
func.func @f(%c: i1) -> (i32, vector<4xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  return %0, %1 : i32, vector<4xf32>
^b:
  ub.unreachable
}
