// Modules: names, nesting, attributes.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: module @outer attributes {some.attribute = 1 : i32} {
// CHECK-NEXT: module @inner {
// CHECK-NEXT: }
// CHECK-NEXT: module attributes {other.attribute} {
// CHECK-NEXT: module @inner {
// CHECK-NEXT: func.func private @f()
module @outer attributes {some.attribute = 1 : i32} {
  module @inner {
  }
  builtin.module attributes {other.attribute} {
    module @inner {
      func.func private @f()
    }
  }
}
