// lift-cf-to-scf: a function that does not return, whichever of two endless loops it gets into, has one way out all the same.
// RUN: wami opt %s --lift-cf-to-scf | filecheck %s --implicit-check-not=cf.br --implicit-check-not=cond_br
// beyond mlir-opt: upstream makes the flag of an endless loop by trunci of a constant

// CHECK-LABEL: func.func @either
// CHECK: %[[R:.*]] = scf.if %arg0 -> (i32) {
// CHECK: scf.while
// CHECK: } else {
// CHECK: scf.while
// CHECK: return %[[R]] : i32
func.func @either(%c: i1) -> i32 {
  cf.cond_br %c, ^one, ^other
^one:
  cf.br ^one
^other:
  cf.br ^other
}
