// Walks of binary trees as generators: in order by recursion, and two trees compared leaf by leaf.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @inOrder() == 1234567
// run: @sameFringe(0, 7) == 1
// run: @sameFringe(0, 14) == 0
!ints = !dcont.cont<(i32) -> ()>

// Nodes of three trees: left, right (-1: none), value.
memref.global "private" constant @left : memref<21xi32> = dense<[
  1, 3, 5, -1, -1, -1, -1,
  8, -1, 10, -1, 12, -1, -1,
  15, 17, 19, -1, -1, -1, -1]>
memref.global "private" constant @right : memref<21xi32> = dense<[
  2, 4, 6, -1, -1, -1, -1,
  9, -1, 11, -1, 13, -1, -1,
  16, 18, 20, -1, -1, -1, -1]>
memref.global "private" constant @value : memref<21xi32> = dense<[
  4, 2, 6, 1, 3, 5, 7,
  0, 1, 0, 3, 0, 5, 7,
  4, 2, 6, 1, 3, 5, 8]>
memref.global "private" @root : memref<1xi32> = dense<0>

func.func private @walk(%node: i32, %leavesOnly: i1) {
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %there = arith.cmpi sge, %node, %zero : i32
  scf.if %there {
    %i = arith.index_cast %node : i32 to index
    %lefts = memref.get_global @left : memref<21xi32>
    %rights = memref.get_global @right : memref<21xi32>
    %values = memref.get_global @value : memref<21xi32>
    %l = memref.load %lefts[%i] : memref<21xi32>
    %r = memref.load %rights[%i] : memref<21xi32>
    %v = memref.load %values[%i] : memref<21xi32>
    func.call @walk(%l, %leavesOnly) : (i32, i1) -> ()
    %isLeaf = arith.cmpi slt, %l, %zero : i32
    %all = arith.xori %leavesOnly, %true : i1
    %wanted = arith.ori %isLeaf, %all : i1
    scf.if %wanted {
      dcont.suspend(%v) : (i32) -> ()
    }
    func.call @walk(%r, %leavesOnly) : (i32, i1) -> ()
  }
  return
}
func.func private @nodes() {
  %zero = arith.constant 0 : i32
  %false = arith.constant false
  call @walk(%zero, %false) : (i32, i1) -> ()
  return
}
func.func private @leaves() {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.get_global @root : memref<1xi32>
  %root = memref.load %m[%c0] : memref<1xi32>
  call @walk(%root, %true) : (i32, i1) -> ()
  return
}

// The next value, or -1 at the end, and the rest.
func.func private @next(%k: !ints) -> (i32, !ints) {
  %v, %rest = dcont.resume %k : !ints -> (i32, !ints) on_yield(%x: i32, %r: !ints) {
    dcont.yield %x, %r : i32, !ints
  } on_return {
    %end = arith.constant -1 : i32
    dcont.yield %end, %k : i32, !ints
  }
  return %v, %rest : i32, !ints
}

func.func @inOrder() -> i32 {
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %k0 = dcont.new @nodes : !ints
  %r:2 = scf.while (%acc = %zero, %k = %k0) : (i32, !ints) -> (i32, !ints) {
    %v, %rest = func.call @next(%k) : (!ints) -> (i32, !ints)
    %more = arith.cmpi sge, %v, %zero : i32
    %shifted = arith.muli %acc, %ten : i32
    %sum = arith.addi %shifted, %v : i32
    %kept = arith.select %more, %sum, %acc : i32
    scf.condition(%more) %kept, %rest : i32, !ints
  } do {
  ^bb0(%acc: i32, %k: !ints):
    scf.yield %acc, %k : i32, !ints
  }
  return %r#0 : i32
}

func.func private @open(%root: i32) -> (i32, !ints) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @root : memref<1xi32>
  memref.store %root, %m[%c0] : memref<1xi32>
  %k = dcont.new @leaves : !ints
  %v, %rest = call @next(%k) : (!ints) -> (i32, !ints)
  return %v, %rest : i32, !ints
}
func.func @sameFringe(%a: i32, %b: i32) -> i1 {
  %zero = arith.constant 0 : i32
  %x0, %ka0 = call @open(%a) : (i32) -> (i32, !ints)
  %y0, %kb0 = call @open(%b) : (i32) -> (i32, !ints)
  %end:4 = scf.while (%x = %x0, %ka = %ka0, %y = %y0, %kb = %kb0) : (i32, !ints, i32, !ints) -> (i32, !ints, i32, !ints) {
    %same = arith.cmpi eq, %x, %y : i32
    %more = arith.cmpi sge, %x, %zero : i32
    %go = arith.andi %same, %more : i1
    scf.condition(%go) %x, %ka, %y, %kb : i32, !ints, i32, !ints
  } do {
  ^bb0(%x: i32, %ka: !ints, %y: i32, %kb: !ints):
    %x1, %ka1 = func.call @next(%ka) : (!ints) -> (i32, !ints)
    %y1, %kb1 = func.call @next(%kb) : (!ints) -> (i32, !ints)
    scf.yield %x1, %ka1, %y1, %kb1 : i32, !ints, i32, !ints
  }
  %same = arith.cmpi eq, %end#0, %end#2 : i32
  return %same : i1
}
