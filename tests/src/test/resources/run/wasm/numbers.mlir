// What wasmssa-to-std makes of numeric instructions and control flow: on the interpreter as it is, compiled after
// recognize-wasm has found the instructions again.
// run: @clz_i32(1) == 31
// run: @clz_i32(0) == 32
// run: @ctz_i64(0) == 64
// run: @popcnt_i32(-1) == 32
// run: @nearest_f64(2.5) == 2.0
// run: @nearest_f64(-0.5) == -0.0
// run: @div_si_i32(-7, 2) == -3
// run: @div_si_i32(1, 0) traps "integer divide by zero"
// run: @div_si_i32(-2147483648, -1) traps "integer overflow"
// run: @div_ui_i64(-1, 2) == 9223372036854775807
// run: @div_ui_i64(-1, 0) traps "integer divide by zero"
// run: @rem_si_i64(-9223372036854775808, -1) == 0
// run: @rem_si_i64(-7, 4) == -3
// run: @rem_ui_i32(-1, 10) == 5
// run: @rem_ui_i32(-1, 0) traps "integer divide by zero"
// run: @min_f32(0.0, -0.0) == -0.0
// run: @min_f32(nan, 1.0) == nan
// run: @max_f64(-0.0, 0.0) == 0.0
// run: @shl_i32(1, 33) == 2
// run: @shr_s_i64(-8, 65) == -4
// run: @rotl_i32(-2147483647, 1) == 3
// run: @rotl_i32(5, 32) == 5
// run: @rotr_i64(1, 1) == -9223372036854775808
// run: @lt_ui_i64(-1, 1) == 0
// run: @ne_f64(nan, nan) == 1
// run: @eqz(0) == 1
// run: @extend8(255) == -1
// run: @trunc_si_f64_i32(-2147483648.9) == -2147483648
// run: @trunc_si_f64_i32(2147483648.0) traps "integer overflow"
// run: @trunc_si_f32_i32(nan) traps "invalid conversion to integer"
// run: @trunc_ui_f32_i64(-0.9) == 0
// run: @trunc_sat_si_f32_i64(nan) == 0
// run: @trunc_sat_si_f32_i64(1.0e30) == 9223372036854775807
// run: @trunc_sat_ui_f64_i32(-5.0) == 0
// run: @stop() traps "unreachable"
// run: @block_if(0) == 2
// run: @block_if(5) == 1
// run: @count(9) == 9

