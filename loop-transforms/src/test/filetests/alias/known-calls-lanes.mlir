// RUN: wami opt %s --infer-call-effects --vectorize-affine-loops | filecheck %s

// CHECK-LABEL: func.func private @mix(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:    %0 = arith.divsi %arg0, %c7_i32 : i32
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func private @mix(%x: i32) -> i32 {
  %c1 = arith.constant 7 : i32
  %y = arith.divsi %x, %c1 : i32
  return %y : i32
}
// CHECK-LABEL: func.func @lanes(%arg0: index) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<64xi32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 step 4 {
// CHECK-NEXT:      %0 = affine.vector_load %alloc[%arg1] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT:      %1 = arith.mulf %0, %0 : vector<4xf32>
// CHECK-NEXT:      %2 = arith.mulf %1, %0 : vector<4xf32>
// CHECK-NEXT:      %3 = arith.mulf %2, %2 : vector<4xf32>
// CHECK-NEXT:      %4 = arith.addf %3, %2 : vector<4xf32>
// CHECK-NEXT:      %5 = math.sqrt %4 : vector<4xf32>
// CHECK-NEXT:      affine.vector_store %5, %alloc[%arg1] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT:      %6 = affine.vector_load %alloc_0[%arg1] : memref<64xi32>, vector<4xi32>
// CHECK-NEXT:      %7 = vector.extract %6[0] : i32 from vector<4xi32>
// CHECK-NEXT:      %8 = func.call @mix(%7) {wami.effects = {speculatable}} : (i32) -> i32
// CHECK-NEXT:      %9 = vector.extract %6[1] : i32 from vector<4xi32>
// CHECK-NEXT:      %10 = func.call @mix(%9) {wami.effects = {speculatable}} : (i32) -> i32
// CHECK-NEXT:      %11 = vector.extract %6[2] : i32 from vector<4xi32>
// CHECK-NEXT:      %12 = func.call @mix(%11) {wami.effects = {speculatable}} : (i32) -> i32
// CHECK-NEXT:      %13 = vector.extract %6[3] : i32 from vector<4xi32>
// CHECK-NEXT:      %14 = func.call @mix(%13) {wami.effects = {speculatable}} : (i32) -> i32
// CHECK-NEXT:      %15 = vector.from_elements %8, %10, %12, %14 : vector<4xi32>
// CHECK-NEXT:      affine.vector_store %15, %alloc_0[%arg1] : memref<64xi32>, vector<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @lanes(%n: index) {
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xi32>
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    %x4 = arith.mulf %x3, %x3 : f32
    %x5 = arith.addf %x4, %x3 : f32
    %x6 = math.sqrt %x5 : f32
    affine.store %x6, %a[%i] : memref<64xf32>
    %k = affine.load %b[%i] : memref<64xi32>
    %y = func.call @mix(%k) : (i32) -> i32
    affine.store %y, %b[%i] : memref<64xi32>
  }
  return
}

// what it may write is loaded
// CHECK-LABEL: func.func private @clear(%arg0: memref<64xf32>, %arg1: index) {
// CHECK-NEXT:    %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    affine.store %cst, %arg0[symbol(%arg1)] : memref<64xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @clear(%a: memref<64xf32>, %i: index) {
  %z = arith.constant 0.0 : f32
  affine.store %z, %a[symbol(%i)] : memref<64xf32>
  return
}
// CHECK-LABEL: func.func @conflict(%arg0: index) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 {
// CHECK-NEXT:      %0 = affine.load %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:      %1 = arith.mulf %0, %0 : f32
// CHECK-NEXT:      %2 = arith.mulf %1, %0 : f32
// CHECK-NEXT:      func.call @clear(%alloc, %arg0) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf32>, index) -> ()
// CHECK-NEXT:      affine.store %2, %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @conflict(%i: index) {
  %a = memref.alloc() : memref<64xf32>
  affine.for %j = 0 to 64 {
    %x = affine.load %a[%j] : memref<64xf32>
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    func.call @clear(%a, %i) : (memref<64xf32>, index) -> ()
    affine.store %x3, %a[%j] : memref<64xf32>
  }
  return
}

// other memory than that
// CHECK-LABEL: func.func @beside(%arg0: index) {
// CHECK-NEXT:    %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    %alloc_0 = memref.alloc() : memref<64xf32>
// CHECK-NEXT:    affine.for %arg1 = 0 to 64 step 4 {
// CHECK-NEXT:      %0 = affine.vector_load %alloc[%arg1] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT:      %1 = arith.mulf %0, %0 : vector<4xf32>
// CHECK-NEXT:      %2 = arith.mulf %1, %0 : vector<4xf32>
// CHECK-NEXT:      affine.vector_store %2, %alloc[%arg1] : memref<64xf32>, vector<4xf32>
// CHECK-NEXT:      func.call @clear(%alloc_0, %arg0) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf32>, index) -> ()
// CHECK-NEXT:      func.call @clear(%alloc_0, %arg0) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf32>, index) -> ()
// CHECK-NEXT:      func.call @clear(%alloc_0, %arg0) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf32>, index) -> ()
// CHECK-NEXT:      func.call @clear(%alloc_0, %arg0) {wami.effects = {writes = array<i32: 0>}} : (memref<64xf32>, index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @beside(%i: index) {
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  affine.for %j = 0 to 64 {
    %x = affine.load %a[%j] : memref<64xf32>
    %x2 = arith.mulf %x, %x : f32
    %x3 = arith.mulf %x2, %x : f32
    func.call @clear(%b, %i) : (memref<64xf32>, index) -> ()
    affine.store %x3, %a[%j] : memref<64xf32>
  }
  return
}
