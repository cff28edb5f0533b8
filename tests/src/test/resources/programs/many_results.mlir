// prints: 77
// prints: 1
// prints: -2.25
// prints: 1.5
// prints: 64000000000
// prints: -8

// Functions of many arguments and results of several types.
func.func @shuffle(%a: i8, %b: i64, %c: f32, %d: f64, %e: i1, %f: index) -> (index, i1, f64, f32, i64, i8) {
  return %f, %e, %d, %c, %b, %a : index, i1, f64, f32, i64, i8
}

func.func @main() {
  %a = arith.constant -8 : i8
  %b = arith.constant 64000000000 : i64
  %c = arith.constant 1.5 : f32
  %d = arith.constant -2.25 : f64
  %e = arith.constant true
  %f = arith.constant 77 : index
  %r:6 = call @shuffle(%a, %b, %c, %d, %e, %f) : (i8, i64, f32, f64, i1, index) -> (index, i1, f64, f32, i64, i8)
  vector.print %r#0 : index
  vector.print %r#1 : i1
  vector.print %r#2 : f64
  vector.print %r#3 : f32
  vector.print %r#4 : i64
  vector.print %r#5 : i8
  return
}
