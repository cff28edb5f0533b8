// Aggregates as so many values.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// beyond mlir-runner: ssawasm.cc is an attribute of ours
// run: @roundtrip(5, 2.5) == 2.5, 8, 2.5
// run: @copies(5, 2.5) == 8, 9, 5
// run: @nested(300, 1.5, 20) == 44, 300, 1.5, 7, 27
// run: @packed(-3, 21, 0.25) == -3, 42, 0.5
// run: @thin_call(-9) == -9
// run: @indirect(true, 4, 1.0) == 8, 1.0
// run: @indirect(false, 4, 1.0) == 4, 1.0
// run: @loop(10, 0.5) == 1024, 0.5
// run: @constants() == 5, -6

!pair = !llvm.struct<(i32, f64)>
!nested = !llvm.struct<(i8, struct<(i64, struct<(f32)>)>, array<2 x i16>)>
!point = !llvm.struct<"point", packed (i8, i32, f64)>

func.func private @make(%a: i32, %b: f64) -> !pair attributes {ssawasm.cc = "exact", no_inline} {
  %0 = llvm.mlir.poison : !pair
  %1 = llvm.insertvalue %b, %0[1] : !pair
  %2 = llvm.insertvalue %a, %1[0] : !pair
  return %2 : !pair
}

func.func private @swap(%p: !pair, %by: i32) -> (f64, !pair) attributes {ssawasm.cc = "exact", no_inline} {
  %a = llvm.extractvalue %p[0] : !pair
  %b = llvm.extractvalue %p[1] : !pair
  %sum = arith.addi %a, %by : i32
  %q = llvm.insertvalue %sum, %p[0] : !pair
  return %b, %q : f64, !pair
}

func.func @roundtrip(%a: i32, %b: f64) -> (f64, i32, f64) {
  %c3 = arith.constant 3 : i32
  %p = call @make(%a, %b) : (i32, f64) -> !pair
  %r:2 = call @swap(%p, %c3) : (!pair, i32) -> (f64, !pair)
  %x = llvm.extractvalue %r#1[0] : !pair
  %y = llvm.extractvalue %r#1[1] : !pair
  return %r#0, %x, %y : f64, i32, f64
}

// The same struct passed twice: the callee's changes to its copy are not seen.
func.func @copies(%a: i32, %b: f64) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %p = call @make(%a, %b) : (i32, f64) -> !pair
  %r:2 = call @swap(%p, %c3) : (!pair, i32) -> (f64, !pair)
  %s:2 = call @swap(%p, %c4) : (!pair, i32) -> (f64, !pair)
  %x = llvm.extractvalue %r#1[0] : !pair
  %y = llvm.extractvalue %s#1[0] : !pair
  %z = llvm.extractvalue %p[0] : !pair
  return %x, %y, %z : i32, i32, i32
}

func.func private @deep(%n: !nested, %i: i16) -> !nested attributes {ssawasm.cc = "exact", no_inline} {
  %a = llvm.extractvalue %n[2, 0] : !nested
  %b = llvm.extractvalue %n[2, 1] : !nested
  %sum = arith.addi %a, %i : i16
  %0 = llvm.insertvalue %b, %n[2, 0] : !nested
  %1 = llvm.insertvalue %sum, %0[2, 1] : !nested
  %inner = llvm.extractvalue %1[1] : !nested
  %wide = llvm.extractvalue %inner[0] : !llvm.struct<(i64, struct<(f32)>)>
  %low = arith.trunci %wide : i64 to i8
  %2 = llvm.insertvalue %low, %1[0] : !nested
  return %2 : !nested
}

func.func @nested(%x: i64, %y: f32, %s: i16) -> (i8, i64, f32, i16, i16) {
  %c7 = arith.constant 7 : i16
  %0 = llvm.mlir.zero : !nested
  %1 = llvm.insertvalue %x, %0[1, 0] : !nested
  %2 = llvm.insertvalue %y, %1[1, 1, 0] : !nested
  %3 = llvm.insertvalue %s, %2[2, 0] : !nested
  %4 = llvm.insertvalue %c7, %3[2, 1] : !nested
  %r = call @deep(%4, %c7) : (!nested, i16) -> !nested
  %a = llvm.extractvalue %r[0] : !nested
  %b = llvm.extractvalue %r[1, 0] : !nested
  %c = llvm.extractvalue %r[1, 1, 0] : !nested
  %d = llvm.extractvalue %r[2, 0] : !nested
  %e = llvm.extractvalue %r[2, 1] : !nested
  return %a, %b, %c, %d, %e : i8, i64, f32, i16, i16
}

