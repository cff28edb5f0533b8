// prints: 1
// prints: 1
// prints: -3
// prints: 1.5
// prints: 9
// prints: 2.25
// prints: -27
// prints: 3.375
// prints: 81
// prints: 5.0625
// prints: -243
// prints: 7.59375

// By repeated multiplication, of integers and floats.
func.func @main() {
  %b = arith.constant -3 : i64
  %x = arith.constant 1.5 : f64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  scf.for %n = %c0 to %c6 step %c1 : i32 {
    %w = arith.extsi %n : i32 to i64
    %p = math.ipowi %b, %w : i64
    vector.print %p : i64
    %f = math.fpowi %x, %n : f64, i32
    vector.print %f : f64
  }
  return
}
