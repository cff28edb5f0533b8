func.func @w1(%n: i32, %m: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r:2 = scf.while (%a = %n, %b = %m) : (i32, i32) -> (i32, i32) {
    %q = arith.cmpi slt, %a, %m : i32
    scf.condition(%q) %a, %b : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = arith.addi %x, %y : i32
    scf.yield %z, %y : i32, i32
  }
  return %r#1 : i32
}
func.func @e1(%n: i32, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    %z = arith.addi %n, %n : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @e2(%n: i32, %c: i1) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
    %z = arith.addi %n, %n : i32
    scf.yield %z : i32
    ^bb2:
    scf.yield %n : i32
  }
  return %r : i32
}
func.func @e3(%n: i32, %c: i1) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) no_inline {
    %z = "foo"() : () -> i32
    scf.yield %z, %n : i32, i32
  }
  %r2:2 = scf.execute_region -> (i32, i32) no_inline {
    %z = "foo"() : () -> i32
    scf.yield %z, %n : i32, i32
  }
  return %r#1 : i32
}
func.func @e4(%n: i32, %c: i1, %i: index) -> i32 {
  %k = scf.if %c -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
    %z = "bar"() : () -> i32
    scf.yield %z : i32
    ^bb2:
    scf.yield %n : i32
  }
   scf.yield %r : i32 } else { scf.yield %n : i32 }
  %s:2 = scf.index_switch %i -> i32, i32 case 1 { %z = "bar"() : () -> i32 scf.yield %n, %z : i32, i32} default { scf.yield %n, %n : i32, i32 }
  %ee = arith.constant 1 : index
  %s2:2 = scf.index_switch %ee -> i32, i32 case 1 { %z = "bar"() : () -> i32 scf.yield %z, %z : i32, i32} default { scf.yield %n, %n : i32, i32 }
  %o = arith.addi %k, %s2#1 : i32
  return %o : i32
}
