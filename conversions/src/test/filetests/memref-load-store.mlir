// An access is an address of base, index times the size of an element, and one load or store.
// RUN: wami opt %s --memref-to-ssawasm --canonicalize | filecheck %s --implicit-check-not=memref.load --implicit-check-not=memref.store
// CHECK-LABEL: func.func @f(
// CHECK-DAG: ssawasm.load %{{.*}} : f64
// CHECK: ssawasm.store %{{.*}}, %{{.*}} : f64
func.func @f(%i: index, %j: index) {
  %m = memref.alloca() : memref<10xf64>
  %v = memref.load %m[%i] : memref<10xf64>
  memref.store %v, %m[%j] : memref<10xf64>
  return
}
