// One function for each signature of multivalue.wat, and a call of its partner there. What a function does is said there.

!triple = !llvm.struct<(i32, i32, i32)>
!nested = !llvm.struct<(struct<(i32, i32)>, f64)>
!tsened = !llvm.struct<(f64, struct<(i32, i32)>)>
!bytes = !llvm.struct<(i8, struct<packed (i8, i32)>)>
!hundred = !llvm.struct<(array<99 x i32>, i64)>
!more = !llvm.struct<(array<100 x i32>, i8)>
!wides = !llvm.struct<(array<100 x i128>)>

// Memory that the partner may use for what it passes by pointer.
memref.global "private" @room : memref<64xi64> = uninitialized {alignment = 16}
func.func @scratch() -> index {
  %m = memref.get_global @room : memref<64xi64>
  %p = memref.extract_aligned_pointer_as_index %m : memref<64xi64> -> index
  return %p : index
}

// a + 10 b + 100 c
func.func private @digits(%a: i64, %b: i64, %c: i64) -> i64 {
  %c10 = arith.constant 10 : i64
  %1 = arith.muli %c, %c10 : i64
  %2 = arith.addi %b, %1 : i64
  %3 = arith.muli %2, %c10 : i64
  %4 = arith.addi %a, %3 : i64
  return %4 : i64
}
func.func private @digits32(%a: i32, %b: i32, %c: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extsi %b : i32 to i64
  %2 = arith.extsi %c : i32 to i64
  %3 = call @digits(%0, %1, %2) : (i64, i64, i64) -> i64
  return %3 : i64
}
func.func private @halves(%w: i128) -> (i64, i64) {
  %c64 = arith.constant 64 : i128
  %lo = arith.trunci %w : i128 to i64
  %s = arith.shrui %w, %c64 : i128
  %hi = arith.trunci %s : i128 to i64
  return %lo, %hi : i64, i64
}
func.func private @whole(%lo: i64, %hi: i64) -> i128 {
  %c64 = arith.constant 64 : i128
  %0 = arith.extui %lo : i64 to i128
  %1 = arith.extui %hi : i64 to i128
  %2 = arith.shli %1, %c64 : i128
  %3 = arith.ori %0, %2 : i128
  return %3 : i128
}

// ---- triple

func.func @ours_triple(%t: !triple) -> !triple attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !triple
  %b = llvm.extractvalue %t[1] : !triple
  %c = llvm.extractvalue %t[2] : !triple
  %0 = llvm.mlir.poison : !triple
  %1 = llvm.insertvalue %c, %0[0] : !triple
  %2 = llvm.insertvalue %a, %1[1] : !triple
  %3 = llvm.insertvalue %b, %2[2] : !triple
  return %3 : !triple
}
func.func private @theirs_triple(!triple) -> !triple attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_triple() -> i64 {
  %t = llvm.mlir.constant([1 : i32, 2 : i32, 3 : i32]) : !triple
  %r = call @theirs_triple(%t) : (!triple) -> !triple
  %a = llvm.extractvalue %r[0] : !triple
  %b = llvm.extractvalue %r[1] : !triple
  %c = llvm.extractvalue %r[2] : !triple
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  return %n : i64
}

// ---- spoiled: the partner writes where its argument is, which the second call must not see

func.func @ours_spoiled(%t: !triple) -> i32 attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !triple
  %b = llvm.extractvalue %t[1] : !triple
  %c = llvm.extractvalue %t[2] : !triple
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  %0 = arith.trunci %n : i64 to i32
  return %0 : i32
}
func.func private @theirs_spoiled(!triple) -> i32 attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_spoiled() -> i64 {
  %t = llvm.mlir.constant([1 : i32, 2 : i32, 3 : i32]) : !triple
  %0 = call @theirs_spoiled(%t) : (!triple) -> i32
  %1 = call @theirs_spoiled(%t) : (!triple) -> i32
  %zero = arith.constant 0 : i32
  %n = call @digits32(%0, %1, %zero) : (i32, i32, i32) -> i64
  return %n : i64
}

// ---- nested

