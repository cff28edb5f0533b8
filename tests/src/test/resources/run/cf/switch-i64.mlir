// A switch on 64 bits, whose cases differ in the upper half only.
// run: @f(1) == 10
// run: @f(4294967297) == 20
// run: @f(-1) == 30
// run: @f(9223372036854775807) == 40
// run: @f(2) == 0
func.func @f(%x: i64) -> i32 {
  %r0 = arith.constant 0 : i32
  %r1 = arith.constant 10 : i32
  %r2 = arith.constant 20 : i32
  %r3 = arith.constant 30 : i32
  %r4 = arith.constant 40 : i32
  cf.switch %x : i64, [
    default: ^out(%r0 : i32),
    1: ^out(%r1 : i32),
    4294967297: ^out(%r2 : i32),
    -1: ^out(%r3 : i32),
    9223372036854775807: ^out(%r4 : i32)
  ]
^out(%r: i32):
  return %r : i32
}
