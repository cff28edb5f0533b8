// A second function for C to call where there is a body, for C to provide where there is none.
// RUN: wami opt %s --expand-c-interface | filecheck %s

// CHECK: func.func @defined(%{{.*}}: memref<?xf32>) -> f32 {
// CHECK: func.func @_mlir_ciface_defined(%[[M:.*]]: memref<?xf32>) -> f32 attributes {
// CHECK-NEXT: %[[R:.*]] = call @defined(%[[M]]) {no_inline} : (memref<?xf32>) -> f32
// CHECK-NEXT: return %[[R]] : f32
func.func @defined(%m: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %r = memref.load %m[%c0] : memref<?xf32>
  return %r : f32
}

// CHECK: func.func private @provided(%[[M:.*]]: memref<?xf32>) {
// CHECK-NEXT: call @_mlir_ciface_provided(%[[M]]) {no_inline} : (memref<?xf32>) -> ()
// CHECK: func.func private @_mlir_ciface_provided(memref<?xf32>) attributes {
func.func private @provided(memref<?xf32>) attributes {llvm.emit_c_interface}
