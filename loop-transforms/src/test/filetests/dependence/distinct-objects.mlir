// RUN: wami opt %s --vectorize-affine-loops | filecheck %s

// through different results of one operation, also through views and through more such operations
// CHECK-LABEL: func.func @distinct(%arg0: memref<64xf32>, %arg1: memref<80xf32>, %arg2: memref<64xf32>) {
// CHECK-NEXT:    %0:2 = memref.distinct_objects %arg0, %arg1 : memref<64xf32>, memref<80xf32>
// CHECK-NEXT:    %1:2 = memref.distinct_objects %0#0, %arg2 : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:    %subview = memref.subview %0#1[16] [64] [1] : memref<80xf32> to memref<64xf32, strided<[1], offset: 16>>
// CHECK-NEXT:    affine.for %arg3 = 0 to 32 step 4 {
// CHECK-NEXT:      %2 = affine.vector_load %1#0[%arg3] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT:      affine.vector_store %2, %subview[%arg3] : memref<64xf32, strided<[1], offset: 16>>, vector<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @distinct(%x: memref<64xf32>, %y: memref<80xf32>, %z: memref<64xf32>) {
  %p:2 = memref.distinct_objects %x, %y : memref<64xf32>, memref<80xf32>
  %q:2 = memref.distinct_objects %p#0, %z : memref<64xf32>, memref<64xf32>
  %v = memref.subview %p#1[16] [64] [1] : memref<80xf32> to memref<64xf32, strided<[1], offset: 16>>
  affine.for %i = 0 to 32 {
    %a = affine.load %q#0[%i] : memref<64xf32>
    affine.store %a, %v[%i] : memref<64xf32, strided<[1], offset: 16>>
  }
  return
}

// two names of one memref, or a memref and a name of it
// CHECK-LABEL: func.func @same(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: memref<64xf32>) {
// CHECK-NEXT:    %0:2 = memref.distinct_objects %arg0, %arg1 : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:    %1:2 = memref.distinct_objects %0#0, %arg2 : memref<64xf32>, memref<64xf32>
// CHECK-NEXT:    affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:      %2 = affine.load %1#0[%arg3] : memref<64xf32>
// CHECK-NEXT:      affine.store %2, %0#0[%arg3 + 1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:      %2 = affine.load %1#0[%arg3] : memref<64xf32>
// CHECK-NEXT:      affine.store %2, %arg0[%arg3 + 1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:      %2 = affine.load %1#0[%arg3] : memref<64xf32>
// CHECK-NEXT:      affine.store %2, %arg1[%arg3] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:      %2 = affine.load %0#1[%arg3] : memref<64xf32>
// CHECK-NEXT:      affine.store %2, %1#1[%arg3] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @same(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  %p:2 = memref.distinct_objects %x, %y : memref<64xf32>, memref<64xf32>
  %q:2 = memref.distinct_objects %p#0, %z : memref<64xf32>, memref<64xf32>
  affine.for %i = 0 to 32 {
    %a = affine.load %q#0[%i] : memref<64xf32>
    affine.store %a, %p#0[%i + 1] : memref<64xf32>
  }
  affine.for %i = 0 to 32 {
    %a = affine.load %q#0[%i] : memref<64xf32>
    affine.store %a, %x[%i + 1] : memref<64xf32>
  }
  affine.for %i = 0 to 32 {
    %a = affine.load %q#0[%i] : memref<64xf32>
    affine.store %a, %y[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 32 {
    %a = affine.load %p#1[%i] : memref<64xf32>
    affine.store %a, %q#1[%i] : memref<64xf32>
  }
  return
}

// what is distinct in one iteration is not from what was in another
// CHECK-LABEL: func.func @in_loop(%arg0: memref<64xmemref<16xf32>>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1] : memref<64xmemref<16xf32>>
// CHECK-NEXT:      %1 = affine.load %arg0[-%arg1 + 63] : memref<64xmemref<16xf32>>
// CHECK-NEXT:      %2:2 = memref.distinct_objects %0, %1 : memref<16xf32>, memref<16xf32>
// CHECK-NEXT:      affine.for %arg2 = 0 to 16 {
// CHECK-NEXT:        %3 = affine.load %2#0[%arg2] : memref<16xf32>
// CHECK-NEXT:        affine.store %3, %2#1[%arg2] : memref<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @in_loop(%all: memref<64xmemref<16xf32>>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %all[%i] : memref<64xmemref<16xf32>>
    %y = affine.load %all[-%i + 63] : memref<64xmemref<16xf32>>
    %p:2 = memref.distinct_objects %x, %y : memref<16xf32>, memref<16xf32>
    affine.for %j = 0 to 16 {
      %a = affine.load %p#0[%j] : memref<16xf32>
      affine.store %a, %p#1[%j] : memref<16xf32>
    }
  }
  return
}
