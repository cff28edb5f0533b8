// RUN: wami opt %s --distinct-arguments | filecheck %s

// CHECK-LABEL: memref.global "private" @table : memref<8xf64> = dense<1.000000e+00>
memref.global "private" @table : memref<8xf64> = dense<1.0>

// allocations and globals; the two that main passes twice are not apart
// CHECK-LABEL: func.func private @leaf(%arg0: memref<8xf64>, %arg1: memref<8xf64>, %arg2: memref<8xf64>) {
// CHECK-NEXT:    %0:2 = memref.distinct_objects %arg0, %arg1 : memref<8xf64>, memref<8xf64>
// CHECK-NEXT:    %1:2 = memref.distinct_objects %0#0, %arg2 : memref<8xf64>, memref<8xf64>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      %2 = affine.load %1#0[%arg3] : memref<8xf64>
// CHECK-NEXT:      affine.store %2, %0#1[%arg3] : memref<8xf64>
// CHECK-NEXT:      affine.store %2, %1#1[%arg3] : memref<8xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @leaf(%a: memref<8xf64>, %b: memref<8xf64>, %c: memref<8xf64>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xf64>
    affine.store %x, %b[%i] : memref<8xf64>
    affine.store %x, %c[%i] : memref<8xf64>
  }
  return
}

// arguments that are passed on, also to itself
// CHECK-LABEL: func.func private @passes(%arg0: memref<8xf64>, %arg1: index, %arg2: memref<8xf64>) {
// CHECK-NEXT:    %0:2 = memref.distinct_objects %arg0, %arg2 : memref<8xf64>, memref<8xf64>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %1 = arith.cmpi sgt, %arg1, %c0 : index
// CHECK-NEXT:    scf.if %1 {
// CHECK-NEXT:      %2 = arith.subi %arg1, %c1 : index
// CHECK-NEXT:      func.call @passes(%0#1, %2, %0#0) : (memref<8xf64>, index, memref<8xf64>) -> ()
// CHECK-NEXT:      func.call @leaf(%0#0, %0#1, %0#1) : (memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @passes(%a: memref<8xf64>, %n: index, %b: memref<8xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %more = arith.cmpi sgt, %n, %zero : index
  scf.if %more {
    %m = arith.subi %n, %one : index
    func.call @passes(%b, %m, %a) : (memref<8xf64>, index, memref<8xf64>) -> ()
    func.call @leaf(%a, %b, %b) : (memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
  }
  return
}

// its address is taken
// CHECK-LABEL: func.func private @escapes(%arg0: memref<8xf64>, %arg1: memref<8xf64>) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @escapes(%a: memref<8xf64>, %b: memref<8xf64>) {
  return
}

// others may call it
// CHECK-LABEL: func.func @public(%arg0: memref<8xf64>, %arg1: memref<8xf64>) {
// CHECK-NEXT:    %f = constant @escapes : (memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    call_indirect %f(%arg0, %arg0) : (memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @public(%a: memref<8xf64>, %b: memref<8xf64>) {
  %f = func.constant @escapes : (memref<8xf64>, memref<8xf64>) -> ()
  func.call_indirect %f(%a, %a) : (memref<8xf64>, memref<8xf64>) -> ()
  return
}

// nothing is known of the public function's own arguments
// CHECK-LABEL: func.func private @from_public(%arg0: memref<8xf64>, %arg1: memref<8xf64>) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = memref.load %arg0[%c0] : memref<8xf64>
// CHECK-NEXT:    memref.store %0, %arg1[%c0] : memref<8xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @from_public(%a: memref<8xf64>, %b: memref<8xf64>) {
  %zero = arith.constant 0 : index
  %x = memref.load %a[%zero] : memref<8xf64>
  memref.store %x, %b[%zero] : memref<8xf64>
  return
}

// CHECK-LABEL: func.func @main(%arg0: memref<8xf64>, %arg1: memref<8xf64>) {
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8xf64>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8xf64>
// CHECK-NEXT:    %0 = memref.get_global @table : memref<8xf64>
// CHECK-NEXT:    call @passes(%alloc, %c3, %0) : (memref<8xf64>, index, memref<8xf64>) -> ()
// CHECK-NEXT:    call @leaf(%alloc, %alloc_0, %0) : (memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    call @escapes(%alloc, %alloc_0) : (memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    call @public(%alloc, %alloc_0) : (memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    call @from_public(%arg0, %arg1) : (memref<8xf64>, memref<8xf64>) -> ()
// CHECK-NEXT:    memref.dealloc %alloc : memref<8xf64>
// CHECK-NEXT:    memref.dealloc %alloc_0 : memref<8xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @main(%a: memref<8xf64>, %b: memref<8xf64>) {
  %n = arith.constant 3 : index
  %x = memref.alloc() : memref<8xf64>
  %y = memref.alloc() : memref<8xf64>
  %t = memref.get_global @table : memref<8xf64>
  call @passes(%x, %n, %t) : (memref<8xf64>, index, memref<8xf64>) -> ()
  call @leaf(%x, %y, %t) : (memref<8xf64>, memref<8xf64>, memref<8xf64>) -> ()
  call @escapes(%x, %y) : (memref<8xf64>, memref<8xf64>) -> ()
  call @public(%x, %y) : (memref<8xf64>, memref<8xf64>) -> ()
  call @from_public(%a, %b) : (memref<8xf64>, memref<8xf64>) -> ()
  memref.dealloc %x : memref<8xf64>
  memref.dealloc %y : memref<8xf64>
  return
}
