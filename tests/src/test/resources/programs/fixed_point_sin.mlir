// prints: 0
// prints: 16961
// prints: 32768
// prints: 46342
// prints: 56771
// prints: -32769

// Sine of 16.16 numbers by a polynomial; products of 64 bits.
func.func @mul(%a: i32, %b: i32) -> i32 {
  %c16 = arith.constant 16 : i64
  %x = arith.extsi %a : i32 to i64
  %y = arith.extsi %b : i32 to i64
  %p = arith.muli %x, %y : i64
  %s = arith.shrsi %p, %c16 : i64
  %r = arith.trunci %s : i64 to i32
  return %r : i32
}

func.func @main() {
  %third = arith.constant -10923 : i32
  %fifth = arith.constant 546 : i32
  %one = arith.constant 65536 : i32
  %angles = arith.constant dense<[0, 17157, 34315, 51472, 68629, -34315]> : vector<6xi32>
  affine.for %i = 0 to 6 {
    %x = vector.extract %angles[%i] : i32 from vector<6xi32>
    %xx = func.call @mul(%x, %x) : (i32, i32) -> i32
    %a = func.call @mul(%xx, %fifth) : (i32, i32) -> i32
    %b = arith.addi %a, %third : i32
    %c = func.call @mul(%xx, %b) : (i32, i32) -> i32
    %d = arith.addi %c, %one : i32
    %y = func.call @mul(%x, %d) : (i32, i32) -> i32
    vector.print %y : i32
  }
  return
}
