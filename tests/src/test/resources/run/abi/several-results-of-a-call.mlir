// What LLVM's multivalue back end got wrong (llvm-project issues 98323 and 92995), with the several results of a func: used in any order, twice,
// in part, not at all, across blocks and loops, through memory, passed on, returned in another order.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// run: @reversed(7, 2) == 14.0, 5, 9
// run: @rotated(7, 2) == 5, 14.0, 9
// run: @doubled(7, 2) == 9, 9, 5, 5
// run: @first_twice(7, 2) == 18
// run: @middle_alone(7, 2) == 5
// run: @none(7, 2) == 7
// run: @crossed(7, 2) == -5, 9, 5, 9
// run: @nested_calls(7, 2) == 28, 10
// run: @arguments_swapped(7, 2) == 14, -4
// run: @argument_twice(7, 2) == 10, 0
// run: @stored(7, 2) == 9, 5, 14.0
// run: @stored_backwards(7, 2) == 9, 5, 14.0
// run: @stored_over(7, 2) == 5
// run: @phi(7, 2, true) == 9, 5
// run: @phi(7, 2, false) == 5, 9
// run: @phi_of_two_calls(7, 2, true) == 9, 5
// run: @phi_of_two_calls(7, 2, false) == 9, -5
// run: @one_block_each(7, 2, 0) == 9
// run: @one_block_each(7, 2, 1) == 5
// run: @one_block_each(7, 2, 2) == 45
// run: @across_a_call(7, 2) == 9, 5, 14
// run: @loop_swaps(7, 2, 0) == 7, 2
// run: @loop_swaps(7, 2, 1) == 5, 9
// run: @loop_swaps(7, 2, 2) == -4, 14
// run: @loop_swaps(7, 2, 3) == -18, 10
// run: @fibonacci(10) == 55
// run: @while_loop(1071, 462) == 21, 7
// run: @selected(7, 2, true) == 9
// run: @selected(7, 2, false) == 5
// run: @tail(7, 2) == 9, 5, 14.0

memref.global "private" @place : memref<2xi32> = uninitialized
memref.global "private" @real : memref<f64> = uninitialized

func.func private @f(%a: i32, %b: i32) -> (i32, i32, f64) attributes {ssawasm.cc = "multivalue", no_inline} {
  %sum = arith.addi %a, %b : i32
  %difference = arith.subi %a, %b : i32
  %product = arith.muli %a, %b : i32
  %float = arith.sitofp %product : i32 to f64
  return %sum, %difference, %float : i32, i32, f64
}

func.func @reversed(%a: i32, %b: i32) -> (f64, i32, i32) attributes {ssawasm.cc = "multivalue"} {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  return %r#2, %r#1, %r#0 : f64, i32, i32
}

func.func @rotated(%a: i32, %b: i32) -> (i32, f64, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  return %r#1, %r#2, %r#0 : i32, f64, i32
}

func.func @doubled(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  return %r#0, %r#0, %r#1, %r#1 : i32, i32, i32, i32
}

func.func @first_twice(%a: i32, %b: i32) -> i32 {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %s = arith.addi %r#0, %r#0 : i32
  return %s : i32
}

func.func @middle_alone(%a: i32, %b: i32) -> i32 {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  return %r#1 : i32
}

func.func @none(%a: i32, %b: i32) -> i32 {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  return %a : i32
}

// Those of the first call behind those of the second.
func.func @crossed(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %s:3 = call @f(%b, %a) : (i32, i32) -> (i32, i32, f64)
  return %s#1, %r#0, %r#1, %s#0 : i32, i32, i32, i32
}

