// Which function is called is known only when running; both have the same type.
// run: @apply(true, 10) == 11
// run: @apply(false, 10) == 20
// run: @twice(true, 10) == 12
// run: @twice(false, 10) == 40
func.func private @increment(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = arith.addi %x, %c1 : i32
  return %r : i32
}
func.func private @double(%x: i32) -> i32 {
  %r = arith.addi %x, %x : i32
  return %r : i32
}
func.func @apply(%c: i1, %x: i32) -> i32 {
  %f = constant @increment : (i32) -> i32
  %g = constant @double : (i32) -> i32
  %h = arith.select %c, %f, %g : (i32) -> i32
  %r = call_indirect %h(%x) : (i32) -> i32
  return %r : i32
}
func.func @twice(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %f = func.constant @increment : (i32) -> i32
    %a = func.call_indirect %f(%x) : (i32) -> i32
    %b = func.call_indirect %f(%a) : (i32) -> i32
    scf.yield %b : i32
  } else {
    %g = func.constant @double : (i32) -> i32
    %a = func.call_indirect %g(%x) : (i32) -> i32
    %b = func.call_indirect %g(%a) : (i32) -> i32
    scf.yield %b : i32
  }
  return %r : i32
}