func.func @ours_nested(%t: !nested) -> !tsened attributes {ssawasm.cc = "multivalue"} {
  %x = llvm.extractvalue %t[0, 0] : !nested
  %y = llvm.extractvalue %t[0, 1] : !nested
  %z = llvm.extractvalue %t[1] : !nested
  %0 = llvm.mlir.poison : !tsened
  %1 = llvm.insertvalue %z, %0[0] : !tsened
  %2 = llvm.insertvalue %y, %1[1, 0] : !tsened
  %3 = llvm.insertvalue %x, %2[1, 1] : !tsened
  return %3 : !tsened
}
func.func private @theirs_nested(!nested) -> !tsened attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_nested() -> i64 {
  %e0 = arith.constant 1 : i32
  %e1 = arith.constant 2 : i32
  %e2 = arith.constant 3.0 : f64
  %t0 = llvm.mlir.poison : !nested
  %t1 = llvm.insertvalue %e0, %t0[0, 0] : !nested
  %t2 = llvm.insertvalue %e1, %t1[0, 1] : !nested
  %t = llvm.insertvalue %e2, %t2[1] : !nested
  %r = call @theirs_nested(%t) : (!nested) -> !tsened
  %f = llvm.extractvalue %r[0] : !tsened
  %a = arith.fptosi %f : f64 to i32
  %b = llvm.extractvalue %r[1, 0] : !tsened
  %c = llvm.extractvalue %r[1, 1] : !tsened
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  return %n : i64
}

// ---- between

func.func @ours_between(%a: i32, %p: !llvm.struct<(i64, i64)>, %f: f32, %s: !llvm.struct<(i8, i16, i32)>)
    -> !llvm.struct<(i64, i8)> attributes {ssawasm.cc = "multivalue"} {
  %x = llvm.extractvalue %p[0] : !llvm.struct<(i64, i64)>
  %y = llvm.extractvalue %p[1] : !llvm.struct<(i64, i64)>
  %a64 = arith.extsi %a : i32 to i64
  %f64 = arith.fptosi %f : f32 to i64
  %0 = arith.addi %a64, %x : i64
  %1 = arith.subi %0, %y : i64
  %2 = arith.addi %1, %f64 : i64
  %i = llvm.extractvalue %s[0] : !llvm.struct<(i8, i16, i32)>
  %j = llvm.extractvalue %s[1] : !llvm.struct<(i8, i16, i32)>
  %k = llvm.extractvalue %s[2] : !llvm.struct<(i8, i16, i32)>
  %i32 = arith.extsi %i : i8 to i32
  %j32 = arith.extsi %j : i16 to i32
  %3 = arith.muli %i32, %j32 : i32
  %4 = arith.addi %3, %k : i32
  %5 = arith.trunci %4 : i32 to i8
  %6 = llvm.mlir.poison : !llvm.struct<(i64, i8)>
  %7 = llvm.insertvalue %2, %6[0] : !llvm.struct<(i64, i8)>
  %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, i8)>
  return %8 : !llvm.struct<(i64, i8)>
}
func.func private @theirs_between(i32, !llvm.struct<(i64, i64)>, f32, !llvm.struct<(i8, i16, i32)>)
    -> !llvm.struct<(i64, i8)> attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_between() -> i64 {
  %a = arith.constant 5 : i32
  %p = llvm.mlir.constant([10 : i64, 20 : i64]) : !llvm.struct<(i64, i64)>
  %f = arith.constant 2.0 : f32
  %s = llvm.mlir.constant([-3 : i8, 7 : i16, 100 : i32]) : !llvm.struct<(i8, i16, i32)>
  %r = call @theirs_between(%a, %p, %f, %s)
    : (i32, !llvm.struct<(i64, i64)>, f32, !llvm.struct<(i8, i16, i32)>) -> !llvm.struct<(i64, i8)>
  %x = llvm.extractvalue %r[0] : !llvm.struct<(i64, i8)>
  %y = llvm.extractvalue %r[1] : !llvm.struct<(i64, i8)>
  %y64 = arith.extsi %y : i8 to i64
  %zero = arith.constant 0 : i64
  %n = call @digits(%x, %y64, %zero) : (i64, i64, i64) -> i64
  return %n : i64
}

