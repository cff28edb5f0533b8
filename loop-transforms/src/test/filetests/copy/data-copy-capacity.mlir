// RUN: wami opt %s --affine-data-copy-generate='fast-mem-space=2 fast-mem-capacity=1 generate-dma' | filecheck %s

// the rows of 256 floats have room, all of them have not
// CHECK-LABEL: func.func @rows() -> f32 {
// CHECK-NEXT:    %c256 = arith.constant 256 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c0_0 = arith.constant 0 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64x256xf32>
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %0 = affine.for %arg0 = 0 to 64 iter_args(%arg1 = %cst) -> (f32) {
// CHECK-NEXT:      %1 = affine.apply #map(%arg0)
// CHECK-NEXT:      %alloc_1 = memref.alloc() : memref<1x256xf32, 2>
// CHECK-NEXT:      %alloc_2 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:      affine.dma_start %alloc[%arg0, 0], %alloc_1[%c0, %c0], %alloc_2[%c0], %c256 : memref<64x256xf32>, memref<1x256xf32, 2>, memref<1xi32>
// CHECK-NEXT:      affine.dma_wait %alloc_2[%c0], %c256 : memref<1xi32>
// CHECK-NEXT:      %2 = affine.for %arg2 = 0 to 256 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:        %3 = affine.load %alloc_1[0, %arg2] : memref<1x256xf32, 2>
// CHECK-NEXT:        %4 = arith.addf %arg3, %3 : f32
// CHECK-NEXT:        affine.yield %4 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      memref.dealloc %alloc_2 : memref<1xi32>
// CHECK-NEXT:      memref.dealloc %alloc_1 : memref<1x256xf32, 2>
// CHECK-NEXT:      affine.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @rows() -> f32 {
  %m = memref.alloc() : memref<64x256xf32>
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 64 iter_args(%a = %z) -> f32 {
    %s = affine.for %j = 0 to 256 iter_args(%b = %a) -> f32 {
      %x = affine.load %m[%i, %j] : memref<64x256xf32>
      %y = arith.addf %b, %x : f32
      affine.yield %y : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}
