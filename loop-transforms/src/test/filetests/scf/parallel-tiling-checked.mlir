// beyond mlir-opt: it multiplies the counter, which goes up by the step, by the step
// RUN: wami opt %s --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4 no-min-max-bounds=true' | filecheck %s

// CHECK-LABEL: func.func @by_three(%arg0: memref<40xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c3 = arith.constant 3 : index
// CHECK-NEXT:    %c0_0 = arith.constant 0 : index
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %0 = arith.muli %c3, %c4 : index
// CHECK-NEXT:    scf.parallel (%arg3) = (%c0) to (%arg1) step (%0) {
// CHECK-NEXT:      scf.parallel (%arg4) = (%c0_0) to (%0) step (%c3) {
// CHECK-NEXT:        %1 = arith.addi %arg4, %arg3 : index
// CHECK-NEXT:        %true = arith.constant true
// CHECK-NEXT:        %2 = arith.addi %arg4, %arg3 : index
// CHECK-NEXT:        %3 = arith.cmpi slt, %2, %arg1 : index
// CHECK-NEXT:        %4 = arith.andi %true, %3 : i1
// CHECK-NEXT:        scf.if %4 {
// CHECK-NEXT:          memref.store %arg2, %arg0[%1] : memref<40xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.reduce 
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @by_three(%m: memref<40xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c3) {
    memref.store %x, %m[%i] : memref<40xf32>
    scf.reduce
  }
  return
}
