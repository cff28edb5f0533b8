// symbol-dce: private symbols without uses go, with those only they use; what a nested module exports stays.
// RUN: wami opt %s --symbol-dce | filecheck %s
func.func private @unused()
func.func private @used_by_unused() {
  return
}
func.func private @also_unused() {
  call @used_by_unused() : () -> ()
  return
}
// CHECK-LABEL: func.func private @used() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @used() {
  return
}
// CHECK-LABEL: func.func @main() {
// CHECK-NEXT:    call @used() : () -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @main() {
  call @used() : () -> ()
  return
}
memref.global "private" @unused_global : memref<4xi32>
// CHECK-LABEL: memref.global "private" @used_global : memref<4xi32>
memref.global "private" @used_global : memref<4xi32>
// CHECK-LABEL: func.func @reads() -> memref<4xi32> {
// CHECK-NEXT:    %0 = memref.get_global @used_global : memref<4xi32>
// CHECK-NEXT:    return %0 : memref<4xi32>
// CHECK-NEXT:  }
func.func @reads() -> memref<4xi32> {
  %m = memref.get_global @used_global : memref<4xi32>
  return %m : memref<4xi32>
}
// CHECK-LABEL: func.func private @referenced() {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func private @referenced() {
  return
}
// CHECK-LABEL: func.func @by_constant() -> (() -> ()) {
// CHECK-NEXT:    %f = constant @referenced : () -> ()
// CHECK-NEXT:    return %f : () -> ()
// CHECK-NEXT:  }
func.func @by_constant() -> (() -> ()) {
  %f = constant @referenced : () -> ()
  return %f : () -> ()
}
