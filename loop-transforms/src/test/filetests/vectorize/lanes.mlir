// RUN: wami opt %s --pass-pipeline='builtin.module(func.func(vectorize-affine-loops))' | filecheck %s

// Four lanes, and a loop for what is left over.
// CHECK-LABEL: func.func @scaled(%arg0: index, %arg1: f32, %arg2: memref<100xf32>) {
// CHECK-NEXT:    %0 = vector.broadcast %arg1 : f32 to vector<4xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to #map()[%arg0] {
// CHECK-NEXT:      %1 = affine.apply #map1(%arg3)
// CHECK-NEXT:      %2 = affine.vector_load %arg2[%1] : memref<100xf32>, vector<4xf32>
// CHECK-NEXT:      %3 = arith.mulf %0, %2 : vector<4xf32>
// CHECK-NEXT:      affine.vector_store %3, %arg2[%1] : memref<100xf32>, vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = max #map2()[%arg0] to %arg0 {
// CHECK-NEXT:      %1 = affine.load %arg2[%arg3] : memref<100xf32>
// CHECK-NEXT:      %2 = arith.mulf %arg1, %1 : f32
// CHECK-NEXT:      affine.store %2, %arg2[%arg3] : memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @scaled(%n: index, %f: f32, %x: memref<100xf32>) {
  affine.for %i = 0 to %n {
    %u = affine.load %x[%i] : memref<100xf32>
    %p = arith.mulf %f, %u : f32
    affine.store %p, %x[%i] : memref<100xf32>
  }
  return
}

// The order of integers in a sum does not matter.
// CHECK-LABEL: func.func @sum(%arg0: memref<64xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:    %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:    %0 = vector.broadcast %c0_i32 : i32 to vector<4xi32>
// CHECK-NEXT:    %1 = affine.for %arg2 = 0 to 64 step 4 iter_args(%arg3 = %0) -> (vector<4xi32>) {
// CHECK-NEXT:      %3 = affine.vector_load %arg0[%arg2] : memref<64xi32>, vector<4xi32>
// CHECK-NEXT:      %4 = arith.addi %arg3, %3 : vector<4xi32>
// CHECK-NEXT:      affine.yield %4 : vector<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %2 = vector.reduction <add>, %1, %arg1 : vector<4xi32> into i32
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
func.func @sum(%x: memref<64xi32>, %z: i32) -> i32 {
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> i32 {
    %u = affine.load %x[%i] : memref<64xi32>
    %t = arith.addi %s, %u : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// That of floats does: each lane is a row.
// CHECK-LABEL: func.func @rows(%arg0: memref<8x200xf64>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8xf64>
// CHECK-NEXT:    affine.for %arg1 = 0 to 8 step 4 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:        %0 = affine.load %arg0[%arg1, %arg2 * 2] : memref<8x200xf64>
// CHECK-NEXT:        %1 = affine.load %arg0[%arg1 + 1, %arg2 * 2] : memref<8x200xf64>
// CHECK-NEXT:        %2 = affine.load %arg0[%arg1 + 2, %arg2 * 2] : memref<8x200xf64>
// CHECK-NEXT:        %3 = affine.load %arg0[%arg1 + 3, %arg2 * 2] : memref<8x200xf64>
// CHECK-NEXT:        %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf64>
// CHECK-NEXT:        %5 = affine.vector_load %alloc[%arg1] : memref<8xf64>, vector<4xf64>
// CHECK-NEXT:        %6 = arith.addf %4, %5 : vector<4xf64>
// CHECK-NEXT:        affine.vector_store %6, %alloc[%arg1] : memref<8xf64>, vector<4xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.dealloc %alloc : memref<8xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%a: memref<8x200xf64>) {
  %y = memref.alloc() : memref<8xf64>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 100 {
      %u = affine.load %a[%i, 2 * %j] : memref<8x200xf64>
      %w = affine.load %y[%i] : memref<8xf64>
      %s = arith.addf %u, %w : f64
      affine.store %s, %y[%i] : memref<8xf64>
    }
  }
  memref.dealloc %y : memref<8xf64>
  return
}

// An element may have been written three iterations before.
// CHECK-LABEL: func.func @near(%arg0: memref<100xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 90 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1] : memref<100xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg1 + 3] : memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @near(%x: memref<100xf32>) {
  affine.for %i = 0 to 90 {
    %u = affine.load %x[%i] : memref<100xf32>
    affine.store %u, %x[%i + 3] : memref<100xf32>
  }
  return
}

// neighbours in the last dimension that are none in memory: element by element, which pays with enough to compute
// CHECK-LABEL: func.func @apart(%arg0: memref<64xf32, strided<[2]>>, %arg1: memref<64xf32, strided<[?]>>) {
// CHECK-NEXT:    affine.for %arg2 = 0 to 64 step 4 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg2] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %1 = affine.load %arg0[%arg2 + 1] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %2 = affine.load %arg0[%arg2 + 2] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %3 = affine.load %arg0[%arg2 + 3] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %4 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
// CHECK-NEXT:      %5 = math.sqrt %4 : vector<4xf32>
// CHECK-NEXT:      %6 = math.sqrt %5 : vector<4xf32>
// CHECK-NEXT:      %7 = math.sqrt %6 : vector<4xf32>
// CHECK-NEXT:      %8 = math.sqrt %7 : vector<4xf32>
// CHECK-NEXT:      %9 = vector.extract %8[0] : f32 from vector<4xf32>
// CHECK-NEXT:      affine.store %9, %arg0[%arg2] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %10 = vector.extract %8[1] : f32 from vector<4xf32>
// CHECK-NEXT:      affine.store %10, %arg0[%arg2 + 1] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %11 = vector.extract %8[2] : f32 from vector<4xf32>
// CHECK-NEXT:      affine.store %11, %arg0[%arg2 + 2] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:      %12 = vector.extract %8[3] : f32 from vector<4xf32>
// CHECK-NEXT:      affine.store %12, %arg0[%arg2 + 3] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @apart(%x: memref<64xf32, strided<[2]>>, %y: memref<64xf32, strided<[?]>>) {
  affine.for %i = 0 to 64 {
    %a = affine.load %x[%i] : memref<64xf32, strided<[2]>>
    %b = math.sqrt %a : f32
    %c = math.sqrt %b : f32
    %d = math.sqrt %c : f32
    %e = math.sqrt %d : f32
    affine.store %e, %x[%i] : memref<64xf32, strided<[2]>>
  }
  return
}
