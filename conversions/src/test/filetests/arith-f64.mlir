// An operation of arith on f64 that WebAssembly has is one instruction.
// RUN: wami opt %s --arith-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @addf(
// CHECK: %[[R:.*]] = ssawasm.add %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @addf(%x: f64, %y: f64) -> f64 {
  %r = arith.addf %x, %y : f64
  return %r : f64
}
// CHECK-LABEL: func.func @subf(
// CHECK: %[[R:.*]] = ssawasm.sub %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @subf(%x: f64, %y: f64) -> f64 {
  %r = arith.subf %x, %y : f64
  return %r : f64
}
// CHECK-LABEL: func.func @mulf(
// CHECK: %[[R:.*]] = ssawasm.mul %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @mulf(%x: f64, %y: f64) -> f64 {
  %r = arith.mulf %x, %y : f64
  return %r : f64
}
// CHECK-LABEL: func.func @divf(
// CHECK: %[[R:.*]] = ssawasm.div %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @divf(%x: f64, %y: f64) -> f64 {
  %r = arith.divf %x, %y : f64
  return %r : f64
}
// CHECK-LABEL: func.func @minimumf(
// CHECK: %[[R:.*]] = ssawasm.min %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @minimumf(%x: f64, %y: f64) -> f64 {
  %r = arith.minimumf %x, %y : f64
  return %r : f64
}
// CHECK-LABEL: func.func @maximumf(
// CHECK: %[[R:.*]] = ssawasm.max %arg0, %arg1 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @maximumf(%x: f64, %y: f64) -> f64 {
  %r = arith.maximumf %x, %y : f64
  return %r : f64
}