func.func @clz_i32(%arg0: i32) -> i32 {
  %0 = math.ctlz %arg0 : i32
  return %0 : i32
}
func.func @ctz_i64(%arg0: i64) -> i64 {
  %0 = math.cttz %arg0 : i64
  return %0 : i64
}
func.func @popcnt_i32(%arg0: i32) -> i32 {
  %0 = math.ctpop %arg0 : i32
  return %0 : i32
}
func.func @abs_f32(%arg0: f32) -> f32 {
  %0 = math.absf %arg0 : f32
  return %0 : f32
}
func.func @neg_f64(%arg0: f64) -> f64 {
  %0 = arith.negf %arg0 : f64
  return %0 : f64
}
func.func @sqrt_f64(%arg0: f64) -> f64 {
  %0 = math.sqrt %arg0 : f64
  return %0 : f64
}
func.func @ceil_f32(%arg0: f32) -> f32 {
  %0 = math.ceil %arg0 : f32
  return %0 : f32
}
func.func @floor_f64(%arg0: f64) -> f64 {
  %0 = math.floor %arg0 : f64
  return %0 : f64
}
func.func @trunc_f32(%arg0: f32) -> f32 {
  %0 = math.trunc %arg0 : f32
  return %0 : f32
}
func.func @nearest_f64(%arg0: f64) -> f64 {
  %0 = math.roundeven %arg0 : f64
  return %0 : f64
}
func.func @add_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32
  return %0 : i32
}
func.func @sub_i64(%arg0: i64, %arg1: i64) -> i64 {
  %0 = arith.subi %arg0, %arg1 : i64
  return %0 : i64
}
func.func @mul_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.muli %arg0, %arg1 : i32
  return %0 : i32
}
func.func @and_i64(%arg0: i64, %arg1: i64) -> i64 {
  %0 = arith.andi %arg0, %arg1 : i64
  return %0 : i64
}
func.func @or_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.ori %arg0, %arg1 : i32
  return %0 : i32
}
func.func @xor_i64(%arg0: i64, %arg1: i64) -> i64 {
  %0 = arith.xori %arg0, %arg1 : i64
  return %0 : i64
}
func.func @div_si_i32(%arg0: i32, %arg1: i32) -> i32 {
  %c-1_i32 = arith.constant -1 : i32
  %c-2147483648_i32 = arith.constant -2147483648 : i32
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %arg1, %c0_i32 : i32
  cf.assert %0, "integer divide by zero"
  %1 = arith.cmpi ne, %arg0, %c-2147483648_i32 : i32
  %2 = arith.cmpi ne, %arg1, %c-1_i32 : i32
  %3 = arith.ori %1, %2 : i1
  cf.assert %3, "integer overflow"
  %4 = arith.divsi %arg0, %arg1 : i32
  return %4 : i32
}
func.func @div_ui_i64(%arg0: i64, %arg1: i64) -> i64 {
  %c0_i64 = arith.constant 0 : i64
  %0 = arith.cmpi ne, %arg1, %c0_i64 : i64
  cf.assert %0, "integer divide by zero"
  %1 = arith.divui %arg0, %arg1 : i64
  return %1 : i64
}
func.func @rem_si_i64(%arg0: i64, %arg1: i64) -> i64 {
  %c1_i64 = arith.constant 1 : i64
  %c-1_i64 = arith.constant -1 : i64
  %c0_i64 = arith.constant 0 : i64
  %0 = arith.cmpi ne, %arg1, %c0_i64 : i64
  cf.assert %0, "integer divide by zero"
  %1 = arith.cmpi eq, %arg1, %c-1_i64 : i64
  %2 = arith.select %1, %c1_i64, %arg1 : i64
  %3 = arith.remsi %arg0, %2 : i64
  return %3 : i64
}
func.func @rem_ui_i32(%arg0: i32, %arg1: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %arg1, %c0_i32 : i32
  cf.assert %0, "integer divide by zero"
  %1 = arith.remui %arg0, %arg1 : i32
  return %1 : i32
}
func.func @add_f32(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.addf %arg0, %arg1 : f32
  return %0 : f32
}
func.func @sub_f64(%arg0: f64, %arg1: f64) -> f64 {
  %0 = arith.subf %arg0, %arg1 : f64
  return %0 : f64
}
func.func @mul_f64(%arg0: f64, %arg1: f64) -> f64 {
  %0 = arith.mulf %arg0, %arg1 : f64
  return %0 : f64
}
func.func @div_f32(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.divf %arg0, %arg1 : f32
  return %0 : f32
}
func.func @min_f32(%arg0: f32, %arg1: f32) -> f32 {
  %0 = arith.minimumf %arg0, %arg1 : f32
  return %0 : f32
}
func.func @max_f64(%arg0: f64, %arg1: f64) -> f64 {
  %0 = arith.maximumf %arg0, %arg1 : f64
  return %0 : f64
}
func.func @copysign_f64(%arg0: f64, %arg1: f64) -> f64 {
  %0 = math.copysign %arg0, %arg1 : f64
  return %0 : f64
}
func.func @shl_i32(%arg0: i32, %arg1: i32) -> i32 {
  %c31_i32 = arith.constant 31 : i32
  %0 = arith.andi %arg1, %c31_i32 : i32
  %1 = arith.shli %arg0, %0 : i32
  return %1 : i32
}
func.func @shr_s_i64(%arg0: i64, %arg1: i64) -> i64 {
  %c63_i64 = arith.constant 63 : i64
  %0 = arith.andi %arg1, %c63_i64 : i64
  %1 = arith.shrsi %arg0, %0 : i64
  return %1 : i64
}
func.func @shr_u_i32(%arg0: i32, %arg1: i32) -> i32 {
  %c31_i32 = arith.constant 31 : i32
  %0 = arith.andi %arg1, %c31_i32 : i32
  %1 = arith.shrui %arg0, %0 : i32
  return %1 : i32
}
func.func @rotl_i32(%arg0: i32, %arg1: i32) -> i32 {
  %c31_i32 = arith.constant 31 : i32
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.subi %c0_i32, %arg1 : i32
  %1 = arith.andi %0, %c31_i32 : i32
  %2 = arith.andi %arg1, %c31_i32 : i32
  %3 = arith.shli %arg0, %2 : i32
  %4 = arith.shrui %arg0, %1 : i32
  %5 = arith.ori %3, %4 : i32
  return %5 : i32
}
func.func @rotr_i64(%arg0: i64, %arg1: i64) -> i64 {
  %c63_i64 = arith.constant 63 : i64
  %c0_i64 = arith.constant 0 : i64
  %0 = arith.subi %c0_i64, %arg1 : i64
  %1 = arith.andi %0, %c63_i64 : i64
  %2 = arith.andi %arg1, %c63_i64 : i64
  %3 = arith.shli %arg0, %1 : i64
  %4 = arith.shrui %arg0, %2 : i64
  %5 = arith.ori %3, %4 : i64
  return %5 : i64
}
func.func @eq_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi eq, %arg0, %arg1 : i32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @ne_i64(%arg0: i64, %arg1: i64) -> i32 {
  %0 = arith.cmpi ne, %arg0, %arg1 : i64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @lt_si_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi slt, %arg0, %arg1 : i32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @lt_ui_i64(%arg0: i64, %arg1: i64) -> i32 {
  %0 = arith.cmpi ult, %arg0, %arg1 : i64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @gt_si_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi sgt, %arg0, %arg1 : i32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @gt_ui_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi ugt, %arg0, %arg1 : i32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @le_si_i64(%arg0: i64, %arg1: i64) -> i32 {
  %0 = arith.cmpi sle, %arg0, %arg1 : i64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @le_ui_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi ule, %arg0, %arg1 : i32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @ge_si_i32(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.cmpi sge, %arg0, %arg1 : i32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @ge_ui_i64(%arg0: i64, %arg1: i64) -> i32 {
  %0 = arith.cmpi uge, %arg0, %arg1 : i64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @eq_f32(%arg0: f32, %arg1: f32) -> i32 {
  %0 = arith.cmpf oeq, %arg0, %arg1 : f32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @ne_f64(%arg0: f64, %arg1: f64) -> i32 {
  %0 = arith.cmpf une, %arg0, %arg1 : f64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @lt_f32(%arg0: f32, %arg1: f32) -> i32 {
  %0 = arith.cmpf olt, %arg0, %arg1 : f32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @gt_f64(%arg0: f64, %arg1: f64) -> i32 {
  %0 = arith.cmpf ogt, %arg0, %arg1 : f64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @le_f32(%arg0: f32, %arg1: f32) -> i32 {
  %0 = arith.cmpf ole, %arg0, %arg1 : f32
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @ge_f64(%arg0: f64, %arg1: f64) -> i32 {
  %0 = arith.cmpf oge, %arg0, %arg1 : f64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @eqz(%arg0: i64) -> i32 {
  %c0_i64 = arith.constant 0 : i64
  %0 = arith.cmpi eq, %arg0, %c0_i64 : i64
  %1 = arith.extui %0 : i1 to i32
  return %1 : i32
}
func.func @extend8(%arg0: i32) -> i32 {
  %0 = arith.trunci %arg0 : i32 to i8
  %1 = arith.extsi %0 : i8 to i32
  return %1 : i32
}
func.func @extend_s(%arg0: i32) -> i64 {
  %0 = arith.extsi %arg0 : i32 to i64
  return %0 : i64
}
func.func @extend_u(%arg0: i32) -> i64 {
  %0 = arith.extui %arg0 : i32 to i64
  return %0 : i64
}
func.func @reinterpret(%arg0: f32) -> i32 {
  %0 = arith.bitcast %arg0 : f32 to i32
  return %0 : i32
}
func.func @wrap_i64_i32(%arg0: i64) -> i32 {
  %0 = arith.trunci %arg0 : i64 to i32
  return %0 : i32
}
func.func @convert_s_i32_f64(%arg0: i32) -> f64 {
  %0 = arith.sitofp %arg0 : i32 to f64
  return %0 : f64
}
func.func @convert_u_i64_f32(%arg0: i64) -> f32 {
  %0 = arith.uitofp %arg0 : i64 to f32
  return %0 : f32
}
func.func @demote_f64_f32(%arg0: f64) -> f32 {
  %0 = arith.truncf %arg0 : f64 to f32
  return %0 : f32
}
func.func @promote_f32_f64(%arg0: f32) -> f64 {
  %0 = arith.extf %arg0 : f32 to f64
  return %0 : f64
}
func.func @trunc_si_f64_i32(%arg0: f64) -> i32 {
  %cst = arith.constant 0x41E0000000000000 : f64
  %cst_0 = arith.constant 0xC1E0000000200000 : f64
  %0 = arith.cmpf ord, %arg0, %arg0 : f64
  cf.assert %0, "invalid conversion to integer"
  %1 = arith.cmpf ogt, %arg0, %cst_0 : f64
  %2 = arith.cmpf olt, %arg0, %cst : f64
  %3 = arith.andi %1, %2 : i1
  cf.assert %3, "integer overflow"
  %4 = arith.fptosi %arg0 : f64 to i32
  return %4 : i32
}
func.func @trunc_si_f32_i32(%arg0: f32) -> i32 {
  %cst = arith.constant 2.14748365E+9 : f32
  %cst_0 = arith.constant -2.14748365E+9 : f32
  %0 = arith.cmpf ord, %arg0, %arg0 : f32
  cf.assert %0, "invalid conversion to integer"
  %1 = arith.cmpf oge, %arg0, %cst_0 : f32
  %2 = arith.cmpf olt, %arg0, %cst : f32
  %3 = arith.andi %1, %2 : i1
  cf.assert %3, "integer overflow"
  %4 = arith.fptosi %arg0 : f32 to i32
  return %4 : i32
}
func.func @trunc_ui_f32_i64(%arg0: f32) -> i64 {
  %cst = arith.constant 1.84467441E+19 : f32
  %cst_0 = arith.constant -1.000000e+00 : f32
  %0 = arith.cmpf ord, %arg0, %arg0 : f32
  cf.assert %0, "invalid conversion to integer"
  %1 = arith.cmpf ogt, %arg0, %cst_0 : f32
  %2 = arith.cmpf olt, %arg0, %cst : f32
  %3 = arith.andi %1, %2 : i1
  cf.assert %3, "integer overflow"
  %4 = arith.fptoui %arg0 : f32 to i64
  return %4 : i64
}
func.func @trunc_sat_si_f32_i64(%arg0: f32) -> i64 {
  %c0_i64 = arith.constant 0 : i64
  %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
  %cst = arith.constant -9.22337203E+18 : f32
  %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
  %cst_0 = arith.constant 9.22337203E+18 : f32
  %0 = arith.cmpf olt, %arg0, %cst_0 : f32
  %1 = arith.fptosi %arg0 : f32 to i64
  %2 = arith.select %0, %1, %c9223372036854775807_i64 : i64
  %3 = arith.cmpf oge, %arg0, %cst : f32
  %4 = arith.select %3, %2, %c-9223372036854775808_i64 : i64
  %5 = arith.cmpf ord, %arg0, %arg0 : f32
  %6 = arith.select %5, %4, %c0_i64 : i64
  return %6 : i64
}
func.func @trunc_sat_ui_f64_i32(%arg0: f64) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %cst = arith.constant -1.000000e+00 : f64
  %c-1_i32 = arith.constant -1 : i32
  %cst_0 = arith.constant 0x41F0000000000000 : f64
  %0 = arith.cmpf olt, %arg0, %cst_0 : f64
  %1 = arith.fptoui %arg0 : f64 to i32
  %2 = arith.select %0, %1, %c-1_i32 : i32
  %3 = arith.cmpf ogt, %arg0, %cst : f64
  %4 = arith.select %3, %2, %c0_i32 : i32
  %5 = arith.cmpf ord, %arg0, %arg0 : f64
  %6 = arith.select %5, %4, %c0_i32 : i32
  return %6 : i32
}
func.func @stop() {
  %false = arith.constant false
  cf.assert %false, "unreachable"
  return
}
func.func @block_if(%arg0: i32) -> i32 {
  %c2_i32 = arith.constant 2 : i32
  %c1_i32 = arith.constant 1 : i32
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %arg0, %c0_i32 : i32
  %1 = arith.select %0, %c1_i32, %c2_i32 : i32
  return %1 : i32
}
func.func @count(%arg0: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %c-1_i32 = arith.constant -1 : i32
  cf.br ^bb1(%arg0 : i32)
^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
  %1 = arith.addi %0, %c-1_i32 : i32
  %2 = arith.cmpi ne, %1, %c0_i32 : i32
  cf.cond_br %2, ^bb1(%1 : i32), ^bb2
^bb2:  // pred: ^bb1
  return %arg0 : i32
}
func.func @table(%arg0: i32) {
  cf.switch %arg0 : i32, [
    default: ^bb1,
    1: ^bb2
  ]
^bb1:  // pred: ^bb0
  return
^bb2:  // pred: ^bb0
  return
}
