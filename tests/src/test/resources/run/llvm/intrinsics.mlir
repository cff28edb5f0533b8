// Intrinsics on integers and floats.

// run: @ctlz(40) == 26
llvm.func @ctlz(%x: i32) -> i32 {
  %0 = "llvm.intr.ctlz"(%x) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return %0 : i32
}

// run: @cttz(40) == 3
llvm.func @cttz(%x: i32) -> i32 {
  %1 = "llvm.intr.cttz"(%x) <{is_zero_poison = false}> : (i32) -> i32
  llvm.return %1 : i32
}

// run: @ctpop(40) == 2
llvm.func @ctpop(%x: i32) -> i32 {
  %2 = llvm.intr.ctpop(%x) : (i32) -> i32
  llvm.return %2 : i32
}

// run: @smax(-3, 5) == 5
llvm.func @smax(%a: i32, %b: i32) -> i32 {
  %0 = llvm.intr.smax(%a, %b) : (i32, i32) -> i32
  llvm.return %0 : i32
}

// run: @smin(-3, 5) == -3
llvm.func @smin(%a: i32, %b: i32) -> i32 {
  %1 = llvm.intr.smin(%a, %b) : (i32, i32) -> i32
  llvm.return %1 : i32
}

// run: @umax(-3, 5) == -3
llvm.func @umax(%a: i32, %b: i32) -> i32 {
  %2 = llvm.intr.umax(%a, %b) : (i32, i32) -> i32
  llvm.return %2 : i32
}

// run: @umin(-3, 5) == 5
llvm.func @umin(%a: i32, %b: i32) -> i32 {
  %3 = llvm.intr.umin(%a, %b) : (i32, i32) -> i32
  llvm.return %3 : i32
}

// run: @sadd_sat(100, 100) == 127
// run: @sadd_sat(-100, 100) == 0
llvm.func @sadd_sat(%a: i8, %b: i8) -> i8 {
  %0 = llvm.intr.sadd.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %0 : i8
}

// run: @ssub_sat(100, 100) == 0
// run: @ssub_sat(-100, 100) == -128
llvm.func @ssub_sat(%a: i8, %b: i8) -> i8 {
  %1 = llvm.intr.ssub.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %1 : i8
}

// run: @uadd_sat(100, 100) == -56
// run: @uadd_sat(-100, 100) == -1
llvm.func @uadd_sat(%a: i8, %b: i8) -> i8 {
  %2 = llvm.intr.uadd.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %2 : i8
}

// run: @usub_sat(100, 100) == 0
// run: @usub_sat(-100, 100) == 56
llvm.func @usub_sat(%a: i8, %b: i8) -> i8 {
  %3 = llvm.intr.usub.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %3 : i8
}

// run: @overflow(2147483647, 1) == true
// run: @overflow(5, 1) == false
llvm.func @overflow(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}

// run: @bswap(0x12345678) == 0x78563412
llvm.func @bswap(%a: i32) -> i32 {
  %0 = llvm.intr.bswap(%a) : (i32) -> i32
  llvm.return %0 : i32
}

// run: @bitreverse(0x12345678) == 0x1E6A2C48
llvm.func @bitreverse(%a: i32) -> i32 {
  %1 = llvm.intr.bitreverse(%a) : (i32) -> i32
  llvm.return %1 : i32
}

// run: @fshl(0x12345678, -1, 8) == 0x345678FF
// run: @fshl(0x12345678, -1, 32) == 0x12345678
llvm.func @fshl(%a: i32, %b: i32, %n: i32) -> i32 {
  %0 = llvm.intr.fshl(%a, %b, %n) : (i32, i32, i32) -> i32
  llvm.return %0 : i32
}

// run: @fshr(0x12345678, -1, 8) == 0x78FFFFFF
// run: @fshr(0x12345678, -1, 32) == -1
llvm.func @fshr(%a: i32, %b: i32, %n: i32) -> i32 {
  %1 = llvm.intr.fshr(%a, %b, %n) : (i32, i32, i32) -> i32
  llvm.return %1 : i32
}

// run: @scmp(1, 2) == -1
// run: @scmp(-1, 2) == -1
// run: @scmp(2, 2) == 0
llvm.func @scmp(%a: i32, %b: i32) -> i8 {
  %0 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i8
  llvm.return %0 : i8
}

// run: @ucmp(1, 2) == -1
// run: @ucmp(-1, 2) == 1
// run: @ucmp(2, 2) == 0
llvm.func @ucmp(%a: i32, %b: i32) -> i8 {
  %1 = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i8
  llvm.return %1 : i8
}

