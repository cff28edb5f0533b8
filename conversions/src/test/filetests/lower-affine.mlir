// lower-affine: loops, conditionals, bounds of several expressions, floordiv, ceildiv and mod.
// RUN: wami opt %s --lower-affine | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    scf.for %arg2 = %c0 to %arg0 step %c2 {
// CHECK-NEXT:      %c2_0 = arith.constant 2 : index
// CHECK-NEXT:      %0 = arith.muli %arg2, %c2_0 overflow<nsw> : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %1 = arith.addi %0, %c1 : index
// CHECK-NEXT:      %2 = memref.load %arg1[%1] : memref<?xf32>
// CHECK-NEXT:      memref.store %2, %arg1[%arg2] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n step 2 {
    %v = affine.load %m[%i * 2 + 1] : memref<?xf32>
    affine.store %v, %m[%i] : memref<?xf32>
  }
  return
}
// CHECK-LABEL: func.func @bounds(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:    %0 = arith.maxsi %arg0, %arg1 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %1 = arith.addi %arg0, %c4 : index
// CHECK-NEXT:    %c10 = arith.constant 10 : index
// CHECK-NEXT:    %2 = arith.minsi %1, %c10 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %3 = scf.for %arg3 = %0 to %2 step %c1 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:      %4 = arith.addf %arg4, %arg4 : f32
// CHECK-NEXT:      scf.yield %4 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %3 : f32
// CHECK-NEXT:  }
func.func @bounds(%n: index, %k: index, %x: f32) -> f32 {
  %r = affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%k] to min affine_map<(d0) -> (d0 + 4, 10)>(%n) iter_args(%a = %x) -> (f32) {
    %b = arith.addf %a, %a : f32
    affine.yield %b : f32
  }
  return %r : f32
}
// CHECK-LABEL: func.func @division(%arg0: index) -> (index, index, index) {
// CHECK-NEXT:    %c5 = arith.constant 5 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c-1 = arith.constant -1 : index
// CHECK-NEXT:    %0 = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT:    %1 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT:    %2 = arith.select %0, %1, %arg0 : index
// CHECK-NEXT:    %3 = arith.divsi %2, %c5 : index
// CHECK-NEXT:    %4 = arith.subi %c-1, %3 : index
// CHECK-NEXT:    %5 = arith.select %0, %4, %3 : index
// CHECK-NEXT:    %c5_0 = arith.constant 5 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %6 = arith.cmpi sle, %arg0, %c0_1 : index
// CHECK-NEXT:    %7 = arith.subi %c0_1, %arg0 : index
// CHECK-NEXT:    %8 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:    %9 = arith.select %6, %7, %8 : index
// CHECK-NEXT:    %10 = arith.divsi %9, %c5_0 : index
// CHECK-NEXT:    %11 = arith.subi %c0_1, %10 : index
// CHECK-NEXT:    %12 = arith.addi %10, %c1 : index
// CHECK-NEXT:    %13 = arith.select %6, %11, %12 : index
// CHECK-NEXT:    %c5_2 = arith.constant 5 : index
// CHECK-NEXT:    %14 = arith.remsi %arg0, %c5_2 : index
// CHECK-NEXT:    %c0_3 = arith.constant 0 : index
// CHECK-NEXT:    %15 = arith.cmpi slt, %14, %c0_3 : index
// CHECK-NEXT:    %16 = arith.addi %14, %c5_2 : index
// CHECK-NEXT:    %17 = arith.select %15, %16, %14 : index
// CHECK-NEXT:    return %5, %13, %17 : index, index, index
// CHECK-NEXT:  }
func.func @division(%i: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 5)>(%i)
  %b = affine.apply affine_map<(d0) -> (d0 ceildiv 5)>(%i)
  %c = affine.apply affine_map<(d0) -> (d0 mod 5)>(%i)
  return %a, %b, %c : index, index, index
}
// CHECK-LABEL: func.func @conditional(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c-1 = arith.constant -1 : index
// CHECK-NEXT:    %0 = arith.addi %arg0, %c-1 : index
// CHECK-NEXT:    %1 = arith.cmpi sge, %0, %c0 : index
// CHECK-NEXT:    %c-1_0 = arith.constant -1 : index
// CHECK-NEXT:    %2 = arith.muli %arg0, %c-1_0 overflow<nsw> : index
// CHECK-NEXT:    %3 = arith.addi %2, %arg1 : index
// CHECK-NEXT:    %4 = arith.cmpi eq, %3, %c0 : index
// CHECK-NEXT:    %5 = arith.andi %1, %4 : i1
// CHECK-NEXT:    %6 = scf.if %5 -> (i32) {
// CHECK-NEXT:      scf.yield %arg2 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg3 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %6 : i32
// CHECK-NEXT:  }
func.func @conditional(%i: index, %n: index, %x: i32, %y: i32) -> i32 {
  %r = affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>(%i)[%n] -> i32 {
    affine.yield %x : i32
  } else {
    affine.yield %y : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func @minimum(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:    %c7 = arith.constant 7 : index
// CHECK-NEXT:    %1 = arith.minsi %0, %arg1 : index
// CHECK-NEXT:    %2 = arith.minsi %1, %c7 : index
// CHECK-NEXT:    %c-1 = arith.constant -1 : index
// CHECK-NEXT:    %3 = arith.addi %arg1, %c-1 : index
// CHECK-NEXT:    %4 = arith.maxsi %arg0, %3 : index
// CHECK-NEXT:    return %2, %4 : index, index
// CHECK-NEXT:  }
func.func @minimum(%i: index, %n: index) -> (index, index) {
  %a = affine.min affine_map<(d0)[s0] -> (d0 + 1, s0, 7)>(%i)[%n]
  %b = affine.max affine_map<(d0)[s0] -> (d0, s0 - 1)>(%i)[%n]
  return %a, %b : index, index
}
