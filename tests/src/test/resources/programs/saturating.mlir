// prints: ( 127, -56 )
// prints: ( -128, -1 )
// prints: ( 127, -128 )
// prints: ( -128, -1 )
// prints: ( -2, -2 )

// Sums that stop at the ends, by the carry and by comparison.
func.func @add_unsigned(%a: i8, %b: i8) -> i8 {
  %max = arith.constant -1 : i8
  %s, %carry = arith.addui_extended %a, %b : i8, i1
  %r = arith.select %carry, %max, %s : i8
  return %r : i8
}

func.func @add_signed(%a: i8, %b: i8) -> i8 {
  %low = arith.constant -128 : i16
  %high = arith.constant 127 : i16
  %x = arith.extsi %a : i8 to i16
  %y = arith.extsi %b : i8 to i16
  %s = arith.addi %x, %y : i16
  %t = arith.minsi %s, %high : i16
  %u = arith.maxsi %t, %low : i16
  %r = arith.trunci %u : i16 to i8
  return %r : i8
}

func.func @main() {
  %a = arith.constant dense<[100, -100, 127, -128, 5]> : vector<5xi8>
  %b = arith.constant dense<[100, -100, 1, -1, -7]> : vector<5xi8>
  affine.for %i = 0 to 5 {
    %x = vector.extract %a[%i] : i8 from vector<5xi8>
    %y = vector.extract %b[%i] : i8 from vector<5xi8>
    %s = func.call @add_signed(%x, %y) : (i8, i8) -> i8
    %u = func.call @add_unsigned(%x, %y) : (i8, i8) -> i8
    %v = vector.from_elements %s, %u : vector<2xi8>
    vector.print %v : vector<2xi8>
  }
  return
}
