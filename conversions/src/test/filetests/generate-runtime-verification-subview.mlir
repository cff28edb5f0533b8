// A subview starts and ends inside; one without elements may start at the end.
// beyond mlir-opt: mlir-opt 22 crashes where offset, size or stride are operands
// RUN: wami opt %s --generate-runtime-verification --cse | filecheck %s

// CHECK-LABEL: func.func @subview(
// CHECK: memref.extract_strided_metadata
// CHECK: scf.if
// CHECK: arith.cmpi sle
// CHECK: cf.assert {{.*}}^ offset 0 is out-of-bounds
// CHECK: scf.if
// CHECK: arith.subi
// CHECK: arith.muli
// CHECK: arith.addi
// CHECK: cf.assert {{.*}}^ subview runs out-of-bounds along dimension 0
// CHECK-NOT: cf.assert
// CHECK: return
func.func @subview(%m: memref<?xf32>, %o: index, %n: index, %s: index) {
  %0 = memref.subview %m[%o] [%n] [%s] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}