// ---- two singletons

!singletons = !llvm.struct<(struct<(i32)>, struct<(f64)>)>
!snotelgnis = !llvm.struct<(struct<(f64)>, i32)>
func.func @ours_singletons(%t: !singletons) -> !snotelgnis attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0, 0] : !singletons
  %b = llvm.extractvalue %t[1, 0] : !singletons
  %0 = llvm.mlir.poison : !snotelgnis
  %1 = llvm.insertvalue %b, %0[0, 0] : !snotelgnis
  %2 = llvm.insertvalue %a, %1[1] : !snotelgnis
  return %2 : !snotelgnis
}
func.func private @theirs_singletons(!singletons) -> !snotelgnis attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_singletons() -> i64 {
  %e0 = arith.constant 4 : i32
  %e1 = arith.constant 2.0 : f64
  %t0 = llvm.mlir.poison : !singletons
  %t1 = llvm.insertvalue %e0, %t0[0, 0] : !singletons
  %t = llvm.insertvalue %e1, %t1[1, 0] : !singletons
  %r = call @theirs_singletons(%t) : (!singletons) -> !snotelgnis
  %f = llvm.extractvalue %r[0, 0] : !snotelgnis
  %a = arith.fptosi %f : f64 to i32
  %b = llvm.extractvalue %r[1] : !snotelgnis
  %zero = arith.constant 0 : i32
  %n = call @digits32(%a, %b, %zero) : (i32, i32, i32) -> i64
  return %n : i64
}

// ---- i128

