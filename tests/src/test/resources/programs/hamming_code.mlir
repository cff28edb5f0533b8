// prints: 0
// prints: 1
// prints: 2
// prints: 3
// prints: 4
// prints: 5
// prints: 6
// prints: 7

// Four bits in seven; one that flips is found.
func.func @parity(%w: i8, %mask: i8) -> i8 {
  %m = arith.andi %w, %mask : i8
  %n = math.ctpop %m : i8
  %one = arith.constant 1 : i8
  %p = arith.andi %n, %one : i8
  return %p : i8
}

func.func @syndrome(%w: i8) -> i8 {
  %a = arith.constant 0x55 : i8
  %b = arith.constant 0x66 : i8
  %c = arith.constant 0x78 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %p = call @parity(%w, %a) : (i8, i8) -> i8
  %q = call @parity(%w, %b) : (i8, i8) -> i8
  %r = call @parity(%w, %c) : (i8, i8) -> i8
  %q2 = arith.shli %q, %one : i8
  %r4 = arith.shli %r, %two : i8
  %pq = arith.ori %p, %q2 : i8
  %s = arith.ori %pq, %r4 : i8
  return %s : i8
}

func.func @main() {
  %word = arith.constant 0x55 : i8
  %s = call @syndrome(%word) : (i8) -> i8
  vector.print %s : i8
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %seven = arith.constant 7 : i8
  scf.for %i = %zero to %seven step %one : i8 {
    %bit = arith.shli %one, %i : i8
    %bad = arith.xori %word, %bit : i8
    %t = func.call @syndrome(%bad) : (i8) -> i8
    vector.print %t : i8
  }
  return
}
