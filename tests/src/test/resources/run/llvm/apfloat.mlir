// engines: chicory - the interpreter has no runtime library

// What convert-arith-to-apfloat and convert-math-to-apfloat call: encodings of floats, in a format by its number (0: f16, 1: bf16, 2: f32, 3: f64,
// 7 to 18: the short ones). Results are those of LLVM's APFloat.

func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64

// run: @add(7, 1, 248) == 248
// run: @add(7, 178, 192) == 192
// run: @add(14, 385024, 383215) == 385340
// run: @add(14, 129261, 514844) == 514844
// run: @add(13, 231, 238) == 240
// run: @add(13, 121, 108) == 121
// run: @add(16, 29, 43) == 29
// run: @add(16, 19, 26) == 28
// run: @add(15, 130, 89) == 130
// run: @add(15, 22, 14) == 22
// run: @add(3, 3905028968360385881, -7425706856996049568) == 3905028968360385881
// run: @add(3, 8175025751709906118, -4503599627370496) == -4503599627370496
// run: @add(9, 127, 225) == 127
// run: @add(9, 138, 164) == 165
func.func @add(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_add(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_subtract(i32, i64, i64) -> i64

// run: @subtract(1, 48779, 13205) == 48779
// run: @subtract(1, 17280, 7478) == 17280
// run: @subtract(0, 37083, 7439) == 40362
// run: @subtract(0, 15875, 38309) == 15876
// run: @subtract(8, 13, 188) == 60
// run: @subtract(8, 35, 80) == 208
// run: @subtract(3, -4843220984669448575, 4589883010973222893) == -4633489025881552864
// run: @subtract(3, 8447094647843276274, -9219886963885432365) == 8447094647843276274
// run: @subtract(10, 2, 245) == 117
// run: @subtract(10, 230, 159) == 230
// run: @subtract(2, 4257829475, 2150598394) == 4257829475
// run: @subtract(2, 1087805927, 1024142769) == 1087734668
// run: @subtract(14, 1, 122050) == 384194
// run: @subtract(14, 139269, 135771) == 139071
func.func @subtract(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_subtract(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_multiply(i32, i64, i64) -> i64

// run: @multiply(14, 170726, 404653) == 445448
// run: @multiply(14, 141982, 105386) == 117335
// run: @multiply(11, 131, 138) == 0
// run: @multiply(11, 190, 204) == 74
// run: @multiply(3, 9179832449082251590, -6395182057269697001) == -1822508460637867318
// run: @multiply(3, -5467323852035122055, 4535376285636803346) == -5539127411426462544
// run: @multiply(10, 99, 115) == 127
// run: @multiply(10, 113, 29) == 87
// run: @multiply(2, 3813524308, 3061351) == 2744528595
// run: @multiply(2, 2239201457, 3311638805) == 190581533
// run: @multiply(7, 195, 134) == 13
// run: @multiply(7, 202, 78) == 220
// run: @multiply(8, 140, 68) == 144
// run: @multiply(8, 221, 121) == 128
func.func @multiply(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_multiply(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_divide(i32, i64, i64) -> i64

// run: @divide(2, 732296088, 938938205) == 858518754
// run: @divide(2, 4286578688, 1132462080) == 4286578688
// run: @divide(10, 108, 176) == 244
// run: @divide(10, 206, 59) == 202
// run: @divide(14, 231039, 769) == 261120
// run: @divide(14, 66383, 262145) == 467791
// run: @divide(1, 32704, 22481) == 32704
// run: @divide(1, 248, 50038) == 32769
// run: @divide(15, 95, 62) == 160
// run: @divide(15, 23, 101) == 49
// run: @divide(3, 1479320767197162443, 4264606031053307414) == 1821825465625892300
// run: @divide(3, -5822096865527392626, 3003744673664436021) == -4218717208523249145
// run: @divide(12, 156, 83) == 161
// run: @divide(12, 254, 238) == 104
func.func @divide(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_divide(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64

// run: @remainder(9, 0, 213) == 0
// run: @remainder(9, 27, 102) == 27
// run: @remainder(1, 15485, 32847) == 32783
// run: @remainder(1, 51165, 18988) == 51165
// run: @remainder(10, 129, 213) == 129
// run: @remainder(10, 19, 43) == 19
// run: @remainder(14, 388096, 199) == 262236
// run: @remainder(14, 14516, 262145) == 0
// run: @remainder(0, 17408, 32769) == 0
// run: @remainder(0, 34082, 2) == 32768
// run: @remainder(12, 152, 73) == 152
// run: @remainder(12, 192, 79) == 192
// run: @remainder(16, 28, 51) == 46
// run: @remainder(16, 15, 30) == 15
func.func @remainder(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_remainder(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64

// run: @fused_multiply_add(11, 21, 66, 148) == 8
// run: @fused_multiply_add(11, 118, 61, 98) == 118
// run: @fused_multiply_add(2, 3180175442, 1034289596, 3074849181) == 3149402386
// run: @fused_multiply_add(2, 3315486680, 1166016512, 3246391296) == 3416149984
// run: @fused_multiply_add(14, 1, 384688, 262145) == 262145
// run: @fused_multiply_add(14, 127547, 262748, 77509) == 77509
// run: @fused_multiply_add(10, 114, 243, 247) == 255
// run: @fused_multiply_add(10, 195, 225, 159) == 108
// run: @fused_multiply_add(18, 3, 9, 0) == 10
// run: @fused_multiply_add(18, 9, 4, 6) == 5
// run: @fused_multiply_add(1, 54903, 32933, 17408) == 17408
// run: @fused_multiply_add(1, 16735, 32769, 49077) == 49077
// run: @fused_multiply_add(3, 4553139223271571456, -4591885788609864293, 4834305593296062) == -4645928984138310245
// run: @fused_multiply_add(3, 3310801160501396, -9223372036854775808, 6917439751511250647) == 6917439751511250647
func.func @fused_multiply_add(%a: i32, %b: i64, %c: i64, %d: i64) -> i64 {
  %r = call @_mlir_apfloat_fused_multiply_add(%a, %b, %c, %d) : (i32, i64, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_minimum(i32, i64, i64) -> i64

// run: @minimum(15, 36, 17) == 17
// run: @minimum(15, 248, 157) == 157
// run: @minimum(16, 15, 16) == 15
// run: @minimum(16, 21, 59) == 59
// run: @minimum(13, 182, 7) == 182
// run: @minimum(13, 125, 28) == 125
// run: @minimum(14, 125952, 15213) == 15213
// run: @minimum(14, 119390, 196645) == 119390
// run: @minimum(3, 9221120237041090560, 4647431603933739123) == 9221120237041090560
// run: @minimum(3, -4607600255389346813, 4629700416936869888) == -4607600255389346813
// run: @minimum(7, 190, 156) == 190
// run: @minimum(7, 96, 148) == 148
// run: @minimum(10, 61, 145) == 145
// run: @minimum(10, 7, 0) == 0
func.func @minimum(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_minimum(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_maximum(i32, i64, i64) -> i64

// run: @maximum(0, 17461, 6057) == 17461
// run: @maximum(0, 57392, 38057) == 38057
// run: @maximum(7, 135, 23) == 23
// run: @maximum(7, 236, 25) == 25
// run: @maximum(16, 16, 21) == 21
// run: @maximum(16, 0, 28) == 28
// run: @maximum(13, 8, 184) == 8
// run: @maximum(13, 23, 232) == 23
// run: @maximum(9, 148, 97) == 97
// run: @maximum(9, 98, 129) == 98
// run: @maximum(15, 0, 2) == 2
// run: @maximum(15, 23, 194) == 194
// run: @maximum(3, -9221027271968384978, -4503599627370496) == -9221027271968384978
// run: @maximum(3, 8631299952377504, -4594071782246196366) == 8631299952377504
func.func @maximum(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_maximum(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_minnum(i32, i64, i64) -> i64

// run: @minnum(15, 234, 52) == 52
// run: @minnum(15, 22, 65) == 22
// run: @minnum(16, 15, 48) == 48
// run: @minnum(16, 48, 11) == 48
// run: @minnum(8, 225, 240) == 240
// run: @minnum(8, 89, 76) == 76
// run: @minnum(2, 3142483270, 1006043932) == 3142483270
// run: @minnum(2, 1306986896, 1598445843) == 1306986896
// run: @minnum(0, 55142, 45056) == 55142
// run: @minnum(0, 32256, 59198) == 59198
// run: @minnum(13, 26, 253) == 26
// run: @minnum(13, 110, 16) == 16
// run: @minnum(18, 0, 2) == 0
// run: @minnum(18, 15, 2) == 15
func.func @minnum(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_minnum(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_maxnum(i32, i64, i64) -> i64

// run: @maxnum(10, 2, 24) == 24
// run: @maxnum(10, 152, 53) == 53
// run: @maxnum(14, 235042, 262143) == 235042
// run: @maxnum(14, 488682, 0) == 0
// run: @maxnum(2, 3382958153, 3156283061) == 3156283061
// run: @maxnum(2, 2139095040, 14957619) == 2139095040
// run: @maxnum(8, 0, 59) == 59
// run: @maxnum(8, 148, 210) == 148
// run: @maxnum(9, 27, 119) == 119
// run: @maxnum(9, 93, 33) == 93
// run: @maxnum(16, 50, 25) == 25
// run: @maxnum(16, 32, 23) == 23
// run: @maxnum(13, 84, 128) == 84
// run: @maxnum(13, 247, 59) == 255
func.func @maxnum(%a: i32, %b: i64, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_maxnum(%a, %b, %c) : (i32, i64, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_neg(i32, i64) -> i64

// run: @neg(0, 12533) == 45301
// run: @neg(0, 0) == 32768
// run: @neg(3, -9221702566445398487) == 1669470409377321
// run: @neg(3, -9214808561265701658) == 8563475589074150
// run: @neg(8, 151) == 23
// run: @neg(8, 211) == 83
// run: @neg(18, 8) == 0
// run: @neg(18, 14) == 6
// run: @neg(9, 111) == 239
// run: @neg(9, 157) == 29
// run: @neg(12, 11) == 139
// run: @neg(12, 137) == 9
// run: @neg(16, 61) == 29
// run: @neg(16, 48) == 16
func.func @neg(%a: i32, %b: i64) -> i64 {
  %r = call @_mlir_apfloat_neg(%a, %b) : (i32, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_abs(i32, i64) -> i64

// run: @abs(2, 2147483648) == 0
// run: @abs(2, 2831330693) == 683847045
// run: @abs(7, 132) == 4
// run: @abs(7, 70) == 70
// run: @abs(12, 95) == 95
// run: @abs(12, 18) == 18
// run: @abs(15, 130) == 130
// run: @abs(15, 86) == 86
// run: @abs(13, 23) == 23
// run: @abs(13, 160) == 32
// run: @abs(16, 23) == 23
// run: @abs(16, 54) == 22
// run: @abs(8, 46) == 46
// run: @abs(8, 43) == 43
func.func @abs(%a: i32, %b: i64) -> i64 {
  %r = call @_mlir_apfloat_abs(%a, %b) : (i32, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8

// run: @compare(14, 124809, 170338) == 0
// run: @compare(14, 397456, 308123) == 0
// run: @compare(15, 224, 6) == 2
// run: @compare(15, 205, 89) == 2
// run: @compare(10, 234, 36) == 0
// run: @compare(10, 12, 166) == 2
// run: @compare(16, 10, 10) == 1
// run: @compare(16, 32, 26) == 0
// run: @compare(12, 177, 125) == 0
// run: @compare(12, 128, 205) == 3
// run: @compare(3, 4579121480244590928, -3130069818716642252) == 2
// run: @compare(3, -4634561999962761120, 4638707616191610880) == 0
// run: @compare(0, 899, 54272) == 2
// run: @compare(0, 11322, 9429) == 2
func.func @compare(%a: i32, %b: i64, %c: i64) -> i8 {
  %r = call @_mlir_apfloat_compare(%a, %b, %c) : (i32, i64, i64) -> i8
  return %r : i8
}

func.func private @_mlir_apfloat_isnan(i32, i64) -> i1

// run: @isnan(0, 60416) == 0
// run: @isnan(0, 19061) == 0
// run: @isnan(16, 58) == 0
// run: @isnan(16, 61) == 0
// run: @isnan(12, 159) == 0
// run: @isnan(12, 90) == 0
// run: @isnan(3, -3509773649599072763) == 0
// run: @isnan(3, -7475533470316945311) == 0
// run: @isnan(7, 54) == 0
// run: @isnan(7, 92) == 0
// run: @isnan(9, 200) == 0
// run: @isnan(9, 183) == 0
// run: @isnan(15, 51) == 0
// run: @isnan(15, 136) == 0
func.func @isnan(%a: i32, %b: i64) -> i1 {
  %r = call @_mlir_apfloat_isnan(%a, %b) : (i32, i64) -> i1
  return %r : i1
}

func.func private @_mlir_apfloat_isinfinite(i32, i64) -> i1

// run: @isinfinite(0, 3072) == 0
// run: @isinfinite(0, 13280) == 0
// run: @isinfinite(9, 65) == 0
// run: @isinfinite(9, 74) == 0
// run: @isinfinite(10, 203) == 0
// run: @isinfinite(10, 99) == 0
// run: @isinfinite(3, 4598175219545276416) == 0
// run: @isinfinite(3, -4920507986189062407) == 0
// run: @isinfinite(17, 21) == 0
// run: @isinfinite(17, 22) == 0
// run: @isinfinite(11, 103) == 0
// run: @isinfinite(11, 128) == 0
// run: @isinfinite(8, 189) == 0
// run: @isinfinite(8, 150) == 0
func.func @isinfinite(%a: i32, %b: i64) -> i1 {
  %r = call @_mlir_apfloat_isinfinite(%a, %b) : (i32, i64) -> i1
  return %r : i1
}

func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1

// run: @isfinite(8, 78) == 1
// run: @isfinite(8, 69) == 1
// run: @isfinite(1, 32640) == 0
// run: @isfinite(1, 65472) == 0
// run: @isfinite(16, 11) == 1
// run: @isfinite(16, 6) == 1
// run: @isfinite(9, 13) == 1
// run: @isfinite(9, 184) == 1
// run: @isfinite(14, 263863) == 1
// run: @isfinite(14, 408) == 1
// run: @isfinite(7, 39) == 1
// run: @isfinite(7, 255) == 0
// run: @isfinite(0, 17) == 1
// run: @isfinite(0, 31173) == 1
func.func @isfinite(%a: i32, %b: i64) -> i1 {
  %r = call @_mlir_apfloat_isfinite(%a, %b) : (i32, i64) -> i1
  return %r : i1
}

func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1

// run: @isnormal(11, 155) == 1
// run: @isnormal(11, 11) == 1
// run: @isnormal(18, 14) == 1
// run: @isnormal(18, 7) == 1
// run: @isnormal(7, 205) == 1
// run: @isnormal(7, 224) == 1
// run: @isnormal(8, 92) == 1
// run: @isnormal(8, 233) == 1
// run: @isnormal(16, 4) == 1
// run: @isnormal(16, 32) == 0
// run: @isnormal(10, 187) == 1
// run: @isnormal(10, 189) == 1
// run: @isnormal(12, 229) == 1
// run: @isnormal(12, 185) == 1
func.func @isnormal(%a: i32, %b: i64) -> i1 {
  %r = call @_mlir_apfloat_isnormal(%a, %b) : (i32, i64) -> i1
  return %r : i1
}

func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64

// run: @convert(7, 16, 192) == 48
// run: @convert(7, 0, 246) == 62976
// run: @convert(17, 1, 22) == 16480
// run: @convert(17, 17, 17) == 17
// run: @convert(9, 12, 9) == 41
// run: @convert(9, 14, 224) == 397312
// run: @convert(3, 13, 3621209742582677229) == 0
// run: @convert(3, 7, -3894346262575515857) == 252
// run: @convert(18, 9, 8) == 128
// run: @convert(18, 8, 10) == 192
// run: @convert(16, 18, 39) == 9
// run: @convert(16, 0, 8) == 14336
// run: @convert(14, 14, 319094) == 319094
// run: @convert(14, 10, 312824) == 128
func.func @convert(%a: i32, %b: i32, %c: i64) -> i64 {
  %r = call @_mlir_apfloat_convert(%a, %b, %c) : (i32, i32, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64

// run: @convert_to_int(18, 16, 1, 7) == 6
// run: @convert_to_int(18, 32, 0, 14) == 4294967292
// run: @convert_to_int(2, 32, 0, 21613236) == 0
// run: @convert_to_int(2, 16, 1, 3722699769) == 0
// run: @convert_to_int(9, 9, 1, 253) == 0
// run: @convert_to_int(9, 32, 0, 110) == 112
// run: @convert_to_int(7, 33, 1, 246) == 0
// run: @convert_to_int(7, 64, 1, 201) == 0
// run: @convert_to_int(10, 33, 1, 197) == 0
// run: @convert_to_int(10, 4, 1, 149) == 0
// run: @convert_to_int(3, 8, 1, -6087434119616984174) == 0
// run: @convert_to_int(3, 33, 1, 4596871496928155079) == 0
// run: @convert_to_int(12, 16, 1, 71) == 0
// run: @convert_to_int(12, 32, 0, 169) == 0
func.func @convert_to_int(%a: i32, %b: i32, %c: i1, %d: i64) -> i64 {
  %r = call @_mlir_apfloat_convert_to_int(%a, %b, %c, %d) : (i32, i32, i1, i64) -> i64
  return %r : i64
}

func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64

// run: @convert_from_int(10, 31, 1, 196701608) == 127
// run: @convert_from_int(10, 63, 1, 9223372036839646832) == 127
// run: @convert_from_int(12, 2, 0, -2) == 224
// run: @convert_from_int(12, 64, 0, -11039) == 128
// run: @convert_from_int(0, 2, 1, 0) == 0
// run: @convert_from_int(0, 8, 0, -3) == 49664
// run: @convert_from_int(7, 8, 1, 10) == 73
// run: @convert_from_int(7, 32, 1, 387147262) == 124
// run: @convert_from_int(3, 8, 1, 14) == 4624070917402656768
// run: @convert_from_int(3, 32, 1, 1) == 4607182418800017408
// run: @convert_from_int(16, 63, 0, -149292) == 63
// run: @convert_from_int(16, 2, 0, -2) == 48
// run: @convert_from_int(1, 2, 0, -2) == 49152
// run: @convert_from_int(1, 63, 1, 3) == 16448
func.func @convert_from_int(%a: i32, %b: i32, %c: i1, %d: i64) -> i64 {
  %r = call @_mlir_apfloat_convert_from_int(%a, %b, %c, %d) : (i32, i32, i1, i64) -> i64
  return %r : i64
}
