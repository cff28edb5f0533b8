// prints: -1
// prints: 4.29497e+09
// prints: 9007199254740992
// prints: 3
// prints: 1
// prints: 44

// Between integers and floats of several widths, signed and unsigned.
func.func @main() {
  %a = arith.constant -1 : i32
  %s = arith.sitofp %a : i32 to f64
  %u = arith.uitofp %a : i32 to f64
  vector.print %s : f64
  vector.print %u : f64
  %big = arith.constant 9007199254740993 : i64
  %f = arith.sitofp %big : i64 to f64
  %back = arith.fptosi %f : f64 to i64
  vector.print %back : i64
  %x = arith.constant 3.99 : f32
  %i = arith.fptosi %x : f32 to i8
  vector.print %i : i8
  %w = arith.extf %x : f32 to f64
  %n = arith.truncf %w : f64 to f32
  %same = arith.cmpf oeq, %x, %n : f32
  vector.print %same : i1
  %t = arith.constant 300 : i32
  %byte = arith.trunci %t : i32 to i8
  vector.print %byte : i8
  return
}
