// RUN: wami opt %s --pass-pipeline="builtin.module(func.func(affine-array-contraction{max-window=4}))" | filecheck %s
// beyond mlir-opt: a pass of ours

// CHECK-LABEL: func.func private @use(memref<8x8xf32>)
func.func private @use(memref<8x8xf32>)

// The next sweep needs what this one stored; somebody else sees the memory; what is stored before the loop; other rows
// than its own; a subscript that is no counter.
// CHECK-LABEL: func.func @held(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: memref<8xindex>) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:      affine.for %arg4 = 0 to 8 {
// CHECK-NEXT:        %0 = affine.load %alloc[%arg4, 0] : memref<8x8xf32>
// CHECK-NEXT:        %1 = arith.addf %0, %arg1 : f32
// CHECK-NEXT:        affine.store %1, %alloc[%arg4, 0] : memref<8x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg1, %alloc_0[%arg3, 0] : memref<8x8xf32>
// CHECK-NEXT:      %0 = affine.load %alloc_0[%arg3, 0] : memref<8x8xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg3, 0] : memref<8x8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    call @use(%alloc_0) : (memref<8x8xf32>) -> ()
// CHECK-NEXT:    %alloc_1 = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    affine.store %arg1, %alloc_1[0] : memref<8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      %0 = affine.load %alloc_1[%arg3] : memref<8xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg3, 1] : memref<8x8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %alloc_2 = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg1, %alloc_2[%arg3, 0] : memref<8x8xf32>
// CHECK-NEXT:      %0 = affine.load %alloc_2[-%arg3 + 7, 0] : memref<8x8xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg3, 2] : memref<8x8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %alloc_3 = memref.alloc() : memref<8xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:      affine.store %arg1, %alloc_3[%arg3 mod 4] : memref<8xf32>
// CHECK-NEXT:      %0 = affine.load %alloc_3[%arg3 mod 4] : memref<8xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg3, 3] : memref<8x8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @held(%a: memref<8x8xf32>, %x: f32, %p: memref<8xindex>) {
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %s = 0 to 3 {
    affine.for %i = 0 to 8 {
      %0 = affine.load %t[%i, 0] : memref<8x8xf32>
      %1 = arith.addf %0, %x : f32
      affine.store %1, %t[%i, 0] : memref<8x8xf32>
    }
  }
  %u = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %u[%i, 0] : memref<8x8xf32>
    %0 = affine.load %u[%i, 0] : memref<8x8xf32>
    affine.store %0, %a[%i, 0] : memref<8x8xf32>
  }
  func.call @use(%u) : (memref<8x8xf32>) -> ()
  %v = memref.alloc() : memref<8xf32>
  affine.store %x, %v[0] : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %v[%i] : memref<8xf32>
    affine.store %0, %a[%i, 1] : memref<8x8xf32>
  }
  %w = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %w[%i, 0] : memref<8x8xf32>
    %0 = affine.load %w[-%i + 7, 0] : memref<8x8xf32>
    affine.store %0, %a[%i, 2] : memref<8x8xf32>
  }
  %y = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %y[%i mod 4] : memref<8xf32>
    %0 = affine.load %y[%i mod 4] : memref<8xf32>
    affine.store %0, %a[%i, 3] : memref<8x8xf32>
  }
  return
}
