// What WebAssembly has as an instruction becomes that.
// RUN: wami opt %s --math-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @absf(
// CHECK: %[[R:.*]] = ssawasm.abs %arg0 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @absf(%x: f32) -> f32 {
  %r = math.absf %x : f32
  return %r : f32
}
// CHECK-LABEL: func.func @ceil(
// CHECK: %[[R:.*]] = ssawasm.ceil %arg0 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @ceil(%x: f64) -> f64 {
  %r = math.ceil %x : f64
  return %r : f64
}
// CHECK-LABEL: func.func @floor(
// CHECK: %[[R:.*]] = ssawasm.floor %arg0 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @floor(%x: f32) -> f32 {
  %r = math.floor %x : f32
  return %r : f32
}
// CHECK-LABEL: func.func @trunc(
// CHECK: %[[R:.*]] = ssawasm.trunc %arg0 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @trunc(%x: f64) -> f64 {
  %r = math.trunc %x : f64
  return %r : f64
}
// CHECK-LABEL: func.func @sqrt(
// CHECK: %[[R:.*]] = ssawasm.sqrt %arg0 : f32
// CHECK-NEXT: return %[[R]] : f32
func.func @sqrt(%x: f32) -> f32 {
  %r = math.sqrt %x : f32
  return %r : f32
}
// CHECK-LABEL: func.func @roundeven(
// CHECK: %[[R:.*]] = ssawasm.nearest %arg0 : f64
// CHECK-NEXT: return %[[R]] : f64
func.func @roundeven(%x: f64) -> f64 {
  %r = math.roundeven %x : f64
  return %r : f64
}
// CHECK-LABEL: func.func @ctlz(
// CHECK: %[[R:.*]] = ssawasm.clz %arg0 : i32
// CHECK-NEXT: return %[[R]] : i32
func.func @ctlz(%x: i32) -> i32 {
  %r = math.ctlz %x : i32
  return %r : i32
}
// CHECK-LABEL: func.func @cttz(
// CHECK: %[[R:.*]] = ssawasm.ctz %arg0 : i64
// CHECK-NEXT: return %[[R]] : i64
func.func @cttz(%x: i64) -> i64 {
  %r = math.cttz %x : i64
  return %r : i64
}
// CHECK-LABEL: func.func @ctpop(
// CHECK: %[[R:.*]] = ssawasm.popcnt %arg0 : i32
// CHECK-NEXT: return %[[R]] : i32
func.func @ctpop(%x: i32) -> i32 {
  %r = math.ctpop %x : i32
  return %r : i32
}
