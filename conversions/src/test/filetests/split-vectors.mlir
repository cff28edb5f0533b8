// RUN: wami opt %s --split-vectors | filecheck %s

// Rows of 128 bits, and what is left of one; a single element is a scalar.
// CHECK-LABEL: func.func @pieces
// CHECK-SAME: (%[[A:.*]]: vector<4xf32>, %[[B:.*]]: f32, %[[C:.*]]: vector<4xf32>, %[[D:.*]]: f32)
// CHECK: %[[S:.*]] = arith.addf %[[A]], %[[A]] fastmath<nnan> : vector<4xf32>
// CHECK: %[[T:.*]] = arith.addf %[[B]], %[[B]] fastmath<nnan> : f32
// CHECK: %[[U:.*]] = arith.addf %[[C]], %[[C]] fastmath<nnan> : vector<4xf32>
// CHECK: %[[V:.*]] = arith.addf %[[D]], %[[D]] fastmath<nnan> : f32
// CHECK: return %[[S]], %[[T]], %[[U]], %[[V]]
func.func @pieces(%a: vector<2x5xf32>) -> vector<2x5xf32> {
  %s = arith.addf %a, %a fastmath<nnan> : vector<2x5xf32>
  return %s : vector<2x5xf32>
}

// A mask has the pieces of the comparison that makes it.
// CHECK-LABEL: func.func @masks
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : vector<4xf32>
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : vector<4xf32>
// CHECK-NEXT: arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return
func.func @masks(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %m = arith.cmpf olt, %a, %b : vector<8xf32>
  %s = arith.select %m, %a, %b : vector<8xi1>, vector<8xf32>
  return %s : vector<8xf32>
}

// As wide as the widest element leaves room for.
// CHECK-LABEL: func.func @widths
// CHECK: %[[L:.*]] = vector.shuffle %arg0, %arg0 [0, 1, 2, 3]
// CHECK: %[[H:.*]] = vector.shuffle %arg0, %arg0 [4, 5, 6, 7]
// CHECK: arith.extsi %[[L]] : vector<4xi16> to vector<4xi32>
// CHECK: arith.extsi %[[H]] : vector<4xi16> to vector<4xi32>
func.func @widths(%a: vector<8xi16>) -> vector<8xi32> {
  %w = arith.extsi %a : vector<8xi16> to vector<8xi32>
  return %w : vector<8xi32>
}

// Without lanes: one after the other.
// CHECK-LABEL: func.func @scalars
// CHECK-COUNT-4: arith.divsi %{{.*}}, %{{.*}} : i32
// CHECK: vector.from_elements %{{.*}} : vector<4xi32>
// CHECK: arith.addf %{{.*}} : f16
// CHECK: arith.addf %{{.*}} : f16
func.func @scalars(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<2xf16>) -> (vector<4xi32>, vector<2xf16>) {
  %q = arith.divsi %a, %b : vector<4xi32>
  %s = arith.addf %c, %c : vector<2xf16>
  return %q, %s : vector<4xi32>, vector<2xf16>
}

// Shifts by one amount have an instruction.
// CHECK-LABEL: func.func @shifts
// CHECK: arith.shli %{{.*}}, %{{.*}} : vector<4xi32>
// CHECK-COUNT-4: arith.shrui %{{.*}}, %{{.*}} : i32
func.func @shifts(%a: vector<4xi32>, %b: vector<4xi32>, %n: i32) -> vector<4xi32> {
  %all = vector.broadcast %n : i32 to vector<4xi32>
  %s = arith.shli %a, %all : vector<4xi32>
  %t = arith.shrui %s, %b : vector<4xi32>
  return %t : vector<4xi32>
}

// Parts of 128, 64 and 32 bits in memory, and nothing beyond.
// CHECK-LABEL: func.func @memory
// CHECK: vector.load %arg0[%arg1] : memref<?xf32>, vector<4xf32>
// CHECK: vector.load %{{.*}} : memref<?xf32>, vector<2xf32>
// CHECK: memref.load %{{.*}} : memref<?xf32>
// CHECK: vector.store %{{.*}} : memref<?xf32>, vector<4xf32>
// CHECK: vector.store %{{.*}} : memref<?xf32>, vector<2xf32>
// CHECK: memref.store %{{.*}} : memref<?xf32>
func.func @memory(%m: memref<?xf32>, %i: index) {
  %v = vector.load %m[%i] : memref<?xf32>, vector<7xf32>
  vector.store %v, %m[%i] : memref<?xf32>, vector<7xf32>
  return
}

