// RUN: wami opt %s --split-input-file --static-allocations --canonicalize | filecheck %s

// What main allocates once, and only it and what it calls access.
// CHECK: memref.global "private" @main.memory : memref<60x80xf64> = uninitialized {alignment = 16 : i64}
// CHECK: memref.global "private" @main.memory1 : memref<8xi32> = uninitialized {alignment = 64 : i64}
// CHECK: func.func @main
// CHECK-DAG: memref.get_global @main.memory : memref<60x80xf64>
// CHECK-DAG: memref.get_global @main.memory1 : memref<8xi32>
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.dealloc
func.func private @fill(%m: memref<60x80xf64>, %again: i1) {
  %zero = arith.constant 0 : index
  %value = arith.constant 1.0 : f64
  memref.store %value, %m[%zero, %zero] : memref<60x80xf64>
  scf.if %again {
    func.call @fill(%m, %again) : (memref<60x80xf64>, i1) -> ()
  }
  return
}
func.func @main(%again: i1) -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<60x80xf64>
  %b = memref.alloc() {alignment = 64 : i64} : memref<8xi32>
  %part = memref.subview %a[2, 4] [3, 5] [1, 1] : memref<60x80xf64> to memref<3x5xf64, strided<[80, 1], offset: 164>>
  %x = memref.load %part[%zero, %zero] : memref<3x5xf64, strided<[80, 1], offset: 164>>
  memref.store %x, %a[%zero, %zero] : memref<60x80xf64>
  func.call @fill(%a, %again) : (memref<60x80xf64>, i1) -> ()
  %n = memref.load %b[%zero] : memref<8xi32>
  memref.dealloc %a : memref<60x80xf64>
  memref.dealloc %b : memref<8xi32>
  return %n : i32
}

// -----

// Each of these is needed more than once, is known to others after the call, freed by others, or has no constant size.
// CHECK-NOT: memref.global
// CHECK-LABEL: func.func private @frees
// CHECK-COUNT-5: memref.alloc
func.func private @frees(%m: memref<8xi32>) {
  memref.dealloc %m : memref<8xi32>
  return
}
func.func private @passes_on(%m: memref<8xi32>) {
  func.call @unknown(%m) : (memref<8xi32>) -> ()
  return
}
func.func private @unknown(memref<8xi32>)
func.func @main(%n: index) -> memref<8xi32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %returned = memref.alloc() : memref<8xi32>
  %freed = memref.alloc() : memref<8xi32>
  func.call @frees(%freed) : (memref<8xi32>) -> ()
  %passed = memref.alloc() : memref<8xi32>
  func.call @passes_on(%passed) : (memref<8xi32>) -> ()
  %dynamic = memref.alloc(%n) : memref<?xi32>
  %x = memref.load %dynamic[%zero] : memref<?xi32>
  memref.store %x, %returned[%zero] : memref<8xi32>
  scf.for %i = %zero to %n step %one {
    %repeated = memref.alloc() : memref<8xi32>
    %y = memref.load %repeated[%i] : memref<8xi32>
    memref.store %y, %returned[%i] : memref<8xi32>
  }
  return %returned : memref<8xi32>
}

// -----

// A function that may be entered again while it runs needs memory for each time.
// CHECK-LABEL: func.func @kernel
// CHECK: memref.alloc
func.func @kernel() -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<8xi32>
  %x = memref.load %a[%zero] : memref<8xi32>
  return %x : i32
}
// CHECK-LABEL: func.func @main
// CHECK: memref.alloc
func.func @main() -> i32 {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<8xi32>
  %less = func.call @main() : () -> i32
  memref.store %less, %a[%zero] : memref<8xi32>
  %x = memref.load %a[%zero] : memref<8xi32>
  return %x : i32
}
