// Loops that lanes leave at different times.
// RUN: wami opt %s --vectorize-affine-loops --split-input-file | filecheck %s

// Lanes that have left compute on; what they left with is kept, of that what is used.
// CHECK-LABEL: func.func @newton
// CHECK: %[[IN:.*]] = arith.constant dense<true> : vector<8xi1>
// CHECK: %[[R:.*]]:3 = scf.while (%[[X:.*]] = %{{.*}}, %[[KEPT:.*]] = %{{.*}}, %[[STAYS:.*]] = %[[IN]])
// CHECK: %[[GOES:.*]] = arith.cmpf ogt, %{{.*}} : vector<8xf32>
// CHECK: %[[NEXT:.*]] = arith.divf
// CHECK: %[[NOW:.*]] = arith.select %[[STAYS]], %[[X]], %[[KEPT]]
// CHECK: %[[STILL:.*]] = arith.andi %[[STAYS]], %[[GOES]]
// CHECK: %[[ANY:.*]] = vector.reduction <or>, %[[STILL]] : vector<8xi1> into i1
// CHECK-NEXT: scf.condition(%[[ANY]]) %[[NOW]], %[[NEXT]], %[[STILL]]
// CHECK: ^bb0(%[[A:.*]]: vector<8xf32>, %[[B:.*]]: vector<8xf32>, %[[C:.*]]: vector<8xi1>):
// CHECK-NEXT: scf.yield %[[B]], %[[A]], %[[C]]
// CHECK: affine.vector_store %[[R]]#0
func.func @newton(%in: memref<64xf32>, %limit: f32) {
  affine.for %i = 0 to 64 {
    %a = affine.load %in[%i] : memref<64xf32>
    %r:2 = scf.while (%x = %a) : (f32) -> (f32, f32) {
      %square = arith.mulf %x, %x : f32
      %off = arith.subf %square, %a : f32
      %more = arith.cmpf ogt, %off, %limit : f32
      scf.condition(%more) %x, %off : f32, f32
    } do {
    ^bb0(%x: f32, %off: f32):
      %twice = arith.addf %x, %x : f32
      %step = arith.divf %off, %twice : f32
      scf.yield %step : f32
    }
    affine.store %r#0, %in[%i] : memref<64xf32>
  }
  return
}

// -----

// A place in memory is the lane's only while the lane is in the loop: those that have left stay where they are.
// CHECK-LABEL: func.func @chains
// CHECK: %[[R:.*]]:2 = scf.while (%[[AT:.*]] = %{{.*}}) : (vector<8xi32>) -> (vector<8xi32>, vector<8xi32>)
// CHECK: memref.load
// CHECK: %[[GOES:.*]] = arith.cmpi sgt, %{{.*}} : vector<8xi32>
// CHECK: %[[TO:.*]] = arith.select %[[GOES]], %{{.*}}, %[[AT]] : vector<8xi1>, vector<8xi32>
// CHECK: %[[ANY:.*]] = vector.reduction <or>, %[[GOES]] : vector<8xi1> into i1
// CHECK-NEXT: scf.condition(%[[ANY]]) %{{.*}}, %[[TO]]
func.func @chains(%next: memref<?xi32>, %mask: i32) -> memref<64xi32> {
  %out = memref.alloc() : memref<64xi32>
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 64 {
    %start = arith.index_cast %i : index to i32
    %r = scf.while (%at = %start) : (i32) -> i32 {
      %index = arith.index_cast %at : i32 to index
      %n = memref.load %next[%index] : memref<?xi32>
      %a = arith.xori %n, %mask : i32
      %b = arith.addi %a, %at : i32
      %c = arith.muli %b, %a : i32
      %d = arith.xori %c, %b : i32
      %e = arith.muli %d, %c : i32
      %f = arith.addi %e, %d : i32
      %g = arith.muli %f, %e : i32
      %h = arith.xori %g, %f : i32
      %j = arith.muli %h, %g : i32
      %k = arith.addi %j, %h : i32
      %l = arith.muli %k, %j : i32
      %o = arith.xori %l, %k : i32
      %p = arith.muli %o, %l : i32
      %q = arith.andi %p, %mask : i32
      %more = arith.cmpi sgt, %q, %zero : i32
      scf.condition(%more) %q : i32
    } do {
    ^bb0(%q: i32):
      scf.yield %q : i32
    }
    affine.store %r, %out[%i] : memref<64xi32>
  }
  return %out : memref<64xi32>
}

// -----

// Behind the test is a load that a lane that leaves must not do.
// CHECK-LABEL: func.func @loads
// CHECK-NOT: vector<4xf32>
func.func @loads(%in: memref<64xf32>, %table: memref<?xf32>, %limit: f32) {
  affine.for %i = 0 to 64 {
    %a = affine.load %in[%i] : memref<64xf32>
    %r = scf.while (%x = %a) : (f32) -> f32 {
      %square = arith.mulf %x, %x : f32
      %off = arith.divf %square, %a : f32
      %more = arith.cmpf ogt, %off, %limit : f32
      scf.condition(%more) %off : f32
    } do {
    ^bb0(%off: f32):
      %n = arith.fptosi %off : f32 to i32
      %at = arith.index_cast %n : i32 to index
      %t = memref.load %table[%at] : memref<?xf32>
      %step = arith.divf %off, %t : f32
      scf.yield %step : f32
    }
    affine.store %r, %in[%i] : memref<64xf32>
  }
  return
}

// -----

// What is written in the loop is written as often as it was.
// CHECK-LABEL: func.func @stores
// CHECK-NOT: vector<4xf32>
func.func @stores(%in: memref<64xf32>, %last: memref<64xf32>, %limit: f32) {
  affine.for %i = 0 to 64 {
    %a = affine.load %in[%i] : memref<64xf32>
    %r = scf.while (%x = %a) : (f32) -> f32 {
      %square = arith.mulf %x, %x : f32
      %off = arith.divf %square, %a : f32
      %more = arith.cmpf ogt, %off, %limit : f32
      scf.condition(%more) %off : f32
    } do {
    ^bb0(%off: f32):
      affine.store %off, %in[%i] : memref<64xf32>
      %step = arith.divf %off, %a : f32
      scf.yield %step : f32
    }
    affine.store %r, %in[%i] : memref<64xf32>
  }
  return
}