// The whole piece where it is inside.
// CHECK-LABEL: func.func @transfer
// CHECK: %[[IN:.*]] = arith.cmpi slt
// CHECK: scf.if %[[IN]] -> (vector<4xf32>)
// CHECK-NEXT: vector.load
// CHECK: } else {
// CHECK-COUNT-4: memref.load
func.func @transfer(%m: memref<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %v = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

// CHECK-LABEL: func.func @transfer_inside
// CHECK-NEXT: vector.load %arg0[%arg1, %arg2] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: return
func.func @transfer_inside(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %v = vector.transfer_read %m[%i, %j], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

// Integers in any order; floats in theirs, unless they say otherwise.
// CHECK-LABEL: func.func @reductions
// CHECK: arith.addi %{{.*}} : vector<4xi32>
// CHECK: arith.addi %{{.*}} : vector<2xi32>
// CHECK: arith.addi %{{.*}} : i32
// CHECK-COUNT-3: arith.addf %{{.*}} : f32
// CHECK: arith.addf %{{.*}} fastmath<reassoc> : vector<2xf32>
// CHECK: arith.addf %{{.*}} fastmath<reassoc> : f32
func.func @reductions(%a: vector<8xi32>, %b: vector<4xf32>) -> (i32, f32, f32) {
  %r = vector.reduction <add>, %a : vector<8xi32> into i32
  %s = vector.reduction <add>, %b : vector<4xf32> into f32
  %t = vector.reduction <add>, %b fastmath<reassoc> : vector<4xf32> into f32
  return %r, %s, %t : i32, f32, f32
}

// Each element of the product in the order of the loops, four at a time.
// CHECK-LABEL: func.func @contract
// CHECK: %[[A0:.*]] = vector.shuffle %arg0, %arg0 [0, 0, 0, 0]
// CHECK: %[[P0:.*]] = arith.mulf %[[A0]], %arg1 : vector<4xf32>
// CHECK: %[[S0:.*]] = arith.addf %arg3, %[[P0]] : vector<4xf32>
// CHECK: %[[A1:.*]] = vector.shuffle %arg0, %arg0 [1, 1, 1, 1]
// CHECK: %[[P1:.*]] = arith.mulf %[[A1]], %arg2 : vector<4xf32>
// CHECK: %[[S1:.*]] = arith.addf %[[S0]], %[[P1]] : vector<4xf32>
// CHECK: return %[[S1]]
func.func @contract(%a: vector<2xf32>, %b: vector<2x4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = vector.contract {
    indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (k, n)>, affine_map<(n, k) -> (n)>],
    iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, %c : vector<2xf32>, vector<2x4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// Two pieces of truncated integers become one, and again.
// CHECK-LABEL: func.func @narrowed
// CHECK-SAME: (%[[A:.*]]: vector<4xi32>, %[[B:.*]]: vector<4xi32>, %[[C:.*]]: vector<4xi32>, %[[D:.*]]: vector<4xi32>)
// CHECK: %[[A16:.*]] = arith.trunci %[[A]] : vector<4xi32> to vector<4xi16>
// CHECK: %[[B16:.*]] = arith.trunci %[[B]] : vector<4xi32> to vector<4xi16>
// CHECK: %[[AB:.*]] = vector.shuffle %[[A16]], %[[B16]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: %[[C16:.*]] = arith.trunci %[[C]] : vector<4xi32> to vector<4xi16>
// CHECK: %[[D16:.*]] = arith.trunci %[[D]] : vector<4xi32> to vector<4xi16>
// CHECK: %[[CD:.*]] = vector.shuffle %[[C16]], %[[D16]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: %[[AB8:.*]] = arith.trunci %[[AB]] : vector<8xi16> to vector<8xi8>
// CHECK: %[[CD8:.*]] = arith.trunci %[[CD]] : vector<8xi16> to vector<8xi8>
// CHECK: %[[ALL:.*]] = vector.shuffle %[[AB8]], %[[CD8]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
// CHECK: return %[[ALL]]
func.func @narrowed(%a: vector<16xi32>) -> vector<16xi8> {
  %n = arith.trunci %a : vector<16xi32> to vector<16xi8>
  return %n : vector<16xi8>
}

// Of an odd number of pieces, and of one with a single element.
// CHECK-LABEL: func.func @odd
// CHECK: arith.trunci %{{.*}} : vector<4xi32> to vector<4xi16>
// CHECK: arith.trunci %{{.*}} : vector<4xi32> to vector<4xi16>
// CHECK: arith.trunci %{{.*}} : i32 to i16
// CHECK: return %{{.*}}, %{{.*}} : vector<8xi16>, i16
func.func @odd(%a: vector<9xi32>) -> vector<9xi16> {
  %n = arith.trunci %a : vector<9xi32> to vector<9xi16>
  return %n : vector<9xi16>
}
