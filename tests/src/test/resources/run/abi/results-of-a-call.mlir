// What LLVM's multivalue back end got wrong (llvm-project issues 98323 and 92995): the parts of a struct that a call returns, used in any order,
// twice, in part, not at all, and across blocks.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// beyond mlir-runner: ssawasm.cc is an attribute of ours
// run: @in_order(7, 2) == 9, 5, 14.0
// run: @backwards(7, 2) == 14.0, 5, 9
// run: @only_last(7, 2) == 14.0
// run: @only_middle(7, 2) == 5
// run: @unused(7, 2) == 7
// run: @twice(7, 2) == 81, 25
// run: @interleaved(7, 2) == -9, 14, 4
// run: @passed_on(7, 2) == 14, 4, 126.0
// run: @one_part_passed_on(7, 2) == 5, 18, 9
// run: @stored_between(7, 2) == 9, 5, 14.0
// run: @in_one_branch(7, 2, true) == 14
// run: @in_one_branch(7, 2, false) == 45
// run: @in_both_branches(7, 2, true) == 4, 14
// run: @in_both_branches(7, 2, false) == 14, 4
// run: @through_a_loop(7, 2, 5) == 56, 16, 126.0
// run: @recursive(6) == 6, 21

!triple = !llvm.struct<(i32, i32, f64)>
memref.global "private" @place : memref<2xi32> = uninitialized

func.func private @f(%a: i32, %b: i32) -> !triple attributes {ssawasm.cc = "multivalue", no_inline} {
  %sum = arith.addi %a, %b : i32
  %difference = arith.subi %a, %b : i32
  %product = arith.muli %a, %b : i32
  %float = arith.sitofp %product : i32 to f64
  %0 = llvm.mlir.poison : !triple
  %1 = llvm.insertvalue %sum, %0[0] : !triple
  %2 = llvm.insertvalue %difference, %1[1] : !triple
  %3 = llvm.insertvalue %float, %2[2] : !triple
  return %3 : !triple
}

func.func @in_order(%a: i32, %b: i32) -> (i32, i32, f64) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %x = llvm.extractvalue %r[0] : !triple
  %y = llvm.extractvalue %r[1] : !triple
  %z = llvm.extractvalue %r[2] : !triple
  return %x, %y, %z : i32, i32, f64
}

func.func @backwards(%a: i32, %b: i32) -> (f64, i32, i32) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %z = llvm.extractvalue %r[2] : !triple
  %y = llvm.extractvalue %r[1] : !triple
  %x = llvm.extractvalue %r[0] : !triple
  return %z, %y, %x : f64, i32, i32
}

func.func @only_last(%a: i32, %b: i32) -> f64 {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %z = llvm.extractvalue %r[2] : !triple
  return %z : f64
}

func.func @only_middle(%a: i32, %b: i32) -> i32 {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %y = llvm.extractvalue %r[1] : !triple
  return %y : i32
}

func.func @unused(%a: i32, %b: i32) -> i32 {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  return %a : i32
}

func.func @twice(%a: i32, %b: i32) -> (i32, i32) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %x = llvm.extractvalue %r[0] : !triple
  %y = llvm.extractvalue %r[1] : !triple
  %xx = arith.muli %x, %x : i32
  %yy = arith.muli %y, %y : i32
  return %xx, %yy : i32, i32
}

// Of two calls, first the second one's.
func.func @interleaved(%a: i32, %b: i32) -> (i32, i32, i32) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %s = call @f(%b, %a) : (i32, i32) -> !triple
  %sy = llvm.extractvalue %s[1] : !triple
  %rx = llvm.extractvalue %r[0] : !triple
  %ry = llvm.extractvalue %r[1] : !triple
  %sx = llvm.extractvalue %s[0] : !triple
  %zero = arith.constant 0 : i32
  %p = arith.subi %zero, %sx : i32
  %q = arith.addi %rx, %ry : i32
  %n = arith.addi %sy, %rx : i32
  return %p, %q, %n : i32, i32, i32
}

func.func private @again(%t: !triple) -> !triple attributes {ssawasm.cc = "multivalue", no_inline} {
  %x = llvm.extractvalue %t[0] : !triple
  %y = llvm.extractvalue %t[1] : !triple
  %z = llvm.extractvalue %t[2] : !triple
  %r = call @f(%x, %y) : (i32, i32) -> !triple
  %f = arith.sitofp %x : i32 to f64
  %m = arith.mulf %z, %f : f64
  %s = llvm.insertvalue %m, %r[2] : !triple
  return %s : !triple
}

