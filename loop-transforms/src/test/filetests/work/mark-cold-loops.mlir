// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --mark-cold-loops | filecheck %s

// What writes a row is a sixty-fourth of what multiplies it.
// CHECK-LABEL: func.func @init_and_work
// CHECK:         affine.for %arg1 = 0 to 64 {
// CHECK:         } {wami.cold}
// CHECK:         affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 64 {
// CHECK-NEXT:        affine.for %arg3 = 0 to 64 {
// CHECK-NOT:         cold
// CHECK:         return
func.func @init_and_work(%a: memref<64x64xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 64 {
    affine.store %zero, %a[%i, %i] : memref<64x64xf64>
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf64>
        %y = affine.load %a[%k, %j] : memref<64x64xf64>
        %p = arith.mulf %x, %y : f64
        affine.store %p, %a[%i, %j] : memref<64x64xf64>
      }
    }
  }
  return
}

// A function that others may call as well is a program of its own: its loop is not cold, however seldom it is called here.
// CHECK-LABEL: func.func @callable
// CHECK:         affine.for
// CHECK-NOT:     cold
// CHECK:         return
func.func @callable(%a: memref<8xf64>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf64>
    %y = arith.addf %x, %x : f64
    affine.store %y, %a[%i] : memref<8xf64>
  }
  return
}

// One that is only called here is as cold as the call.
// CHECK-LABEL: func.func private @setup
// CHECK:         affine.for
// CHECK:         } {wami.cold}
func.func private @setup(%a: memref<8xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 8 {
    affine.store %zero, %a[%i] : memref<8xf64>
  }
  return
}

// The loop with calls of what is hot elsewhere is hot: what it calls is counted.
// CHECK-LABEL: func.func @main
// CHECK:         affine.for
// CHECK-NOT:     cold
// CHECK:         return
func.func @main(%a: memref<8xf64>) {
  func.call @setup(%a) : (memref<8xf64>) -> ()
  affine.for %i = 0 to 64 {
    func.call @callable(%a) : (memref<8xf64>) -> ()
  }
  return
}

// The second loop may run but a few times: the copy in front of it is not cold. What is so little that it is cold then is marked.
// CHECK-LABEL: func.func @unknown
// CHECK:         affine.for
// CHECK-NOT:     cold
// CHECK:         scf.while
// CHECK-NOT:     cold
// CHECK:         affine.for %{{.*}} = 0 to 1 {
// CHECK:         } {wami.cold}
// CHECK-NEXT:    return
func.func @unknown(%a: memref<8xf64>, %b: memref<8xf64>, %n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf64>
    affine.store %x, %b[%i] : memref<8xf64>
  }
  %last = scf.while (%i = %zero) : (i32) -> i32 {
    %more = arith.cmpi slt, %i, %n : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    func.call @callable(%a) : (memref<8xf64>) -> ()
    %next = arith.addi %i, %one : i32
    scf.yield %next : i32
  }
  affine.for %i = 0 to 1 {
    %x = affine.load %b[%i] : memref<8xf64>
    affine.store %x, %a[%i] : memref<8xf64>
  }
  return
}
