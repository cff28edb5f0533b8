// prints: ( 1.23457e-12, 1.23457e-12 )
// prints: ( 1.23457e-09, 1.23457e-09 )
// prints: ( 1.23457e-06, 1.23457e-06 )
// prints: ( 0.00123457, 0.00123457 )
// prints: ( 1.23457, 1.23457 )
// prints: ( 1234.57, 1234.57 )
// prints: ( 1.23457e+06, 1.23457e+06 )
// prints: ( 1.23457e+09, 1.23457e+09 )
// prints: -1, 18446744073709551615

// How floats of all sizes are printed.
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printComma()
func.func private @printOpen()
func.func private @printClose()
func.func private @printNewline()

func.func @main() {
  %scale = arith.constant 1.0e3 : f64
  %start = arith.constant 1.23456789e-12 : f64
  %r = affine.for %i = 0 to 8 iter_args(%x = %start) -> f64 {
    func.call @printOpen() : () -> ()
    func.call @printF64(%x) : (f64) -> ()
    func.call @printComma() : () -> ()
    %f = arith.truncf %x : f64 to f32
    func.call @printF32(%f) : (f32) -> ()
    func.call @printClose() : () -> ()
    func.call @printNewline() : () -> ()
    %y = arith.mulf %x, %scale : f64
    affine.yield %y : f64
  }
  %m = arith.constant -1 : i64
  call @printI64(%m) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%m) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
