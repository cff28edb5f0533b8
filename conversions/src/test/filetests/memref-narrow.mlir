// Elements of one and two bytes are loaded and stored by the narrow instructions.
// RUN: wami opt %s --memref-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @bytes(
// CHECK: ssawasm.load8_{{[su]}} %{{.*}} : i32
// CHECK: ssawasm.store8 %{{.*}}, %{{.*}} : i32
// CHECK-LABEL: func.func @shorts(
// CHECK: ssawasm.load16_{{[su]}} %{{.*}} : i32
// CHECK: ssawasm.store16 %{{.*}}, %{{.*}} : i32
func.func @bytes(%i: index) {
  %m = memref.alloca() : memref<10xi8>
  %v = memref.load %m[%i] : memref<10xi8>
  memref.store %v, %m[%i] : memref<10xi8>
  return
}
func.func @shorts(%i: index) {
  %m = memref.alloca() : memref<10xi16>
  %v = memref.load %m[%i] : memref<10xi16>
  memref.store %v, %m[%i] : memref<10xi16>
  return
}
