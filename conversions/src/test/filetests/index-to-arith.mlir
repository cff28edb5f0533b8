// index becomes arith on index, operation by operation.
// RUN: wami opt %s --index-to-arith | filecheck %s --implicit-check-not=index.
// CHECK-LABEL: func.func @f(
// CHECK: arith.addi %arg0, %arg1 : index
// CHECK: arith.divui %{{.*}}, %arg1 : index
// CHECK: arith.cmpi ult, %{{.*}}, %arg1 : index
func.func @f(%a: index, %b: index) -> i1 {
  %0 = index.add %a, %b
  %1 = index.divu %0, %b
  %2 = index.cmp ult(%1, %b)
  return %2 : i1
}
