// A switch on more than 64 bits, with a case below zero.
// another form in mlir-opt: it prints the case below zero as 2^64 - 1
// beyond mlir-runner: what upstream translates -3 of i128 to is 2^64 - 1
// run: @chosen(-3) == 30
// run: @chosen(9223372036854775807) == 20
// run: @chosen(4) == 10
func.func @chosen(%n: i64) -> i32 {
  %x = arith.extsi %n : i64 to i128
  cf.switch %x : i128, [
    default: ^bb1,
    9223372036854775807: ^bb2,
    -3: ^bb3
  ]
^bb1:
  %a = arith.constant 10 : i32
  return %a : i32
^bb2:
  %b = arith.constant 20 : i32
  return %b : i32
^bb3:
  %c = arith.constant 30 : i32
  return %c : i32
}
