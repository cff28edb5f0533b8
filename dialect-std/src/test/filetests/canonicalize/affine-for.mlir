// Affine loops: empty, no turn, one turn, constant bounds through maps; conditionals with known sets.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK: #set = affine_set<() : (2 >= 0)>
// CHECK: #set1 = affine_set<() : (-2 >= 0)>
// CHECK-LABEL: func.func private @use(index)
func.func private @use(index)
// CHECK-LABEL: func.func @empty() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @empty() {
  affine.for %i = 0 to 10 {
  }
  return
}
// CHECK-LABEL: func.func @no_turn(%arg0: f32) -> f32 {
// CHECK-NEXT:    return %arg0 : f32
// CHECK-NEXT:  }
func.func @no_turn(%x: f32) -> f32 {
  %r = affine.for %i = 10 to 0 iter_args(%a = %x) -> (f32) {
    %b = arith.addf %a, %a : f32
    affine.yield %b : f32
  }
  return %r : f32
}
// CHECK-LABEL: func.func @constant_bound() {
// CHECK-NEXT:    affine.for %arg0 = 0 to 10 {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @constant_bound() {
  %c10 = arith.constant 10 : index
  affine.for %i = 0 to %c10 {
    func.call @use(%i) : (index) -> ()
  }
  return
}
// CHECK-LABEL: func.func @mapped_bound(%arg0: index) {
// CHECK-NEXT:    affine.for %arg1 = 0 to #map()[%arg0] {
// CHECK-NEXT:      func.call @use(%arg1) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @mapped_bound(%n: index) {
  %m = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.for %i = 0 to %m {
    func.call @use(%i) : (index) -> ()
  }
  return
}
// CHECK-LABEL: func.func @known_set(%arg0: index) {
// CHECK-NEXT:    affine.if #set() {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.if #set1() {
// CHECK-NEXT:      func.call @use(%arg0) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @known_set(%i: index) {
  %c5 = arith.constant 5 : index
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%c5) {
    func.call @use(%i) : (index) -> ()
  }
  affine.if affine_set<(d0) : (d0 - 7 >= 0)>(%c5) {
    func.call @use(%i) : (index) -> ()
  }
  return
}
// CHECK-LABEL: func.func @folded_access(%arg0: memref<20xf32>) {
// CHECK-NEXT:    affine.for %arg1 = 0 to 5 {
// CHECK-NEXT:      %0 = affine.load %arg0[%arg1 * 2 + 1] : memref<20xf32>
// CHECK-NEXT:      affine.store %0, %arg0[%arg1 * 2 + 2] : memref<20xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @folded_access(%m: memref<20xf32>) {
  affine.for %i = 0 to 5 {
    %a = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %v = affine.load %m[%a] : memref<20xf32>
    affine.store %v, %m[%a + 1] : memref<20xf32>
  }
  return
}
