// Branches, switches, assertions, and what is wrong with them.
func.func @br(%a: i32) -> i32 {
  cf.br ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

// -----

func.func @loop(%n: index) {
  %c1 = arith.constant 1 : index
  cf.br ^head(%n, %n : index, index)
^head(%i: index, %j: index):
  %p = arith.subi %i, %c1 : index
  %c = arith.cmpi slt, %p, %n : index
  cf.cond_br %c, ^head(%p, %j : index, index), ^done
^done:
  return
}

// -----

func.func @weights(%c: i1, %a: i8) {
  cf.cond_br %c weights([3, 7]), ^x(%a : i8), ^y(%a, %a : i8, i8)
^x(%0: i8):
  return
^y(%1: i8, %2: i8):
  return
}

// -----

func.func @generic(%c: i1, %a: i8) {
  "cf.cond_br"(%c, %a)[^x, ^y] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i8) -> ()
^x(%0: i8):
  "cf.br"(%0)[^x] : (i8) -> ()
^y:
  cf.br ^y {note}
}

// -----

func.func @switch(%f: i32, %a: i32) {
  cf.switch %f : i32, [
    default: ^d(%a : i32)
  ]
^d(%x: i32):
  return
^e:
  return
}

// -----

func.func @switch(%f: i32, %a: i32) {
  cf.switch %f : i32, [
    default: ^d(%a : i32),
    1: ^e
  ]
^d(%x: i32):
  return
^e:
  return
}

// -----

func.func @switch(%f: i32, %a: i32) {
  cf.switch %f : i32, [
    default: ^d(%a : i32),
    -1: ^d(%a : i32),
    2147483647: ^e
  ]
^d(%x: i32):
  return
^e:
  return
}

// -----

func.func @switch(%f: i32, %a: i32) {
  cf.switch %f : i32, [
    default: ^e,
    0x10: ^e
  ]
^d(%x: i32):
  return
^e:
  return
}

// -----

func.func @switch(%f: i8) {
  cf.switch %f : i8, [
    default: ^d,
    0: ^d
  ] {k = 1 : i8}
^d:
  return
}

// -----

func.func @switch(%f: i64) {
  cf.switch %f : i64, [
    default: ^d,
    0: ^d
  ] {k = 1 : i8}
^d:
  return
}

// -----

func.func @switch(%f: index) {
  cf.switch %f : index, [
    default: ^d,
    0: ^d
  ] {k = 1 : i8}
^d:
  return
}

// -----

func.func @switch(%f: i1) {
  cf.switch %f : i1, [
    default: ^d,
    0: ^d
  ] {k = 1 : i8}
^d:
  return
}

// -----

func.func @assert(%c: i1) {
  cf.assert %c, "it \"must\" be\n\00so"
  cf.assert %c, "" {k}
  "cf.assert"(%c) <{msg = "x"}> : (i1) -> ()
  return
}

// -----

func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^dead(%x: i32):
  %y = arith.addi %x, %z : i32
  %z = arith.addi %x, %y : i32
  cf.br ^dead(%z : i32)
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br ^x
^x(%0: i32):
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br ^x(%a : i32)
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br ^x(%a : i32)
^x(%0: i64):
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br ^x(%a)
^x(%0: i32):
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br ^nowhere
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.cond_br %a, ^x, ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.cond_br %c, ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.cond_br %c, ^x(%a : i32), ^x
^x(%0: i32):
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.cond_br %c weights([1]), ^x, ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.cond_br %c weights([0, 0]), ^x, ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.switch %a : i32, [default: ^x, 1: ^x, 1: ^x]
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.switch %a : i64, [default: ^x]
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.switch %a : i32, [1: ^x]
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.switch %a : i32, [default: ^x, 99999999999: ^x]
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.switch %a : i32, [default: ^x(%a : i32)]
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.assert %a, "x"
  cf.br ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.assert %c
  cf.br ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.assert %c, 1
  cf.br ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.br ^x
  cf.br ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  cf.jump ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  %0 = cf.br ^x
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  "cf.br"() : () -> ()
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  "cf.cond_br"(%c)[^x, ^x] : (i1) -> ()
^x:
  return
}

// -----

func.func @bad(%c: i1, %a: i32) {
  "cf.cond_br"(%c)[^x] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^x:
  return
}

// -----

func.func @bad() {
  cf.br ^bb0
}

// -----

func.func @bad() {
^entry:
  cf.br ^entry
}

// -----

func.func @bad() {
^a:
  return
^a:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([-2147483648, 99]), ^d, ^d
^d:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([true, 99]), ^d, ^d
^d:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([2147483647, 99]), ^d, ^d
^d:
  return
}
