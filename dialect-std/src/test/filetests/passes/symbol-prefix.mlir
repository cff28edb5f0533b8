// beyond mlir-opt: it has no such pass
// RUN: wami opt %s --symbol-prefix=prefix=a_ | filecheck %s

// What is private or only declared keeps its name.
// CHECK:       memref.global @a_state
// CHECK-NEXT:  func.func private @host(i32)
// CHECK-NEXT:  func.func private @p_helper() {
// CHECK:         memref.get_global @a_state
// CHECK:       func.func @a_helper() {
// CHECK-NEXT:    call @p_helper() : () -> ()
// CHECK-NEXT:    call @a_helper() : () -> ()
// CHECK-NEXT:    %f = constant @a_helper : () -> ()
// CHECK-NEXT:    return {other = [@a_helper, @host]}

memref.global @state : memref<i32> = dense<0>
func.func private @host(i32)
func.func private @p_helper() {
  %state = memref.get_global @state : memref<i32>
  %value = memref.load %state[] : memref<i32>
  call @host(%value) : (i32) -> ()
  return
}
func.func @helper() {
  call @p_helper() : () -> ()
  call @helper() : () -> ()
  %f = func.constant @helper : () -> ()
  return {other = [@helper, @host]}
}
