// While loops: types of both regions equal or different, none at all, attributes.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i32, %arg1: f64, %arg2: i1) -> (f64, i32) {
// CHECK-NEXT:    %0:2 = scf.while (%arg3 = %arg0) : (i32) -> (f64, i32) {
// CHECK-NEXT:      scf.condition(%arg2) %arg1, %arg3 : f64, i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg3: f64, %arg4: i32):
// CHECK-NEXT:      scf.yield %arg4 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.while : () -> () {
// CHECK-NEXT:      scf.condition(%arg2)
// CHECK-NEXT:    } do {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = scf.while (%arg3 = %arg0, %arg4 = %arg1) : (i32, f64) -> i32 {
// CHECK-NEXT:      scf.condition(%arg2) %arg3 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg3: i32):
// CHECK-NEXT:      scf.yield %arg3, %arg1 : i32, f64
// CHECK-NEXT:    } attributes {some.attribute}
// CHECK-NEXT:    return %0#0, %1 : f64, i32
// CHECK-NEXT:  }
func.func @f(%x: i32, %y: f64, %c: i1) -> (f64, i32) {
  %a:2 = scf.while (%p = %x) : (i32) -> (f64, i32) {
    scf.condition(%c) %y, %p : f64, i32
  } do {
  ^bb0(%q: f64, %s: i32):
    scf.yield %s : i32
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %b = scf.while (%p = %x, %q = %y) : (i32, f64) -> i32 {
    scf.condition(%c) %p : i32
  } do {
  ^bb0(%p: i32):
    scf.yield %p, %y : i32, f64
  } attributes {some.attribute}
  return %a#0, %b : f64, i32
}