func.func @ours_wide(%w: i128) -> i128 attributes {ssawasm.cc = "multivalue"} {
  %c64 = arith.constant 64 : i128
  %0 = arith.shli %w, %c64 : i128
  return %0 : i128
}
func.func private @theirs_wide(i128) -> i128 attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_wide() -> i64 {
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i64
  %zero = arith.constant 0 : i64
  %w = call @whole(%c3, %c4) : (i64, i64) -> i128
  %r = call @theirs_wide(%w) : (i128) -> i128
  %h:2 = call @halves(%r) : (i128) -> (i64, i64)
  %n = call @digits(%h#0, %h#1, %zero) : (i64, i64, i64) -> i64
  return %n : i64
}

func.func @ours_wide_pair(%t: !llvm.struct<(i128, i32)>) -> !llvm.struct<(i32, i128)> attributes {ssawasm.cc = "multivalue"} {
  %w = llvm.extractvalue %t[0] : !llvm.struct<(i128, i32)>
  %i = llvm.extractvalue %t[1] : !llvm.struct<(i128, i32)>
  %one = arith.constant 1 : i128
  %v = arith.addi %w, %one : i128
  %0 = llvm.mlir.poison : !llvm.struct<(i32, i128)>
  %1 = llvm.insertvalue %i, %0[0] : !llvm.struct<(i32, i128)>
  %2 = llvm.insertvalue %v, %1[1] : !llvm.struct<(i32, i128)>
  return %2 : !llvm.struct<(i32, i128)>
}
func.func private @theirs_wide_pair(!llvm.struct<(i128, i32)>) -> !llvm.struct<(i32, i128)> attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_wide_pair() -> i64 {
  %m1 = arith.constant -1 : i64
  %c7 = arith.constant 7 : i64
  %c9 = arith.constant 9 : i32
  %w = call @whole(%m1, %c7) : (i64, i64) -> i128
  %0 = llvm.mlir.poison : !llvm.struct<(i128, i32)>
  %1 = llvm.insertvalue %w, %0[0] : !llvm.struct<(i128, i32)>
  %2 = llvm.insertvalue %c9, %1[1] : !llvm.struct<(i128, i32)>
  %r = call @theirs_wide_pair(%2) : (!llvm.struct<(i128, i32)>) -> !llvm.struct<(i32, i128)>
  %i = llvm.extractvalue %r[0] : !llvm.struct<(i32, i128)>
  %v = llvm.extractvalue %r[1] : !llvm.struct<(i32, i128)>
  %h:2 = call @halves(%v) : (i128) -> (i64, i64)
  %i64 = arith.extsi %i : i32 to i64
  %n = call @digits(%i64, %h#0, %h#1) : (i64, i64, i64) -> i64
  return %n : i64
}

func.func @ours_two_wides(%t: !llvm.struct<(i128, i128)>) -> !llvm.struct<(i128, i128)> attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !llvm.struct<(i128, i128)>
  %b = llvm.extractvalue %t[1] : !llvm.struct<(i128, i128)>
  %0 = llvm.insertvalue %b, %t[0] : !llvm.struct<(i128, i128)>
  %1 = llvm.insertvalue %a, %0[1] : !llvm.struct<(i128, i128)>
  return %1 : !llvm.struct<(i128, i128)>
}
func.func private @theirs_two_wides(!llvm.struct<(i128, i128)>) -> !llvm.struct<(i128, i128)> attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_two_wides() -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i64
  %a = call @whole(%c1, %c2) : (i64, i64) -> i128
  %b = call @whole(%c3, %c4) : (i64, i64) -> i128
  %0 = llvm.mlir.poison : !llvm.struct<(i128, i128)>
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i128, i128)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<(i128, i128)>
  %r = call @theirs_two_wides(%2) : (!llvm.struct<(i128, i128)>) -> !llvm.struct<(i128, i128)>
  %x = llvm.extractvalue %r[0] : !llvm.struct<(i128, i128)>
  %y = llvm.extractvalue %r[1] : !llvm.struct<(i128, i128)>
  %h:2 = call @halves(%x) : (i128) -> (i64, i64)
  %k:2 = call @halves(%y) : (i128) -> (i64, i64)
  %zero = arith.constant 0 : i64
  %high = call @digits(%k#0, %k#1, %zero) : (i64, i64, i64) -> i64
  %n = call @digits(%h#0, %h#1, %high) : (i64, i64, i64) -> i64
  return %n : i64
}

!three_wides = !llvm.struct<(i128, i32, i128)>
func.func @ours_three_wides(%t: !three_wides) -> i64 attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !three_wides
  %i = llvm.extractvalue %t[1] : !three_wides
  %c = llvm.extractvalue %t[2] : !three_wides
  %h:2 = call @halves(%a) : (i128) -> (i64, i64)
  %k:2 = call @halves(%c) : (i128) -> (i64, i64)
  %i64 = arith.extsi %i : i32 to i64
  %n = call @digits(%h#0, %i64, %k#1) : (i64, i64, i64) -> i64
  return %n : i64
}
func.func private @theirs_three_wides(!three_wides) -> i64 attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_three_wides() -> i64 {
  %c1 = arith.constant 1 : i64
  %c5 = arith.constant 5 : i64
  %c6 = arith.constant 6 : i32
  %c7 = arith.constant 7 : i64
  %a = call @whole(%c5, %c1) : (i64, i64) -> i128
  %c = call @whole(%c1, %c7) : (i64, i64) -> i128
  %0 = llvm.mlir.poison : !three_wides
  %1 = llvm.insertvalue %a, %0[0] : !three_wides
  %2 = llvm.insertvalue %c6, %1[1] : !three_wides
  %3 = llvm.insertvalue %c, %2[2] : !three_wides
  %n = call @theirs_three_wides(%3) : (!three_wides) -> i64
  return %n : i64
}

func.func @ours_quad(%t: !llvm.struct<(f128, f32)>) -> !llvm.struct<(f32, f128)> attributes {ssawasm.cc = "multivalue"} {
  %q = llvm.extractvalue %t[0] : !llvm.struct<(f128, f32)>
  %f = llvm.extractvalue %t[1] : !llvm.struct<(f128, f32)>
  %0 = llvm.mlir.poison : !llvm.struct<(f32, f128)>
  %1 = llvm.insertvalue %f, %0[0] : !llvm.struct<(f32, f128)>
  %2 = llvm.insertvalue %q, %1[1] : !llvm.struct<(f32, f128)>
  return %2 : !llvm.struct<(f32, f128)>
}
func.func private @theirs_quad(!llvm.struct<(f128, f32)>) -> !llvm.struct<(f32, f128)> attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_quad() -> i64 {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %w = call @whole(%c1, %c2) : (i64, i64) -> i128
  %q = arith.bitcast %w : i128 to f128
  %f = arith.constant 3.0 : f32
  %0 = llvm.mlir.poison : !llvm.struct<(f128, f32)>
  %1 = llvm.insertvalue %q, %0[0] : !llvm.struct<(f128, f32)>
  %2 = llvm.insertvalue %f, %1[1] : !llvm.struct<(f128, f32)>
  %r = call @theirs_quad(%2) : (!llvm.struct<(f128, f32)>) -> !llvm.struct<(f32, f128)>
  %rf = llvm.extractvalue %r[0] : !llvm.struct<(f32, f128)>
  %rq = llvm.extractvalue %r[1] : !llvm.struct<(f32, f128)>
  %rw = arith.bitcast %rq : f128 to i128
  %h:2 = call @halves(%rw) : (i128) -> (i64, i64)
  %i = arith.fptosi %rf : f32 to i64
  %n = call @digits(%i, %h#0, %h#1) : (i64, i64, i64) -> i64
  return %n : i64
}

// ---- nothing in it

!nothings = !llvm.struct<(struct<()>, struct<()>)>
!inside = !llvm.struct<(struct<()>, i32, struct<()>)>
func.func @ours_empty(%e: !llvm.struct<()>, %i: i32, %es: !nothings, %f: f32) -> !inside attributes {ssawasm.cc = "multivalue"} {
  %j = arith.fptosi %f : f32 to i32
  %s = arith.addi %i, %j : i32
  %0 = llvm.mlir.poison : !inside
  %1 = llvm.insertvalue %s, %0[1] : !inside
  return %1 : !inside
}
func.func private @theirs_empty(!llvm.struct<()>, i32, !nothings, f32) -> !inside attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_empty() -> i64 {
  %e = llvm.mlir.undef : !llvm.struct<()>
  %es = llvm.mlir.undef : !nothings
  %i = arith.constant 3 : i32
  %f = arith.constant 4.0 : f32
  %r = call @theirs_empty(%e, %i, %es, %f) : (!llvm.struct<()>, i32, !nothings, f32) -> !inside
  %s = llvm.extractvalue %r[1] : !inside
  %n = arith.extsi %s : i32 to i64
  return %n : i64
}

!hole = !llvm.struct<(i32, struct<()>, i32)>
!holes = !llvm.struct<(struct<()>, i32, struct<()>, f64, struct<()>)>
func.func @ours_hole(%t: !hole) -> !holes attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !hole
  %b = llvm.extractvalue %t[2] : !hole
  %d = arith.subi %a, %b : i32
  %s = arith.addi %a, %b : i32
  %f = arith.sitofp %s : i32 to f64
  %0 = llvm.mlir.poison : !holes
  %1 = llvm.insertvalue %d, %0[1] : !holes
  %2 = llvm.insertvalue %f, %1[3] : !holes
  return %2 : !holes
}
func.func private @theirs_hole(!hole) -> !holes attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_hole() -> i64 {
  %c9 = arith.constant 9 : i32
  %c4 = arith.constant 4 : i32
  %zero = arith.constant 0 : i32
  %0 = llvm.mlir.poison : !hole
  %1 = llvm.insertvalue %c9, %0[0] : !hole
  %2 = llvm.insertvalue %c4, %1[2] : !hole
  %r = call @theirs_hole(%2) : (!hole) -> !holes
  %a = llvm.extractvalue %r[1] : !holes
  %f = llvm.extractvalue %r[3] : !holes
  %b = arith.fptosi %f : f64 to i32
  %n = call @digits32(%a, %b, %zero) : (i32, i32, i32) -> i64
  return %n : i64
}

// ---- arrays

!three = !llvm.struct<(array<3 x i32>)>
func.func @ours_array(%t: !three) -> !three attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0, 0] : !three
  %c = llvm.extractvalue %t[0, 2] : !three
  %0 = llvm.insertvalue %c, %t[0, 0] : !three
  %1 = llvm.insertvalue %a, %0[0, 2] : !three
  return %1 : !three
}
func.func private @theirs_array(!three) -> !three attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_array() -> i64 {
  %e0 = arith.constant 1 : i32
  %e1 = arith.constant 2 : i32
  %e2 = arith.constant 3 : i32
  %t0 = llvm.mlir.poison : !three
  %t1 = llvm.insertvalue %e0, %t0[0, 0] : !three
  %t2 = llvm.insertvalue %e1, %t1[0, 1] : !three
  %t = llvm.insertvalue %e2, %t2[0, 2] : !three
  %r = call @theirs_array(%t) : (!three) -> !three
  %a = llvm.extractvalue %r[0, 0] : !three
  %b = llvm.extractvalue %r[0, 1] : !three
  %c = llvm.extractvalue %r[0, 2] : !three
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  return %n : i64
}

