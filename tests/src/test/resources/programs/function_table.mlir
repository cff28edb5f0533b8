// prints: 15
// prints: 120
// prints: 1800

// Calls through values of function type, chosen at run time.
func.func @add(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}

func.func @mul(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b : i32
  return %r : i32
}

func.func @fold(%f: (i32, i32) -> i32, %start: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  %r = scf.for %i = %c1 to %c6 step %c1 iter_args(%x = %start) -> i32 : i32 {
    %y = func.call_indirect %f(%x, %i) : (i32, i32) -> i32
    scf.yield %y : i32
  }
  return %r : i32
}

func.func @main() {
  %add = constant @add : (i32, i32) -> i32
  %mul = constant @mul : (i32, i32) -> i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %s = call @fold(%add, %zero) : ((i32, i32) -> i32, i32) -> i32
  %p = call @fold(%mul, %one) : ((i32, i32) -> i32, i32) -> i32
  %larger = arith.cmpi sgt, %p, %s : i32
  %f = arith.select %larger, %mul, %add : (i32, i32) -> i32
  %r = func.call_indirect %f(%s, %p) : (i32, i32) -> i32
  vector.print %s : i32
  vector.print %p : i32
  vector.print %r : i32
  return
}
