// Elements whose indices differ between lanes in any way are loaded one by one; what is around them is done on lanes.
// RUN: wami opt %s --vectorize-affine-loops --split-input-file | filecheck %s

// CHECK-LABEL: func.func @table
// CHECK: affine.for %{{.*}} = 0 to 64 step 4
// CHECK: %[[I:.*]] = arith.index_cast %{{.*}} : vector<4xi32> to vector<4xindex>
// CHECK-NEXT: %[[I0:.*]] = vector.extract %[[I]][0]
// CHECK-NEXT: %[[A:.*]] = memref.load %arg1[%[[I0]]]
// CHECK-NEXT: %[[I1:.*]] = vector.extract %[[I]][1]
// CHECK-NEXT: %[[B:.*]] = memref.load %arg1[%[[I1]]]
// CHECK-NEXT: %[[I2:.*]] = vector.extract %[[I]][2]
// CHECK-NEXT: %[[C:.*]] = memref.load %arg1[%[[I2]]]
// CHECK-NEXT: %[[I3:.*]] = vector.extract %[[I]][3]
// CHECK-NEXT: %[[D:.*]] = memref.load %arg1[%[[I3]]]
// CHECK-NEXT: %[[V:.*]] = vector.from_elements %[[A]], %[[B]], %[[C]], %[[D]]
// CHECK-NEXT: arith.mulf %[[V]], %[[V]]
func.func @table(%at: memref<64xi32>, %table: memref<256xf32>) -> memref<64xf32> {
  %out = memref.alloc() : memref<64xf32>
  %c255 = arith.constant 255 : i32
  affine.for %i = 0 to 64 {
    %x = affine.load %at[%i] : memref<64xi32>
    %masked = arith.andi %x, %c255 : i32
    %index = arith.index_cast %masked : i32 to index
    %v = memref.load %table[%index] : memref<256xf32>
    %square = arith.mulf %v, %v : f32
    %cube = arith.mulf %square, %v : f32
    %sum = arith.addf %cube, %square : f32
    %all = arith.addf %sum, %v : f32
    %more = arith.mulf %all, %cube : f32
    %even = arith.addf %more, %square : f32
    affine.store %even, %out[%i] : memref<64xf32>
  }
  return %out : memref<64xf32>
}

// -----

// What is stored in one lane may be what the next one loads.
// CHECK-LABEL: func.func @written
// CHECK-NOT: vector<
func.func @written(%at: memref<64xi32>, %table: memref<256xf32>) {
  %c255 = arith.constant 255 : i32
  affine.for %i = 0 to 64 {
    %x = affine.load %at[%i] : memref<64xi32>
    %masked = arith.andi %x, %c255 : i32
    %index = arith.index_cast %masked : i32 to index
    %v = memref.load %table[%index] : memref<256xf32>
    %square = arith.mulf %v, %v : f32
    %cube = arith.mulf %square, %v : f32
    %sum = arith.addf %cube, %square : f32
    %all = arith.addf %sum, %v : f32
    %more = arith.mulf %all, %cube : f32
    %even = arith.addf %more, %square : f32
    affine.store %even, %table[%i] : memref<256xf32>
  }
  return
}

// -----

// In a branch that not every lane takes the index may be out of bounds: each lane has a branch of its own.
// CHECK-LABEL: func.func @perhaps
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %{{.*}} : vector<4xi32>
// CHECK: %[[FITS0:.*]] = vector.extract %[[FITS]][0]
// CHECK-NEXT: scf.if %[[FITS0]]
// CHECK-NEXT: arith.index_cast
// CHECK-NEXT: memref.load
func.func @perhaps(%at: memref<64xi32>, %table: memref<256xf32>) -> memref<64xf32> {
  %out = memref.alloc() : memref<64xf32>
  %c255 = arith.constant 255 : i32
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %x = affine.load %at[%i] : memref<64xi32>
    %fits = arith.cmpi ule, %x, %c255 : i32
    %v = scf.if %fits -> f32 {
      %index = arith.index_cast %x : i32 to index
      %w = memref.load %table[%index] : memref<256xf32>
      scf.yield %w : f32
    } else {
      scf.yield %zero : f32
    }
    %square = arith.mulf %v, %v : f32
    %cube = arith.mulf %square, %v : f32
    %sum = arith.addf %cube, %square : f32
    %all = arith.addf %sum, %v : f32
    %more = arith.mulf %all, %cube : f32
    %even = arith.addf %more, %square : f32
    affine.store %even, %out[%i] : memref<64xf32>
  }
  return %out : memref<64xf32>
}
