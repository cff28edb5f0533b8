// Every number instruction under the specification's name.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK: module {
// CHECK-NEXT: wasm.func @f() {
// CHECK-NEXT: wasm.i32.clz
// CHECK-NEXT: wasm.i32.ctz
// CHECK-NEXT: wasm.i32.popcnt
// CHECK-NEXT: wasm.i32.extend8_s
// CHECK-NEXT: wasm.i32.extend16_s
// CHECK-NEXT: wasm.i32.add
// CHECK-NEXT: wasm.i32.sub
// CHECK-NEXT: wasm.i32.mul
// CHECK-NEXT: wasm.i32.div_s
// CHECK-NEXT: wasm.i32.div_u
// CHECK-NEXT: wasm.i32.rem_s
// CHECK-NEXT: wasm.i32.rem_u
// CHECK-NEXT: wasm.i32.and
// CHECK-NEXT: wasm.i32.or
// CHECK-NEXT: wasm.i32.xor
// CHECK-NEXT: wasm.i32.shl
// CHECK-NEXT: wasm.i32.shr_s
// CHECK-NEXT: wasm.i32.shr_u
// CHECK-NEXT: wasm.i32.rotl
// CHECK-NEXT: wasm.i32.rotr
// CHECK-NEXT: wasm.i32.eq
// CHECK-NEXT: wasm.i32.ne
// CHECK-NEXT: wasm.i32.lt_s
// CHECK-NEXT: wasm.i32.lt_u
// CHECK-NEXT: wasm.i32.gt_s
// CHECK-NEXT: wasm.i32.gt_u
// CHECK-NEXT: wasm.i32.le_s
// CHECK-NEXT: wasm.i32.le_u
// CHECK-NEXT: wasm.i32.ge_s
// CHECK-NEXT: wasm.i32.ge_u
// CHECK-NEXT: wasm.i32.eqz
// CHECK-NEXT: wasm.i64.clz
// CHECK-NEXT: wasm.i64.ctz
// CHECK-NEXT: wasm.i64.popcnt
// CHECK-NEXT: wasm.i64.extend8_s
// CHECK-NEXT: wasm.i64.extend16_s
// CHECK-NEXT: wasm.i64.extend32_s
// CHECK-NEXT: wasm.i64.add
// CHECK-NEXT: wasm.i64.sub
// CHECK-NEXT: wasm.i64.mul
// CHECK-NEXT: wasm.i64.div_s
// CHECK-NEXT: wasm.i64.div_u
// CHECK-NEXT: wasm.i64.rem_s
// CHECK-NEXT: wasm.i64.rem_u
// CHECK-NEXT: wasm.i64.and
// CHECK-NEXT: wasm.i64.or
// CHECK-NEXT: wasm.i64.xor
// CHECK-NEXT: wasm.i64.shl
// CHECK-NEXT: wasm.i64.shr_s
// CHECK-NEXT: wasm.i64.shr_u
// CHECK-NEXT: wasm.i64.rotl
// CHECK-NEXT: wasm.i64.rotr
// CHECK-NEXT: wasm.i64.eq
// CHECK-NEXT: wasm.i64.ne
// CHECK-NEXT: wasm.i64.lt_s
// CHECK-NEXT: wasm.i64.lt_u
// CHECK-NEXT: wasm.i64.gt_s
// CHECK-NEXT: wasm.i64.gt_u
// CHECK-NEXT: wasm.i64.le_s
// CHECK-NEXT: wasm.i64.le_u
// CHECK-NEXT: wasm.i64.ge_s
// CHECK-NEXT: wasm.i64.ge_u
// CHECK-NEXT: wasm.i64.eqz
// CHECK-NEXT: wasm.f32.abs
// CHECK-NEXT: wasm.f32.neg
// CHECK-NEXT: wasm.f32.ceil
// CHECK-NEXT: wasm.f32.floor
// CHECK-NEXT: wasm.f32.trunc
// CHECK-NEXT: wasm.f32.nearest
// CHECK-NEXT: wasm.f32.sqrt
// CHECK-NEXT: wasm.f32.add
// CHECK-NEXT: wasm.f32.sub
// CHECK-NEXT: wasm.f32.mul
// CHECK-NEXT: wasm.f32.div
// CHECK-NEXT: wasm.f32.min
// CHECK-NEXT: wasm.f32.max
// CHECK-NEXT: wasm.f32.copysign
// CHECK-NEXT: wasm.f32.eq
// CHECK-NEXT: wasm.f32.ne
// CHECK-NEXT: wasm.f32.lt
// CHECK-NEXT: wasm.f32.gt
// CHECK-NEXT: wasm.f32.le
// CHECK-NEXT: wasm.f32.ge
// CHECK-NEXT: wasm.f64.abs
// CHECK-NEXT: wasm.f64.neg
// CHECK-NEXT: wasm.f64.ceil
// CHECK-NEXT: wasm.f64.floor
// CHECK-NEXT: wasm.f64.trunc
// CHECK-NEXT: wasm.f64.nearest
// CHECK-NEXT: wasm.f64.sqrt
// CHECK-NEXT: wasm.f64.add
// CHECK-NEXT: wasm.f64.sub
// CHECK-NEXT: wasm.f64.mul
// CHECK-NEXT: wasm.f64.div
// CHECK-NEXT: wasm.f64.min
// CHECK-NEXT: wasm.f64.max
// CHECK-NEXT: wasm.f64.copysign
// CHECK-NEXT: wasm.f64.eq
// CHECK-NEXT: wasm.f64.ne
// CHECK-NEXT: wasm.f64.lt
// CHECK-NEXT: wasm.f64.gt
// CHECK-NEXT: wasm.f64.le
// CHECK-NEXT: wasm.f64.ge
// CHECK-NEXT: wasm.i32.wrap_i64
// CHECK-NEXT: wasm.i64.extend_i32_s
// CHECK-NEXT: wasm.i64.extend_i32_u
// CHECK-NEXT: wasm.f32.demote_f64
// CHECK-NEXT: wasm.f64.promote_f32
// CHECK-NEXT: wasm.i32.trunc_f32_s
// CHECK-NEXT: wasm.i32.trunc_sat_f32_s
// CHECK-NEXT: wasm.f32.convert_i32_s
// CHECK-NEXT: wasm.i32.trunc_f32_u
// CHECK-NEXT: wasm.i32.trunc_sat_f32_u
// CHECK-NEXT: wasm.f32.convert_i32_u
// CHECK-NEXT: wasm.i32.trunc_f64_s
// CHECK-NEXT: wasm.i32.trunc_sat_f64_s
// CHECK-NEXT: wasm.f64.convert_i32_s
// CHECK-NEXT: wasm.i32.trunc_f64_u
// CHECK-NEXT: wasm.i32.trunc_sat_f64_u
// CHECK-NEXT: wasm.f64.convert_i32_u
// CHECK-NEXT: wasm.i64.trunc_f32_s
// CHECK-NEXT: wasm.i64.trunc_sat_f32_s
// CHECK-NEXT: wasm.f32.convert_i64_s
// CHECK-NEXT: wasm.i64.trunc_f32_u
// CHECK-NEXT: wasm.i64.trunc_sat_f32_u
// CHECK-NEXT: wasm.f32.convert_i64_u
// CHECK-NEXT: wasm.i64.trunc_f64_s
// CHECK-NEXT: wasm.i64.trunc_sat_f64_s
// CHECK-NEXT: wasm.f64.convert_i64_s
// CHECK-NEXT: wasm.i64.trunc_f64_u
// CHECK-NEXT: wasm.i64.trunc_sat_f64_u
// CHECK-NEXT: wasm.f64.convert_i64_u
// CHECK-NEXT: wasm.i32.reinterpret_f32
// CHECK-NEXT: wasm.i64.reinterpret_f64
// CHECK-NEXT: wasm.f32.reinterpret_i32
// CHECK-NEXT: wasm.f64.reinterpret_i64
// CHECK-NEXT: }
// CHECK-NEXT: }
module {
  wasm.func @f() {
    wasm.i32.clz
    wasm.i32.ctz
    wasm.i32.popcnt
    wasm.i32.extend8_s
    wasm.i32.extend16_s
    wasm.i32.add
    wasm.i32.sub
    wasm.i32.mul
    wasm.i32.div_s
    wasm.i32.div_u
    wasm.i32.rem_s
    wasm.i32.rem_u
    wasm.i32.and
    wasm.i32.or
    wasm.i32.xor
    wasm.i32.shl
    wasm.i32.shr_s
    wasm.i32.shr_u
    wasm.i32.rotl
    wasm.i32.rotr
    wasm.i32.eq
    wasm.i32.ne
    wasm.i32.lt_s
    wasm.i32.lt_u
    wasm.i32.gt_s
    wasm.i32.gt_u
    wasm.i32.le_s
    wasm.i32.le_u
    wasm.i32.ge_s
    wasm.i32.ge_u
    wasm.i32.eqz
    wasm.i64.clz
    wasm.i64.ctz
    wasm.i64.popcnt
    wasm.i64.extend8_s
    wasm.i64.extend16_s
    wasm.i64.extend32_s
    wasm.i64.add
    wasm.i64.sub
    wasm.i64.mul
    wasm.i64.div_s
    wasm.i64.div_u
    wasm.i64.rem_s
    wasm.i64.rem_u
    wasm.i64.and
    wasm.i64.or
    wasm.i64.xor
    wasm.i64.shl
    wasm.i64.shr_s
    wasm.i64.shr_u
    wasm.i64.rotl
    wasm.i64.rotr
    wasm.i64.eq
    wasm.i64.ne
    wasm.i64.lt_s
    wasm.i64.lt_u
    wasm.i64.gt_s
    wasm.i64.gt_u
    wasm.i64.le_s
    wasm.i64.le_u
    wasm.i64.ge_s
    wasm.i64.ge_u
    wasm.i64.eqz
    wasm.f32.abs
    wasm.f32.neg
    wasm.f32.ceil
    wasm.f32.floor
    wasm.f32.trunc
    wasm.f32.nearest
    wasm.f32.sqrt
    wasm.f32.add
    wasm.f32.sub
    wasm.f32.mul
    wasm.f32.div
    wasm.f32.min
    wasm.f32.max
    wasm.f32.copysign
    wasm.f32.eq
    wasm.f32.ne
    wasm.f32.lt
    wasm.f32.gt
    wasm.f32.le
    wasm.f32.ge
    wasm.f64.abs
    wasm.f64.neg
    wasm.f64.ceil
    wasm.f64.floor
    wasm.f64.trunc
    wasm.f64.nearest
    wasm.f64.sqrt
    wasm.f64.add
    wasm.f64.sub
    wasm.f64.mul
    wasm.f64.div
    wasm.f64.min
    wasm.f64.max
    wasm.f64.copysign
    wasm.f64.eq
    wasm.f64.ne
    wasm.f64.lt
    wasm.f64.gt
    wasm.f64.le
    wasm.f64.ge
    wasm.i32.wrap_i64
    wasm.i64.extend_i32_s
    wasm.i64.extend_i32_u
    wasm.f32.demote_f64
    wasm.f64.promote_f32
    wasm.i32.trunc_f32_s
    wasm.i32.trunc_sat_f32_s
    wasm.f32.convert_i32_s
    wasm.i32.trunc_f32_u
    wasm.i32.trunc_sat_f32_u
    wasm.f32.convert_i32_u
    wasm.i32.trunc_f64_s
    wasm.i32.trunc_sat_f64_s
    wasm.f64.convert_i32_s
    wasm.i32.trunc_f64_u
    wasm.i32.trunc_sat_f64_u
    wasm.f64.convert_i32_u
    wasm.i64.trunc_f32_s
    wasm.i64.trunc_sat_f32_s
    wasm.f32.convert_i64_s
    wasm.i64.trunc_f32_u
    wasm.i64.trunc_sat_f32_u
    wasm.f32.convert_i64_u
    wasm.i64.trunc_f64_s
    wasm.i64.trunc_sat_f64_s
    wasm.f64.convert_i64_s
    wasm.i64.trunc_f64_u
    wasm.i64.trunc_sat_f64_u
    wasm.f64.convert_i64_u
    wasm.i32.reinterpret_f32
    wasm.i64.reinterpret_f64
    wasm.f32.reinterpret_i32
    wasm.f64.reinterpret_i64
  }
}
