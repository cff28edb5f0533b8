// beyond mlir-runner: f8E4M3FNUZ has no lowering to LLVM
// beyond llvm: f8E4M3FNUZ has no lowering to LLVM
// run: @absolute(-128) == -128
// run: @absolute(-1) == 127
// run: @signed(-128, 5) == -128
// run: @signed(0, -5) == 0
// run: @signed(5, -5) == -123

// In formats without -0 its encoding is the only NaN, and the sign of neither it nor 0 can be changed.
func.func @absolute(%x: i8) -> i8 {
  %f = arith.bitcast %x : i8 to f8E4M3FNUZ
  %a = math.absf %f : f8E4M3FNUZ
  %r = arith.bitcast %a : f8E4M3FNUZ to i8
  return %r : i8
}

func.func @signed(%x: i8, %sign: i8) -> i8 {
  %f = arith.bitcast %x : i8 to f8E4M3FNUZ
  %g = arith.bitcast %sign : i8 to f8E4M3FNUZ
  %c = math.copysign %f, %g : f8E4M3FNUZ
  %r = arith.bitcast %c : f8E4M3FNUZ to i8
  return %r : i8
}
