// What goes round with a dependence is done lane after lane, what does not on lanes, before or behind it.
// RUN: wami opt %s --vectorize-affine-loops --split-input-file | filecheck %s

// A sum in its order behind work on lanes.
// CHECK-LABEL: func.func @ordered
// CHECK: affine.for %{{.*}} = 0 to 64 step 4 iter_args(%[[S:.*]] = %arg2) -> (f32)
// CHECK: arith.addf %{{.*}} : vector<4xf32>
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: %[[G:.*]] = arith.divf
// CHECK-NEXT: %[[G0:.*]] = vector.extract %[[G]][0]
// CHECK-NEXT: %[[S0:.*]] = arith.addf %[[S]], %[[G0]] : f32
// CHECK-NEXT: %[[G1:.*]] = vector.extract %[[G]][1]
// CHECK-NEXT: %[[S1:.*]] = arith.addf %[[S0]], %[[G1]] : f32
// CHECK-NEXT: %[[G2:.*]] = vector.extract %[[G]][2]
// CHECK-NEXT: %[[S2:.*]] = arith.addf %[[S1]], %[[G2]] : f32
// CHECK-NEXT: %[[G3:.*]] = vector.extract %[[G]][3]
// CHECK-NEXT: %[[S3:.*]] = arith.addf %[[S2]], %[[G3]] : f32
// CHECK-NEXT: affine.yield %[[S3]] : f32
func.func @ordered(%x: memref<64xf32>, %y: memref<64xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> f32 {
    %u = affine.load %x[%i] : memref<64xf32>
    %v = affine.load %y[%i] : memref<64xf32>
    %a = arith.mulf %u, %v : f32
    %b = arith.divf %a, %u : f32
    %c = math.sqrt %b : f32
    %d = arith.divf %c, %v : f32
    %e = arith.addf %d, %a : f32
    %f = arith.mulf %e, %c : f32
    %g = arith.divf %f, %e : f32
    %t = arith.addf %s, %g : f32
    affine.yield %t : f32
  }
  return %r : f32
}

// -----

// Too little is beside the sum.
// CHECK-LABEL: func.func @product
// CHECK-NOT: vector<
func.func @product(%x: memref<64xf64>, %y: memref<64xf64>, %z: f64) -> f64 {
  %r = affine.for %i = 0 to 64 iter_args(%s = %z) -> f64 {
    %u = affine.load %x[%i] : memref<64xf64>
    %v = affine.load %y[%i] : memref<64xf64>
    %a = arith.mulf %u, %v : f64
    %t = arith.addf %s, %a : f64
    affine.yield %t : f64
  }
  return %r : f64
}

// -----

// A histogram of what is computed: lanes may count in the same place.
// CHECK-LABEL: func.func @histogram
// CHECK: %[[AT:.*]] = arith.index_cast %{{.*}} : vector<4xi32> to vector<4xindex>
// CHECK-NEXT: %[[A:.*]] = vector.extract %[[AT]][0]
// CHECK-NEXT: %[[OLD:.*]] = memref.load %alloc[%[[A]]]
// CHECK-NEXT: %[[NEW:.*]] = arith.addi %[[OLD]], %c1_i32 : i32
// CHECK-NEXT: memref.store %[[NEW]], %alloc[%[[A]]]
// CHECK-NEXT: %[[B:.*]] = vector.extract %[[AT]][1]
// CHECK-NEXT: memref.load %alloc[%[[B]]]
func.func @histogram(%x: memref<64xf32>) -> memref<16xi32> {
  %n = memref.alloc() : memref<16xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 64 {
    %u = affine.load %x[%i] : memref<64xf32>
    %a = arith.mulf %u, %u : f32
    %b = arith.addf %a, %u : f32
    %c = arith.mulf %b, %a : f32
    %d = arith.addf %c, %b : f32
    %e = arith.mulf %d, %c : f32
    %f = arith.divf %e, %d : f32
    %g = math.sqrt %f : f32
    %h = arith.fptosi %g : f32 to i32
    %at = arith.index_cast %h : i32 to index
    %old = memref.load %n[%at] : memref<16xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %n[%at] : memref<16xi32>
  }
  return %n : memref<16xi32>
}

// -----

