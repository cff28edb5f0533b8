// RUN: wami opt %s --affine-data-copy-generate='fast-mem-space=2' | filecheck %s
// beyond mlir-opt: it copies boxes that may lie beyond the memref, and has its constants elsewhere

// a tile of it, in front of the loop that it does not depend on
// CHECK-LABEL: func.func @tile(%arg0: index) -> f32 {
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %c2 = arith.constant 2 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c0_0 = arith.constant 0 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %alloc_1 = memref.alloc() : memref<8x8xf32, 2>
// CHECK-NEXT:    affine.for %arg1 = 1 to 9 {
// CHECK-NEXT:      affine.for %arg2 = 2 to 10 {
// CHECK-NEXT:        %1 = affine.load %alloc[%arg1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:        affine.store %1, %alloc_1[%arg1 - 1, %arg2 - 2] : memref<8x8xf32, 2>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.for %arg1 = 0 to 4 iter_args(%arg2 = %cst) -> (f32) {
// CHECK-NEXT:      %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:        %2 = affine.load %alloc_1[%arg3, %arg3] : memref<8x8xf32, 2>
// CHECK-NEXT:        %3 = arith.addf %arg4, %2 : f32
// CHECK-NEXT:        affine.yield %3 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.yield %1 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.dealloc %alloc_1 : memref<8x8xf32, 2>
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @tile(%i: index) -> f32 {
  %m = memref.alloc() : memref<64x64xf32>
  %z = arith.constant 0.0 : f32
  %r = affine.for %t = 0 to 4 iter_args(%a = %z) -> f32 {
    %s = affine.for %j = 0 to 8 iter_args(%b = %a) -> f32 {
      %x = affine.load %m[%j + 1, %j + 2] : memref<64x64xf32>
      %y = arith.addf %b, %x : f32
      affine.yield %y : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}

// what is copied back is copied in first: a store may leave elements alone
// CHECK-LABEL: func.func @stores(%arg0: f32) {
// CHECK-NEXT:    %c15 = arith.constant 15 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c15_0 = arith.constant 15 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    %alloc_3 = memref.alloc() : memref<15xf32, 2>
// CHECK-NEXT:    affine.for %arg1 = 0 to 15 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %alloc_3[%arg1] : memref<15xf32, 2>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg0, %alloc_3[%arg1 * 2] : memref<15xf32, 2>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg1 = 0 to 15 {
// CHECK-NEXT:      %0 = affine.load %alloc_3[%arg1] : memref<15xf32, 2>
// CHECK-NEXT:      affine.store %0, %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.dealloc %alloc_3 : memref<15xf32, 2>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @stores(%x: f32) {
  %m = memref.alloc() : memref<64xf32>
  affine.for %j = 0 to 8 {
    affine.store %x, %m[%j * 2] : memref<64xf32>
  }
  return
}

// another name of the same memory, arguments that may share it, a call, subscripts that may be out of bounds: all of it
// CHECK-LABEL: func.func private @f(memref<64xf32>)
func.func private @f(memref<64xf32>)
// CHECK-LABEL: func.func @held(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64_0 = arith.constant 64 : index
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg4] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %arg1[%arg4] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    %cast = memref.cast %alloc : memref<64xf32> to memref<?xf32>
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg4] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %cast[%arg4 + 1] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      func.call @f(%alloc) : (memref<64xf32>) -> ()
// CHECK-NEXT:      affine.store %arg2, %alloc[%arg4] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %alloc_3 = memref.alloc() : memref<64xf32, 2>
// CHECK-NEXT:    affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg4] : memref<64xf32>
// CHECK-NEXT:      affine.store %0, %alloc_3[%arg4] : memref<64xf32, 2>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg2, %alloc_3[%arg4 + symbol(%arg3)] : memref<64xf32, 2>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:      %0 = affine.load %alloc_3[%arg4] : memref<64xf32, 2>
// CHECK-NEXT:      affine.store %0, %alloc[%arg4] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    memref.dealloc %alloc_3 : memref<64xf32, 2>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @held(%a: memref<64xf32>, %b: memref<64xf32>, %x: f32, %n: index) {
  affine.for %j = 0 to 8 {
    %y = affine.load %a[%j] : memref<64xf32>
    affine.store %y, %b[%j] : memref<64xf32>
  }
  %m = memref.alloc() : memref<64xf32>
  %v = memref.cast %m : memref<64xf32> to memref<?xf32>
  affine.for %j = 0 to 8 {
    %y = affine.load %m[%j] : memref<64xf32>
    affine.store %y, %v[%j + 1] : memref<?xf32>
  }
  affine.for %j = 0 to 8 {
    func.call @f(%m) : (memref<64xf32>) -> ()
    affine.store %x, %m[%j] : memref<64xf32>
  }
  affine.for %j = 0 to 8 {
    affine.store %x, %m[%j + symbol(%n)] : memref<64xf32>
  }
  return
}

// other loops of the one around it store there: no further out
// CHECK-LABEL: func.func @between(%arg0: f32) -> f32 {
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %c0_0 = arith.constant 0 : index
// CHECK-NEXT:    %0 = affine.for %arg1 = 0 to 4 step 2 iter_args(%arg2 = %cst) -> (f32) {
// CHECK-NEXT:      memref.store %arg0, %alloc[%c0_0] : memref<64xf32>
// CHECK-NEXT:      %1 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:        %2 = affine.load %alloc[%arg3] : memref<64xf32>
// CHECK-NEXT:        %3 = arith.addf %arg4, %2 : f32
// CHECK-NEXT:        affine.yield %3 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      affine.yield %1 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : f32
// CHECK-NEXT:  }
func.func @between(%x: f32) -> f32 {
  %m = memref.alloc() : memref<64xf32>
  %z = arith.constant 0.0 : f32
  %i0 = arith.constant 0 : index
  %r = affine.for %t = 0 to 4 step 2 iter_args(%a = %z) -> f32 {
    memref.store %x, %m[%i0] : memref<64xf32>
    %s = affine.for %j = 0 to 8 iter_args(%b = %a) -> f32 {
      %y = affine.load %m[%j] : memref<64xf32>
      %w = arith.addf %b, %y : f32
      affine.yield %w : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}