func.func @ours_hundred(%x: i32) -> !hundred attributes {ssawasm.cc = "multivalue"} {
  %c42 = arith.constant 42 : i32
  %c99 = arith.constant 99 : i32
  %y = arith.addi %x, %c42 : i32
  %z = arith.addi %x, %c99 : i32
  %l = arith.extsi %z : i32 to i64
  %0 = llvm.mlir.zero : !hundred
  %1 = llvm.insertvalue %x, %0[0, 0] : !hundred
  %2 = llvm.insertvalue %y, %1[0, 42] : !hundred
  %3 = llvm.insertvalue %l, %2[1] : !hundred
  return %3 : !hundred
}
func.func private @theirs_hundred(i32) -> !hundred attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_hundred() -> i64 {
  %c5 = arith.constant 5 : i32
  %r = call @theirs_hundred(%c5) : (i32) -> !hundred
  %a = llvm.extractvalue %r[0, 0] : !hundred
  %b = llvm.extractvalue %r[0, 42] : !hundred
  %c = llvm.extractvalue %r[1] : !hundred
  %a64 = arith.extsi %a : i32 to i64
  %b64 = arith.extsi %b : i32 to i64
  %n = call @digits(%a64, %b64, %c) : (i64, i64, i64) -> i64
  return %n : i64
}

