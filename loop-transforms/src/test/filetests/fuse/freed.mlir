// RUN: wami opt %s --affine-loop-fusion="mode=producer compute-tolerance=1 free-private=true" | filecheck %s
// beyond mlir-opt: free-private is ours

// A row of 400 elements is freed where the function ends.
// CHECK-LABEL: func.func @long(%arg0: memref<8x400xf32>) -> f32 {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<1x400xf32>
// CHECK-NEXT:    %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8x400xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 400 {
// CHECK-NEXT:        affine.store %cst, %alloc[0, %arg2] : memref<1x400xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.for %arg2 = 0 to 400 {
// CHECK-NEXT:        %1 = affine.load %alloc[0, -%arg2 + 399] : memref<1x400xf32>
// CHECK-NEXT:        %2 = affine.load %alloc[0, %arg2] : memref<1x400xf32>
// CHECK-NEXT:        %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:        affine.store %3, %alloc_0[%arg1, %arg2] : memref<8x400xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %alloc_0[7, 7] : memref<8x400xf32>
// CHECK-NEXT:    memref.dealloc %alloc_0 : memref<8x400xf32>
// CHECK-NEXT:    memref.dealloc %alloc : memref<1x400xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @long(%a: memref<8x400xf32>) -> f32 {
  %c = arith.constant 2.0 : f32
  %r = memref.alloc() : memref<8x400xf32>
  %t = memref.alloc() : memref<8x400xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 400 {
      affine.store %c, %t[%i, %j] : memref<8x400xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 400 {
      %x = affine.load %t[%i, -%j + 399] : memref<8x400xf32>
      %w = affine.load %t[%i, %j] : memref<8x400xf32>
      %y = arith.addf %x, %w : f32
      affine.store %y, %r[%i, %j] : memref<8x400xf32>
    }
  }
  %z = affine.load %r[7, 7] : memref<8x400xf32>
  memref.dealloc %t : memref<8x400xf32>
  memref.dealloc %r : memref<8x400xf32>
  return %z : f32
}
