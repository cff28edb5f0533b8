// Backtracking as a generator: the solutions of the n queens problem, one at a time.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @solutions(4) == 2
// run: @solutions(5) == 10
// run: @solutions(6) == 4
// run: @solutions(8) == 92
// run: @firstRow(6) == 1
!solutions = !dcont.cont<(i32) -> ()>
memref.global "private" @size : memref<1xi32> = dense<0>

// Sets of columns and diagonals as bits; yields the column of the first row for each solution.
func.func private @place(%row: i32, %columns: i32, %left: i32, %right: i32, %first: i32) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.get_global @size : memref<1xi32>
  %n = memref.load %m[%c0] : memref<1xi32>
  %done = arith.cmpi eq, %row, %n : i32
  scf.if %done {
    dcont.suspend(%first) : (i32) -> ()
  } else {
    scf.for %c = %zero to %n step %one : i32 {
      %bit = arith.shli %one, %c : i32
      %lr = arith.ori %left, %right : i32
      %taken = arith.ori %lr, %columns : i32
      %here = arith.andi %taken, %bit : i32
      %free = arith.cmpi eq, %here, %zero : i32
      scf.if %free {
        %isFirst = arith.cmpi eq, %row, %zero : i32
        %f = arith.select %isFirst, %c, %first : i32
        %next = arith.addi %row, %one : i32
        %columns1 = arith.ori %columns, %bit : i32
        %l = arith.ori %left, %bit : i32
        %r = arith.ori %right, %bit : i32
        %left1 = arith.shli %l, %one : i32
        %right1 = arith.shrui %r, %one : i32
        func.call @place(%next, %columns1, %left1, %right1, %f) : (i32, i32, i32, i32, i32) -> ()
      }
    }
  }
  return
}
func.func private @search() {
  %zero = arith.constant 0 : i32
  call @place(%zero, %zero, %zero, %zero, %zero) : (i32, i32, i32, i32, i32) -> ()
  return
}
func.func private @open(%n: i32) -> !solutions {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @size : memref<1xi32>
  memref.store %n, %m[%c0] : memref<1xi32>
  %k = dcont.new @search : !solutions
  return %k : !solutions
}
func.func @solutions(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %k0 = call @open(%n) : (i32) -> !solutions
  %s = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  dcont.store %s, %k0 : !solutions
  %count = scf.while (%c = %zero) : (i32) -> i32 {
    %k = dcont.load %s : !solutions
    %more, %d = dcont.resume %k : !solutions -> (i1, i32) on_yield(%f: i32, %rest: !solutions) {
      dcont.store %s, %rest : !solutions
      %true = arith.constant true
      %next = arith.addi %c, %one : i32
      dcont.yield %true, %next : i1, i32
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %c : i1, i32
    }
    scf.condition(%more) %d : i32
  } do {
  ^bb0(%c: i32):
    scf.yield %c : i32
  }
  return %count : i32
}
// One solution is enough; the search is dropped.
func.func @firstRow(%n: i32) -> i32 {
  %k = call @open(%n) : (i32) -> !solutions
  %r = dcont.resume %k : !solutions -> i32 on_yield(%f: i32, %rest: !solutions) {
    dcont.yield %f : i32
  } on_return {
    %minus = arith.constant -1 : i32
    dcont.yield %minus : i32
  }
  return %r : i32
}