func.func @ours_hundred_and_one(%x: i32) -> !more attributes {ssawasm.cc = "multivalue"} {
  %c42 = arith.constant 42 : i32
  %c100 = arith.constant 100 : i32
  %y = arith.addi %x, %c42 : i32
  %z = arith.addi %x, %c100 : i32
  %l = arith.trunci %z : i32 to i8
  %0 = llvm.mlir.zero : !more
  %1 = llvm.insertvalue %x, %0[0, 0] : !more
  %2 = llvm.insertvalue %y, %1[0, 42] : !more
  %3 = llvm.insertvalue %l, %2[1] : !more
  return %3 : !more
}
func.func private @theirs_hundred_and_one(i32) -> !more attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_hundred_and_one() -> i64 {
  %c5 = arith.constant 5 : i32
  %r = call @theirs_hundred_and_one(%c5) : (i32) -> !more
  %a = llvm.extractvalue %r[0, 0] : !more
  %b = llvm.extractvalue %r[0, 42] : !more
  %l = llvm.extractvalue %r[1] : !more
  %c = arith.extsi %l : i8 to i32
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  return %n : i64
}

func.func @ours_hundred_wides(%w: i128) -> !wides attributes {ssawasm.cc = "multivalue"} {
  %0 = llvm.mlir.zero : !wides
  %1 = llvm.insertvalue %w, %0[0, 99] : !wides
  return %1 : !wides
}
func.func private @theirs_hundred_wides(i128) -> !wides attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_hundred_wides() -> i64 {
  %c3 = arith.constant 3 : i64
  %c4 = arith.constant 4 : i64
  %w = call @whole(%c3, %c4) : (i64, i64) -> i128
  %r = call @theirs_hundred_wides(%w) : (i128) -> !wides
  %a = llvm.extractvalue %r[0, 0] : !wides
  %b = llvm.extractvalue %r[0, 99] : !wides
  %h:2 = call @halves(%a) : (i128) -> (i64, i64)
  %k:2 = call @halves(%b) : (i128) -> (i64, i64)
  %n = call @digits(%h#1, %k#0, %k#1) : (i64, i64, i64) -> i64
  return %n : i64
}

// ---- packed

func.func @ours_padding(%t: !bytes) -> !bytes attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !bytes
  %b = llvm.extractvalue %t[1, 0] : !bytes
  %c = llvm.extractvalue %t[1, 1] : !bytes
  %one8 = arith.constant 1 : i8
  %one = arith.constant 1 : i32
  %x = arith.addi %a, %one8 : i8
  %y = arith.addi %b, %one8 : i8
  %z = arith.addi %c, %one : i32
  %0 = llvm.mlir.poison : !bytes
  %1 = llvm.insertvalue %x, %0[0] : !bytes
  %2 = llvm.insertvalue %y, %1[1, 0] : !bytes
  %3 = llvm.insertvalue %z, %2[1, 1] : !bytes
  return %3 : !bytes
}
func.func private @theirs_padding(!bytes) -> !bytes attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_padding() -> i64 {
  %e0 = arith.constant -2 : i8
  %e1 = arith.constant -3 : i8
  %e2 = arith.constant 400 : i32
  %t0 = llvm.mlir.poison : !bytes
  %t1 = llvm.insertvalue %e0, %t0[0] : !bytes
  %t2 = llvm.insertvalue %e1, %t1[1, 0] : !bytes
  %t = llvm.insertvalue %e2, %t2[1, 1] : !bytes
  %r = call @theirs_padding(%t) : (!bytes) -> !bytes
  %x = llvm.extractvalue %r[0] : !bytes
  %y = llvm.extractvalue %r[1, 0] : !bytes
  %c = llvm.extractvalue %r[1, 1] : !bytes
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i8 to i32
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  return %n : i64
}

