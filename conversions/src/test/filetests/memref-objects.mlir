// What accesses are known to be in: an allocation or a global, which no other name is, or the memory of an argument,
// which may be another one's. Not bytes without number, which may be all of memory.
// RUN: wami opt %s --memref-to-ssawasm --canonicalize | filecheck %s
// CHECK-LABEL: func.func @f(
// CHECK-DAG: ssawasm.load %{{.*}} root = "@g" : f32
// CHECK-DAG: ssawasm.load %{{.*}} within = "f.0" : f32
// CHECK-DAG: ssawasm.load8_u %{{[a-z0-9_]*}} : i32
// CHECK: ssawasm.store %{{.*}}, %{{.*}} root = "alloc0" : f32
memref.global "private" @g : memref<4xf32> = dense<1.0>
func.func @f(%a: memref<?xf32>, %bytes: memref<?xi8>, %i: index) -> i8 {
  %m = memref.alloc() : memref<10xf32>
  %g = memref.get_global @g : memref<4xf32>
  %x = memref.load %g[%i] : memref<4xf32>
  %y = memref.load %a[%i] : memref<?xf32>
  %z = memref.load %bytes[%i] : memref<?xi8>
  %s = arith.addf %x, %y : f32
  memref.store %s, %m[%i] : memref<10xf32>
  return %z : i8
}

// CHECK-LABEL: func.func @apart(
// CHECK-DAG: ssawasm.load %{{.*}} within = "apart.0" : f32
// CHECK-DAG: ssawasm.store %{{.*}}, %{{.*}} within = "apart.1" : f32
func.func @apart(%a: memref<10xf32>, %b: memref<10xf32>, %i: index) {
  %p, %q = memref.distinct_objects %a, %b : memref<10xf32>, memref<10xf32>
  %v = memref.load %p[%i] : memref<10xf32>
  memref.store %v, %q[%i] : memref<10xf32>
  return
}
