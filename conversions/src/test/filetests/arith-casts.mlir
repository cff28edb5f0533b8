// A cast between types that WebAssembly has is one instruction; from float to integer it saturates.
// RUN: wami opt %s --arith-to-ssawasm | filecheck %s
// CHECK-LABEL: func.func @extsi_i32_i64(
// CHECK: %[[R:.*]] = ssawasm.extend_i32_s %arg0 : i32 to i64
// CHECK-NEXT: return %[[R]] : i64
func.func @extsi_i32_i64(%x: i32) -> i64 {
  %r = arith.extsi %x : i32 to i64
  return %r : i64
}
// CHECK-LABEL: func.func @extui_i32_i64(
// CHECK: %[[R:.*]] = ssawasm.extend_i32_u %arg0 : i32 to i64
// CHECK-NEXT: return %[[R]] : i64
func.func @extui_i32_i64(%x: i32) -> i64 {
  %r = arith.extui %x : i32 to i64
  return %r : i64
}
// CHECK-LABEL: func.func @trunci_i64_i32(
// CHECK: %[[R:.*]] = ssawasm.wrap_i64 %arg0 : i64 to i32
// CHECK-NEXT: return %[[R]] : i32
func.func @trunci_i64_i32(%x: i64) -> i32 {
  %r = arith.trunci %x : i64 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @sitofp_i32_f64(
// CHECK: %[[R:.*]] = ssawasm.convert_i32_s %arg0 : i32 to f64
// CHECK-NEXT: return %[[R]] : f64
func.func @sitofp_i32_f64(%x: i32) -> f64 {
  %r = arith.sitofp %x : i32 to f64
  return %r : f64
}
// CHECK-LABEL: func.func @uitofp_i64_f32(
// CHECK: %[[R:.*]] = ssawasm.convert_i64_u %arg0 : i64 to f32
// CHECK-NEXT: return %[[R]] : f32
func.func @uitofp_i64_f32(%x: i64) -> f32 {
  %r = arith.uitofp %x : i64 to f32
  return %r : f32
}
// CHECK-LABEL: func.func @fptosi_f64_i32(
// CHECK: %[[R:.*]] = ssawasm.trunc_sat_f64_s %arg0 : f64 to i32
// CHECK-NEXT: return %[[R]] : i32
func.func @fptosi_f64_i32(%x: f64) -> i32 {
  %r = arith.fptosi %x : f64 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @fptoui_f32_i64(
// CHECK: %[[R:.*]] = ssawasm.trunc_sat_f32_u %arg0 : f32 to i64
// CHECK-NEXT: return %[[R]] : i64
func.func @fptoui_f32_i64(%x: f32) -> i64 {
  %r = arith.fptoui %x : f32 to i64
  return %r : i64
}
// CHECK-LABEL: func.func @extf_f32_f64(
// CHECK: %[[R:.*]] = ssawasm.promote_f32 %arg0 : f32 to f64
// CHECK-NEXT: return %[[R]] : f64
func.func @extf_f32_f64(%x: f32) -> f64 {
  %r = arith.extf %x : f32 to f64
  return %r : f64
}
// CHECK-LABEL: func.func @truncf_f64_f32(
// CHECK: %[[R:.*]] = ssawasm.demote_f64 %arg0 : f64 to f32
// CHECK-NEXT: return %[[R]] : f32
func.func @truncf_f64_f32(%x: f64) -> f32 {
  %r = arith.truncf %x : f64 to f32
  return %r : f32
}
// CHECK-LABEL: func.func @bitcast_f32_i32(
// CHECK: %[[R:.*]] = ssawasm.reinterpret_f32 %arg0 : f32 to i32
// CHECK-NEXT: return %[[R]] : i32
func.func @bitcast_f32_i32(%x: f32) -> i32 {
  %r = arith.bitcast %x : f32 to i32
  return %r : i32
}
// CHECK-LABEL: func.func @bitcast_i64_f64(
// CHECK: %[[R:.*]] = ssawasm.reinterpret_i64 %arg0 : i64 to f64
// CHECK-NEXT: return %[[R]] : f64
func.func @bitcast_i64_f64(%x: i64) -> f64 {
  %r = arith.bitcast %x : i64 to f64
  return %r : f64
}
