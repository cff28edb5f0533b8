// run: @triangle(0) == 0
// run: @triangle(7) == 35
func.func @triangle(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (index) {
    %s = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> (index) {
      %t = arith.addi %b, %j : index
      scf.yield %t : index
    }
    scf.yield %s : index
  }
  return %r : index
}
