// beyond mlir-opt: convert-func-to-llvm has no such option
// RUN: wami opt %s --std-to-llvm=internal-functions=true | filecheck %s

// CHECK:      llvm.func internal @helper() attributes {sym_visibility = "private"} {
// CHECK:      llvm.func @host() attributes {sym_visibility = "private"}
// CHECK:      llvm.func @seen() {
func.func private @helper() {
  return
}
func.func private @host()
func.func @seen() {
  call @helper() : () -> ()
  call @host() : () -> ()
  return
}
