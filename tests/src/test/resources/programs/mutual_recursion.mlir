// prints: ( 1, 0 )
// prints: ( 1, 0 )
// prints: ( 2, 1 )
// prints: ( 2, 2 )
// prints: ( 3, 2 )
// prints: ( 3, 3 )
// prints: ( 4, 4 )
// prints: ( 5, 4 )
// prints: ( 5, 5 )
// prints: ( 6, 6 )
// prints: ( 6, 6 )
// prints: ( 7, 7 )

// Hofstadter's female and male sequences.
func.func @female(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %first = arith.cmpi eq, %n, %c0 : i64
  %r = scf.if %first -> i64 {
    scf.yield %c1 : i64
  } else {
    %m = arith.subi %n, %c1 : i64
    %f = func.call @female(%m) : (i64) -> i64
    %x = func.call @male(%f) : (i64) -> i64
    %d = arith.subi %n, %x : i64
    scf.yield %d : i64
  }
  return %r : i64
}

func.func @male(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %first = arith.cmpi eq, %n, %c0 : i64
  %r = scf.if %first -> i64 {
    scf.yield %c0 : i64
  } else {
    %m = arith.subi %n, %c1 : i64
    %f = func.call @male(%m) : (i64) -> i64
    %x = func.call @female(%f) : (i64) -> i64
    %d = arith.subi %n, %x : i64
    scf.yield %d : i64
  }
  return %r : i64
}

func.func @main() {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c12 = arith.constant 12 : i64
  scf.for %i = %c0 to %c12 step %c1 : i64 {
    %f = func.call @female(%i) : (i64) -> i64
    %m = func.call @male(%i) : (i64) -> i64
    %v = vector.from_elements %f, %m : vector<2xi64>
    vector.print %v : vector<2xi64>
  }
  return
}
