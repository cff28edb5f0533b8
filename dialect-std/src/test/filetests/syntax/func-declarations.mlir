// Declarations and definitions: visibility, argument and result attributes, several results, no_inline.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func private @declared(i32, f64) -> (i1, index)
func.func private @declared(i32, f64) -> (i1, index)
// CHECK-LABEL: func.func private @with_attributes(i32 {some.attribute}, f64) -> (i1 {other.attribute = 3 : i32})
func.func private @with_attributes(i32 {some.attribute}, f64) -> (i1 {other.attribute = 3 : i32})
// CHECK-LABEL: func.func nested @nested() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func nested @nested() {
  return
}
// CHECK-LABEL: func.func @arguments(%arg0: i32 {some.attribute = "a"}, %arg1: f64) -> (f64 {other.attribute}) attributes {third.attribute} {
// CHECK-NEXT:    return %arg1 : f64
// CHECK-NEXT:  }
func.func @arguments(%x: i32 {some.attribute = "a"}, %y: f64) -> (f64 {other.attribute}) attributes {third.attribute} {
  return %y : f64
}
// CHECK-LABEL: func.func public @explicit() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func public @explicit() {
  return
}
// CHECK-LABEL: func.func @no_inline() attributes {no_inline} {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @no_inline() attributes {no_inline} {
  return
}
// CHECK-LABEL: func.func @"a name with spaces"() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @"a name with spaces"() -> () {
  func.return
}
