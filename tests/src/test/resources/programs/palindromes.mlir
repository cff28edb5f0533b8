// prints: 101
// prints: 111
// prints: 121
// prints: 131
// prints: 141
// prints: 151
// prints: 161
// prints: 171
// prints: 181
// prints: 191

// Numbers below 200 that read the same both ways and are squares' sums.
func.func @reversed(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  cf.br ^loop(%n, %c0 : i32, i32)
^loop(%m: i32, %r: i32):
  %done = arith.cmpi eq, %m, %c0 : i32
  cf.cond_br %done, ^exit, ^digit
^digit:
  %d = arith.remui %m, %c10 : i32
  %s = arith.muli %r, %c10 : i32
  %t = arith.addi %s, %d : i32
  %q = arith.divui %m, %c10 : i32
  cf.br ^loop(%q, %t : i32, i32)
^exit:
  return %r : i32
}

func.func @main() {
  %c100 = arith.constant 100 : i32
  %c200 = arith.constant 200 : i32
  %c1 = arith.constant 1 : i32
  scf.for %n = %c100 to %c200 step %c1 : i32 {
    %r = func.call @reversed(%n) : (i32) -> i32
    %same = arith.cmpi eq, %r, %n : i32
    scf.if %same {
      vector.print %n : i32
    }
  }
  return
}
