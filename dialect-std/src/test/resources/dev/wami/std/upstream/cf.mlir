func.func @br1(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  cf.br ^bb2(%x : i32)
^bb2(%y: i32):
  return %y : i32
}
func.func @pass(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2:
  %y = "foo"() : () -> i32
  cf.br ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}
func.func @same(%a: i32, %c: i1, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  "foo"() : () -> ()
  return %x : i32
}
func.func @same2(%a: i32, %c: i1, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb1(%a, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  "foo"(%x, %y) : (i32, i32) -> ()
  return %x : i32
}
func.func @same3(%a: i32, %c: i1, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb2:
  "foo"() : () -> ()
  cf.br ^bb3
^bb3:
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  "foo"() : () -> ()
  return %x : i32
}
func.func @prop(%c: i1, %b: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  cf.cond_br %c, ^bb3, ^bb4
^bb3:
  "b3"() : () -> ()
  return
^bb4:
  "b4"() : () -> ()
  return
}
func.func @prop2(%c: i1, %b: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "use"(%c) : (i1) -> ()
  cf.br ^bb3
^bb2:
  "use2"(%c) : (i1) -> ()
  cf.br ^bb3
^bb3:
  "b3"(%c) : (i1) -> ()
  return
}
func.func @sw(%i: i32, %a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.switch %c1 : i32, [default: ^bb1(%a: i32), 1: ^bb2(%i : i32), 2 : ^bb1(%a : i32)]
^bb1(%x: i32):
  "b1"() : () -> ()
  return %x : i32
^bb2(%y: i32):
  "b2"() : () -> ()
  return %y : i32
}
func.func @sw2(%i: i32, %a: i32) -> i32 {
  cf.switch %i : i32, [default: ^bb1(%a: i32), 1: ^bb2(%i : i32), 2 : ^bb1(%a : i32)]
^bb1(%x: i32):
  "b1"() : () -> ()
  return %x : i32
^bb2(%y: i32):
  cf.br ^bb1(%y : i32)
}
func.func @sw3(%i: i32, %a: i32) -> i32 {
  cf.switch %i : i32, [default: ^bb1]
^bb1:
  "b1"() : () -> ()
  return %a : i32
}
func.func @sw4(%i: i32, %a: i32) -> i32 {
  cf.switch %i : i32, [default: ^bb1, 3: ^bb2, 4: ^bb3, 5: ^bb1]
^bb1:
  cf.switch %i : i32, [default: ^bb4, 3: ^bb5, 7: ^bb6]
^bb2:
  cf.switch %i : i32, [default: ^bb4, 3: ^bb5, 7: ^bb6]
^bb3:
  "b3"() : () -> ()
  return %a : i32
^bb4:
  "b4"() : () -> ()
  return %a : i32
^bb5:
  "b5"() : () -> ()
  return %a : i32
^bb6:
  "b6"() : () -> ()
  return %a : i32
}
func.func @sw5(%i: i32, %a: i32) -> i32 {
  cf.switch %i : i32, [default: ^bb1, 3: ^bb2, 4: ^bb3]
^bb1:
  cf.switch %i : i32, [default: ^bb4, 3: ^bb5, 7: ^bb6]
^bb2:
  cf.switch %i : i32, [default: ^bb4, 3: ^bb5, 7: ^bb6]
^bb3:
  "b3"() : () -> ()
  return %a : i32
^bb4:
  "b4"() : () -> ()
  return %a : i32
^bb5:
  "b5"() : () -> ()
  return %a : i32
^bb6:
  "b6"() : () -> ()
  return %a : i32
}
func.func @loop(%a: i32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @loop2(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  cf.cond_br %c, ^bb2, ^bb3
^bb3:
  return
}
func.func @uni(%c: i1, %a: i32, %b: i32) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "b1"() : () -> ()
  cf.br ^bb3(%a, %b : i32, i32)
^bb2:
  "b2"() : () -> ()
  cf.br ^bb3(%a, %a : i32, i32)
^bb3(%x: i32, %y : i32):
  "use"(%x, %y) : (i32, i32) -> ()
  return
}
func.func @k(%c: i1, %a: i32, %b: i32) {
  %t = arith.constant true
  cf.cond_br %t, ^bb1(%a : i32), ^bb2
^bb1(%x: i32):
  "b1"(%x) : (i32) -> ()
  cf.assert %t, "x"
  return
^bb2:
  %f = arith.constant false
  "b2"() : () -> ()
  cf.assert %f, "y"
  return
}
func.func @bothpass(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 4]), ^bb1(%a : i32), ^bb2(%b : i32)
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2(%y: i32):
  cf.br ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}
func.func @unreach(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "x"() : () -> ()
  return
}
func.func @ret(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%b : i32)
^bb1(%x: i32):
  return %x : i32
^bb2(%y: i32):
  return %y : i32
}
