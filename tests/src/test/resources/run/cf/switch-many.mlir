// A dense switch with twenty cases, two of them to the same block, and one to a loop's head: Roman digits' values by letter.
// run: @value(73) == 1
// run: @value(86) == 5
// run: @value(88) == 10
// run: @value(76) == 50
// run: @value(67) == 100
// run: @value(68) == 500
// run: @value(77) == 1000
// run: @value(65) == 0
// run: @value(-73) == 0
// run: @value(90) == 26
func.func @value(%letter: i32) -> i32 {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k5 = arith.constant 5 : i32
  %k10 = arith.constant 10 : i32
  %k50 = arith.constant 50 : i32
  %k100 = arith.constant 100 : i32
  %k500 = arith.constant 500 : i32
  %k1000 = arith.constant 1000 : i32
  %a = arith.constant 64 : i32
  cf.switch %letter : i32, [
    default: ^out(%k0 : i32),
    65: ^out(%k0 : i32),
    66: ^out(%k0 : i32),
    67: ^out(%k100 : i32),
    68: ^out(%k500 : i32),
    69: ^out(%k0 : i32),
    70: ^out(%k0 : i32),
    71: ^out(%k0 : i32),
    72: ^out(%k0 : i32),
    73: ^out(%k1 : i32),
    74: ^out(%k0 : i32),
    75: ^out(%k0 : i32),
    76: ^out(%k50 : i32),
    77: ^out(%k1000 : i32),
    86: ^out(%k5 : i32),
    88: ^out(%k10 : i32),
    90: ^count(%a, %k0 : i32, i32)
  ]
^count(%i: i32, %n: i32):
  %j = arith.addi %i, %k1 : i32
  %m = arith.addi %n, %k1 : i32
  %done = arith.cmpi eq, %j, %letter : i32
  cf.cond_br %done, ^out(%m : i32), ^count(%j, %m : i32, i32)
^out(%r: i32):
  return %r : i32
}
