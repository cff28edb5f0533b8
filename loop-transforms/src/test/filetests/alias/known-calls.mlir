// RUN: wami opt %s --infer-call-effects --loop-invariant-code-motion --cse --affine-scalrep --affine-parallelize | filecheck %s

// CHECK-LABEL: func.func private @square(%arg0: f64) -> f64 {
// CHECK-NEXT:    %0 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:    return %0 : f64
// CHECK-NEXT:  }
func.func private @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}
// CHECK-LABEL: func.func private @sum(%arg0: memref<64xf64>) -> f64 {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %0 = affine.for %arg1 = 0 to 64 iter_args(%arg2 = %cst) -> (f64) {
// CHECK-NEXT:      %1 = affine.load %arg0[%arg1] : memref<64xf64>
// CHECK-NEXT:      %2 = arith.addf %arg2, %1 : f64
// CHECK-NEXT:      affine.yield %2 : f64
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f64
// CHECK-NEXT:  }
func.func private @sum(%a: memref<64xf64>) -> f64 {
  %z = arith.constant 0.0 : f64
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> f64 {
    %x = affine.load %a[%i] : memref<64xf64>
    %t = arith.addf %s, %x : f64
    affine.yield %t : f64
  }
  return %r : f64
}
// CHECK-LABEL: func.func private @clear(%arg0: memref<64xf64>) {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    affine.parallel (%arg1) = (0) to (64) {
// CHECK-NEXT:      affine.store %cst, %arg0[%arg1] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @clear(%a: memref<64xf64>) {
  %z = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    affine.store %z, %a[%i] : memref<64xf64>
  }
  return
}
// CHECK-LABEL: func.func private @print(f64)
func.func private @print(f64)

// hoist a call that only computes
// CHECK-LABEL: func.func @hoist(%arg0: memref<64xf64>, %arg1: f64) {
// CHECK-NEXT:    %0 = call @square(%arg1) {wami.effects = {speculatable}} : (f64) -> f64
// CHECK-NEXT:    affine.parallel (%arg2) = (0) to (64) {
// CHECK-NEXT:      affine.store %0, %arg0[%arg2] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @hoist(%m: memref<64xf64>, %x: f64) {
  affine.for %i = 0 to 64 {
    %y = func.call @square(%x) : (f64) -> f64
    affine.store %y, %m[%i] : memref<64xf64>
  }
  return
}
// CHECK-LABEL: func.func @merge(%arg0: f64) -> f64 {
// CHECK-NEXT:    %0 = call @square(%arg0) {wami.effects = {speculatable}} : (f64) -> f64
// CHECK-NEXT:    %1 = arith.addf %0, %0 : f64
// CHECK-NEXT:    return %1 : f64
// CHECK-NEXT:  }
func.func @merge(%x: f64) -> f64 {
  %y = func.call @square(%x) : (f64) -> f64
  %z = func.call @square(%x) : (f64) -> f64
  %s = arith.addf %y, %z : f64
  return %s : f64
}
// scalrep around a call that touches other memory
// CHECK-LABEL: func.func @forward(%arg0: f64, %arg1: index) -> f64 {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf64>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<64xf64>
// CHECK-NEXT:    affine.store %arg0, %alloc[%arg1] : memref<64xf64>
// CHECK-NEXT:    call @clear(%alloc_0) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf64>) -> ()
// CHECK-NEXT:    call @clear(%alloc) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf64>) -> ()
// CHECK-NEXT:    %0 = affine.load %alloc[%arg1] : memref<64xf64>
// CHECK-NEXT:    %1 = arith.addf %arg0, %0 : f64
// CHECK-NEXT:    return %1 : f64
// CHECK-NEXT:  }
func.func @forward(%x: f64, %i: index) -> f64 {
  %a = memref.alloc() : memref<64xf64>
  %b = memref.alloc() : memref<64xf64>
  affine.store %x, %a[%i] : memref<64xf64>
  func.call @clear(%b) : (memref<64xf64>) -> ()
  %y = affine.load %a[%i] : memref<64xf64>
  func.call @clear(%a) : (memref<64xf64>) -> ()
  %w = affine.load %a[%i] : memref<64xf64>
  %s = arith.addf %y, %w : f64
  return %s : f64
}
// CHECK-LABEL: func.func @parallel(%arg0: memref<64xf64>) {
// CHECK-NEXT:    affine.parallel (%arg1) = (0) to (64) {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1] : memref<64xf64>
// CHECK-NEXT:      %1 = func.call @square(%0) {wami.effects = {speculatable}} : (f64) -> f64
// CHECK-NEXT:      affine.store %1, %arg0[%arg1] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @parallel(%m: memref<64xf64>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %m[%i] : memref<64xf64>
    %y = func.call @square(%x) : (f64) -> f64
    affine.store %y, %m[%i] : memref<64xf64>
  }
  return
}
// CHECK-LABEL: func.func @serial(%arg0: memref<64xf64>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1] : memref<64xf64>
// CHECK-NEXT:      func.call @print(%0) : (f64) -> ()
// CHECK-NEXT:      affine.store %0, %arg0[%arg1] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @serial(%m: memref<64xf64>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %m[%i] : memref<64xf64>
    func.call @print(%x) : (f64) -> ()
    affine.store %x, %m[%i] : memref<64xf64>
  }
  return
}
// CHECK-LABEL: func.func @sums(%arg0: memref<64xf64>, %arg1: memref<64xf64>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:      %0 = func.call @sum(%arg0) {wami.effects = {reads = array<i32: 0>}} : (memref<64xf64>) -> f64
// CHECK-NEXT:      affine.store %0, %arg1[%arg2] : memref<64xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @sums(%m: memref<64xf64>, %r: memref<64xf64>) {
  affine.for %i = 0 to 64 {
    %y = func.call @sum(%m) : (memref<64xf64>) -> f64
    affine.store %y, %r[%i] : memref<64xf64>
  }
  return
}
