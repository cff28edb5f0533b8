// Globals are data segments from 1024 on, each aligned for its elements.
// RUN: wami opt %s --memref-to-ssawasm | filecheck %s
// CHECK-DAG: ssawasm.data @a : memref<3xi8> <memory: 0, offset: 1024> = dense<[1, 2, 3]>
// CHECK-DAG: ssawasm.data @b : memref<2xf64> <memory: 0, offset: 1032> = dense<1.500000e+00>
// CHECK-DAG: ssawasm.data @c : memref<4xi16> <memory: 0, offset: 1048>
memref.global "private" constant @a : memref<3xi8> = dense<[1, 2, 3]>
memref.global "private" constant @b : memref<2xf64> = dense<1.5>
memref.global "private" @c : memref<4xi16> = dense<0>