func.func @nested_calls(%a: i32, %b: i32) -> (i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %s:3 = call @f(%r#0, %r#1) : (i32, i32) -> (i32, i32, f64)
  %t:3 = call @f(%s#0, %s#0) : (i32, i32) -> (i32, i32, f64)
  %u:3 = call @f(%t#1, %r#1) : (i32, i32) -> (i32, i32, f64)
  %v = arith.addi %u#0, %r#1 : i32
  return %t#0, %v : i32, i32
}

func.func @arguments_swapped(%a: i32, %b: i32) -> (i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %s:3 = call @f(%r#1, %r#0) : (i32, i32) -> (i32, i32, f64)
  return %s#0, %s#1 : i32, i32
}

func.func @argument_twice(%a: i32, %b: i32) -> (i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %s:3 = call @f(%r#1, %r#1) : (i32, i32) -> (i32, i32, f64)
  return %s#0, %s#1 : i32, i32
}

func.func @stored(%a: i32, %b: i32) -> (i32, i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @place : memref<2xi32>
  %g = memref.get_global @real : memref<f64>
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  memref.store %r#0, %m[%c0] : memref<2xi32>
  memref.store %r#1, %m[%c1] : memref<2xi32>
  memref.store %r#2, %g[] : memref<f64>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = memref.load %m[%c1] : memref<2xi32>
  %z = memref.load %g[] : memref<f64>
  return %x, %y, %z : i32, i32, f64
}

func.func @stored_backwards(%a: i32, %b: i32) -> (i32, i32, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.get_global @place : memref<2xi32>
  %g = memref.get_global @real : memref<f64>
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  memref.store %r#2, %g[] : memref<f64>
  memref.store %r#1, %m[%c1] : memref<2xi32>
  memref.store %r#0, %m[%c0] : memref<2xi32>
  %z = memref.load %g[] : memref<f64>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = memref.load %m[%c1] : memref<2xi32>
  return %x, %y, %z : i32, i32, f64
}

// The second result goes to the place that the first one chose.
func.func @stored_over(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %m = memref.get_global @place : memref<2xi32>
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %low = arith.andi %r#0, %c1 : i32
  %i = arith.index_cast %low : i32 to index
  memref.store %r#0, %m[%c0] : memref<2xi32>
  memref.store %r#1, %m[%i] : memref<2xi32>
  %x = memref.load %m[%i] : memref<2xi32>
  return %x : i32
}

func.func @phi(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  cf.cond_br %c, ^end(%r#0, %r#1 : i32, i32), ^end(%r#1, %r#0 : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

func.func @phi_of_two_calls(%a: i32, %b: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^yes, ^no
^yes:
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  cf.br ^end(%r#0, %r#1 : i32, i32)
^no:
  %s:3 = call @f(%b, %a) : (i32, i32) -> (i32, i32, f64)
  cf.br ^end(%s#0, %s#1 : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

func.func @one_block_each(%a: i32, %b: i32, %c: i32) -> i32 {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  cf.switch %c : i32, [default: ^both, 0: ^first, 1: ^second]
^first:
  return %r#0 : i32
^second:
  return %r#1 : i32
^both:
  %p = arith.muli %r#0, %r#1 : i32
  return %p : i32
}

func.func private @forget() attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.get_global @place : memref<2xi32>
  memref.store %zero, %m[%c0] : memref<2xi32>
  return
}

func.func @across_a_call(%a: i32, %b: i32) -> (i32, i32, i32) {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  call @forget() : () -> ()
  %i = arith.fptosi %r#2 : f64 to i32
  call @forget() : () -> ()
  return %r#0, %r#1, %i : i32, i32, i32
}

func.func @loop_swaps(%a: i32, %b: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %s:3 = func.call @f(%x, %y) : (i32, i32) -> (i32, i32, f64)
    scf.yield %s#1, %s#0 : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func private @step(%a: i32, %b: i32) -> (i32, i32) attributes {ssawasm.cc = "multivalue", no_inline} {
  %s = arith.addi %a, %b : i32
  return %b, %s : i32, i32
}

func.func @fibonacci(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero, %y = %one) -> (i32, i32) {
    %s:2 = func.call @step(%x, %y) : (i32, i32) -> (i32, i32)
    scf.yield %s#0, %s#1 : i32, i32
  }
  return %r#0 : i32
}

func.func private @divide(%a: i32, %b: i32) -> (i32, i32) attributes {ssawasm.cc = "multivalue", no_inline} {
  %q = arith.divsi %a, %b : i32
  %r = arith.remsi %a, %b : i32
  return %q, %r : i32, i32
}

// Euclid: only the remainder goes on; of the last step the quotient is wanted too.
func.func @while_loop(%a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %r:3 = scf.while (%x = %a, %y = %b, %q = %zero) : (i32, i32, i32) -> (i32, i32, i32) {
    %more = arith.cmpi ne, %y, %zero : i32
    scf.condition(%more) %x, %y, %q : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %q: i32):
    %d:2 = func.call @divide(%x, %y) : (i32, i32) -> (i32, i32)
    scf.yield %y, %d#1, %d#0 : i32, i32, i32
  }
  return %r#0, %r#2 : i32, i32
}

func.func @selected(%a: i32, %b: i32, %c: i1) -> i32 {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  %x = arith.select %c, %r#0, %r#1 : i32
  return %x : i32
}

func.func @tail(%a: i32, %b: i32) -> (i32, i32, f64) attributes {ssawasm.cc = "multivalue"} {
  %r:3 = call @f(%a, %b) : (i32, i32) -> (i32, i32, f64)
  return %r#0, %r#1, %r#2 : i32, i32, f64
}
