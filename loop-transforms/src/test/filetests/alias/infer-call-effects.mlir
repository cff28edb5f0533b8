// RUN: wami opt %s --infer-call-effects | filecheck %s

// CHECK-LABEL: memref.global "private" @g : memref<8xf64> = dense<1.000000e+00>
memref.global "private" @g : memref<8xf64> = dense<1.0>
// CHECK-LABEL: func.func private @square(%arg0: f64) -> f64 {
// CHECK-NEXT:    %0 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:    return %0 : f64
// CHECK-NEXT:  }
func.func private @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
// CHECK-LABEL: func.func private @collatz(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:      %1 = arith.cmpi sgt, %arg1, %c1_i32 : i32
// CHECK-NEXT:      scf.condition(%1) %arg1 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg1: i32):
// CHECK-NEXT:      %1 = arith.divsi %arg1, %c2_i32 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func private @collatz(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.while (%k = %n) : (i32) -> i32 {
    %go = arith.cmpi sgt, %k, %c1 : i32
    scf.condition(%go) %k : i32
  } do {
  ^bb0(%k: i32):
    %q = arith.divsi %k, %c2 : i32
    scf.yield %q : i32
  }
  return %r : i32
}
// CHECK-LABEL: func.func private @sum(%arg0: memref<8xf64>, %arg1: memref<8xf64>) -> f64 {
// CHECK-NEXT:    %alloca = memref.alloca() : memref<1xf64>
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    affine.store %cst, %alloca[0] : memref<1xf64>
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      %1 = affine.load %arg0[%arg2] : memref<8xf64>
// CHECK-NEXT:      %2 = affine.load %alloca[0] : memref<1xf64>
// CHECK-NEXT:      %3 = arith.addf %1, %2 : f64
// CHECK-NEXT:      affine.store %3, %alloca[0] : memref<1xf64>
// CHECK-NEXT:      affine.store %3, %arg1[%arg2] : memref<8xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %alloca[0] : memref<1xf64>
// CHECK-NEXT:    return %0 : f64
// CHECK-NEXT:  }
func.func private @sum(%a: memref<8xf64>, %b: memref<8xf64>) -> f64 {
  %t = memref.alloca() : memref<1xf64>
  %z = arith.constant 0.0 : f64
  affine.store %z, %t[0] : memref<1xf64>
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf64>
    %y = affine.load %t[0] : memref<1xf64>
    %s = arith.addf %x, %y : f64
    affine.store %s, %t[0] : memref<1xf64>
    affine.store %s, %b[%i] : memref<8xf64>
  }
  %r = affine.load %t[0] : memref<1xf64>
  return %r : f64
}
// CHECK-LABEL: func.func private @global(%arg0: index) -> f64 {
// CHECK-NEXT:    %0 = memref.get_global @g : memref<8xf64>
// CHECK-NEXT:    %1 = memref.load %0[%arg0] : memref<8xf64>
// CHECK-NEXT:    return %1 : f64
// CHECK-NEXT:  }
func.func private @global(%i: index) -> f64 {
  %g = memref.get_global @g : memref<8xf64>
  %r = memref.load %g[%i] : memref<8xf64>
  return %r : f64
}
// CHECK-LABEL: func.func private @checks(%arg0: i1) {
// CHECK-NEXT:    cf.assert %arg0, "no"
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @checks(%i: i1) {
  cf.assert %i, "no"
  return
}
// CHECK-LABEL: func.func private @recursive(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0 = call @recursive(%arg0) {wami.effects = {writes_any}} : (i32) -> i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func private @recursive(%i: i32) -> i32 {
  %r = func.call @recursive(%i) : (i32) -> i32
  return %r : i32
}
// CHECK-LABEL: func.func private @outside(f64)
func.func private @outside(f64)
// CHECK-LABEL: func.func private @allocates() -> memref<8xf64> {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8xf64>
// CHECK-NEXT:    return %alloc : memref<8xf64>
// CHECK-NEXT:  }
func.func private @allocates() -> memref<8xf64> {
  %m = memref.alloc() : memref<8xf64>
  return %m : memref<8xf64>
}
// CHECK-LABEL: func.func private @swap(%arg0: memref<8xf64>, %arg1: memref<8xf64>) -> f64 {
// CHECK-NEXT:    %subview = memref.subview %arg1[1] [2] [1] : memref<8xf64> to memref<2xf64, strided<[1], offset: 1>>
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    affine.store %cst, %subview[0] : memref<2xf64, strided<[1], offset: 1>>
// CHECK-NEXT:    %0 = call @sum(%arg1, %arg0) {wami.effects = {reads = array<i32: 0>, writes = array<i32: 1>}} : (memref<8xf64>, memref<8xf64>) -> f64
// CHECK-NEXT:    return %0 : f64
// CHECK-NEXT:  }
func.func private @swap(%a: memref<8xf64>, %b: memref<8xf64>) -> f64 {
  %v = memref.subview %b[1] [2] [1] : memref<8xf64> to memref<2xf64, strided<[1], offset: 1>>
  %z = arith.constant 0.0 : f64
  affine.store %z, %v[0] : memref<2xf64, strided<[1], offset: 1>>
  %s = func.call @sum(%b, %a) : (memref<8xf64>, memref<8xf64>) -> f64
  return %s : f64
}
// CHECK-LABEL: func.func @main(%arg0: memref<8xf64>, %arg1: memref<8xf64>, %arg2: f64, %arg3: index, %arg4: i32, %arg5: i1) {
// CHECK-NEXT:    %0 = call @square(%arg2) {wami.effects = {speculatable}} : (f64) -> f64
// CHECK-NEXT:    %1 = call @collatz(%arg4) {wami.effects = {}} : (i32) -> i32
// CHECK-NEXT:    %2 = call @sum(%arg0, %arg1) {wami.effects = {reads = array<i32: 0>, writes = array<i32: 1>}} : (memref<8xf64>, memref<8xf64>) -> f64
// CHECK-NEXT:    %3 = call @global(%arg3) {wami.effects = {reads_any}} : (index) -> f64
// CHECK-NEXT:    call @checks(%arg5) {wami.effects = {writes_any}} : (i1) -> ()
// CHECK-NEXT:    %4 = call @recursive(%arg4) {wami.effects = {writes_any}} : (i32) -> i32
// CHECK-NEXT:    call @outside(%arg2) : (f64) -> ()
// CHECK-NEXT:    %5 = call @allocates() : () -> memref<8xf64>
// CHECK-NEXT:    %6 = call @swap(%arg0, %arg1) {wami.effects = {reads = array<i32: 1>, writes = array<i32: 0, 1>}} : (memref<8xf64>, memref<8xf64>) -> f64
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @main(%a: memref<8xf64>, %b: memref<8xf64>, %x: f64, %i: index, %n: i32, %c: i1) {
  %0 = func.call @square(%x) : (f64) -> f64
  %1 = func.call @collatz(%n) : (i32) -> i32
  %2 = func.call @sum(%a, %b) : (memref<8xf64>, memref<8xf64>) -> f64
  %3 = func.call @global(%i) : (index) -> f64
  func.call @checks(%c) : (i1) -> ()
  %4 = func.call @recursive(%n) : (i32) -> i32
  func.call @outside(%x) : (f64) -> ()
  %5 = func.call @allocates() : () -> memref<8xf64>
  %6 = func.call @swap(%a, %b) : (memref<8xf64>, memref<8xf64>) -> f64
  return
}
