// Conditionals in the else branches of conditionals: a triangle's kind.
// run: @kind(3, 3, 3) == 3
// run: @kind(3, 3, 4) == 2
// run: @kind(4, 3, 3) == 2
// run: @kind(3, 4, 3) == 2
// run: @kind(3, 4, 5) == 1
// run: @kind(1, 2, 3) == 0
// run: @kind(-1, -1, -1) == 0
func.func @kind(%a: i32, %b: i32, %c: i32) -> i32 {
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %k2 = arith.constant 2 : i32
  %k3 = arith.constant 3 : i32
  %ab = arith.addi %a, %b : i32
  %bc = arith.addi %b, %c : i32
  %ca = arith.addi %c, %a : i32
  %p = arith.cmpi sgt, %ab, %c : i32
  %q = arith.cmpi sgt, %bc, %a : i32
  %s = arith.cmpi sgt, %ca, %b : i32
  %pq = arith.andi %p, %q : i1
  %is = arith.andi %pq, %s : i1
  %r = scf.if %is -> i32 {
    %e = arith.cmpi eq, %a, %b : i32
    %f = arith.cmpi eq, %b, %c : i32
    %both = arith.andi %e, %f : i1
    %v = scf.if %both -> i32 {
      scf.yield %k3 : i32
    } else {
      %w = scf.if %e -> i32 {
        scf.yield %k2 : i32
      } else {
        %x = scf.if %f -> i32 {
          scf.yield %k2 : i32
        } else {
          %g = arith.cmpi eq, %a, %c : i32
          %y = arith.select %g, %k2, %k1 : i32
          scf.yield %y : i32
        }
        scf.yield %x : i32
      }
      scf.yield %w : i32
    }
    scf.yield %v : i32
  } else {
    scf.yield %k0 : i32
  }
  return %r : i32
}
