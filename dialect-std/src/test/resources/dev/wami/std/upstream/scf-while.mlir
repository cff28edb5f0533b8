func.func @truth(%n: i32) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> (i32) {
    %c = "cond"() : () -> i1
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %z = "body"(%x) : (i32) -> i32
    scf.yield %z : i32
  }
  %r2:2 = scf.while (%a = %n) : (i32) -> (i1, i32) {
    %c = "cond"() : () -> i1
    scf.condition(%c) %c, %a : i1, i32
  } do {
  ^bb0(%cc: i1, %x: i32):
    %z = "body"(%x, %cc) : (i32, i1) -> i32
    scf.yield %z : i32
  }
  return %r2#1 : i32
}
func.func @cmp(%n: i32, %m: i32) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> (i32) {
    %c = arith.cmpi slt, %a, %m : i32
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %c = arith.cmpi slt, %x, %m : i32
    %d = arith.cmpi sge, %x, %m : i32
    %z = "body"(%x, %c, %d) : (i32, i1, i1) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @movedown(%n: i32, %m: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %n) : (i32) -> (i32, i32) {
    %c = arith.cmpi slt, %a, %m : i32
    %q = "calc"(%a) : (i32) -> i32
    %s = scf.if %c -> i32 {
      %t = "inner"(%q) : (i32) -> i32
      scf.yield %t : i32
    } else {
      scf.yield %n : i32
    }
    scf.condition(%c) %a, %s : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = "body"(%x, %y) : (i32, i32) -> i32
    scf.yield %z : i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @movedown2(%n: i32, %m: i32) -> (i32) {
  %r = scf.while (%a = %n) : (i32) -> (i32) {
    %c = arith.cmpi slt, %a, %m : i32
    %q = "calc"(%a) : (i32) -> i32
    scf.if %c {
      %t = "inner"(%q) : (i32) -> i32
    }
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%x: i32):
    %z = "body"(%x) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @align(%n: i32, %m: i64) -> (i32, i64) {
  %r:2 = scf.while (%a = %n, %b = %m) : (i32, i64) -> (i64, i32) {
    %c = "cond"(%a, %b) : (i32, i64) -> i1
    scf.condition(%c) %b, %a : i64, i32
  } do {
  ^bb0(%x: i64, %y: i32):
    %z:2 = "body"(%x, %y) : (i64, i32) -> (i32, i64)
    scf.yield %z#0, %z#1 : i32, i64
  }
  return %r#1, %r#0 : i32, i64
}
func.func @align2(%n: i32, %m: i64) -> (i32) {
  %r:2 = scf.while (%a = %n, %b = %m) : (i32, i64) -> (i32, i64) {
    %c = "cond"(%a, %b) : (i32, i64) -> i1
    scf.condition(%c) %a, %b : i32, i64
  } do {
  ^bb0(%x: i32, %y: i64):
    %z:2 = "body"(%y) : (i64) -> (i32, i64)
    scf.yield %x, %z#1 : i32, i64
  }
  return %r#0 : i32
}
func.func @f(%n: i32, %m: i32) -> (i32) {
  %r = scf.while (%a = %n) : (i32) -> (i32) {
    %f = arith.constant false
    "x"(%a) : (i32) -> ()
    scf.condition(%f) %a : i32
  } do {
  ^bb0(%x: i32):
    %z = "body"(%x) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