!packed = !llvm.struct<packed (i8, i64, i16)>
func.func @ours_packed(%t: !packed) -> i64 attributes {ssawasm.cc = "multivalue"} {
  %x = llvm.extractvalue %t[0] : !packed
  %b = llvm.extractvalue %t[1] : !packed
  %z = llvm.extractvalue %t[2] : !packed
  %a = arith.extsi %x : i8 to i64
  %c = arith.extsi %z : i16 to i64
  %n = call @digits(%a, %b, %c) : (i64, i64, i64) -> i64
  return %n : i64
}
func.func private @theirs_packed(!packed) -> i64 attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_packed() -> i64 {
  %t = llvm.mlir.constant([-1 : i8, 50 : i64, 3 : i16]) : !packed
  %n = call @theirs_packed(%t) : (!packed) -> i64
  return %n : i64
}

// ---- narrow

!narrow = !llvm.struct<(i8, i16, i1)>
func.func @ours_narrow(%t: !llvm.struct<(i8, i16)>) -> !narrow attributes {ssawasm.cc = "multivalue"} {
  %a = llvm.extractvalue %t[0] : !llvm.struct<(i8, i16)>
  %b = llvm.extractvalue %t[1] : !llvm.struct<(i8, i16)>
  %aa = arith.addi %a, %a : i8
  %bb = arith.addi %b, %b : i16
  %wide = arith.extsi %a : i8 to i16
  %less = arith.cmpi slt, %wide, %b : i16
  %0 = llvm.mlir.poison : !narrow
  %1 = llvm.insertvalue %aa, %0[0] : !narrow
  %2 = llvm.insertvalue %bb, %1[1] : !narrow
  %3 = llvm.insertvalue %less, %2[2] : !narrow
  return %3 : !narrow
}
func.func private @theirs_narrow(!llvm.struct<(i8, i16)>) -> !narrow attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_narrow() -> i64 {
  %t = llvm.mlir.constant([100 : i8, 20000 : i16]) : !llvm.struct<(i8, i16)>
  %r = call @theirs_narrow(%t) : (!llvm.struct<(i8, i16)>) -> !narrow
  %x = llvm.extractvalue %r[0] : !narrow
  %y = llvm.extractvalue %r[1] : !narrow
  %z = llvm.extractvalue %r[2] : !narrow
  %a = arith.extsi %x : i8 to i32
  %b = arith.extsi %y : i16 to i32
  %c = arith.extui %z : i1 to i32
  %n = call @digits32(%a, %b, %c) : (i32, i32, i32) -> i64
  return %n : i64
}

