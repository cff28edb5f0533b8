// prints: ( -2147483648, 1, 31, 0, 0 )
// prints: ( -1342177280, 3, 28, 0, 12 )
// prints: ( -1, 32, 0, 0, -2 )
// prints: ( 510274632, 13, 3, 3, 305419888 )
// prints: ( 398458880, 6, 22, 3, 992 )

// Counting, reversing, rounding to powers of two.
func.func @reverse(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %m1 = arith.constant 0x55555555 : i32
  %m2 = arith.constant 0x33333333 : i32
  %m4 = arith.constant 0x0F0F0F0F : i32
  %m8 = arith.constant 0x00FF00FF : i32
  %m16 = arith.constant 0x0000FFFF : i32
  %a = call @swap(%x, %m1, %c1) : (i32, i32, i32) -> i32
  %b = call @swap(%a, %m2, %c2) : (i32, i32, i32) -> i32
  %c = call @swap(%b, %m4, %c4) : (i32, i32, i32) -> i32
  %d = call @swap(%c, %m8, %c8) : (i32, i32, i32) -> i32
  %e = call @swap(%d, %m16, %c16) : (i32, i32, i32) -> i32
  return %e : i32
}

func.func @swap(%x: i32, %mask: i32, %by: i32) -> i32 {
  %s = arith.shrui %x, %by : i32
  %low = arith.andi %s, %mask : i32
  %kept = arith.andi %x, %mask : i32
  %high = arith.shli %kept, %by : i32
  %r = arith.ori %low, %high : i32
  return %r : i32
}

func.func @main() {
  %xs = arith.constant dense<[1, 13, -1, 0x12345678, 1000]> : vector<5xi32>
  %c1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  affine.for %i = 0 to 5 {
    %x = vector.extract %xs[%i] : i32 from vector<5xi32>
    %r = func.call @reverse(%x) : (i32) -> i32
    %ones = math.ctpop %x : i32
    %leading = math.ctlz %x : i32
    %trailing = math.cttz %x : i32
    %less = arith.subi %x, %c1 : i32
    %rest = arith.andi %x, %less : i32
    %v = vector.from_elements %r, %ones, %leading, %trailing, %rest : vector<5xi32>
    vector.print %v : vector<5xi32>
  }
  return
}
