// A ring of nine blocks that a switch enters at any of them: one loop with a switch (dispatch-tangled-cycles). Each block k doubles and adds k.
// run: @f(0, 3) == 4, 3.0, 0
// run: @f(7, 4) == 89, 4.0, 0
// run: @f(8, 1) == 8, 1.0, 0
// run: @f(3, 20) == 4046554, 20.0, 0
func.func @f(%start: i32, %steps: i8) -> (index, f64, i8) {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %none = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %step = arith.constant 1 : i8
  %done = arith.constant 0 : i8
  cf.switch %start : i32, [
    default: ^b0(%zero, %none, %steps : index, f64, i8),
    1: ^b1(%zero, %none, %steps : index, f64, i8),
    2: ^b2(%zero, %none, %steps : index, f64, i8),
    3: ^b3(%zero, %none, %steps : index, f64, i8),
    4: ^b4(%zero, %none, %steps : index, f64, i8),
    5: ^b5(%zero, %none, %steps : index, f64, i8),
    6: ^b6(%zero, %none, %steps : index, f64, i8),
    7: ^b7(%zero, %none, %steps : index, f64, i8),
    8: ^b8(%zero, %none, %steps : index, f64, i8)
  ]
^b0(%a0: index, %f0: f64, %s0: i8):
  %k0 = arith.constant 0 : index
  %d0 = arith.muli %a0, %two : index
  %n0 = arith.addi %d0, %k0 : index
  %g0 = arith.addf %f0, %one : f64
  %t0 = arith.subi %s0, %step : i8
  %e0 = arith.cmpi eq, %t0, %done : i8
  cf.cond_br %e0, ^end(%n0, %g0, %t0 : index, f64, i8), ^b1(%n0, %g0, %t0 : index, f64, i8)
^b1(%a1: index, %f1: f64, %s1: i8):
  %k1 = arith.constant 1 : index
  %d1 = arith.muli %a1, %two : index
  %n1 = arith.addi %d1, %k1 : index
  %g1 = arith.addf %f1, %one : f64
  %t1 = arith.subi %s1, %step : i8
  %e1 = arith.cmpi eq, %t1, %done : i8
  cf.cond_br %e1, ^end(%n1, %g1, %t1 : index, f64, i8), ^b2(%n1, %g1, %t1 : index, f64, i8)
^b2(%a2: index, %f2: f64, %s2: i8):
  %k2 = arith.constant 2 : index
  %d2 = arith.muli %a2, %two : index
  %n2 = arith.addi %d2, %k2 : index
  %g2 = arith.addf %f2, %one : f64
  %t2 = arith.subi %s2, %step : i8
  %e2 = arith.cmpi eq, %t2, %done : i8
  cf.cond_br %e2, ^end(%n2, %g2, %t2 : index, f64, i8), ^b3(%n2, %g2, %t2 : index, f64, i8)
^b3(%a3: index, %f3: f64, %s3: i8):
  %k3 = arith.constant 3 : index
  %d3 = arith.muli %a3, %two : index
  %n3 = arith.addi %d3, %k3 : index
  %g3 = arith.addf %f3, %one : f64
  %t3 = arith.subi %s3, %step : i8
  %e3 = arith.cmpi eq, %t3, %done : i8
  cf.cond_br %e3, ^end(%n3, %g3, %t3 : index, f64, i8), ^b4(%n3, %g3, %t3 : index, f64, i8)
^b4(%a4: index, %f4: f64, %s4: i8):
  %k4 = arith.constant 4 : index
  %d4 = arith.muli %a4, %two : index
  %n4 = arith.addi %d4, %k4 : index
  %g4 = arith.addf %f4, %one : f64
  %t4 = arith.subi %s4, %step : i8
  %e4 = arith.cmpi eq, %t4, %done : i8
  cf.cond_br %e4, ^end(%n4, %g4, %t4 : index, f64, i8), ^b5(%n4, %g4, %t4 : index, f64, i8)
^b5(%a5: index, %f5: f64, %s5: i8):
  %k5 = arith.constant 5 : index
  %d5 = arith.muli %a5, %two : index
  %n5 = arith.addi %d5, %k5 : index
  %g5 = arith.addf %f5, %one : f64
  %t5 = arith.subi %s5, %step : i8
  %e5 = arith.cmpi eq, %t5, %done : i8
  cf.cond_br %e5, ^end(%n5, %g5, %t5 : index, f64, i8), ^b6(%n5, %g5, %t5 : index, f64, i8)
^b6(%a6: index, %f6: f64, %s6: i8):
  %k6 = arith.constant 6 : index
  %d6 = arith.muli %a6, %two : index
  %n6 = arith.addi %d6, %k6 : index
  %g6 = arith.addf %f6, %one : f64
  %t6 = arith.subi %s6, %step : i8
  %e6 = arith.cmpi eq, %t6, %done : i8
  cf.cond_br %e6, ^end(%n6, %g6, %t6 : index, f64, i8), ^b7(%n6, %g6, %t6 : index, f64, i8)
^b7(%a7: index, %f7: f64, %s7: i8):
  %k7 = arith.constant 7 : index
  %d7 = arith.muli %a7, %two : index
  %n7 = arith.addi %d7, %k7 : index
  %g7 = arith.addf %f7, %one : f64
  %t7 = arith.subi %s7, %step : i8
  %e7 = arith.cmpi eq, %t7, %done : i8
  cf.cond_br %e7, ^end(%n7, %g7, %t7 : index, f64, i8), ^b8(%n7, %g7, %t7 : index, f64, i8)
^b8(%a8: index, %f8: f64, %s8: i8):
  %k8 = arith.constant 8 : index
  %d8 = arith.muli %a8, %two : index
  %n8 = arith.addi %d8, %k8 : index
  %g8 = arith.addf %f8, %one : f64
  %t8 = arith.subi %s8, %step : i8
  %e8 = arith.cmpi eq, %t8, %done : i8
  cf.cond_br %e8, ^end(%n8, %g8, %t8 : index, f64, i8), ^b0(%n8, %g8, %t8 : index, f64, i8)
^end(%x: index, %y: f64, %z: i8):
  return %x, %y, %z : index, f64, i8
}
