// Stack memory of functions that may be suspended goes to the heap, and is freed where it can be.
// RUN: wami opt %s --dcont-frames-to-heap | filecheck %s

func.func private @use(memref<4xi32>)

// CHECK-LABEL: func.func private @begins() attributes {dcont.suspends} {
// CHECK-NEXT:    %[[M:.*]] = memref.alloc() : memref<4xi32>
// CHECK-NEXT:    call @suspends(%[[M]])
// CHECK-NEXT:    call @quiet()
// CHECK-NEXT:    memref.dealloc %[[M]] : memref<4xi32>
// CHECK-NEXT:    return
func.func private @begins() {
  %m = memref.alloca() : memref<4xi32>
  call @suspends(%m) : (memref<4xi32>) -> ()
  call @quiet() : () -> ()
  return
}
// CHECK-LABEL: func.func private @suspends
func.func private @suspends(%n: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: scf.for
  // CHECK-NEXT: %[[M:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
  // CHECK-NEXT: func.call @use(%[[M]])
  // CHECK-NEXT: dcont.suspend() : () -> ()
  // CHECK-NEXT: memref.dealloc %[[M]] : memref<4xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    %m = memref.alloca() {alignment = 64 : i64} : memref<4xi32>
    func.call @use(%m) : (memref<4xi32>) -> ()
    dcont.suspend() : () -> ()
  }
  // What the loop passes on lives longer than the block.
  // CHECK: %[[K:.*]] = memref.alloc() : memref<4xi32>
  // CHECK-NEXT: scf.yield %[[K]]
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%before = %n) -> memref<4xi32> {
    %k = memref.alloca() : memref<4xi32>
    scf.yield %k : memref<4xi32>
  }
  return
}
// CHECK-LABEL: func.func private @quiet() {
// CHECK-NEXT: memref.alloca() : memref<4xi32>
func.func private @quiet() {
  %m = memref.alloca() : memref<4xi32>
  call @use(%m) : (memref<4xi32>) -> ()
  return
}
// The one that resumes is never suspended itself.
// CHECK-LABEL: func.func @main() {
// CHECK-NEXT: memref.alloca() : memref<4xi32>
func.func @main() {
  %m = memref.alloca() : memref<4xi32>
  %c = dcont.new @begins : !dcont.cont<() -> ()>
  dcont.resume %c : !dcont.cont<() -> ()> on_yield(%k: !dcont.cont<() -> ()>) {
  }
  call @use(%m) : (memref<4xi32>) -> ()
  return
}
