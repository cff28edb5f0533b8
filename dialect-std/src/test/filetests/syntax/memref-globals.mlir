// Globals: private, constant, without and with a value, uninitialized, aligned.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: memref.global "private" @a : memref<4xi32>
memref.global "private" @a : memref<4xi32>
// CHECK-LABEL{LITERAL}: memref.global "private" constant @b : memref<2x2xf32> = dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]>
memref.global "private" constant @b : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
// CHECK-LABEL: memref.global @c : memref<3xi8> = uninitialized
memref.global @c : memref<3xi8> = uninitialized
// CHECK-LABEL: memref.global "private" @d : memref<i64> = dense<-1> {alignment = 64 : i64}
memref.global "private" @d : memref<i64> = dense<-1> {alignment = 64 : i64}
// CHECK-LABEL: memref.global "nested" @e : memref<2xi1> = dense<[true, false]>
memref.global "nested" @e : memref<2xi1> = dense<[true, false]>
// CHECK-LABEL: memref.global "private" constant @f : memref<1000xf64> = dense<5.000000e-01>
memref.global "private" constant @f : memref<1000xf64> = dense<0.5>
// CHECK-LABEL: func.func @f1() -> memref<2x2xf32> {
// CHECK-NEXT:    %0 = memref.get_global @b : memref<2x2xf32>
// CHECK-NEXT:    return %0 : memref<2x2xf32>
// CHECK-NEXT:  }
func.func @f1() -> memref<2x2xf32> {
  %0 = memref.get_global @b : memref<2x2xf32>
  return %0 : memref<2x2xf32>
}
