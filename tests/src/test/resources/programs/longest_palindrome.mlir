// prints: 5

// Of odd length, around each middle of "bananas".
memref.global "private" constant @text : memref<7xi8> = dense<[98, 97, 110, 97, 110, 97, 115]>

func.func @main() {
  %text = memref.get_global @text : memref<7xi8>
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %best = affine.for %m = 0 to 7 iter_args(%b = %c0) -> index {
    %r = scf.while (%k = %c1) : (index) -> index {
      %l = arith.subi %m, %k : index
      %h = arith.addi %m, %k : index
      %in_l = arith.cmpi sge, %l, %c0 : index
      %in_h = arith.cmpi slt, %h, %c7 : index
      %in = arith.andi %in_l, %in_h : i1
      %go = scf.if %in -> i1 {
        %x = memref.load %text[%l] : memref<7xi8>
        %y = memref.load %text[%h] : memref<7xi8>
        %same = arith.cmpi eq, %x, %y : i8
        scf.yield %same : i1
      } else {
        scf.yield %in : i1
      }
      scf.condition(%go) %k : index
    } do {
    ^bb0(%k: index):
      %n = arith.addi %k, %c1 : index
      scf.yield %n : index
    }
    %twice = arith.addi %r, %r : index
    %length = arith.subi %twice, %c1 : index
    %n = arith.maxui %b, %length : index
    affine.yield %n : index
  }
  vector.print %best : index
  return
}
