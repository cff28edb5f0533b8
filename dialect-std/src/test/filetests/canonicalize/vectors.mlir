// Folds of splats and of elements.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @splats(%arg0: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
// CHECK-NEXT:    %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:    %cst_0 = arith.constant dense<[10, 20, 30, 40]> : vector<4xi32>
// CHECK-NEXT:    return %arg0, %cst_0, %cst : vector<4xi32>, vector<4xi32>, vector<4xi32>
// CHECK-NEXT:  }
func.func @splats(%x: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %z = arith.constant dense<0> : vector<4xi32>
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<10> : vector<4xi32>
  %0 = arith.addi %x, %z : vector<4xi32>
  %1 = arith.muli %a, %b : vector<4xi32>
  %2 = arith.andi %x, %z : vector<4xi32>
  return %0, %1, %2 : vector<4xi32>, vector<4xi32>, vector<4xi32>
}
// CHECK-LABEL: func.func @compare() -> vector<3xi1> {
// CHECK-NEXT:    %cst = arith.constant dense<[false, true, false]> : vector<3xi1>
// CHECK-NEXT:    return %cst : vector<3xi1>
// CHECK-NEXT:  }
func.func @compare() -> vector<3xi1> {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi8>
  %b = arith.constant dense<0> : vector<3xi8>
  %0 = arith.cmpi slt, %a, %b : vector<3xi8>
  return %0 : vector<3xi1>
}
// CHECK-LABEL: func.func @floats() -> vector<2xf64> {
// CHECK-NEXT:    %cst = arith.constant dense<[1.000000e+00, -2.000000e+00]> : vector<2xf64>
// CHECK-NEXT:    return %cst : vector<2xf64>
// CHECK-NEXT:  }
func.func @floats() -> vector<2xf64> {
  %a = arith.constant dense<[0.5, -1.0]> : vector<2xf64>
  %0 = arith.addf %a, %a : vector<2xf64>
  return %0 : vector<2xf64>
}
