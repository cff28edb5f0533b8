// Branches with and without arguments and weights, switches with any number of cases, assert.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @branches(%arg0: i1, %arg1: i32, %arg2: f64) {
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    cf.cond_br %arg0, ^bb3(%arg1, %arg2 : i32, f64), ^bb1
// CHECK-NEXT:  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:    cf.cond_br %arg0 weights([1, 99]), ^bb4, ^bb3(%0, %arg2 : i32, f64) {some.attribute}
// CHECK-NEXT:  ^bb3(%1: i32, %2: f64):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    cf.br ^bb2(%1 : i32)
// CHECK-NEXT:  ^bb4:  // pred: ^bb2
// CHECK-NEXT:    cf.assert %arg0, "text with \22quotes\22 and \\"
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @branches(%c: i1, %x: i32, %y: f64) {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  cf.cond_br %c, ^c(%x, %y : i32, f64), ^a
^b(%z: i32):
  cf.cond_br %c weights([1, 99]), ^d, ^c(%z, %y : i32, f64) {some.attribute}
^c(%u: i32, %v: f64):
  cf.br ^b(%u : i32)
^d:
  cf.assert %c, "text with \"quotes\" and \\"
  return
}
// CHECK-LABEL: func.func @switches(%arg0: i32, %arg1: i64, %arg2: i8) {
// CHECK-NEXT:    cf.switch %arg0 : i32, [
// CHECK-NEXT:      default: ^bb1]
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    cf.switch %arg1 : i64, [
// CHECK-NEXT:      default: ^bb2,
// CHECK-NEXT:      18446744073709551615: ^bb1,
// CHECK-NEXT:      9223372036854775807: ^bb3(%arg0 : i32)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.switch %arg2 : i8, [
// CHECK-NEXT:      default: ^bb3(%arg0 : i32),
// CHECK-NEXT:      128: ^bb3(%arg0 : i32)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb3(%0: i32):  // 3 preds: ^bb1, ^bb2, ^bb2
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @switches(%x: i32, %l: i64, %s: i8) {
  cf.switch %x : i32, [
    default: ^a
  ]
^a:
  cf.switch %l : i64, [
    default: ^b,
    -1: ^a,
    9223372036854775807: ^c(%x : i32)
  ]
^b:
  cf.switch %s : i8, [
    default: ^c(%x : i32),
    -128: ^c(%x : i32)
  ]
^c(%y: i32):
  return
}
