// RUN: wami opt %s --wasmssa-to-std --mem2reg --canonicalize=region-simplify=disabled | filecheck %s

module {
  wasmssa.func exported @clz_i32(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.clz %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @ctz_i64(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.ctz %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @popcnt_i32(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.popcnt %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @abs_f32(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.abs %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @neg_f64(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.neg %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @sqrt_f64(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.sqrt %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @ceil_f32(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.ceil %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @floor_f64(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.floor %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @trunc_f32(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @nearest_f64(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.nearest %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @add_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @sub_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.sub %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @mul_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.mul %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @and_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.and %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @or_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.or %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @xor_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.xor %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @div_si_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.div_si %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @div_ui_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.div_ui %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @rem_si_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.rem_si %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @rem_ui_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rem_ui %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @add_f32(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.add %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @sub_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.sub %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @mul_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.mul %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @div_f32(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.div %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @min_f32(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.min %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @max_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.max %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @copysign_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.copysign %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @shl_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.shl %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @shr_s_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.shr_s %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @shr_u_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.shr_u %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @rotl_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rotl %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @rotr_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.rotr %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @eq_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.eq %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @ne_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.ne %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @lt_si_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.lt_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @lt_ui_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.lt_ui %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @gt_si_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.gt_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @gt_ui_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.gt_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @le_si_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.le_si %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @le_ui_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.le_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @ge_si_i32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.ge_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @ge_ui_i64(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.ge_ui %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @eq_f32(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.eq %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @ne_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.ne %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @lt_f32(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.lt %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @gt_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.gt %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @le_f32(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.le %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @ge_f64(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.ge %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @eqz(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.eqz %0 : i64 -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @extend8(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend 8 : ui32 low bits from %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @extend_s(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend_i32_s %0 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @extend_u(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend_i32_u %0 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @reinterpret(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.reinterpret %0 : f32 as i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @wrap_i64_i32(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.wrap %0 : i64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @convert_s_i32_f64(%arg0: !wasmssa<local ref to i32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.convert_s %0 : i32 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @convert_u_i64_f32(%arg0: !wasmssa<local ref to i64>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.convert_u %0 : i64 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @demote_f64_f32(%arg0: !wasmssa<local ref to f64>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.demote %0 : f64 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @promote_f32_f64(%arg0: !wasmssa<local ref to f32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.promote %0 : f32 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @trunc_si_f64_i32(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_si %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @trunc_si_f32_i32(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_si %0 : f32 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @trunc_ui_f32_i64(%arg0: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_ui %0 : f32 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @trunc_sat_si_f32_i64(%arg0: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_sat_si %0 : f32 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @trunc_sat_ui_f64_i32(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_sat_ui %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @stop() {
    wasmssa.unreachable
  }
  wasmssa.func exported @block_if(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.branch_if %0 to level 0 else ^bb1
    ^bb1:
      wasmssa.block_return
    }> ^bb1
  ^bb1:
    wasmssa.if %0 : {
      %1 = wasmssa.const 1 : i32
      wasmssa.block_return %1 : i32
    } else {
      %1 = wasmssa.const 2 : i32
      wasmssa.block_return %1 : i32
    }> ^bb2
  ^bb2(%2: i32):
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @count(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.loop : {
      %1 = wasmssa.local_get %arg0 :  ref to i32
      %2 = wasmssa.const -1 : i32
      %3 = wasmssa.add %1 %2 : i32
      %4 = wasmssa.local_tee %arg0 :  ref to i32 to %3 : i32
      wasmssa.branch_if %4 to level 0 else ^bb1
    ^bb1:
      wasmssa.block_return
    }> ^bb1
  ^bb1:
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @table(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.branch_table %0 to levels [0, 1] default 0
    }> ^bb1
  ^bb1:
    wasmssa.return
  }
}

// CHECK:       module {
// CHECK-LABEL: func.func @clz_i32(%arg0: i32) -> i32 {
// CHECK-NEXT:  %0 = math.ctlz %arg0 : i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ctz_i64(%arg0: i64) -> i64 {
// CHECK-NEXT:  %0 = math.cttz %arg0 : i64
// CHECK-NEXT:  return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @popcnt_i32(%arg0: i32) -> i32 {
// CHECK-NEXT:  %0 = math.ctpop %arg0 : i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @abs_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:  %0 = math.absf %arg0 : f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @neg_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:  %0 = arith.negf %arg0 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @sqrt_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:  %0 = math.sqrt %arg0 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ceil_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:  %0 = math.ceil %arg0 : f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @floor_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:  %0 = math.floor %arg0 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @trunc_f32(%arg0: f32) -> f32 {
// CHECK-NEXT:  %0 = math.trunc %arg0 : f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @nearest_f64(%arg0: f64) -> f64 {
// CHECK-NEXT:  %0 = math.roundeven %arg0 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @add_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @sub_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %0 = arith.subi %arg0, %arg1 : i64
// CHECK-NEXT:  return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mul_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @and_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %0 = arith.andi %arg0, %arg1 : i64
// CHECK-NEXT:  return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @or_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.ori %arg0, %arg1 : i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @xor_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %0 = arith.xori %arg0, %arg1 : i64
// CHECK-NEXT:  return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @div_si_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:  %c-2147483648_i32 = arith.constant -2147483648 : i32
// CHECK-NEXT:  %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:  %0 = arith.cmpi ne, %arg1, %c0_i32 : i32
// CHECK-NEXT:  cf.assert %0, "integer divide by zero"
// CHECK-NEXT:  %1 = arith.cmpi ne, %arg0, %c-2147483648_i32 : i32
// CHECK-NEXT:  %2 = arith.cmpi ne, %arg1, %c-1_i32 : i32
// CHECK-NEXT:  %3 = arith.ori %1, %2 : i1
// CHECK-NEXT:  cf.assert %3, "integer overflow"
// CHECK-NEXT:  %4 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:  return %4 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @div_ui_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:  %0 = arith.cmpi ne, %arg1, %c0_i64 : i64
// CHECK-NEXT:  cf.assert %0, "integer divide by zero"
// CHECK-NEXT:  %1 = arith.divui %arg0, %arg1 : i64
// CHECK-NEXT:  return %1 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @rem_si_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:  %c-1_i64 = arith.constant -1 : i64
// CHECK-NEXT:  %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:  %0 = arith.cmpi ne, %arg1, %c0_i64 : i64
// CHECK-NEXT:  cf.assert %0, "integer divide by zero"
// CHECK-NEXT:  %1 = arith.cmpi eq, %arg1, %c-1_i64 : i64
// CHECK-NEXT:  %2 = arith.select %1, %c1_i64, %arg1 : i64
// CHECK-NEXT:  %3 = arith.remsi %arg0, %2 : i64
// CHECK-NEXT:  return %3 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @rem_ui_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:  %0 = arith.cmpi ne, %arg1, %c0_i32 : i32
// CHECK-NEXT:  cf.assert %0, "integer divide by zero"
// CHECK-NEXT:  %1 = arith.remui %arg0, %arg1 : i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @add_f32(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:  %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @sub_f64(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:  %0 = arith.subf %arg0, %arg1 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @mul_f64(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:  %0 = arith.mulf %arg0, %arg1 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @div_f32(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:  %0 = arith.divf %arg0, %arg1 : f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @min_f32(%arg0: f32, %arg1: f32) -> f32 {
// CHECK-NEXT:  %0 = arith.minimumf %arg0, %arg1 : f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @max_f64(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:  %0 = arith.maximumf %arg0, %arg1 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @copysign_f64(%arg0: f64, %arg1: f64) -> f64 {
// CHECK-NEXT:  %0 = math.copysign %arg0, %arg1 : f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @shl_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:  %0 = arith.andi %arg1, %c31_i32 : i32
// CHECK-NEXT:  %1 = arith.shli %arg0, %0 : i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @shr_s_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %c63_i64 = arith.constant 63 : i64
// CHECK-NEXT:  %0 = arith.andi %arg1, %c63_i64 : i64
// CHECK-NEXT:  %1 = arith.shrsi %arg0, %0 : i64
// CHECK-NEXT:  return %1 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @shr_u_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:  %0 = arith.andi %arg1, %c31_i32 : i32
// CHECK-NEXT:  %1 = arith.shrui %arg0, %0 : i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @rotl_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:  %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:  %0 = arith.subi %c0_i32, %arg1 : i32
// CHECK-NEXT:  %1 = arith.andi %0, %c31_i32 : i32
// CHECK-NEXT:  %2 = arith.andi %arg1, %c31_i32 : i32
// CHECK-NEXT:  %3 = arith.shli %arg0, %2 : i32
// CHECK-NEXT:  %4 = arith.shrui %arg0, %1 : i32
// CHECK-NEXT:  %5 = arith.ori %3, %4 : i32
// CHECK-NEXT:  return %5 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @rotr_i64(%arg0: i64, %arg1: i64) -> i64 {
// CHECK-NEXT:  %c63_i64 = arith.constant 63 : i64
// CHECK-NEXT:  %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:  %0 = arith.subi %c0_i64, %arg1 : i64
// CHECK-NEXT:  %1 = arith.andi %0, %c63_i64 : i64
// CHECK-NEXT:  %2 = arith.andi %arg1, %c63_i64 : i64
// CHECK-NEXT:  %3 = arith.shli %arg0, %1 : i64
// CHECK-NEXT:  %4 = arith.shrui %arg0, %2 : i64
// CHECK-NEXT:  %5 = arith.ori %3, %4 : i64
// CHECK-NEXT:  return %5 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @eq_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi eq, %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ne_i64(%arg0: i64, %arg1: i64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi ne, %arg0, %arg1 : i64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @lt_si_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @lt_ui_i64(%arg0: i64, %arg1: i64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi ult, %arg0, %arg1 : i64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @gt_si_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi sgt, %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @gt_ui_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi ugt, %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @le_si_i64(%arg0: i64, %arg1: i64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi sle, %arg0, %arg1 : i64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @le_ui_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi ule, %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ge_si_i32(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi sge, %arg0, %arg1 : i32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ge_ui_i64(%arg0: i64, %arg1: i64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpi uge, %arg0, %arg1 : i64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @eq_f32(%arg0: f32, %arg1: f32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpf oeq, %arg0, %arg1 : f32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ne_f64(%arg0: f64, %arg1: f64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpf une, %arg0, %arg1 : f64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @lt_f32(%arg0: f32, %arg1: f32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpf olt, %arg0, %arg1 : f32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @gt_f64(%arg0: f64, %arg1: f64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpf ogt, %arg0, %arg1 : f64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @le_f32(%arg0: f32, %arg1: f32) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpf ole, %arg0, %arg1 : f32
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @ge_f64(%arg0: f64, %arg1: f64) -> i32 {
// CHECK-NEXT:  %0 = arith.cmpf oge, %arg0, %arg1 : f64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @eqz(%arg0: i64) -> i32 {
// CHECK-NEXT:  %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:  %0 = arith.cmpi eq, %arg0, %c0_i64 : i64
// CHECK-NEXT:  %1 = arith.extui %0 : i1 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @extend8(%arg0: i32) -> i32 {
// CHECK-NEXT:  %0 = arith.trunci %arg0 : i32 to i8
// CHECK-NEXT:  %1 = arith.extsi %0 : i8 to i32
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @extend_s(%arg0: i32) -> i64 {
// CHECK-NEXT:  %0 = arith.extsi %arg0 : i32 to i64
// CHECK-NEXT:  return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @extend_u(%arg0: i32) -> i64 {
// CHECK-NEXT:  %0 = arith.extui %arg0 : i32 to i64
// CHECK-NEXT:  return %0 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @reinterpret(%arg0: f32) -> i32 {
// CHECK-NEXT:  %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @wrap_i64_i32(%arg0: i64) -> i32 {
// CHECK-NEXT:  %0 = arith.trunci %arg0 : i64 to i32
// CHECK-NEXT:  return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @convert_s_i32_f64(%arg0: i32) -> f64 {
// CHECK-NEXT:  %0 = arith.sitofp %arg0 : i32 to f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @convert_u_i64_f32(%arg0: i64) -> f32 {
// CHECK-NEXT:  %0 = arith.uitofp %arg0 : i64 to f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @demote_f64_f32(%arg0: f64) -> f32 {
// CHECK-NEXT:  %0 = arith.truncf %arg0 : f64 to f32
// CHECK-NEXT:  return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @promote_f32_f64(%arg0: f32) -> f64 {
// CHECK-NEXT:  %0 = arith.extf %arg0 : f32 to f64
// CHECK-NEXT:  return %0 : f64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @trunc_si_f64_i32(%arg0: f64) -> i32 {
// CHECK-NEXT:  %cst = arith.constant 0x41E0000000000000 : f64
// CHECK-NEXT:  %cst_0 = arith.constant 0xC1E0000000200000 : f64
// CHECK-NEXT:  %0 = arith.cmpf ord, %arg0, %arg0 : f64
// CHECK-NEXT:  cf.assert %0, "invalid conversion to integer"
// CHECK-NEXT:  %1 = arith.cmpf ogt, %arg0, %cst_0 : f64
// CHECK-NEXT:  %2 = arith.cmpf olt, %arg0, %cst : f64
// CHECK-NEXT:  %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:  cf.assert %3, "integer overflow"
// CHECK-NEXT:  %4 = arith.fptosi %arg0 : f64 to i32
// CHECK-NEXT:  return %4 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @trunc_si_f32_i32(%arg0: f32) -> i32 {
// CHECK-NEXT:  %cst = arith.constant 2.14748365E+9 : f32
// CHECK-NEXT:  %cst_0 = arith.constant -2.14748365E+9 : f32
// CHECK-NEXT:  %0 = arith.cmpf ord, %arg0, %arg0 : f32
// CHECK-NEXT:  cf.assert %0, "invalid conversion to integer"
// CHECK-NEXT:  %1 = arith.cmpf oge, %arg0, %cst_0 : f32
// CHECK-NEXT:  %2 = arith.cmpf olt, %arg0, %cst : f32
// CHECK-NEXT:  %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:  cf.assert %3, "integer overflow"
// CHECK-NEXT:  %4 = arith.fptosi %arg0 : f32 to i32
// CHECK-NEXT:  return %4 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @trunc_ui_f32_i64(%arg0: f32) -> i64 {
// CHECK-NEXT:  %cst = arith.constant 1.84467441E+19 : f32
// CHECK-NEXT:  %cst_0 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:  %0 = arith.cmpf ord, %arg0, %arg0 : f32
// CHECK-NEXT:  cf.assert %0, "invalid conversion to integer"
// CHECK-NEXT:  %1 = arith.cmpf ogt, %arg0, %cst_0 : f32
// CHECK-NEXT:  %2 = arith.cmpf olt, %arg0, %cst : f32
// CHECK-NEXT:  %3 = arith.andi %1, %2 : i1
// CHECK-NEXT:  cf.assert %3, "integer overflow"
// CHECK-NEXT:  %4 = arith.fptoui %arg0 : f32 to i64
// CHECK-NEXT:  return %4 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @trunc_sat_si_f32_i64(%arg0: f32) -> i64 {
// CHECK-NEXT:  %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:  %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:  %cst = arith.constant -9.22337203E+18 : f32
// CHECK-NEXT:  %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:  %cst_0 = arith.constant 9.22337203E+18 : f32
// CHECK-NEXT:  %0 = arith.cmpf olt, %arg0, %cst_0 : f32
// CHECK-NEXT:  %1 = arith.fptosi %arg0 : f32 to i64
// CHECK-NEXT:  %2 = arith.select %0, %1, %c9223372036854775807_i64 : i64
// CHECK-NEXT:  %3 = arith.cmpf oge, %arg0, %cst : f32
// CHECK-NEXT:  %4 = arith.select %3, %2, %c-9223372036854775808_i64 : i64
// CHECK-NEXT:  %5 = arith.cmpf ord, %arg0, %arg0 : f32
// CHECK-NEXT:  %6 = arith.select %5, %4, %c0_i64 : i64
// CHECK-NEXT:  return %6 : i64
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @trunc_sat_ui_f64_i32(%arg0: f64) -> i32 {
// CHECK-NEXT:  %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:  %cst = arith.constant -1.000000e+00 : f64
// CHECK-NEXT:  %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:  %cst_0 = arith.constant 0x41F0000000000000 : f64
// CHECK-NEXT:  %0 = arith.cmpf olt, %arg0, %cst_0 : f64
// CHECK-NEXT:  %1 = arith.fptoui %arg0 : f64 to i32
// CHECK-NEXT:  %2 = arith.select %0, %1, %c-1_i32 : i32
// CHECK-NEXT:  %3 = arith.cmpf ogt, %arg0, %cst : f64
// CHECK-NEXT:  %4 = arith.select %3, %2, %c0_i32 : i32
// CHECK-NEXT:  %5 = arith.cmpf ord, %arg0, %arg0 : f64
// CHECK-NEXT:  %6 = arith.select %5, %4, %c0_i32 : i32
// CHECK-NEXT:  return %6 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @stop() {
// CHECK-NEXT:  %false = arith.constant false
// CHECK-NEXT:  cf.assert %false, "unreachable"
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @block_if(%arg0: i32) -> i32 {
// CHECK-NEXT:  %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:  %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:  %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:  cf.br ^bb2
// CHECK-NEXT:  ^bb1:  // no predecessors
// CHECK-NEXT:  cf.br ^bb2
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:  %0 = arith.cmpi ne, %arg0, %c0_i32 : i32
// CHECK-NEXT:  cf.cond_br %0, ^bb5(%c1_i32 : i32), ^bb5(%c2_i32 : i32)
// CHECK-NEXT:  ^bb3:  // no predecessors
// CHECK-NEXT:  cf.br ^bb5(%c1_i32 : i32)
// CHECK-NEXT:  ^bb4:  // no predecessors
// CHECK-NEXT:  cf.br ^bb5(%c2_i32 : i32)
// CHECK-NEXT:  ^bb5(%1: i32):  // 4 preds: ^bb2, ^bb2, ^bb3, ^bb4
// CHECK-NEXT:  return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @count(%arg0: i32) -> i32 {
// CHECK-NEXT:  %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:  %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:  cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:  %1 = arith.addi %0, %c-1_i32 : i32
// CHECK-NEXT:  %2 = arith.cmpi ne, %1, %c0_i32 : i32
// CHECK-NEXT:  cf.cond_br %2, ^bb1(%1 : i32), ^bb3
// CHECK-NEXT:  ^bb2:  // no predecessors
// CHECK-NEXT:  cf.br ^bb3
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:  return %arg0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @table(%arg0: i32) {
// CHECK-NEXT:  cf.switch %arg0 : i32, [
// CHECK-NEXT:  default: ^bb1,
// CHECK-NEXT:  1: ^bb2
// CHECK-NEXT:  ]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:  return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:  return
// CHECK-NEXT:  }
// CHECK-NEXT:  }
