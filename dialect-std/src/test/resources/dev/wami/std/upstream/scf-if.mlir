func.func @not(%c: i1, %x: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = scf.if %n -> i32 {
    %a = "a"() : () -> i32
    scf.yield %a : i32
  } else {
    %b = "b"() : () -> i32
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @combine(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %r = scf.if %c -> i32 {
    %a = "a"() : () -> i32
    scf.yield %a : i32
  } else {
    %b = "b"() : () -> i32
    scf.yield %b : i32
  }
  %s = scf.if %c -> i32 {
    %a = "c"(%r) : (i32) -> i32
    scf.yield %a : i32
  } else {
    %b = "d"(%r) : (i32) -> i32
    scf.yield %b : i32
  }
  return %r, %s : i32, i32
}
func.func @combine_not(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %c {
    "a"() : () -> ()
  }
  scf.if %n {
    "b"() : () -> ()
  } else {
    "c"() : () -> ()
  }
  return
}
func.func @nested(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32) {
  %r:2 = scf.if %c -> (i32, i32) {
    %s = scf.if %d -> i32 {
      %a = "a"() : () -> i32
      scf.yield %a : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %s, %x : i32, i32
  } else {
    scf.yield %y, %y : i32, i32
  }
  scf.if %c {
    scf.if %d {
      "b"() : () -> ()
    }
  }
  return %r#0, %r#1 : i32, i32
}
func.func @propagate(%c: i1) {
  scf.if %c {
    "then"(%c) : (i1) -> ()
  } else {
    "else"(%c) : (i1) -> ()
  }
  return
}
func.func @select(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %r:3 = scf.if %c -> (i32, i32, i32) {
    %a = "a"() : () -> i32
    scf.yield %x, %a, %x : i32, i32, i32
  } else {
    scf.yield %y, %y, %x : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @condition(%c: i1) -> (i1, i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %r:3 = scf.if %c -> (i1, i1, i1) {
    "keep"() : () -> ()
    scf.yield %t, %f, %t : i1, i1, i1
  } else {
    scf.yield %f, %t, %t : i1, i1, i1
  }
  return %r#0, %r#1, %r#2 : i1, i1, i1
}
func.func @unused(%c: i1, %x: i32) -> i32 {
  %r:2 = scf.if %c -> (i32, i32) {
    %a = "a"() : () -> i32
    scf.yield %a, %x : i32, i32
  } else {
    %b = "b"() : () -> i32
    scf.yield %x, %b : i32, i32
  }
  return %r#0 : i32
}
func.func @known(%x: i32) -> i32 {
  %t = arith.constant true
  %f = arith.constant false
  %r = scf.if %t -> i32 {
    "a"() : () -> ()
    scf.yield %x : i32
  } else {
    "b"() : () -> ()
    scf.yield %x : i32
  }
  scf.if %f {
    "c"() : () -> ()
  }
  scf.if %f {
    "d"() : () -> ()
  } else {
    "e"() : () -> ()
  }
  return %r : i32
}
