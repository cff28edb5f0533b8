// beyond mlir-opt: a pass of ours
// RUN: wami opt %s --affine-loop-skewing | filecheck %s

// Each iteration waits for two additions and a division of the one before: four rows are four chains.
// CHECK-LABEL: @waits
// CHECK:         affine.for %{{.*}} step 4
func.func @waits(%m: memref<100x100xf64>) {
  %three = arith.constant 3.0 : f64
  affine.for %i = 1 to 100 {
    affine.for %j = 1 to 100 {
      %above = affine.load %m[%i - 1, %j] : memref<100x100xf64>
      %left = affine.load %m[%i, %j - 1] : memref<100x100xf64>
      %here = affine.load %m[%i, %j] : memref<100x100xf64>
      %a = arith.addf %above, %left : f64
      %b = arith.addf %a, %here : f64
      %c = arith.divf %b, %three : f64
      affine.store %c, %m[%i, %j] : memref<100x100xf64>
    }
  }
  return
}

// Three integer operations of fourteen wait: they are done while the others are.
// CHECK-LABEL: @does_not_wait
// CHECK-NOT:     step
// CHECK:         return
func.func @does_not_wait(%a: memref<100xi8>, %b: memref<100xi8>, %m: memref<101x101xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %match = arith.constant 2 : i32
  %other = arith.constant -1 : i32
  affine.for %i = 1 to 101 {
    affine.for %j = 1 to 101 {
      %x = affine.load %a[%i - 1] : memref<100xi8>
      %y = affine.load %b[%j - 1] : memref<100xi8>
      %same = arith.cmpi eq, %x, %y : i8
      %gain = arith.select %same, %match, %other : i32
      %diagonal = affine.load %m[%i - 1, %j - 1] : memref<101x101xi32>
      %along = arith.addi %diagonal, %gain : i32
      %above = affine.load %m[%i - 1, %j] : memref<101x101xi32>
      %left = affine.load %m[%i, %j - 1] : memref<101x101xi32>
      %before = arith.maxsi %above, %left : i32
      %gap = arith.subi %before, %one : i32
      %positive = arith.maxsi %along, %zero : i32
      %most = arith.maxsi %positive, %gap : i32
      affine.store %most, %m[%i, %j] : memref<101x101xi32>
    }
  }
  return
}