func.func @passed_on(%a: i32, %b: i32) -> (i32, i32, f64) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %s = call @again(%r) : (!triple) -> !triple
  %x = llvm.extractvalue %s[0] : !triple
  %y = llvm.extractvalue %s[1] : !triple
  %z = llvm.extractvalue %s[2] : !triple
  return %x, %y, %z : i32, i32, f64
}

func.func @one_part_passed_on(%a: i32, %b: i32) -> (i32, i32, i32) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %x = llvm.extractvalue %r[0] : !triple
  %y = llvm.extractvalue %r[1] : !triple
  %s = call @f(%x, %x) : (i32, i32) -> !triple
  %w = llvm.extractvalue %s[0] : !triple
  return %y, %w, %x : i32, i32, i32
}

func.func @stored_between(%a: i32, %b: i32) -> (i32, i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @place : memref<2xi32>
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %y = llvm.extractvalue %r[1] : !triple
  memref.store %y, %m[%c1] : memref<2xi32>
  %x = llvm.extractvalue %r[0] : !triple
  memref.store %x, %m[%c0] : memref<2xi32>
  %z = llvm.extractvalue %r[2] : !triple
  %p = memref.load %m[%c0] : memref<2xi32>
  %q = memref.load %m[%c1] : memref<2xi32>
  return %p, %q, %z : i32, i32, f64
}

func.func @in_one_branch(%a: i32, %b: i32, %c: i1) -> i32 {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %x = llvm.extractvalue %r[0] : !triple
  cf.cond_br %c, ^yes, ^no
^yes:
  %y = llvm.extractvalue %r[1] : !triple
  %s = arith.addi %x, %y : i32
  return %s : i32
^no:
  %z = llvm.extractvalue %r[1] : !triple
  %p = arith.muli %x, %z : i32
  return %p : i32
}

func.func @in_both_branches(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %r = call @f(%a, %b) : (i32, i32) -> !triple
  %x = llvm.extractvalue %r[0] : !triple
  %y = llvm.extractvalue %r[1] : !triple
  cf.cond_br %c, ^yes, ^no
^yes:
  %d = arith.subi %x, %y : i32
  cf.br ^end(%d : i32)
^no:
  %s = arith.addi %x, %y : i32
  cf.br ^end(%s : i32)
^end(%v: i32):
  %w = arith.addi %x, %y : i32
  %e = arith.subi %x, %y : i32
  %u = arith.select %c, %w, %e : i32
  return %v, %u : i32, i32
}

func.func @through_a_loop(%a: i32, %b: i32, %n: index) -> (i32, i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %first = call @f(%a, %b) : (i32, i32) -> !triple
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first) -> !triple {
    %even = arith.remui %i, %c2 : index
    %is = arith.cmpi eq, %even, %c0 : index
    %x = llvm.extractvalue %t[0] : !triple
    %y = llvm.extractvalue %t[1] : !triple
    %z = llvm.extractvalue %t[2] : !triple
    %next = func.call @f(%x, %y) : (i32, i32) -> !triple
    %s = arith.select %is, %next, %next : !triple
    %f = arith.sitofp %x : i32 to f64
    %k = llvm.insertvalue %z, %s[2] : !triple
    scf.yield %k : !triple
  }
  %x = llvm.extractvalue %r[0] : !triple
  %y = llvm.extractvalue %r[1] : !triple
  %nine = arith.constant 9.0 : f64
  %z = llvm.extractvalue %r[2] : !triple
  %w = arith.mulf %z, %nine : f64
  return %x, %y, %w : i32, i32, f64
}

func.func private @sum(%n: i32) -> !llvm.struct<(i32, i32)> attributes {ssawasm.cc = "multivalue", no_inline} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %done, ^end, ^more
^end:
  %none = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  return %none : !llvm.struct<(i32, i32)>
^more:
  %less = arith.subi %n, %one : i32
  %r = call @sum(%less) : (i32) -> !llvm.struct<(i32, i32)>
  %s = llvm.extractvalue %r[1] : !llvm.struct<(i32, i32)>
  %t = arith.addi %s, %n : i32
  %c = llvm.extractvalue %r[0] : !llvm.struct<(i32, i32)>
  %d = arith.addi %c, %one : i32
  %1 = llvm.insertvalue %d, %r[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %t, %1[1] : !llvm.struct<(i32, i32)>
  return %2 : !llvm.struct<(i32, i32)>
}

func.func @recursive(%n: i32) -> (i32, i32) {
  %r = call @sum(%n) : (i32) -> !llvm.struct<(i32, i32)>
  %c = llvm.extractvalue %r[0] : !llvm.struct<(i32, i32)>
  %t = llvm.extractvalue %r[1] : !llvm.struct<(i32, i32)>
  return %c, %t : i32, i32
}
