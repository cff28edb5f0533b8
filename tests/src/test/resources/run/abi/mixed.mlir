// The three conventions in one module, one calling the next; calls through the table by each of them.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// beyond mlir-runner: ssawasm.cc is an attribute of ours
// run: @chain(5, 3) == 2, 15
// run: @indirect(0, 9, 4) == 13, 5
// run: @indirect(1, 9, 4) == 5, 13
// run: @indirect_c(9, 4) == 13, 5
// run: @indirect_multivalue(9, 4) == 13, 5
// run: @deep(1000) == 1000, 500500

func.func private @exact(%a: i64, %b: i64) -> (i64, i64) attributes {ssawasm.cc = "exact", no_inline} {
  %d = arith.subi %a, %b : i64
  %p = arith.muli %a, %b : i64
  return %d, %p : i64, i64
}

func.func private @c(%a: i64, %b: i64) -> (i64, i64) attributes {ssawasm.cc = "c", no_inline} {
  %r:2 = call @exact(%a, %b) : (i64, i64) -> (i64, i64)
  return %r#0, %r#1 : i64, i64
}

func.func private @multivalue(%a: i64, %b: i64) -> (i64, i64) attributes {ssawasm.cc = "multivalue", no_inline} {
  %r:2 = call @c(%a, %b) : (i64, i64) -> (i64, i64)
  return %r#0, %r#1 : i64, i64
}

func.func @chain(%a: i64, %b: i64) -> (i64, i64) {
  %r:2 = call @multivalue(%a, %b) : (i64, i64) -> (i64, i64)
  return %r#0, %r#1 : i64, i64
}

func.func private @sum_difference(%a: i32, %b: i32) -> (i32, i32) {
  %s = arith.addi %a, %b : i32
  %d = arith.subi %a, %b : i32
  return %s, %d : i32, i32
}

func.func private @difference_sum(%a: i32, %b: i32) -> (i32, i32) {
  %s = arith.addi %a, %b : i32
  %d = arith.subi %a, %b : i32
  return %d, %s : i32, i32
}

func.func @indirect(%which: i1, %a: i32, %b: i32) -> (i32, i32) {
  %f = constant @sum_difference : (i32, i32) -> (i32, i32)
  %g = constant @difference_sum : (i32, i32) -> (i32, i32)
  %h = arith.select %which, %g, %f : (i32, i32) -> (i32, i32)
  %r:2 = call_indirect %h(%a, %b) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

func.func private @by_c(%a: i32, %b: i32) -> (i32, i32) attributes {ssawasm.cc = "c", no_inline} {
  %r:2 = call @sum_difference(%a, %b) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

func.func private @by_multivalue(%a: i32, %b: i32) -> (i32, i32) attributes {ssawasm.cc = "multivalue", no_inline} {
  %r:2 = call @sum_difference(%a, %b) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

func.func @indirect_c(%a: i32, %b: i32) -> (i32, i32) {
  %f = constant @by_c : (i32, i32) -> (i32, i32)
  %r:2 = call_indirect %f(%a, %b) {ssawasm.cc = "c"} : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

func.func @indirect_multivalue(%a: i32, %b: i32) -> (i32, i32) {
  %f = constant @by_multivalue : (i32, i32) -> (i32, i32)
  %r:2 = call_indirect %f(%a, %b) {ssawasm.cc = "multivalue"} : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

// A frame of the caller's for each call that is open.
func.func private @count(%n: i32) -> (i32, i32) attributes {ssawasm.cc = "c", no_inline} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %end = arith.cmpi eq, %n, %zero : i32
  %r:2 = scf.if %end -> (i32, i32) {
    scf.yield %zero, %zero : i32, i32
  } else {
    %less = arith.subi %n, %one : i32
    %below:2 = func.call @count(%less) : (i32) -> (i32, i32)
    %depth = arith.addi %below#0, %one : i32
    %sum = arith.addi %below#1, %n : i32
    scf.yield %depth, %sum : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @deep(%n: i32) -> (i32, i32) {
  %r:2 = call @count(%n) : (i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