// A packed struct lies at odd addresses; an identified one is its body.
func.func private @move(%p: !point) -> !point attributes {ssawasm.cc = "exact", no_inline} {
  %x = llvm.extractvalue %p[1] : !point
  %y = llvm.extractvalue %p[2] : !point
  %d = arith.addf %y, %y : f64
  %s = arith.addi %x, %x : i32
  %0 = llvm.insertvalue %s, %p[1] : !point
  %1 = llvm.insertvalue %d, %0[2] : !point
  return %1 : !point
}

func.func @packed(%a: i8, %x: i32, %y: f64) -> (i8, i32, f64) {
  %0 = llvm.mlir.undef : !point
  %1 = llvm.insertvalue %a, %0[0] : !point
  %2 = llvm.insertvalue %x, %1[1] : !point
  %3 = llvm.insertvalue %y, %2[2] : !point
  %r = call @move(%3) : (!point) -> !point
  %b = llvm.extractvalue %r[0] : !point
  %c = llvm.extractvalue %r[1] : !point
  %d = llvm.extractvalue %r[2] : !point
  return %b, %c, %d : i8, i32, f64
}

// What has no scalar vanishes; what has one is that scalar.
func.func private @thin(%e: !llvm.struct<()>, %s: !llvm.struct<(struct<(struct<()>, i32)>)>) -> !llvm.struct<(array<1 x i64>)> attributes {ssawasm.cc = "exact", no_inline} {
  %x = llvm.extractvalue %s[0, 1] : !llvm.struct<(struct<(struct<()>, i32)>)>
  %w = arith.extsi %x : i32 to i64
  %0 = llvm.mlir.poison : !llvm.struct<(array<1 x i64>)>
  %1 = llvm.insertvalue %w, %0[0, 0] : !llvm.struct<(array<1 x i64>)>
  return %1 : !llvm.struct<(array<1 x i64>)>
}

func.func @thin_call(%x: i32) -> i64 {
  %e = llvm.mlir.poison : !llvm.struct<()>
  %0 = llvm.mlir.poison : !llvm.struct<(struct<(struct<()>, i32)>)>
  %1 = llvm.insertvalue %x, %0[0, 1] : !llvm.struct<(struct<(struct<()>, i32)>)>
  %r = call @thin(%e, %1) : (!llvm.struct<()>, !llvm.struct<(struct<(struct<()>, i32)>)>) -> !llvm.struct<(array<1 x i64>)>
  %v = llvm.extractvalue %r[0, 0] : !llvm.struct<(array<1 x i64>)>
  return %v : i64
}

// Through the table, and where blocks meet.
func.func private @add(%p: !pair) -> !pair attributes {ssawasm.cc = "exact", no_inline} {
  %a = llvm.extractvalue %p[0] : !pair
  %s = arith.addi %a, %a : i32
  %q = llvm.insertvalue %s, %p[0] : !pair
  return %q : !pair
}

func.func @indirect(%c: i1, %a: i32, %b: f64) -> (i32, f64) {
  %f = constant @add : (!pair) -> !pair
  %p = call @make(%a, %b) : (i32, f64) -> !pair
  cf.cond_br %c, ^yes, ^end(%p : !pair)
^yes:
  %q = call_indirect %f(%p) {ssawasm.cc = "exact"} : (!pair) -> !pair
  cf.br ^end(%q : !pair)
^end(%r: !pair):
  %x = llvm.extractvalue %r[0] : !pair
  %y = llvm.extractvalue %r[1] : !pair
  return %x, %y : i32, f64
}

func.func @loop(%n: index, %b: f64) -> (i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %p = call @make(%one, %b) : (i32, f64) -> !pair
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %p) -> !pair {
    %next = func.call @add(%acc) : (!pair) -> !pair
    scf.yield %next : !pair
  }
  %x = llvm.extractvalue %r[0] : !pair
  %y = llvm.extractvalue %r[1] : !pair
  return %x, %y : i32, f64
}

func.func private @constant() -> !llvm.struct<(i32, i64)> attributes {ssawasm.cc = "exact", no_inline} {
  %c = llvm.mlir.constant([5 : i32, -6 : i64]) : !llvm.struct<(i32, i64)>
  return %c : !llvm.struct<(i32, i64)>
}

func.func @constants() -> (i32, i64) {
  %c = call @constant() : () -> !llvm.struct<(i32, i64)>
  %x = llvm.extractvalue %c[0] : !llvm.struct<(i32, i64)>
  %y = llvm.extractvalue %c[1] : !llvm.struct<(i32, i64)>
  return %x, %y : i32, i64
}
