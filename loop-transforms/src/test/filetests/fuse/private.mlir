// RUN: wami opt %s --affine-loop-fusion="mode=producer only-private=16 free-private=true" | filecheck %s
// beyond mlir-opt: free-private and only-private are ours

// What is between is one element, on the stack of the function, not of the loop around; it is freed no more.
// CHECK-LABEL: func.func @inside(%arg0: index) -> f32 {
// CHECK-NEXT:    %alloca = memref.alloca() : memref<1xf32>
// CHECK-NEXT:    %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %alloc = memref.alloc() : memref<40xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to %arg0 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 40 {
// CHECK-NEXT:        affine.store %cst, %alloca[0] : memref<1xf32>
// CHECK-NEXT:        %1 = affine.load %alloca[0] : memref<1xf32>
// CHECK-NEXT:        %2 = arith.mulf %1, %1 : f32
// CHECK-NEXT:        affine.store %2, %alloc[%arg2] : memref<40xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %alloc[7] : memref<40xf32>
// CHECK-NEXT:    memref.dealloc %alloc : memref<40xf32>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @inside(%n: index) -> f32 {
  %c = arith.constant 2.0 : f32
  %r = memref.alloc() : memref<40xf32>
  affine.for %s = 0 to %n {
    %t = memref.alloc() : memref<40xf32>
    affine.for %i = 0 to 40 {
      affine.store %c, %t[%i] : memref<40xf32>
    }
    affine.for %i = 0 to 40 {
      %x = affine.load %t[%i] : memref<40xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %r[%i] : memref<40xf32>
    }
    memref.dealloc %t : memref<40xf32>
  }
  %z = affine.load %r[7] : memref<40xf32>
  memref.dealloc %r : memref<40xf32>
  return %z : f32
}

// A row of 400 would be.
// CHECK-LABEL: func.func @long(%arg0: memref<8x400xf32>) -> f32 {
// CHECK-NEXT:    %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8x400xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8x400xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 400 {
// CHECK-NEXT:        affine.store %cst, %alloc_0[%arg1, %arg2] : memref<8x400xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:      affine.for %arg2 = 0 to 400 {
// CHECK-NEXT:        %1 = affine.load %alloc_0[%arg1, -%arg2 + 399] : memref<8x400xf32>
// CHECK-NEXT:        %2 = affine.load %alloc_0[%arg1, %arg2] : memref<8x400xf32>
// CHECK-NEXT:        %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:        affine.store %3, %alloc[%arg1, %arg2] : memref<8x400xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.load %alloc[7, 7] : memref<8x400xf32>
// CHECK-NEXT:    memref.dealloc %alloc_0 : memref<8x400xf32>
// CHECK-NEXT:    memref.dealloc %alloc : memref<8x400xf32>
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
