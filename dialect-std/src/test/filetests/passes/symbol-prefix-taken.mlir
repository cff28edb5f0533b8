// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --symbol-prefix=prefix=p_ --verify-diagnostics

// expected-error @below {{with the prefix "p_" before it, @helper has this name, too}}
func.func private @p_helper() {
  return
}
func.func @helper() {
  call @p_helper() : () -> ()
  return
}
