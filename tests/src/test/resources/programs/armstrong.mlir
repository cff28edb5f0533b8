// prints: 153
// prints: 370
// prints: 371
// prints: 407

// Three digits whose cubes sum to the number.
func.func @main() {
  %c1 = arith.constant 1 : i32
  affine.for %a = 1 to 10 {
    affine.for %b = 0 to 10 {
      affine.for %c = 0 to 10 {
        %n = affine.apply affine_map<(a, b, c) -> (a * 100 + b * 10 + c)>(%a, %b, %c)
        %aa = arith.muli %a, %a : index
        %aaa = arith.muli %aa, %a : index
        %bb = arith.muli %b, %b : index
        %bbb = arith.muli %bb, %b : index
        %cc = arith.muli %c, %c : index
        %ccc = arith.muli %cc, %c : index
        %s = arith.addi %aaa, %bbb : index
        %t = arith.addi %s, %ccc : index
        %same = arith.cmpi eq, %t, %n : index
        scf.if %same {
          vector.print %n : index
        }
      }
    }
  }
  return
}
