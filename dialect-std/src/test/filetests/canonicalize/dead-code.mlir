// What has no effect and no use goes, whatever it contains; what has an effect stays.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func private @effect() -> i32
func.func private @effect() -> i32
// CHECK-LABEL: func.func @f(%arg0: i32, %arg1: i1, %arg2: memref<i32>, %arg3: index) {
// CHECK-NEXT:    %0 = call @effect() : () -> i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%x: i32, %c: i1, %m: memref<i32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %a : i32
  %d = arith.divsi %x, %a : i32
  %l = memref.load %m[] : memref<i32>
  %e = func.call @effect() : () -> i32
  %r = scf.if %c -> i32 {
    %p = arith.addi %b, %x : i32
    scf.yield %p : i32
  } else {
    scf.yield %x : i32
  }
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (i32) {
    %u = arith.addi %t, %t : i32
    scf.yield %u : i32
  }
  return
}