// What the iteration before computed on lanes: its last lane comes into the first, others from the lane before.
// CHECK-LABEL: func.func @previous
// CHECK: affine.for %{{.*}} = 0 to 64 step 4 iter_args(%[[BEFORE:.*]] = %arg1) -> (f32)
// CHECK: math.sqrt
// CHECK: math.sqrt
// CHECK-NEXT: %[[D:.*]] = arith.divf %{{.*}} : vector<4xf32>
// CHECK-NEXT: %[[D0:.*]] = vector.extract %[[D]][0]
// CHECK-NEXT: %[[D1:.*]] = vector.extract %[[D]][1]
// CHECK-NEXT: %[[D2:.*]] = vector.extract %[[D]][2]
// CHECK-NEXT: %[[ALL:.*]] = vector.from_elements %[[BEFORE]], %[[D0]], %[[D1]], %[[D2]]
// CHECK-NEXT: arith.subf %[[D]], %[[ALL]] : vector<4xf32>
// CHECK: %[[D3:.*]] = vector.extract %[[D]][3]
// CHECK-NEXT: affine.yield %[[D3]] : f32
func.func @previous(%x: memref<64xf32>, %z: f32) -> (f32, memref<64xf32>) {
  %y = memref.alloc() : memref<64xf32>
  %r = affine.for %i = 0 to 64 iter_args(%before = %z) -> f32 {
    %u = affine.load %x[%i] : memref<64xf32>
    %a = math.sqrt %u : f32
    %b = arith.divf %a, %u : f32
    %c = math.sqrt %b : f32
    %d = arith.divf %c, %u : f32
    %e = arith.subf %d, %before : f32
    affine.store %e, %y[%i] : memref<64xf32>
    affine.yield %d : f32
  }
  return %r, %y : f32, memref<64xf32>
}

// -----

// Written behind where it is read in the next iteration, and read before: the load goes first.
// CHECK-LABEL: func.func @reordered
// CHECK: %[[U:.*]] = affine.vector_load %alloc[%[[I:.*]]]
// CHECK-NEXT: %[[V:.*]] = affine.vector_load %arg0[%[[I]] + 1]
// CHECK-NEXT: affine.vector_store %[[U]], %arg0[%[[I]]]
// CHECK-NEXT: affine.vector_store %[[V]], %alloc[%[[I]]]
func.func @reordered(%x: memref<65xf32>) -> memref<64xf32> {
  %y = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
    %u = affine.load %y[%i] : memref<64xf32>
    affine.store %u, %x[%i] : memref<65xf32>
    %v = affine.load %x[%i + 1] : memref<65xf32>
    affine.store %v, %y[%i] : memref<64xf32>
  }
  return %y : memref<64xf32>
}

// -----

// A store that not every lane does.
// CHECK-LABEL: func.func @perhaps
// CHECK: math.sqrt
// CHECK: math.sqrt
// CHECK-NEXT: %[[D:.*]] = arith.divf %{{.*}} : vector<4xf32>
// CHECK-NEXT: %[[LARGE:.*]] = arith.cmpf ogt, %[[D]]
// CHECK-NEXT: %[[D0:.*]] = vector.extract %[[D]][0]
// CHECK-NEXT: %[[IF0:.*]] = vector.extract %[[LARGE]][0]
// CHECK-NEXT: scf.if %[[IF0]] {
// CHECK-NEXT: affine.store %[[D0]], %alloc[%{{.*}}]
func.func @perhaps(%x: memref<64xf32>, %limit: f32) -> memref<64xf32> {
  %y = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 {
    %u = affine.load %x[%i] : memref<64xf32>
    %a = math.sqrt %u : f32
    %b = arith.divf %a, %u : f32
    %c = math.sqrt %b : f32
    %d = arith.divf %c, %u : f32
    %large = arith.cmpf ogt, %d, %limit : f32
    scf.if %large {
      affine.store %d, %y[%i] : memref<64xf32>
    }
  }
  return %y : memref<64xf32>
}

// -----

// Nothing that is called goes from one lane to the next.
// CHECK-LABEL: func.func @called
// CHECK-NOT: vector<
func.func private @other(f32) -> f32
func.func @called(%x: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %u = affine.load %x[%i] : memref<64xf32>
    %a = math.sqrt %u : f32
    %b = arith.divf %a, %u : f32
    %c = math.sqrt %b : f32
    %d = arith.divf %c, %u : f32
    %e = func.call @other(%d) : (f32) -> f32
    affine.store %e, %x[%i] : memref<64xf32>
  }
  return
}
