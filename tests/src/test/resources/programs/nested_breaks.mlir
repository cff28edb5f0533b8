// prints: 11
// prints: 11

// Leaves two loops at once, by branches: the first product above 110.
func.func @main() {
  %c1 = arith.constant 1 : i32
  %c12 = arith.constant 12 : i32
  %limit = arith.constant 110 : i32
  cf.br ^outer(%c1 : i32)
^outer(%i: i32):
  %more = arith.cmpi slt, %i, %c12 : i32
  cf.cond_br %more, ^inner(%c1 : i32), ^none
^inner(%j: i32):
  %again = arith.cmpi slt, %j, %c12 : i32
  cf.cond_br %again, ^body, ^next
^body:
  %p = arith.muli %i, %j : i32
  %found = arith.cmpi sgt, %p, %limit : i32
  %k = arith.addi %j, %c1 : i32
  cf.cond_br %found, ^found, ^inner(%k : i32)
^next:
  %n = arith.addi %i, %c1 : i32
  cf.br ^outer(%n : i32)
^found:
  vector.print %i : i32
  vector.print %j : i32
  cf.br ^exit
^none:
  vector.print %c1 : i32
  cf.br ^exit
^exit:
  return
}
