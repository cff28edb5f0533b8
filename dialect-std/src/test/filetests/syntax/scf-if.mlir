// Conditionals with and without results and else; nested; with attributes.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: i1, %arg1: i32, %arg2: f32) -> i32 {
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.if %arg0 {
// CHECK-NEXT:        cf.assert %arg0, "inner"
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    } {some.attribute}
// CHECK-NEXT:    %1:2 = scf.if %arg0 -> (i32, f32) {
// CHECK-NEXT:      scf.yield %arg1, %arg2 : i32, f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %0, %arg2 : i32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1#0 : i32
// CHECK-NEXT:  }
func.func @f(%c: i1, %x: i32, %y: f32) -> i32 {
  scf.if %c {
  }
  scf.if %c {
    scf.yield
  } else {
    scf.if %c {
      cf.assert %c, "inner"
    }
  }
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  } {some.attribute}
  %s:2 = scf.if %c -> (i32, f32) {
    scf.yield %x, %y : i32, f32
  } else {
    scf.yield %r, %y : i32, f32
  }
  return %s#0 : i32
}
