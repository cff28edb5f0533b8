// Integer operations with and without overflow flags and attributes.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>, %arg3: index) {
// CHECK-NEXT:    %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = arith.addi %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %2 = arith.subi %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:    %3 = arith.muli %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:    %4 = arith.shli %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:    %5 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:    %6 = arith.divui %arg0, %arg1 : i32
// CHECK-NEXT:    %7 = arith.ceildivsi %arg0, %arg1 : i32
// CHECK-NEXT:    %8 = arith.ceildivui %arg0, %arg1 : i32
// CHECK-NEXT:    %9 = arith.floordivsi %arg0, %arg1 : i32
// CHECK-NEXT:    %10 = arith.remsi %arg0, %arg1 : i32
// CHECK-NEXT:    %11 = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT:    %12 = arith.andi %arg0, %arg1 : i32
// CHECK-NEXT:    %13 = arith.ori %arg0, %arg1 {some.attribute} : i32
// CHECK-NEXT:    %14 = arith.xori %arg2, %arg2 : vector<4xi32>
// CHECK-NEXT:    %15 = arith.shrsi %arg3, %arg3 : index
// CHECK-NEXT:    %16 = arith.shrui %arg0, %arg1 exact : i32
// CHECK-NEXT:    %17 = arith.maxsi %arg0, %arg1 : i32
// CHECK-NEXT:    %18 = arith.maxui %arg0, %arg1 : i32
// CHECK-NEXT:    %19 = arith.minsi %arg0, %arg1 : i32
// CHECK-NEXT:    %20 = arith.minui %arg0, %arg1 : i32
// CHECK-NEXT:    %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
// CHECK-NEXT:    %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
// CHECK-NEXT:    %low_0, %high_1 = arith.mului_extended %arg2, %arg2 : vector<4xi32>
// CHECK-NEXT:    %21 = arith.divsi %arg0, %arg1 exact : i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %i: index) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw> : i32
  %2 = arith.subi %a, %b overflow<nuw> : i32
  %3 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %4 = arith.shli %a, %b overflow<nuw, nsw> : i32
  %5 = arith.divsi %a, %b : i32
  %6 = arith.divui %a, %b : i32
  %7 = arith.ceildivsi %a, %b : i32
  %8 = arith.ceildivui %a, %b : i32
  %9 = arith.floordivsi %a, %b : i32
  %10 = arith.remsi %a, %b : i32
  %11 = arith.remui %a, %b : i32
  %12 = arith.andi %a, %b : i32
  %13 = arith.ori %a, %b {some.attribute} : i32
  %14 = arith.xori %v, %v : vector<4xi32>
  %15 = arith.shrsi %i, %i : index
  %16 = arith.shrui %a, %b exact : i32
  %17 = arith.maxsi %a, %b : i32
  %18 = arith.maxui %a, %b : i32
  %19 = arith.minsi %a, %b : i32
  %20 = arith.minui %a, %b : i32
  %21, %22 = arith.addui_extended %a, %b : i32, i1
  %23, %24 = arith.mulsi_extended %a, %b : i32
  %25, %26 = arith.mului_extended %v, %v : vector<4xi32>
  %27 = arith.divsi %a, %b exact : i32
  return
}
