// prints: ( 1, 3, 2, 0 )

// Kinds of triangles through nested conditions.
func.func @kind(%a: i32, %b: i32, %c: i32) -> i32 {
  %none = arith.constant 0 : i32
  %scalene = arith.constant 1 : i32
  %isosceles = arith.constant 2 : i32
  %equilateral = arith.constant 3 : i32
  %ab = arith.addi %a, %b : i32
  %bc = arith.addi %b, %c : i32
  %ca = arith.addi %c, %a : i32
  %0 = arith.cmpi sgt, %ab, %c : i32
  %1 = arith.cmpi sgt, %bc, %a : i32
  %2 = arith.cmpi sgt, %ca, %b : i32
  %3 = arith.andi %0, %1 : i1
  %is = arith.andi %2, %3 : i1
  %r = scf.if %is -> i32 {
    %x = arith.cmpi eq, %a, %b : i32
    %y = arith.cmpi eq, %b, %c : i32
    %z = arith.cmpi eq, %c, %a : i32
    %all = arith.andi %x, %y : i1
    %s = scf.if %all -> i32 {
      scf.yield %equilateral : i32
    } else {
      %xy = arith.ori %x, %y : i1
      %any = arith.ori %xy, %z : i1
      %t = arith.select %any, %isosceles, %scalene : i32
      scf.yield %t : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %none : i32
  }
  return %r : i32
}

func.func @main() {
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %a = call @kind(%c3, %c4, %c5) : (i32, i32, i32) -> i32
  %b = call @kind(%c3, %c3, %c3) : (i32, i32, i32) -> i32
  %c = call @kind(%c4, %c5, %c4) : (i32, i32, i32) -> i32
  %d = call @kind(%c1, %c3, %c4) : (i32, i32, i32) -> i32
  %v = vector.from_elements %a, %b, %c, %d : vector<4xi32>
  vector.print %v : vector<4xi32>
  return
}
