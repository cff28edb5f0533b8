// prints: 72
// prints: 105

// An interpreter with a jump per bracket: prints 72 and 105.
memref.global "private" constant @code : memref<46xi8> = dense<[
  43, 43, 43, 43, 43, 43, 43, 43, 91, 62, 43, 43, 43, 43, 43, 43, 43, 43, 43, 60, 45, 93, 62, 46,
  62, 43, 43, 43, 91, 60, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 62, 45, 93, 60, 46]>

func.func @seek(%code: memref<46xi8>, %from: index, %step: index) -> index {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %minus = arith.constant -1 : i32
  %open = arith.constant 91 : i8
  %close = arith.constant 93 : i8
  %r:2 = scf.while (%p = %from, %depth = %zero) : (index, i32) -> (index, i32) {
    %c = memref.load %code[%p] : memref<46xi8>
    %o = arith.cmpi eq, %c, %open : i8
    %e = arith.cmpi eq, %c, %close : i8
    %up = arith.select %o, %one, %zero : i32
    %d = arith.select %e, %minus, %up : i32
    %n = arith.addi %depth, %d : i32
    %go = arith.cmpi ne, %n, %zero : i32
    scf.condition(%go) %p, %n : index, i32
  } do {
  ^bb0(%p: index, %n: i32):
    %q = arith.addi %p, %step : index
    scf.yield %q, %n : index, i32
  }
  return %r#0 : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %n = arith.constant 46 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %code = memref.get_global @code : memref<46xi8>
  %tape = memref.alloca() : memref<8xi8>
  affine.for %i = 0 to 8 {
    affine.store %zero, %tape[%i] : memref<8xi8>
  }
  cf.br ^next(%c0, %c0 : index, index)
^next(%pc: index, %at: index):
  %more = arith.cmpi ult, %pc, %n : index
  cf.cond_br %more, ^fetch, ^exit
^fetch:
  %op = memref.load %code[%pc] : memref<46xi8>
  %cell = memref.load %tape[%at] : memref<8xi8>
  %pc1 = arith.addi %pc, %c1 : index
  cf.switch %op : i8, [
    default: ^next(%pc1, %at : index, index),
    43: ^plus,
    45: ^minus,
    60: ^left,
    62: ^right,
    46: ^out,
    91: ^open,
    93: ^close
  ]
^plus:
  %p = arith.addi %cell, %one : i8
  memref.store %p, %tape[%at] : memref<8xi8>
  cf.br ^next(%pc1, %at : index, index)
^minus:
  %m = arith.subi %cell, %one : i8
  memref.store %m, %tape[%at] : memref<8xi8>
  cf.br ^next(%pc1, %at : index, index)
^left:
  %l = arith.subi %at, %c1 : index
  cf.br ^next(%pc1, %l : index, index)
^right:
  %r = arith.addi %at, %c1 : index
  cf.br ^next(%pc1, %r : index, index)
^out:
  vector.print %cell : i8
  cf.br ^next(%pc1, %at : index, index)
^open:
  %empty = arith.cmpi eq, %cell, %zero : i8
  cf.cond_br %empty, ^skip, ^next(%pc1, %at : index, index)
^skip:
  %end = call @seek(%code, %pc, %c1) : (memref<46xi8>, index, index) -> index
  %after = arith.addi %end, %c1 : index
  cf.br ^next(%after, %at : index, index)
^close:
  %begin = call @seek(%code, %pc, %m1) : (memref<46xi8>, index, index) -> index
  cf.br ^next(%begin, %at : index, index)
^exit:
  return
}
