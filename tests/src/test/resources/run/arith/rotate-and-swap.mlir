// Idioms of bits: rotation by two shifts, bytes in the other order, the lowest set bit, counting without a loop.
// run: @rotate(1, 1) == 2
// run: @rotate(-2147483648, 1) == 1
// run: @rotate(305419896, 8) == 878082066
// run: @bswap(305419896) == 2018915346
// run: @lowest(40) == 8
// run: @lowest(0) == 0
// run: @ones(-1) == 32
// run: @ones(1431655765) == 16
func.func @rotate(%x: i32, %k: i32) -> i32 {
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i32
  %l = arith.andi %k, %c31 : i32
  %d = arith.subi %c32, %l : i32
  %r = arith.andi %d, %c31 : i32
  %a = arith.shli %x, %l : i32
  %b = arith.shrui %x, %r : i32
  %o = arith.ori %a, %b : i32
  return %o : i32
}
func.func @bswap(%x: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %c24 = arith.constant 24 : i32
  %lo = arith.constant 65280 : i32
  %a = arith.shli %x, %c24 : i32
  %b0 = arith.andi %x, %lo : i32
  %b = arith.shli %b0, %c8 : i32
  %c0 = arith.shrui %x, %c8 : i32
  %c = arith.andi %c0, %lo : i32
  %d = arith.shrui %x, %c24 : i32
  %ab = arith.ori %a, %b : i32
  %cd = arith.ori %c, %d : i32
  %r = arith.ori %ab, %cd : i32
  return %r : i32
}
func.func @lowest(%x: i32) -> i32 {
  %z = arith.constant 0 : i32
  %n = arith.subi %z, %x : i32
  %r = arith.andi %x, %n : i32
  return %r : i32
}
func.func @ones(%x: i32) -> i32 {
  %m1 = arith.constant 0x55555555 : i32
  %m2 = arith.constant 0x33333333 : i32
  %m4 = arith.constant 0x0F0F0F0F : i32
  %h = arith.constant 0x01010101 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c24 = arith.constant 24 : i32
  %a = arith.shrui %x, %c1 : i32
  %b = arith.andi %a, %m1 : i32
  %c = arith.subi %x, %b : i32
  %d = arith.shrui %c, %c2 : i32
  %e = arith.andi %d, %m2 : i32
  %f = arith.andi %c, %m2 : i32
  %g = arith.addi %e, %f : i32
  %i = arith.shrui %g, %c4 : i32
  %j = arith.addi %g, %i : i32
  %k = arith.andi %j, %m4 : i32
  %l = arith.muli %k, %h : i32
  %r = arith.shrui %l, %c24 : i32
  return %r : i32
}
