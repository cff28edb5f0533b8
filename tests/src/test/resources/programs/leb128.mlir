// prints: 0
// prints: 229
// prints: 142
// prints: 38
// prints: 192
// prints: 187
// prints: 120
// prints: 127
// prints: 255
// prints: 0

// Signed numbers in seven bits per byte, and back.
func.func @main() {
  %numbers = arith.constant dense<[0, 624485, -123456, -1, 127]> : vector<5xi64>
  %c7 = arith.constant 7 : i64
  %low = arith.constant 127 : i64
  %bit6 = arith.constant 64 : i64
  %more = arith.constant 128 : i64
  %zero = arith.constant 0 : i64
  %minus = arith.constant -1 : i64
  affine.for %i = 0 to 5 {
    %n = vector.extract %numbers[%i] : i64 from vector<5xi64>
    %end = scf.while (%x = %n) : (i64) -> i64 {
      %b = arith.andi %x, %low : i64
      %rest = arith.shrsi %x, %c7 : i64
      %sign = arith.andi %b, %bit6 : i64
      %positive = arith.cmpi eq, %sign, %zero : i64
      %done = arith.select %positive, %zero, %minus : i64
      %go = arith.cmpi ne, %rest, %done : i64
      %c = arith.ori %b, %more : i64
      %byte = arith.select %go, %c, %b : i64
      vector.print %byte : i64
      scf.condition(%go) %rest : i64
    } do {
    ^bb0(%x: i64):
      scf.yield %x : i64
    }
  }
  return
}
