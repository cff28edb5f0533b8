// Branches, calls and what is chosen.

// run: @sum(10) == 45
llvm.func @sum(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero, %zero : i32, i32)
^head(%i: i32, %s: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %t = llvm.add %s, %i : i32
  %j = llvm.add %i, %one : i32
  llvm.br ^head(%j, %t : i32, i32)
^end:
  llvm.return %s : i32
}

// run: @chosen(1) == 10
// run: @chosen(7) == 70
// run: @chosen(3) == -1
llvm.func @chosen(%x: i32) -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %seventy = llvm.mlir.constant(70 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.switch %x : i32, ^out(%minus : i32) [
    1: ^out(%ten : i32),
    7: ^out(%seventy : i32)
  ]
^out(%r: i32):
  llvm.return %r : i32
}

// run: @greatest(3, 5) == 5
// run: @greatest(5, 3) == 5
llvm.func @greatest(%a: i32, %b: i32) -> i32 {
  %c = llvm.icmp "sgt" %a, %b : i32
  %0 = llvm.select %c, %a, %b : i1, i32
  %1 = llvm.freeze %0 : i32
  llvm.return %1 : i32
}

// run: @factorial(10) == 3628800
llvm.func @factorial(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %small = llvm.icmp "sle" %n, %one : i64
  llvm.cond_br %small, ^end(%one : i64), ^more
^more:
  %m = llvm.sub %n, %one : i64
  %f = llvm.call @factorial(%m) : (i64) -> i64
  %p = llvm.mul %n, %f : i64
  llvm.br ^end(%p : i64)
^end(%r: i64):
  llvm.return %r : i64
}

// run: @reached(true) == 3
llvm.func @reached(%c: i1) -> i32 {
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.cond_br %c, ^good, ^bad
^good:
  llvm.return %three : i32
^bad:
  llvm.unreachable
}