// run: @magnitude(-5) == 5
llvm.func @magnitude(%a: i32) -> i32 {
  %yes = llvm.mlir.constant(true) : i1
  llvm.intr.assume %yes : i1
  %0 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %1 = llvm.intr.expect %0, %a : i32
  llvm.return %1 : i32
}

// run: @ceil(2.5) == 3.0
// run: @ceil(-1.25) == -1.0
llvm.func @ceil(%a: f64) -> f64 {
  %0 = llvm.intr.ceil(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// run: @floor(2.5) == 2.0
// run: @floor(-1.25) == -2.0
llvm.func @floor(%a: f64) -> f64 {
  %1 = llvm.intr.floor(%a) : (f64) -> f64
  llvm.return %1 : f64
}

// run: @trunc(2.5) == 2.0
// run: @trunc(-1.25) == -1.0
llvm.func @trunc(%a: f64) -> f64 {
  %2 = llvm.intr.trunc(%a) : (f64) -> f64
  llvm.return %2 : f64
}

// run: @round(2.5) == 3.0
// run: @round(-1.25) == -1.0
llvm.func @round(%a: f64) -> f64 {
  %3 = llvm.intr.round(%a) : (f64) -> f64
  llvm.return %3 : f64
}

// run: @rint(2.5) == 2.0
llvm.func @rint(%a: f32) -> f32 {
  %0 = llvm.intr.rint(%a) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @nearbyint(2.5) == 2.0
llvm.func @nearbyint(%a: f32) -> f32 {
  %1 = llvm.intr.nearbyint(%a) : (f32) -> f32
  llvm.return %1 : f32
}

// run: @roundeven(2.5) == 2.0
llvm.func @roundeven(%a: f32) -> f32 {
  %2 = llvm.intr.roundeven(%a) : (f32) -> f32
  llvm.return %2 : f32
}

// run: @maximum(1.0, nan) == nan
// run: @maximum(1.0, 2.0) == 2.0
llvm.func @maximum(%a: f32, %b: f32) -> f32 {
  %0 = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  llvm.return %0 : f32
}

// run: @minimum(1.0, nan) == nan
// run: @minimum(1.0, 2.0) == 1.0
llvm.func @minimum(%a: f32, %b: f32) -> f32 {
  %1 = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  llvm.return %1 : f32
}

// run: @maxnum(1.0, nan) == 1.0
// run: @maxnum(1.0, 2.0) == 2.0
llvm.func @maxnum(%a: f32, %b: f32) -> f32 {
  %2 = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
  llvm.return %2 : f32
}

// run: @minnum(1.0, nan) == 1.0
// run: @minnum(1.0, 2.0) == 1.0
llvm.func @minnum(%a: f32, %b: f32) -> f32 {
  %3 = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  llvm.return %3 : f32
}

// run: @fabs(-9.0) == 9.0
llvm.func @fabs(%a: f64) -> f64 {
  %0 = llvm.intr.fabs(%a) : (f64) -> f64
  llvm.return %0 : f64
}

// run: @sqrt(-9.0) == 3.0
llvm.func @sqrt(%a: f64) -> f64 {
  %0 = llvm.intr.fabs(%a) : (f64) -> f64
  %1 = llvm.intr.sqrt(%0) : (f64) -> f64
  llvm.return %1 : f64
}

// run: @copysign(-9.0) == -3.0
llvm.func @copysign(%a: f64) -> f64 {
  %0 = llvm.intr.fabs(%a) : (f64) -> f64
  %1 = llvm.intr.sqrt(%0) : (f64) -> f64
  %2 = llvm.intr.copysign(%1, %a) : (f64, f64) -> f64
  llvm.return %2 : f64
}

// run: @fma(-9.0) == -51.0
llvm.func @fma(%a: f64) -> f64 {
  %six = llvm.mlir.constant(6.0 : f64) : f64
  %three = llvm.mlir.constant(3.0 : f64) : f64
  %3 = llvm.intr.fma(%a, %six, %three) : (f64, f64, f64) -> f64
  llvm.return %3 : f64
}

// run: @fmuladd(-9.0) == -51.0
llvm.func @fmuladd(%a: f64) -> f64 {
  %six = llvm.mlir.constant(6.0 : f64) : f64
  %three = llvm.mlir.constant(3.0 : f64) : f64
  %4 = llvm.intr.fmuladd(%a, %six, %three) : (f64, f64, f64) -> f64
  llvm.return %4 : f64
}
