// Switches: constant flags, cases to the default, only a default, pass-through blocks.
// RUN: wami opt %s --canonicalize | filecheck %s
// CHECK-LABEL: func.func @constant() -> i32 {
// CHECK-NEXT:    %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:    return %c1_i32 : i32
// CHECK-NEXT:  }
func.func @constant() -> i32 {
  %f = arith.constant 1 : i32
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  cf.switch %f : i32, [
    default: ^d(%a : i32),
    0: ^d(%b : i32),
    1: ^e
  ]
^d(%x: i32):
  return %x : i32
^e:
  return %f : i32
}
// CHECK-LABEL: func.func @only_default(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @only_default(%f: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^a
  ]
^a:
  return %f : i32
}
// CHECK-LABEL: func.func @case_is_default(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    cf.switch %arg0 : i32, [
// CHECK-NEXT:      default: ^bb1(%arg1 : i32),
// CHECK-NEXT:      2: ^bb1(%arg0 : i32)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @case_is_default(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^a(%x : i32),
    1: ^a(%x : i32),
    2: ^a(%f : i32)
  ]
^a(%y: i32):
  return %y : i32
}
// CHECK-LABEL: func.func @through(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    cf.switch %arg0 : i32, [
// CHECK-NEXT:      default: ^bb1(%arg1 : i32),
// CHECK-NEXT:      7: ^bb1(%arg0 : i32)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
func.func @through(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^a,
    7: ^b
  ]
^a:
  cf.br ^c(%x : i32)
^b:
  cf.br ^c(%f : i32)
^c(%y: i32):
  return %y : i32
}
// CHECK-LABEL: func.func @switch_on_same(%arg0: i32) -> i32 {
// CHECK-NEXT:    %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:    cf.switch %arg0 : i32, [
// CHECK-NEXT:      default: ^bb2,
// CHECK-NEXT:      7: ^bb1
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return %c6_i32 : i32
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }
func.func @switch_on_same(%f: i32) -> i32 {
  %k = arith.constant 5 : i32
  %l = arith.constant 6 : i32
  cf.switch %f : i32, [
    default: ^a,
    7: ^b
  ]
^b:
  cf.switch %f : i32, [
    default: ^c(%k : i32),
    7: ^c(%l : i32)
  ]
^a:
  return %f : i32
^c(%x: i32):
  return %x : i32
}
