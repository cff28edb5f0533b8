// prints: 0
// prints: 5
// prints: 2
// prints: 15
// prints: 4

// A region with blocks gives a value in the middle of structured code.
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  scf.for %i = %c0 to %c5 step %c1 : i32 {
    %r = scf.execute_region -> i32 {
      %bit = arith.andi %i, %c1 : i32
      %odd = arith.cmpi eq, %bit, %c1 : i32
      cf.cond_br %odd, ^odd, ^even
    ^odd:
      %t = arith.muli %i, %c5 : i32
      cf.br ^exit(%t : i32)
    ^even:
      cf.br ^exit(%i : i32)
    ^exit(%x: i32):
      scf.yield %x : i32
    }
    vector.print %r : i32
  }
  return
}
