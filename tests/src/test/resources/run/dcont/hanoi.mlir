// The towers of Hanoi: recursion that yields each move as two values, played by who resumes.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @moves(3) == 7
// run: @moves(10) == 1023
// run: @last(3) == 0, 2
// run: @played(5) == 1
!moves = !dcont.cont<(i32, i32) -> ()>
memref.global "private" @discs : memref<1xi32> = dense<0>

func.func private @solve(%n: i32, %from: i32, %to: i32, %via: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %some = arith.cmpi sgt, %n, %zero : i32
  scf.if %some {
    %m = arith.subi %n, %one : i32
    func.call @solve(%m, %from, %via, %to) : (i32, i32, i32, i32) -> ()
    dcont.suspend(%from, %to) : (i32, i32) -> ()
    func.call @solve(%m, %via, %to, %from) : (i32, i32, i32, i32) -> ()
  }
  return
}
func.func private @hanoi() {
  %c0 = arith.constant 0 : index
  %a = arith.constant 0 : i32
  %b = arith.constant 1 : i32
  %c = arith.constant 2 : i32
  %m = memref.get_global @discs : memref<1xi32>
  %n = memref.load %m[%c0] : memref<1xi32>
  call @solve(%n, %a, %c, %b) : (i32, i32, i32, i32) -> ()
  return
}
// Number of moves, and the last one.
func.func private @run(%n: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.get_global @discs : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  %k0 = dcont.new @hanoi : !moves
  %r:4 = scf.while (%count = %zero, %f = %zero, %t = %zero, %k = %k0) : (i32, i32, i32, !moves) -> (i32, i32, i32, !moves) {
    %more, %c, %f1, %t1, %rest = dcont.resume %k : !moves -> (i1, i32, i32, i32, !moves)
    on_yield(%from: i32, %to: i32, %r: !moves) {
      %true = arith.constant true
      %next = arith.addi %count, %one : i32
      dcont.yield %true, %next, %from, %to, %r : i1, i32, i32, i32, !moves
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %count, %f, %t, %k : i1, i32, i32, i32, !moves
    }
    scf.condition(%more) %c, %f1, %t1, %rest : i32, i32, i32, !moves
  } do {
  ^bb0(%count: i32, %f: i32, %t: i32, %k: !moves):
    scf.yield %count, %f, %t, %k : i32, i32, i32, !moves
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @moves(%n: i32) -> i32 {
  %r:3 = call @run(%n) : (i32) -> (i32, i32, i32)
  return %r#0 : i32
}
func.func @last(%n: i32) -> (i32, i32) {
  %r:3 = call @run(%n) : (i32) -> (i32, i32, i32)
  return %r#1, %r#2 : i32, i32
}
// The moves are legal and bring all discs to the last peg: a peg is a set of bits, the lowest the smallest disc.
func.func @played(%n: i32) -> i1 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %pegs = memref.alloca() : memref<3xi32>
  %m = memref.get_global @discs : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %bit = arith.shli %one, %n : i32
  %all = arith.subi %bit, %one : i32
  memref.store %all, %pegs[%c0] : memref<3xi32>
  memref.store %zero, %pegs[%c1] : memref<3xi32>
  memref.store %zero, %pegs[%c2] : memref<3xi32>
  %k0 = dcont.new @hanoi : !moves
  %r:2 = scf.while (%ok = %true, %k = %k0) : (i1, !moves) -> (i1, !moves) {
    %more, %fine, %rest = dcont.resume %k : !moves -> (i1, i1, !moves) on_yield(%from: i32, %to: i32, %r: !moves) {
      %i = arith.index_cast %from : i32 to index
      %j = arith.index_cast %to : i32 to index
      %x = memref.load %pegs[%i] : memref<3xi32>
      %y = memref.load %pegs[%j] : memref<3xi32>
      %minus = arith.subi %zero, %x : i32
      %disc = arith.andi %x, %minus : i32
      %below = arith.subi %disc, %one : i32
      %smaller = arith.andi %y, %below : i32
      %onLarger = arith.cmpi eq, %smaller, %zero : i32
      %there = arith.cmpi ne, %disc, %zero : i32
      %legal = arith.andi %onLarger, %there : i1
      %x1 = arith.xori %x, %disc : i32
      %y1 = arith.ori %y, %disc : i32
      memref.store %x1, %pegs[%i] : memref<3xi32>
      memref.store %y1, %pegs[%j] : memref<3xi32>
      %both = arith.andi %ok, %legal : i1
      dcont.yield %true, %both, %r : i1, i1, !moves
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %ok, %k : i1, i1, !moves
    }
    scf.condition(%more) %fine, %rest : i1, !moves
  } do {
  ^bb0(%ok: i1, %k: !moves):
    scf.yield %ok, %k : i1, !moves
  }
  %end = memref.load %pegs[%c2] : memref<3xi32>
  %done = arith.cmpi eq, %end, %all : i32
  %good = arith.andi %r#0, %done : i1
  return %good : i1
}
