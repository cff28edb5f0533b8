// RUN: wami opt %s --affine-loop-fusion=mode=producer | filecheck %s
// beyond mlir-opt: upstream leaves an affine.apply without uses

// Point by point: what is between the nests is one element.
// CHECK-LABEL: func.func @pointwise() -> f32 {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:    %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<40xf32>
// CHECK-NEXT:    affine.for %arg0 = 0 to 40 {
// CHECK-NEXT:      affine.store %cst, %alloc[0] : memref<1xf32>
// CHECK-NEXT:      %1 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:      %2 = arith.mulf %1, %1 : f32
// CHECK-NEXT:      affine.store %2, %alloc_0[%arg0] : memref<40xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %alloc_0[7] : memref<40xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @pointwise() -> f32 {
  %c = arith.constant 2.0 : f32
  %t = memref.alloc() : memref<40xf32>
  %r = memref.alloc() : memref<40xf32>
  affine.for %i = 0 to 40 {
    affine.store %c, %t[%i] : memref<40xf32>
  }
  affine.for %i = 0 to 40 {
    %x = affine.load %t[%i] : memref<40xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %r[%i] : memref<40xf32>
  }
  %z = affine.load %r[7] : memref<40xf32>
  return %z : f32
}

// Three neighbours are needed: at a third more work they would be computed anew each time, which is too much.
// CHECK-LABEL: func.func @stencil(%arg0: memref<64xf32>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 1 to 63 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg1 - 1] : memref<64xf32>
// CHECK-NEXT:      %1 = affine.load %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:      %2 = affine.load %alloc[%arg1 + 1] : memref<64xf32>
// CHECK-NEXT:      %3 = arith.addf %0, %1 : f32
// CHECK-NEXT:      %4 = arith.addf %3, %2 : f32
// CHECK-NEXT:      affine.store %4, %alloc_0[%arg1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @stencil(%a: memref<64xf32>) {
  %t = memref.alloc() : memref<64xf32>
  %r = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %t[%i] : memref<64xf32>
  }
  affine.for %i = 1 to 63 {
    %x = affine.load %t[%i - 1] : memref<64xf32>
    %y = affine.load %t[%i] : memref<64xf32>
    %z = affine.load %t[%i + 1] : memref<64xf32>
    %s = arith.addf %x, %y : f32
    %u = arith.addf %s, %z : f32
    affine.store %u, %r[%i] : memref<64xf32>
  }
  return
}

// A row of the product is needed by a row of the second nest; the sum stays in its order.
// CHECK-LABEL: func.func @product(%arg0: memref<8x16xf64>, %arg1: memref<16x8xf64>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<1x1xf64>
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8x8xf64>
// CHECK-NEXT:    affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:        affine.store %cst, %alloc[0, 0] : memref<1x1xf64>
// CHECK-NEXT:        affine.for %arg4 = 0 to 16 {
// CHECK-NEXT:          %2 = affine.load %arg0[%arg2, %arg4] : memref<8x16xf64>
// CHECK-NEXT:          %3 = affine.load %arg1[%arg4, %arg3] : memref<16x8xf64>
// CHECK-NEXT:          %4 = arith.mulf %2, %3 : f64
// CHECK-NEXT:          %5 = affine.load %alloc[0, 0] : memref<1x1xf64>
// CHECK-NEXT:          %6 = arith.addf %5, %4 : f64
// CHECK-NEXT:          affine.store %6, %alloc[0, 0] : memref<1x1xf64>
// CHECK-NEXT:        }
// CHECK-NEXT:        %0 = affine.load %alloc[0, 0] : memref<1x1xf64>
// CHECK-NEXT:        %1 = arith.mulf %0, %0 : f64
// CHECK-NEXT:        affine.store %1, %alloc_0[%arg2, %arg3] : memref<8x8xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @product(%a: memref<8x16xf64>, %b: memref<16x8xf64>) {
  %zero = arith.constant 0.0 : f64
  %t = memref.alloc() : memref<8x8xf64>
  %r = memref.alloc() : memref<8x8xf64>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %zero, %t[%i, %j] : memref<8x8xf64>
      affine.for %k = 0 to 16 {
        %x = affine.load %a[%i, %k] : memref<8x16xf64>
        %y = affine.load %b[%k, %j] : memref<16x8xf64>
        %p = arith.mulf %x, %y : f64
        %s = affine.load %t[%i, %j] : memref<8x8xf64>
        %n = arith.addf %s, %p : f64
        affine.store %n, %t[%i, %j] : memref<8x8xf64>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %t[%i, %j] : memref<8x8xf64>
      %y = arith.mulf %x, %x : f64
      affine.store %y, %r[%i, %j] : memref<8x8xf64>
    }
  }
  return
}

// Two consumers: the first is fused with a copy, the second with the original.
// CHECK-LABEL: func.func @two_consumers(%arg0: f32) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<1xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<1xf32>
// CHECK-NEXT:    %alloc_1 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:    %alloc_2 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      %0 = affine.apply #map(%arg1)
// CHECK-NEXT:      affine.store %arg0, %alloc_0[0] : memref<1xf32>
// CHECK-NEXT:      %1 = affine.load %alloc_0[0] : memref<1xf32>
// CHECK-NEXT:      affine.store %1, %alloc_2[%arg1] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:      affine.store %arg0, %alloc[0] : memref<1xf32>
// CHECK-NEXT:      %0 = affine.load %alloc[0] : memref<1xf32>
// CHECK-NEXT:      affine.store %0, %alloc_1[%arg1] : memref<10xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @two_consumers(%x: f32) {
  %t = memref.alloc() : memref<10xf32>
  %r = memref.alloc() : memref<10xf32>
  %s = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %t[%i] : memref<10xf32>
    affine.store %y, %r[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %t[9 - %i] : memref<10xf32>
    affine.store %y, %s[%i] : memref<10xf32>
  }
  return
}
