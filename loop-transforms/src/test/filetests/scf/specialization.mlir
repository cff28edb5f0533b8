// RUN: wami opt %s --scf-for-loop-specialization --scf-parallel-loop-specialization | filecheck %s

// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)

// CHECK-LABEL: func.func @for(%arg0: index) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = affine.min #map()[%arg0]
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %1 = arith.cmpi eq, %0, %c128 : index
// CHECK-NEXT:    scf.if %1 {
// CHECK-NEXT:      scf.for %arg1 = %c0 to %c128 step %c1 {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.for %arg1 = %c0 to %0 step %c1 {
// CHECK-NEXT:        func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<()[s0] -> (s0, 128)>()[%n]
  scf.for %i = %c0 to %u step %c1 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @parallel(%arg0: index, %arg1: memref<128x64xf32>, %arg2: f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0 = affine.min #map()[%arg0]
// CHECK-NEXT:    %1 = affine.min #map1()[%arg0]
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %2 = arith.cmpi eq, %0, %c128 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %3 = arith.cmpi eq, %1, %c64 : index
// CHECK-NEXT:    %4 = arith.andi %2, %3 : i1
// CHECK-NEXT:    scf.if %4 {
// CHECK-NEXT:      scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c128, %c64) step (%c1, %c1) {
// CHECK-NEXT:        memref.store %arg2, %arg1[%arg3, %arg4] : memref<128x64xf32>
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
// CHECK-NEXT:        memref.store %arg2, %arg1[%arg3, %arg4] : memref<128x64xf32>
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @parallel(%n: index, %m: memref<128x64xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<()[s0] -> (s0, 128)>()[%n]
  %v = affine.min affine_map<()[s0] -> (s0 - 1, 64)>()[%n]
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %v) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<128x64xf32>
  }
  return
}
