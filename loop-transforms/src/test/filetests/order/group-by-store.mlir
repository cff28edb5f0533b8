// RUN: wami opt %s --group-by-store | filecheck %s

// two vectors side by side, one after the other: the memory is apart
// CHECK-LABEL: func.func @apart
// CHECK:         %[[A0:.*]] = vector.load %[[IN:.*]][%{{.*}}]
// CHECK-NEXT:    %[[B0:.*]] = arith.mulf %[[A0]], %[[A0]]
// CHECK-NEXT:    vector.store %[[B0]]
// CHECK-NEXT:    %[[A1:.*]] = vector.load %[[IN]]
// CHECK-NEXT:    %[[B1:.*]] = arith.mulf %[[A1]], %[[A1]]
// CHECK-NEXT:    vector.store %[[B1]]
func.func @apart(%x: memref<64xf32>, %y: memref<64xf32>, %i: index, %j: index) {
  %in:2 = memref.distinct_objects %x, %y : memref<64xf32>, memref<64xf32>
  %a0 = vector.load %in#0[%i] : memref<64xf32>, vector<4xf32>
  %a1 = vector.load %in#0[%j] : memref<64xf32>, vector<4xf32>
  %b0 = arith.mulf %a0, %a0 : vector<4xf32>
  %b1 = arith.mulf %a1, %a1 : vector<4xf32>
  vector.store %b0, %in#1[%i] : memref<64xf32>, vector<4xf32>
  vector.store %b1, %in#1[%j] : memref<64xf32>, vector<4xf32>
  return
}

// the first store may write what the second load reads: what is made of that stays, and what is made of that with it
// CHECK-LABEL: func.func @overlapping
// CHECK-NEXT:    %[[A1:.*]] = memref.load %arg0[%arg4]
// CHECK-NEXT:    %[[C:.*]] = arith.mulf %arg2, %arg2
// CHECK-NEXT:    %[[D:.*]] = arith.addf %[[A1]], %[[C]]
// CHECK-NEXT:    %[[E:.*]] = arith.mulf %[[D]], %arg2
// CHECK-NEXT:    %[[A0:.*]] = memref.load %arg0[%arg3]
// CHECK-NEXT:    memref.store %[[A0]], %arg1[%arg3]
// CHECK-NEXT:    memref.store %[[E]], %arg1[%arg4]
func.func @overlapping(%x: memref<64xf32>, %y: memref<64xf32>, %f: f32, %i: index, %j: index) {
  %a0 = memref.load %x[%i] : memref<64xf32>
  %a1 = memref.load %x[%j] : memref<64xf32>
  %c = arith.mulf %f, %f : f32
  %d = arith.addf %a1, %c : f32
  %e = arith.mulf %d, %f : f32
  memref.store %a0, %y[%i] : memref<64xf32>
  memref.store %e, %y[%j] : memref<64xf32>
  return
}

// what several need, what goes elsewhere, and what may do anything stays
// CHECK-LABEL: func.func @shared
// CHECK-NEXT:    %[[S:.*]] = arith.addf %arg1, %arg2
// CHECK-NEXT:    %[[R:.*]] = arith.mulf %arg1, %arg2
// CHECK-NEXT:    %[[C:.*]] = call @any
// CHECK-NEXT:    %[[L:.*]] = arith.subf %arg1, %arg2
// CHECK-NEXT:    scf.if %arg5
// CHECK:         %[[P:.*]] = arith.divf %[[S]], %arg1
// CHECK-NEXT:    memref.store %[[P]], %arg0[%arg3]
// CHECK-NEXT:    %[[Q:.*]] = arith.divf %[[S]], %arg2
// CHECK-NEXT:    %[[T:.*]] = arith.addf %[[Q]], %[[C]]
// CHECK-NEXT:    memref.store %[[T]], %arg0[%arg4]
// CHECK-NEXT:    return %[[R]]
func.func private @any() -> f32
func.func @shared(%x: memref<64xf32>, %f: f32, %g: f32, %i: index, %j: index, %c: i1) -> f32 {
  %s = arith.addf %f, %g : f32
  %q = arith.divf %s, %g : f32
  %r = arith.mulf %f, %g : f32
  %p = arith.divf %s, %f : f32
  %any = call @any() : () -> f32
  %l = arith.subf %f, %g : f32
  %t = arith.addf %q, %any : f32
  scf.if %c {
    memref.store %l, %x[%i] : memref<64xf32>
  }
  memref.store %p, %x[%i] : memref<64xf32>
  memref.store %t, %x[%j] : memref<64xf32>
  return %r : f32
}

// with one store there is nothing to separate
// CHECK-LABEL: func.func @one
// CHECK-NEXT:    %[[A:.*]] = memref.load %arg0[%arg1]
// CHECK-NEXT:    %[[B:.*]] = memref.load %arg0[%arg2]
// CHECK-NEXT:    memref.store %[[A]], %arg0[%arg2]
// CHECK-NEXT:    return %[[B]]
func.func @one(%x: memref<64xf32>, %i: index, %j: index) -> f32 {
  %a = memref.load %x[%i] : memref<64xf32>
  %b = memref.load %x[%j] : memref<64xf32>
  memref.store %a, %x[%j] : memref<64xf32>
  return %b : f32
}
