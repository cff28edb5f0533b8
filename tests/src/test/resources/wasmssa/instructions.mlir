// Every numeric instruction, load and store; what node makes of them.
// run: @i32_clz(-7) == 0
// run: @i32_clz(3) == 30
// run: @i32_clz(1073741889) == 1
// run: @i32_ctz(-7) == 0
// run: @i32_ctz(3) == 0
// run: @i32_ctz(1073741889) == 0
// run: @i32_popcnt(-7) == 30
// run: @i32_popcnt(3) == 2
// run: @i32_popcnt(1073741889) == 3
// run: @i32_eqz(-7) == 0
// run: @i32_eqz(3) == 0
// run: @i32_eqz(1073741889) == 0
// run: @i32_add(-7, 3) == -4
// run: @i32_add(1073741889, 3) == 1073741892
// run: @i32_sub(-7, 3) == -10
// run: @i32_sub(1073741889, 3) == 1073741886
// run: @i32_mul(-7, 3) == -21
// run: @i32_mul(1073741889, 3) == -1073741629
// run: @i32_div_s(-7, 3) == -2
// run: @i32_div_s(1073741889, 3) == 357913963
// run: @i32_div_u(-7, 3) == 1431655763
// run: @i32_div_u(1073741889, 3) == 357913963
// run: @i32_rem_s(-7, 3) == -1
// run: @i32_rem_s(1073741889, 3) == 0
// run: @i32_rem_u(-7, 3) == 0
// run: @i32_rem_u(1073741889, 3) == 0
// run: @i32_and(-7, 3) == 1
// run: @i32_and(1073741889, 3) == 1
// run: @i32_or(-7, 3) == -5
// run: @i32_or(1073741889, 3) == 1073741891
// run: @i32_xor(-7, 3) == -6
// run: @i32_xor(1073741889, 3) == 1073741890
// run: @i32_shl(-7, 3) == -56
// run: @i32_shl(1073741889, 3) == 520
// run: @i32_shr_s(-7, 3) == -1
// run: @i32_shr_s(1073741889, 3) == 134217736
// run: @i32_shr_u(-7, 3) == 536870911
// run: @i32_shr_u(1073741889, 3) == 134217736
// run: @i32_rotl(-7, 3) == -49
// run: @i32_rotl(1073741889, 3) == 522
// run: @i32_rotr(-7, 3) == 1073741823
// run: @i32_rotr(1073741889, 3) == 671088648
// run: @i32_eq(-7, 3) == 0
// run: @i32_eq(1073741889, 3) == 0
// run: @i32_ne(-7, 3) == 1
// run: @i32_ne(1073741889, 3) == 1
// run: @i32_lt_s(-7, 3) == 1
// run: @i32_lt_s(1073741889, 3) == 0
// run: @i32_lt_u(-7, 3) == 0
// run: @i32_lt_u(1073741889, 3) == 0
// run: @i32_gt_s(-7, 3) == 0
// run: @i32_gt_s(1073741889, 3) == 1
// run: @i32_gt_u(-7, 3) == 1
// run: @i32_gt_u(1073741889, 3) == 1
// run: @i32_le_s(-7, 3) == 1
// run: @i32_le_s(1073741889, 3) == 0
// run: @i32_le_u(-7, 3) == 0
// run: @i32_le_u(1073741889, 3) == 0
// run: @i32_ge_s(-7, 3) == 0
// run: @i32_ge_s(1073741889, 3) == 1
// run: @i32_ge_u(-7, 3) == 1
// run: @i32_ge_u(1073741889, 3) == 1
// run: @i32_extend8_s(-7) == -7
// run: @i32_extend8_s(3) == 3
// run: @i32_extend8_s(1073741889) == 65
// run: @i32_extend16_s(-7) == -7
// run: @i32_extend16_s(3) == 3
// run: @i32_extend16_s(1073741889) == 65
// run: @i64_clz(-5000000000) == 0
// run: @i64_clz(3) == 62
// run: @i64_clz(4611686018427387969) == 1
// run: @i64_ctz(-5000000000) == 9
// run: @i64_ctz(3) == 0
// run: @i64_ctz(4611686018427387969) == 0
// run: @i64_popcnt(-5000000000) == 45
// run: @i64_popcnt(3) == 2
// run: @i64_popcnt(4611686018427387969) == 3
// run: @i64_eqz(-5000000000) == 0
// run: @i64_eqz(3) == 0
// run: @i64_eqz(4611686018427387969) == 0
// run: @i64_add(-5000000000, 3) == -4999999997
// run: @i64_add(4611686018427387969, 3) == 4611686018427387972
// run: @i64_sub(-5000000000, 3) == -5000000003
// run: @i64_sub(4611686018427387969, 3) == 4611686018427387966
// run: @i64_mul(-5000000000, 3) == -15000000000
// run: @i64_mul(4611686018427387969, 3) == -4611686018427387709
// run: @i64_div_s(-5000000000, 3) == -1666666666
// run: @i64_div_s(4611686018427387969, 3) == 1537228672809129323
// run: @i64_div_u(-5000000000, 3) == 6148914689569850538
// run: @i64_div_u(4611686018427387969, 3) == 1537228672809129323
// run: @i64_rem_s(-5000000000, 3) == -2
// run: @i64_rem_s(4611686018427387969, 3) == 0
// run: @i64_rem_u(-5000000000, 3) == 2
// run: @i64_rem_u(4611686018427387969, 3) == 0
// run: @i64_and(-5000000000, 3) == 0
// run: @i64_and(4611686018427387969, 3) == 1
// run: @i64_or(-5000000000, 3) == -4999999997
// run: @i64_or(4611686018427387969, 3) == 4611686018427387971
// run: @i64_xor(-5000000000, 3) == -4999999997
// run: @i64_xor(4611686018427387969, 3) == 4611686018427387970
// run: @i64_shl(-5000000000, 3) == -40000000000
// run: @i64_shl(4611686018427387969, 3) == 520
// run: @i64_shr_s(-5000000000, 3) == -625000000
// run: @i64_shr_s(4611686018427387969, 3) == 576460752303423496
// run: @i64_shr_u(-5000000000, 3) == 2305843008588693952
// run: @i64_shr_u(4611686018427387969, 3) == 576460752303423496
// run: @i64_rotl(-5000000000, 3) == -39999999993
// run: @i64_rotl(4611686018427387969, 3) == 522
// run: @i64_rotr(-5000000000, 3) == 2305843008588693952
// run: @i64_rotr(4611686018427387969, 3) == 2882303761517117448
// run: @i64_eq(-5000000000, 3) == 0
// run: @i64_eq(4611686018427387969, 3) == 0
// run: @i64_ne(-5000000000, 3) == 1
// run: @i64_ne(4611686018427387969, 3) == 1
// run: @i64_lt_s(-5000000000, 3) == 1
// run: @i64_lt_s(4611686018427387969, 3) == 0
// run: @i64_lt_u(-5000000000, 3) == 0
// run: @i64_lt_u(4611686018427387969, 3) == 0
// run: @i64_gt_s(-5000000000, 3) == 0
// run: @i64_gt_s(4611686018427387969, 3) == 1
// run: @i64_gt_u(-5000000000, 3) == 1
// run: @i64_gt_u(4611686018427387969, 3) == 1
// run: @i64_le_s(-5000000000, 3) == 1
// run: @i64_le_s(4611686018427387969, 3) == 0
// run: @i64_le_u(-5000000000, 3) == 0
// run: @i64_le_u(4611686018427387969, 3) == 0
// run: @i64_ge_s(-5000000000, 3) == 0
// run: @i64_ge_s(4611686018427387969, 3) == 1
// run: @i64_ge_u(-5000000000, 3) == 1
// run: @i64_ge_u(4611686018427387969, 3) == 1
// run: @i64_extend8_s(-5000000000) == 0
// run: @i64_extend8_s(3) == 3
// run: @i64_extend8_s(4611686018427387969) == 65
// run: @i64_extend16_s(-5000000000) == 3584
// run: @i64_extend16_s(3) == 3
// run: @i64_extend16_s(4611686018427387969) == 65
// run: @i64_extend32_s(-5000000000) == -705032704
// run: @i64_extend32_s(3) == 3
// run: @i64_extend32_s(4611686018427387969) == 65
// run: @f32_abs(-7.5) == 7.5
// run: @f32_abs(2.25) == 2.25
// run: @f32_abs(6.25) == 6.25
// run: @f32_neg(-7.5) == 7.5
// run: @f32_neg(2.25) == -2.25
// run: @f32_neg(6.25) == -6.25
// run: @f32_ceil(-7.5) == -7.0
// run: @f32_ceil(2.25) == 3.0
// run: @f32_ceil(6.25) == 7.0
// run: @f32_floor(-7.5) == -8.0
// run: @f32_floor(2.25) == 2.0
// run: @f32_floor(6.25) == 6.0
// run: @f32_trunc(-7.5) == -7.0
// run: @f32_trunc(2.25) == 2.0
// run: @f32_trunc(6.25) == 6.0
// run: @f32_nearest(-7.5) == -8.0
// run: @f32_nearest(2.25) == 2.0
// run: @f32_nearest(6.25) == 6.0
// run: @f32_sqrt(-7.5) == nan
// run: @f32_sqrt(2.25) == 1.5
// run: @f32_sqrt(6.25) == 2.5
// run: @f32_add(-7.5, 2.25) == -5.25
// run: @f32_add(6.25, 2.25) == 8.5
// run: @f32_sub(-7.5, 2.25) == -9.75
// run: @f32_sub(6.25, 2.25) == 4.0
// run: @f32_mul(-7.5, 2.25) == -16.875
// run: @f32_mul(6.25, 2.25) == 14.0625
// run: @f32_div(-7.5, 2.25) == -3.3333332538604736
// run: @f32_div(6.25, 2.25) == 2.777777671813965
// run: @f32_min(-7.5, 2.25) == -7.5
// run: @f32_min(6.25, 2.25) == 2.25
// run: @f32_max(-7.5, 2.25) == 2.25
// run: @f32_max(6.25, 2.25) == 6.25
// run: @f32_copysign(-7.5, 2.25) == 7.5
// run: @f32_copysign(6.25, 2.25) == 6.25
// run: @f32_eq(-7.5, 2.25) == 0
// run: @f32_eq(6.25, 2.25) == 0
// run: @f32_ne(-7.5, 2.25) == 1
// run: @f32_ne(6.25, 2.25) == 1
// run: @f32_lt(-7.5, 2.25) == 1
// run: @f32_lt(6.25, 2.25) == 0
// run: @f32_gt(-7.5, 2.25) == 0
// run: @f32_gt(6.25, 2.25) == 1
// run: @f32_le(-7.5, 2.25) == 1
// run: @f32_le(6.25, 2.25) == 0
// run: @f32_ge(-7.5, 2.25) == 0
// run: @f32_ge(6.25, 2.25) == 1
// run: @f64_abs(-7.5) == 7.5
// run: @f64_abs(2.25) == 2.25
// run: @f64_abs(6.25) == 6.25
// run: @f64_neg(-7.5) == 7.5
// run: @f64_neg(2.25) == -2.25
// run: @f64_neg(6.25) == -6.25
// run: @f64_ceil(-7.5) == -7.0
// run: @f64_ceil(2.25) == 3.0
// run: @f64_ceil(6.25) == 7.0
// run: @f64_floor(-7.5) == -8.0
// run: @f64_floor(2.25) == 2.0
// run: @f64_floor(6.25) == 6.0
// run: @f64_trunc(-7.5) == -7.0
// run: @f64_trunc(2.25) == 2.0
// run: @f64_trunc(6.25) == 6.0
// run: @f64_nearest(-7.5) == -8.0
// run: @f64_nearest(2.25) == 2.0
// run: @f64_nearest(6.25) == 6.0
// run: @f64_sqrt(-7.5) == nan
// run: @f64_sqrt(2.25) == 1.5
// run: @f64_sqrt(6.25) == 2.5
// run: @f64_add(-7.5, 2.25) == -5.25
// run: @f64_add(6.25, 2.25) == 8.5
// run: @f64_sub(-7.5, 2.25) == -9.75
// run: @f64_sub(6.25, 2.25) == 4.0
// run: @f64_mul(-7.5, 2.25) == -16.875
// run: @f64_mul(6.25, 2.25) == 14.0625
// run: @f64_div(-7.5, 2.25) == -3.3333333333333335
// run: @f64_div(6.25, 2.25) == 2.7777777777777777
// run: @f64_min(-7.5, 2.25) == -7.5
// run: @f64_min(6.25, 2.25) == 2.25
// run: @f64_max(-7.5, 2.25) == 2.25
// run: @f64_max(6.25, 2.25) == 6.25
// run: @f64_copysign(-7.5, 2.25) == 7.5
// run: @f64_copysign(6.25, 2.25) == 6.25
// run: @f64_eq(-7.5, 2.25) == 0
// run: @f64_eq(6.25, 2.25) == 0
// run: @f64_ne(-7.5, 2.25) == 1
// run: @f64_ne(6.25, 2.25) == 1
// run: @f64_lt(-7.5, 2.25) == 1
// run: @f64_lt(6.25, 2.25) == 0
// run: @f64_gt(-7.5, 2.25) == 0
// run: @f64_gt(6.25, 2.25) == 1
// run: @f64_le(-7.5, 2.25) == 1
// run: @f64_le(6.25, 2.25) == 0
// run: @f64_ge(-7.5, 2.25) == 0
// run: @f64_ge(6.25, 2.25) == 1
// run: @i32_wrap_i64(-5000000000) == -705032704
// run: @i32_wrap_i64(3) == 3
// run: @i32_wrap_i64(4611686018427387969) == 65
// run: @i64_extend_i32_s(-7) == -7
// run: @i64_extend_i32_s(3) == 3
// run: @i64_extend_i32_s(1073741889) == 1073741889
// run: @i64_extend_i32_u(-7) == 4294967289
// run: @i64_extend_i32_u(3) == 3
// run: @i64_extend_i32_u(1073741889) == 1073741889
// run: @f32_demote_f64(-7.5) == -7.5
// run: @f32_demote_f64(2.25) == 2.25
// run: @f32_demote_f64(6.25) == 6.25
// run: @f64_promote_f32(-7.5) == -7.5
// run: @f64_promote_f32(2.25) == 2.25
// run: @f64_promote_f32(6.25) == 6.25
// run: @i32_reinterpret_f32(-7.5) == -1058013184
// run: @i32_reinterpret_f32(2.25) == 1074790400
// run: @i32_reinterpret_f32(6.25) == 1086849024
// run: @i64_reinterpret_f64(-7.5) == -4603241769126068224
// run: @i64_reinterpret_f64(2.25) == 4612248968380809216
// run: @i64_reinterpret_f64(6.25) == 4618722892845154304
// run: @f32_reinterpret_i32(-7) == nan
// run: @f32_reinterpret_i32(3) == 4.203895392974451e-45
// run: @f32_reinterpret_i32(1073741889) == 2.0000154972076416
// run: @f64_reinterpret_i64(-5000000000) == nan
// run: @f64_reinterpret_i64(3) == 1.5e-323
// run: @f64_reinterpret_i64(4611686018427387969) == 2.000000000000029
// run: @i32_trunc_f32_s(-7.5) == -7
// run: @i32_trunc_f32_s(2.25) == 2
// run: @i32_trunc_f32_s(6.25) == 6
// run: @i32_trunc_sat_f32_s(-7.5) == -7
// run: @i32_trunc_sat_f32_s(2.25) == 2
// run: @i32_trunc_sat_f32_s(6.25) == 6
// run: @f32_convert_i32_s(-7) == -7.0
// run: @f32_convert_i32_s(3) == 3.0
// run: @f32_convert_i32_s(1073741889) == 1073741952.0
// run: @i32_trunc_f32_u(-7.5) traps "integer overflow"
// run: @i32_trunc_f32_u(2.25) == 2
// run: @i32_trunc_f32_u(6.25) == 6
// run: @i32_trunc_sat_f32_u(-7.5) == 0
// run: @i32_trunc_sat_f32_u(2.25) == 2
// run: @i32_trunc_sat_f32_u(6.25) == 6
// run: @f32_convert_i32_u(-7) == 4294967296.0
// run: @f32_convert_i32_u(3) == 3.0
// run: @f32_convert_i32_u(1073741889) == 1073741952.0
// run: @i32_trunc_f64_s(-7.5) == -7
// run: @i32_trunc_f64_s(2.25) == 2
// run: @i32_trunc_f64_s(6.25) == 6
// run: @i32_trunc_sat_f64_s(-7.5) == -7
// run: @i32_trunc_sat_f64_s(2.25) == 2
// run: @i32_trunc_sat_f64_s(6.25) == 6
// run: @f64_convert_i32_s(-7) == -7.0
// run: @f64_convert_i32_s(3) == 3.0
// run: @f64_convert_i32_s(1073741889) == 1073741889.0
// run: @i32_trunc_f64_u(-7.5) traps "integer overflow"
// run: @i32_trunc_f64_u(2.25) == 2
// run: @i32_trunc_f64_u(6.25) == 6
// run: @i32_trunc_sat_f64_u(-7.5) == 0
// run: @i32_trunc_sat_f64_u(2.25) == 2
// run: @i32_trunc_sat_f64_u(6.25) == 6
// run: @f64_convert_i32_u(-7) == 4294967289.0
// run: @f64_convert_i32_u(3) == 3.0
// run: @f64_convert_i32_u(1073741889) == 1073741889.0
// run: @i64_trunc_f32_s(-7.5) == -7
// run: @i64_trunc_f32_s(2.25) == 2
// run: @i64_trunc_f32_s(6.25) == 6
// run: @i64_trunc_sat_f32_s(-7.5) == -7
// run: @i64_trunc_sat_f32_s(2.25) == 2
// run: @i64_trunc_sat_f32_s(6.25) == 6
// run: @f32_convert_i64_s(-5000000000) == -5000000000.0
// run: @f32_convert_i64_s(3) == 3.0
// run: @f32_convert_i64_s(4611686018427387969) == 4611686018427387904.0
// run: @i64_trunc_f32_u(-7.5) traps "integer overflow"
// run: @i64_trunc_f32_u(2.25) == 2
// run: @i64_trunc_f32_u(6.25) == 6
// run: @i64_trunc_sat_f32_u(-7.5) == 0
// run: @i64_trunc_sat_f32_u(2.25) == 2
// run: @i64_trunc_sat_f32_u(6.25) == 6
// run: @f32_convert_i64_u(-5000000000) == 18446744073709551616.0
// run: @f32_convert_i64_u(3) == 3.0
// run: @f32_convert_i64_u(4611686018427387969) == 4611686018427387904.0
// run: @i64_trunc_f64_s(-7.5) == -7
// run: @i64_trunc_f64_s(2.25) == 2
// run: @i64_trunc_f64_s(6.25) == 6
// run: @i64_trunc_sat_f64_s(-7.5) == -7
// run: @i64_trunc_sat_f64_s(2.25) == 2
// run: @i64_trunc_sat_f64_s(6.25) == 6
// run: @f64_convert_i64_s(-5000000000) == -5000000000.0
// run: @f64_convert_i64_s(3) == 3.0
// run: @f64_convert_i64_s(4611686018427387969) == 4611686018427387904.0
// run: @i64_trunc_f64_u(-7.5) traps "integer overflow"
// run: @i64_trunc_f64_u(2.25) == 2
// run: @i64_trunc_f64_u(6.25) == 6
// run: @i64_trunc_sat_f64_u(-7.5) == 0
// run: @i64_trunc_sat_f64_u(2.25) == 2
// run: @i64_trunc_sat_f64_u(6.25) == 6
// run: @f64_convert_i64_u(-5000000000) == 18446744068709552128.0
// run: @f64_convert_i64_u(3) == 3.0
// run: @f64_convert_i64_u(4611686018427387969) == 4611686018427387904.0
// run: @i32_load(0) == -2064416015
// run: @i32_load(65528) traps "out of bounds memory access"
// run: @i32_load8_s(0) == -15
// run: @i32_load8_u(0) == 241
// run: @i32_load8_u(65528) traps "out of bounds memory access"
// run: @i32_load16_s(0) == -32015
// run: @i32_load16_u(0) == 33521
// run: @i64_load(0) == -3965552557820771599
// run: @i64_load(65528) traps "out of bounds memory access"
// run: @i64_load8_s(0) == -15
// run: @i64_load8_u(0) == 241
// run: @i64_load8_u(65528) traps "out of bounds memory access"
// run: @i64_load16_s(0) == -32015
// run: @i64_load16_u(0) == 33521
// run: @i64_load32_s(0) == -2064416015
// run: @i64_load32_u(0) == 2230551281
// run: @f32_load(0) == -5.724927614006911e-36
// run: @f32_load(65528) traps "out of bounds memory access"
// run: @f64_load(0) == -3.27921082364647e+43
// run: @f64_load(65528) traps "out of bounds memory access"
// run: @i32_store(4, -7) == -3965552555756355591
// run: @i32_store(65536, -7) traps "out of bounds memory access"
// run: @i32_store8(4, -7) == -3965552557820771591
// run: @i32_store8(65536, -7) traps "out of bounds memory access"
// run: @i32_store16(4, -7) == -3965552557820739591
// run: @i32_store16(65536, -7) traps "out of bounds memory access"
// run: @i64_store(4, -5000000000) == -5000000000
// run: @i64_store(65536, -5000000000) traps "out of bounds memory access"
// run: @i64_store8(4, -5000000000) == -3965552557820771840
// run: @i64_store8(65536, -5000000000) traps "out of bounds memory access"
// run: @i64_store16(4, -5000000000) == -3965552557820801536
// run: @i64_store16(65536, -5000000000) traps "out of bounds memory access"
// run: @i64_store32(4, -5000000000) == -3965552556461388288
// run: @i64_store32(65536, -5000000000) traps "out of bounds memory access"
// run: @f32_store(4, -7.5) == -3965552556814368768
// run: @f32_store(65536, -7.5) traps "out of bounds memory access"
// run: @f64_store(4, -7.5) == -4603241769126068224
// run: @f64_store(65536, -7.5) traps "out of bounds memory access"

