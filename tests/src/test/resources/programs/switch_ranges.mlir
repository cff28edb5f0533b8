// prints: 65
// prints: 65
// prints: 66
// prints: 67
// prints: 70
// prints: 88
// prints: 70

// Grades by a switch with gaps, negative cases and a default.
func.func @grade(%n: i32) -> i32 {
  %ten = arith.constant 10 : i32
  %t = arith.floordivsi %n, %ten : i32
  %a = arith.constant 65 : i32
  %b = arith.constant 66 : i32
  %c = arith.constant 67 : i32
  %f = arith.constant 70 : i32
  %x = arith.constant 88 : i32
  cf.switch %t : i32, [
    default: ^exit(%f : i32),
    10: ^exit(%a : i32),
    9: ^exit(%a : i32),
    8: ^exit(%b : i32),
    7: ^exit(%c : i32),
    -1: ^exit(%x : i32)
  ]
^exit(%r: i32):
  return %r : i32
}

func.func @main() {
  %ns = arith.constant dense<[100, 95, 80, 79, 12, -5, -11]> : vector<7xi32>
  affine.for %i = 0 to 7 {
    %n = vector.extract %ns[%i] : i32 from vector<7xi32>
    %g = func.call @grade(%n) : (i32) -> i32
    vector.print %g : i32
  }
  return
}
