// The llvm dialect on the interpreter: arithmetic, aggregates, vectors, control flow, calls.
// run: @wrap(2147483647) == -2147483648
// run: @gcd(1071, 462) == 21
// run: @gcd(17, 0) == 17
// run: @pick(3) == 30
// run: @pick(-1) == 99
// run: @structs(7) == 21
// run: @overflows(2147483647, 1) == true
// run: @overflows(1, 1) == false
// run: @bits(0) == 32
// run: @bits(1) == 62
// run: @floats(2.0, 0.25) == 2.0
// run: @lanes(5) == 17
// run: @casts(-1) == 4294967295
// run: @funnel(0x12345678) == 0x34567812
// run: @divide(7, 0) traps "division by zero"
// run: @never() traps "unreachable was executed"
// run: @through(4) == 8
// run: @saturate(-120, 100) == -128
llvm.func @wrap(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.add %a, %one : i32
  llvm.return %0 : i32
}
llvm.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^head(%a, %b : i64, i64)
^head(%x: i64, %y: i64):
  %done = llvm.icmp "eq" %y, %zero : i64
  llvm.cond_br %done, ^end, ^step
^step:
  %r = llvm.urem %x, %y : i64
  llvm.br ^head(%y, %r : i64, i64)
^end:
  llvm.return %x : i64
}
llvm.func @pick(%a: i32) -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %other = llvm.mlir.constant(99 : i32) : i32
  llvm.switch %a : i32, ^end(%other : i32) [
    1: ^times,
    3: ^times
  ]
^times:
  %0 = llvm.mul %a, %ten overflow<nsw> : i32
  llvm.br ^end(%0 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @pair(%a: i32) -> !llvm.struct<(i32, array<2 x i32>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, array<2 x i32>)>
  %2 = llvm.insertvalue %a, %1[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.insertvalue %a, %2[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %3 : !llvm.struct<(i32, array<2 x i32>)>
}
llvm.func @structs(%a: i32) -> i32 {
  %s = llvm.call @pair(%a) : (i32) -> !llvm.struct<(i32, array<2 x i32>)>
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %arr = llvm.extractvalue %s[1] : !llvm.struct<(i32, array<2 x i32>)>
  %1 = llvm.extractvalue %arr[0] : !llvm.array<2 x i32>
  %2 = llvm.extractvalue %s[1, 1] : !llvm.struct<(i32, array<2 x i32>)>
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %3, %2 : i32
  llvm.return %4 : i32
}
llvm.func @overflows(%a: i32, %b: i32) -> i1 {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)>
  llvm.return %1 : i1
}
// the zeros in front and behind
llvm.func @bits(%a: i32) -> i32 {
  %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %1 = llvm.intr.bitreverse(%a) : (i32) -> i32
  %2 = "llvm.intr.cttz"(%1) <{is_zero_poison = false}> : (i32) -> i32
  %zero = llvm.mlir.zero : i32
  %isZero = llvm.icmp "eq" %a, %zero : i32
  %both = llvm.add %0, %2 : i32
  %r = llvm.select %isZero, %0, %both : i1, i32
  llvm.return %r : i32
}
llvm.func @floats(%a: f64, %b: f64) -> f64 {
  %0 = llvm.fdiv %a, %b : f64
  %1 = llvm.fmul %0, %b {fastmathFlags = #llvm.fastmath<fast>} : f64
  %2 = llvm.fneg %1 : f64
  %3 = llvm.intr.fabs(%2) : (f64) -> f64
  %lt = llvm.fcmp "ogt" %3, %b : f64
  %r = llvm.select %lt, %3, %b : i1, f64
  llvm.return %r : f64
}
llvm.func @lanes(%a: i32) -> i32 {
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %i = llvm.mlir.constant(2 : i32) : i32
  %w = llvm.insertelement %a, %v[%i : i32] : vector<4xi32>
  %s = llvm.shufflevector %v, %w [0, 6] : vector<4xi32>
  %t = llvm.mul %v, %w : vector<4xi32>
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %x = llvm.extractelement %t[%two : i64] : vector<4xi32>
  %y = llvm.extractelement %s[%zero : i64] : vector<2xi32>
  %z = llvm.extractelement %t[%zero : i64] : vector<4xi32>
  %p = llvm.add %x, %y : i32
  %q = llvm.add %p, %z : i32
  llvm.return %q : i32
}
llvm.func @casts(%a: i32) -> i64 {
  %0 = llvm.bitcast %a : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.zext %1 : i32 to i64
  llvm.return %2 : i64
}
llvm.func @funnel(%a: i32) -> i32 {
  %n = llvm.mlir.constant(8 : i32) : i32
  %0 = llvm.intr.fshl(%a, %a, %n) : (i32, i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @divide(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sdiv %a, %b : i32
  llvm.return %0 : i32
}
llvm.func @never() {
  llvm.unreachable
}
llvm.func @twice(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func @through(%a: i32) -> i32 {
  %f = llvm.mlir.addressof @twice : !llvm.ptr
  %0 = llvm.call %f(%a) : !llvm.ptr, (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @saturate(%a: i8, %b: i8) -> i8 {
  %0 = llvm.intr.ssub.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %0 : i8
}