module {
  wasmssa.func exported @i32_clz(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.clz %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_ctz(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.ctz %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_popcnt(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.popcnt %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_eqz(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.eqz %0 : i32 -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_add(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_sub(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.sub %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_mul(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.mul %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_div_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.div_si %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_div_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.div_ui %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_rem_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rem_si %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_rem_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rem_ui %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_and(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.and %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_or(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.or %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_xor(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.xor %0 %1 : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_shl(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.shl %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_shr_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.shr_s %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_shr_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.shr_u %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_rotl(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rotl %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_rotr(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.rotr %0 by %1 bits : i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_eq(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.eq %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_ne(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.ne %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_lt_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.lt_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_lt_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.lt_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_gt_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.gt_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_gt_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.gt_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_le_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.le_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_le_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.le_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_ge_s(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.ge_si %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_ge_u(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    %2 = wasmssa.ge_ui %0 %1 : i32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_extend8_s(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend 8 : ui32 low bits from %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_extend16_s(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend 16 : ui32 low bits from %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i64_clz(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.clz %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_ctz(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.ctz %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_popcnt(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.popcnt %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_eqz(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.eqz %0 : i64 -> i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i64_add(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.add %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_sub(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.sub %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_mul(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.mul %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_div_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.div_si %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_div_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.div_ui %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_rem_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.rem_si %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_rem_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.rem_ui %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_and(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.and %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_or(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.or %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_xor(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.xor %0 %1 : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_shl(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.shl %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_shr_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.shr_s %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_shr_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.shr_u %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_rotl(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.rotl %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_rotr(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.rotr %0 by %1 bits : i64
    wasmssa.return %2 : i64
  }
  wasmssa.func exported @i64_eq(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.eq %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_ne(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.ne %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_lt_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.lt_si %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_lt_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.lt_ui %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_gt_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.gt_si %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_gt_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.gt_ui %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_le_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.le_si %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_le_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.le_ui %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_ge_s(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.ge_si %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_ge_u(%arg0: !wasmssa<local ref to i64>, %arg1: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.ge_ui %0 %1 : i64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i64_extend8_s(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.extend 8 : ui32 low bits from %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_extend16_s(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.extend 16 : ui32 low bits from %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_extend32_s(%arg0: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.extend 32 : ui32 low bits from %0 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f32_abs(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.abs %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_neg(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.neg %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_ceil(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.ceil %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_floor(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.floor %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_trunc(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_nearest(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.nearest %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_sqrt(%arg0: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.sqrt %0 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f32_add(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.add %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_sub(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.sub %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_mul(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.mul %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_div(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.div %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_min(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.min %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_max(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.max %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_copysign(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.copysign %0 %1 : f32
    wasmssa.return %2 : f32
  }
  wasmssa.func exported @f32_eq(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.eq %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f32_ne(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.ne %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f32_lt(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.lt %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f32_gt(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.gt %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f32_le(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.le %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f32_ge(%arg0: !wasmssa<local ref to f32>, %arg1: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    %2 = wasmssa.ge %0 %1 : f32 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f64_abs(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.abs %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_neg(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.neg %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_ceil(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.ceil %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_floor(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.floor %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_trunc(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_nearest(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.nearest %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_sqrt(%arg0: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.sqrt %0 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @f64_add(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.add %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_sub(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.sub %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_mul(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.mul %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_div(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.div %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_min(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.min %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_max(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.max %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_copysign(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.copysign %0 %1 : f64
    wasmssa.return %2 : f64
  }
  wasmssa.func exported @f64_eq(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.eq %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f64_ne(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.ne %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f64_lt(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.lt %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f64_gt(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.gt %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f64_le(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.le %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @f64_ge(%arg0: !wasmssa<local ref to f64>, %arg1: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.local_get %arg1 :  ref to f64
    %2 = wasmssa.ge %0 %1 : f64 -> i32
    wasmssa.return %2 : i32
  }
  wasmssa.func exported @i32_wrap_i64(%arg0: !wasmssa<local ref to i64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.wrap %0 : i64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i64_extend_i32_s(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend_i32_s %0 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_extend_i32_u(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend_i32_u %0 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f32_demote_f64(%arg0: !wasmssa<local ref to f64>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.demote %0 : f64 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f64_promote_f32(%arg0: !wasmssa<local ref to f32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.promote %0 : f32 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i32_reinterpret_f32(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.reinterpret %0 : f32 as i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i64_reinterpret_f64(%arg0: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.reinterpret %0 : f64 as i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f32_reinterpret_i32(%arg0: !wasmssa<local ref to i32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.reinterpret %0 : i32 as f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f64_reinterpret_i64(%arg0: !wasmssa<local ref to i64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.reinterpret %0 : i64 as f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i32_trunc_f32_s(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_si %0 : f32 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_trunc_sat_f32_s(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_sat_si %0 : f32 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @f32_convert_i32_s(%arg0: !wasmssa<local ref to i32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.convert_s %0 : i32 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @i32_trunc_f32_u(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_ui %0 : f32 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_trunc_sat_f32_u(%arg0: !wasmssa<local ref to f32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_sat_ui %0 : f32 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @f32_convert_i32_u(%arg0: !wasmssa<local ref to i32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.convert_u %0 : i32 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @i32_trunc_f64_s(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_si %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_trunc_sat_f64_s(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_sat_si %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @f64_convert_i32_s(%arg0: !wasmssa<local ref to i32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.convert_s %0 : i32 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i32_trunc_f64_u(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_ui %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_trunc_sat_f64_u(%arg0: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_sat_ui %0 : f64 to i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @f64_convert_i32_u(%arg0: !wasmssa<local ref to i32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.convert_u %0 : i32 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i64_trunc_f32_s(%arg0: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_si %0 : f32 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_trunc_sat_f32_s(%arg0: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_sat_si %0 : f32 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f32_convert_i64_s(%arg0: !wasmssa<local ref to i64>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.convert_s %0 : i64 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @i64_trunc_f32_u(%arg0: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_ui %0 : f32 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_trunc_sat_f32_u(%arg0: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f32
    %1 = wasmssa.trunc_sat_ui %0 : f32 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f32_convert_i64_u(%arg0: !wasmssa<local ref to i64>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.convert_u %0 : i64 to f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @i64_trunc_f64_s(%arg0: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_si %0 : f64 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_trunc_sat_f64_s(%arg0: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_sat_si %0 : f64 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f64_convert_i64_s(%arg0: !wasmssa<local ref to i64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.convert_s %0 : i64 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i64_trunc_f64_u(%arg0: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_ui %0 : f64 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_trunc_sat_f64_u(%arg0: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to f64
    %1 = wasmssa.trunc_sat_ui %0 : f64 to i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f64_convert_i64_u(%arg0: !wasmssa<local ref to i64>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i64
    %1 = wasmssa.convert_u %0 : i64 to f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i32_load(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load %0 offset = 8 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_load8_s(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_s %0 offset = 8 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_load8_u(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_u %0 offset = 8 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_load16_s(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load16_s %0 offset = 8 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i32_load16_u(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load16_u %0 offset = 8 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @i64_load(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_load8_s(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_s %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_load8_u(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_u %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_load16_s(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load16_s %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_load16_u(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load16_u %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_load32_s(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load32_s %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @i64_load32_u(%arg0: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load32_u %0 offset = 8 : i64
    wasmssa.return %1 : i64
  }
  wasmssa.func exported @f32_load(%arg0: !wasmssa<local ref to i32>) -> f32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load %0 offset = 8 : f32
    wasmssa.return %1 : f32
  }
  wasmssa.func exported @f64_load(%arg0: !wasmssa<local ref to i32>) -> f64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load %0 offset = 8 : f64
    wasmssa.return %1 : f64
  }
  wasmssa.func exported @i32_store(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.store %0, %1 offset = 4 : i32
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @i32_store8(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.store8 %0, %1 offset = 4 : i32
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @i32_store16(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i32
    wasmssa.store16 %0, %1 offset = 4 : i32
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @i64_store(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.store %0, %1 offset = 4 : i64
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @i64_store8(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.store8 %0, %1 offset = 4 : i64
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @i64_store16(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.store16 %0, %1 offset = 4 : i64
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @i64_store32(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    wasmssa.store32 %0, %1 offset = 4 : i64
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @f32_store(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f32>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to f32
    wasmssa.store %0, %1 offset = 4 : f32
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.func exported @f64_store(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f64>) -> i64 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to f64
    wasmssa.store %0, %1 offset = 4 : f64
    %2 = wasmssa.const 8 : i32
    %3 = wasmssa.load %2 : i64
    wasmssa.return %3 : i64
  }
  wasmssa.memory @mem_0 !wasmssa<limit[1:]>
  wasmssa.data @data_0 "\F1\82\F3\84\F5\86\F7\C8" in @mem_0 at {
    %0 = wasmssa.const 8 : i32
    wasmssa.return %0 : i32
  }
}
