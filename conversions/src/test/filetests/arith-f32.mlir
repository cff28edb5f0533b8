// An operation of arith on f32 that WebAssembly has is one instruction.
// RUN: wami opt %s --arith-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @addf(
// CHECK: %[[R:.*]] = ssawasm.add %arg0, %arg1 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @addf(%x: f32, %y: f32) -> f32 {
  %r = arith.addf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @subf(
// CHECK: %[[R:.*]] = ssawasm.sub %arg0, %arg1 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @subf(%x: f32, %y: f32) -> f32 {
  %r = arith.subf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @mulf(
// CHECK: %[[R:.*]] = ssawasm.mul %arg0, %arg1 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @mulf(%x: f32, %y: f32) -> f32 {
  %r = arith.mulf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @divf(
// CHECK: %[[R:.*]] = ssawasm.div %arg0, %arg1 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @divf(%x: f32, %y: f32) -> f32 {
  %r = arith.divf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @minimumf(
// CHECK: %[[R:.*]] = ssawasm.min %arg0, %arg1 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @minimumf(%x: f32, %y: f32) -> f32 {
  %r = arith.minimumf %x, %y : f32
  return %r : f32
}
// CHECK-LABEL: func.func @maximumf(
// CHECK: %[[R:.*]] = ssawasm.max %arg0, %arg1 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @maximumf(%x: f32, %y: f32) -> f32 {
  %r = arith.maximumf %x, %y : f32
  return %r : f32
}
