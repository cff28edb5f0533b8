// prints: ( 1, 129, 4718592 )
// prints: 4.76837e-07

// Sign, exponent and fraction of a number, and the next one.
func.func @main() {
  %x = arith.constant -6.25 : f32
  %b = arith.bitcast %x : f32 to i32
  %c23 = arith.constant 23 : i32
  %c31 = arith.constant 31 : i32
  %mask = arith.constant 255 : i32
  %low = arith.constant 0x7FFFFF : i32
  %one = arith.constant 1 : i32
  %sign = arith.shrui %b, %c31 : i32
  %e0 = arith.shrui %b, %c23 : i32
  %e = arith.andi %e0, %mask : i32
  %f = arith.andi %b, %low : i32
  %v = vector.from_elements %sign, %e, %f : vector<3xi32>
  vector.print %v : vector<3xi32>
  %n = arith.addi %b, %one : i32
  %y = arith.bitcast %n : i32 to f32
  %d = arith.subf %x, %y : f32
  vector.print %d : f32
  return
}
