// RUN: wami opt %s --scf-parallel-loop-fusion | filecheck %s

// CHECK-LABEL: func.func @same_element(%arg0: f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
// CHECK-NEXT:      memref.store %arg0, %alloc[%arg1, %arg2] : memref<8x8xf32>
// CHECK-NEXT:      %0 = memref.load %alloc[%arg1, %arg2] : memref<8x8xf32>
// CHECK-NEXT:      memref.store %0, %alloc_0[%arg1, %arg2] : memref<8x8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @same_element(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<8x8xf32>
  %b = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    %y = memref.load %a[%i, %j] : memref<8x8xf32>
    memref.store %y, %b[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// Another iteration's element is needed.
// CHECK-LABEL: func.func @transposed(%arg0: f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
// CHECK-NEXT:      memref.store %arg0, %alloc[%arg1, %arg2] : memref<8x8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
// CHECK-NEXT:      %0 = memref.load %alloc[%arg2, %arg1] : memref<8x8xf32>
// CHECK-NEXT:      memref.store %0, %alloc_0[%arg1, %arg2] : memref<8x8xf32>
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @transposed(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<8x8xf32>
  %b = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    memref.store %x, %a[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    %y = memref.load %a[%j, %i] : memref<8x8xf32>
    memref.store %y, %b[%i, %j] : memref<8x8xf32>
    scf.reduce
  }
  return
}

// CHECK-LABEL: func.func @reductions(%arg0: memref<8xf32>, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %0:2 = scf.parallel (%arg2) = (%c0) to (%c8) step (%c1) init (%arg1, %arg1) -> (f32, f32) {
// CHECK-NEXT:      %1 = memref.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      %2 = memref.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT:      scf.reduce(%1, %2 : f32, f32) {
// CHECK-NEXT:      ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:        %3 = arith.addf %arg3, %arg4 : f32
// CHECK-NEXT:        scf.reduce.return %3 : f32
// CHECK-NEXT:      }, {
// CHECK-NEXT:      ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT:        %3 = arith.maximumf %arg3, %arg4 : f32
// CHECK-NEXT:        scf.reduce.return %3 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0#0, %0#1 : f32, f32
// CHECK-NEXT:  }
func.func @reductions(%a: memref<8xf32>, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%x) -> f32 {
    %y = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%y : f32) {
    ^bb0(%l: f32, %m: f32):
      %n = arith.addf %l, %m : f32
      scf.reduce.return %n : f32
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%x) -> f32 {
    %y = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%y : f32) {
    ^bb0(%l: f32, %m: f32):
      %n = arith.maximumf %l, %m : f32
      scf.reduce.return %n : f32
    }
  }
  return %r, %s : f32, f32
}