// ---- several results of a func, one of them a struct

func.func @ours_results(%x: i32) -> (i32, !llvm.struct<(i64, f32)>) attributes {ssawasm.cc = "multivalue"} {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  %z = arith.addi %y, %one : i32
  %l = arith.extsi %y : i32 to i64
  %f = arith.sitofp %z : i32 to f32
  %0 = llvm.mlir.poison : !llvm.struct<(i64, f32)>
  %1 = llvm.insertvalue %l, %0[0] : !llvm.struct<(i64, f32)>
  %2 = llvm.insertvalue %f, %1[1] : !llvm.struct<(i64, f32)>
  return %x, %2 : i32, !llvm.struct<(i64, f32)>
}
func.func private @theirs_results(i32) -> (i32, !llvm.struct<(i64, f32)>) attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_results() -> i64 {
  %x = arith.constant 3 : i32
  %r:2 = call @theirs_results(%x) : (i32) -> (i32, !llvm.struct<(i64, f32)>)
  %a = arith.extsi %r#0 : i32 to i64
  %b = llvm.extractvalue %r#1[0] : !llvm.struct<(i64, f32)>
  %f = llvm.extractvalue %r#1[1] : !llvm.struct<(i64, f32)>
  %c = arith.fptosi %f : f32 to i64
  %n = call @digits(%a, %b, %c) : (i64, i64, i64) -> i64
  return %n : i64
}

// ---- pointers

func.func @ours_pointers(%p: !llvm.ptr, %t: !llvm.struct<(ptr, i64)>) -> !llvm.struct<(ptr, ptr)> attributes {ssawasm.cc = "multivalue"} {
  %q = llvm.extractvalue %t[0] : !llvm.struct<(ptr, i64)>
  %i = llvm.extractvalue %t[1] : !llvm.struct<(ptr, i64)>
  %pi = llvm.ptrtoint %p : !llvm.ptr to i64
  %qi = llvm.ptrtoint %q : !llvm.ptr to i64
  %a = arith.addi %pi, %i : i64
  %b = arith.subi %qi, %i : i64
  %x = llvm.inttoptr %a : i64 to !llvm.ptr
  %y = llvm.inttoptr %b : i64 to !llvm.ptr
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr)>
  %1 = llvm.insertvalue %x, %0[0] : !llvm.struct<(ptr, ptr)>
  %2 = llvm.insertvalue %y, %1[1] : !llvm.struct<(ptr, ptr)>
  return %2 : !llvm.struct<(ptr, ptr)>
}
func.func private @theirs_pointers(!llvm.ptr, !llvm.struct<(ptr, i64)>) -> !llvm.struct<(ptr, ptr)> attributes {ssawasm.cc = "multivalue"}
func.func @ours_calls_pointers() -> i64 {
  %c16 = arith.constant 16 : i32
  %c80 = arith.constant 80 : i64
  %i = arith.constant 8 : i64
  %p = llvm.inttoptr %c16 : i32 to !llvm.ptr
  %q = llvm.inttoptr %c80 : i64 to !llvm.ptr
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
  %1 = llvm.insertvalue %q, %0[0] : !llvm.struct<(ptr, i64)>
  %2 = llvm.insertvalue %i, %1[1] : !llvm.struct<(ptr, i64)>
  %r = call @theirs_pointers(%p, %2) : (!llvm.ptr, !llvm.struct<(ptr, i64)>) -> !llvm.struct<(ptr, ptr)>
  %x = llvm.extractvalue %r[0] : !llvm.struct<(ptr, ptr)>
  %y = llvm.extractvalue %r[1] : !llvm.struct<(ptr, ptr)>
  %a = llvm.ptrtoint %x : !llvm.ptr to i64
  %b = llvm.ptrtoint %y : !llvm.ptr to i64
  %zero = arith.constant 0 : i64
  %n = call @digits(%a, %b, %zero) : (i64, i64, i64) -> i64
  return %n : i64
}
