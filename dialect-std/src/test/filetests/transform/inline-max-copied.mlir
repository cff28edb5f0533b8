// RUN: wami opt %s --inline='max-copied=40' | filecheck %s
// beyond mlir-opt: max-copied is ours

// A function that stays is copied if it is small, a loop being as many operations as 30.
// CHECK-LABEL: func.func @small
func.func @small(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}

// CHECK-LABEL: func.func @two_loops
func.func @two_loops(%a: memref<8xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    affine.store %zero, %a[%i] : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    affine.store %zero, %a[%i] : memref<8xi32>
  }
  return
}

// One that is gone then is moved, however large it is.
// CHECK-NOT: func.func private @once
func.func private @once(%a: memref<8xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 8 {
    affine.store %one, %a[%i] : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    affine.store %one, %a[%i] : memref<8xi32>
  }
  return
}

// CHECK-LABEL: func.func @main
// CHECK-NOT: call @small
// CHECK: call @two_loops
// CHECK-NOT: call @once
// CHECK: return
func.func @main(%a: memref<8xi32>, %x: i32) -> i32 {
  %y = func.call @small(%x) : (i32) -> i32
  func.call @two_loops(%a) : (memref<8xi32>) -> ()
  func.call @once(%a) : (memref<8xi32>) -> ()
  return %y : i32
}
