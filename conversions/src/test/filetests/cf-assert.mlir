// cf.assert is a conditional trap.
// RUN: wami opt %s --cf-to-ssawasm | filecheck %s --implicit-check-not=cf.assert
// CHECK-LABEL: func.func @f(
// CHECK: ssawasm.if
// CHECK: ssawasm.unreachable
func.func @f(%c: i1) {
  cf.assert %c, "text"
  return
}
