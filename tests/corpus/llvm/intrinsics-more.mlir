// Intrinsics over one and several operands.
func.func @intr_sqrt_0(%a: f32) {
  %0 = llvm.intr.sqrt(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_sqrt_1(%a: vector<2xf64>) {
  %0 = llvm.intr.sqrt(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_fabs_2(%a: f32) {
  %0 = llvm.intr.fabs(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_fabs_3(%a: vector<2xf64>) {
  %0 = llvm.intr.fabs(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_ceil_4(%a: f32) {
  %0 = llvm.intr.ceil(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_ceil_5(%a: vector<2xf64>) {
  %0 = llvm.intr.ceil(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_floor_6(%a: f32) {
  %0 = llvm.intr.floor(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_floor_7(%a: vector<2xf64>) {
  %0 = llvm.intr.floor(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_trunc_8(%a: f32) {
  %0 = llvm.intr.trunc(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_trunc_9(%a: vector<2xf64>) {
  %0 = llvm.intr.trunc(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_rint_10(%a: f32) {
  %0 = llvm.intr.rint(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_rint_11(%a: vector<2xf64>) {
  %0 = llvm.intr.rint(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_nearbyint_12(%a: f32) {
  %0 = llvm.intr.nearbyint(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_nearbyint_13(%a: vector<2xf64>) {
  %0 = llvm.intr.nearbyint(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_round_14(%a: f32) {
  %0 = llvm.intr.round(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_round_15(%a: vector<2xf64>) {
  %0 = llvm.intr.round(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_roundeven_16(%a: f32) {
  %0 = llvm.intr.roundeven(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_roundeven_17(%a: vector<2xf64>) {
  %0 = llvm.intr.roundeven(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_exp_18(%a: f32) {
  %0 = llvm.intr.exp(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_exp_19(%a: vector<2xf64>) {
  %0 = llvm.intr.exp(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_exp_20(%a: f32) {
  %0 = llvm.intr.exp2(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_exp_21(%a: vector<2xf64>) {
  %0 = llvm.intr.exp2(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_exp_22(%a: f32) {
  %0 = llvm.intr.exp10(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_exp_23(%a: vector<2xf64>) {
  %0 = llvm.intr.exp10(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_log_24(%a: f32) {
  %0 = llvm.intr.log(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_log_25(%a: vector<2xf64>) {
  %0 = llvm.intr.log(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_log_26(%a: f32) {
  %0 = llvm.intr.log2(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_log_27(%a: vector<2xf64>) {
  %0 = llvm.intr.log2(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_log_28(%a: f32) {
  %0 = llvm.intr.log10(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_log_29(%a: vector<2xf64>) {
  %0 = llvm.intr.log10(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_sin_30(%a: f32) {
  %0 = llvm.intr.sin(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_sin_31(%a: vector<2xf64>) {
  %0 = llvm.intr.sin(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_cos_32(%a: f32) {
  %0 = llvm.intr.cos(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_cos_33(%a: vector<2xf64>) {
  %0 = llvm.intr.cos(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_tan_34(%a: f32) {
  %0 = llvm.intr.tan(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_tan_35(%a: vector<2xf64>) {
  %0 = llvm.intr.tan(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_asin_36(%a: f32) {
  %0 = llvm.intr.asin(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_asin_37(%a: vector<2xf64>) {
  %0 = llvm.intr.asin(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_acos_38(%a: f32) {
  %0 = llvm.intr.acos(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_acos_39(%a: vector<2xf64>) {
  %0 = llvm.intr.acos(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_atan_40(%a: f32) {
  %0 = llvm.intr.atan(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_atan_41(%a: vector<2xf64>) {
  %0 = llvm.intr.atan(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_sinh_42(%a: f32) {
  %0 = llvm.intr.sinh(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_sinh_43(%a: vector<2xf64>) {
  %0 = llvm.intr.sinh(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_cosh_44(%a: f32) {
  %0 = llvm.intr.cosh(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_cosh_45(%a: vector<2xf64>) {
  %0 = llvm.intr.cosh(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_tanh_46(%a: f32) {
  %0 = llvm.intr.tanh(%a) : (f32) -> f32
  return
}

// -----

func.func @intr_tanh_47(%a: vector<2xf64>) {
  %0 = llvm.intr.tanh(%a) : (vector<2xf64>) -> vector<2xf64>
  return
}

// -----

func.func @intr_copysign_48(%a: f32) {
  %0 = llvm.intr.copysign(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_pow_49(%a: f32) {
  %0 = llvm.intr.pow(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_atan_50(%a: f32) {
  %0 = llvm.intr.atan2(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_minnum_51(%a: f32) {
  %0 = llvm.intr.minnum(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_maxnum_52(%a: f32) {
  %0 = llvm.intr.maxnum(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_minimum_53(%a: f32) {
  %0 = llvm.intr.minimum(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_maximum_54(%a: f32) {
  %0 = llvm.intr.maximum(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @intr_smax_55(%a: i16) {
  %0 = llvm.intr.smax(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_smin_56(%a: i16) {
  %0 = llvm.intr.smin(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_umax_57(%a: i16) {
  %0 = llvm.intr.umax(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_umin_58(%a: i16) {
  %0 = llvm.intr.umin(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_sadd_sat_59(%a: i16) {
  %0 = llvm.intr.sadd.sat(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_uadd_sat_60(%a: i16) {
  %0 = llvm.intr.uadd.sat(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_ssub_sat_61(%a: i16) {
  %0 = llvm.intr.ssub.sat(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_usub_sat_62(%a: i16) {
  %0 = llvm.intr.usub.sat(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_sshl_sat_63(%a: i16) {
  %0 = llvm.intr.sshl.sat(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_ushl_sat_64(%a: i16) {
  %0 = llvm.intr.ushl.sat(%a, %a) : (i16, i16) -> i16
  return
}

// -----

func.func @intr_vector_reduce_add_65(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_and_66(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_mul_67(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_or_68(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_smax_69(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_smin_70(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_umax_71(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_umin_72(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_xor_73(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi32>) -> i32
  return
}

// -----

func.func @intr_vector_reduce_fmax_74(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmax(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @intr_vector_reduce_fmin_75(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @intr_vector_reduce_fmaximum_76(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%a) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @intr_vector_reduce_fminimum_77(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fminimum(%a) : (vector<4xf32>) -> f32
  return
}
