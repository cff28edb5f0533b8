// prints: ( -10, -4120486797083266677 )
// prints: ( 0, 263753334476412064 )
// prints: ( 0, 1 )
// prints: ( 9223372036854775807, -1000000000000000002 )

// 128-bit quotients of all signs, and their remainders.
func.func @show(%a: i128) {
  %c64 = arith.constant 64 : i128
  %l = arith.trunci %a : i128 to i64
  %s = arith.shrsi %a, %c64 : i128
  %h = arith.trunci %s : i128 to i64
  %v = vector.from_elements %h, %l : vector<2xi64>
  vector.print %v : vector<2xi64>
  return
}

func.func @main() {
  %a = arith.constant 170141183460469231731687303715884105727 : i128
  %b = arith.constant -1000000000000000003 : i128
  %q = arith.divsi %a, %b : i128
  %r = arith.remsi %a, %b : i128
  %u = arith.divui %b, %a : i128
  %w = arith.remui %b, %a : i128
  call @show(%q) : (i128) -> ()
  call @show(%r) : (i128) -> ()
  call @show(%u) : (i128) -> ()
  call @show(%w) : (i128) -> ()
  return
}
