// A conditional with a result is ssawasm.if; what it yields, the exits hand over.
// RUN: wami opt %s --scf-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @f(
// CHECK: %[[R:.*]] = ssawasm.if %{{.*}} -> i32 {
// CHECK-NEXT: ssawasm.exit %arg1 : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: ssawasm.exit %arg2 : i32
// CHECK-NEXT: }
// CHECK: return %[[R]] : i32
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
