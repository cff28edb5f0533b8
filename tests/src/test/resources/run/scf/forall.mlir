// scf.forall without tensors: bounds that are constants and not, steps, no iterations, one iteration, nests.
// run: @normalized(4) == 24
// run: @normalized(0) == 0
// run: @normalized(-3) == 0
// run: @bounds(1, 9, 3) == 42
// run: @bounds(9, 1, 3) == 0
// run: @constants() == 1004
// run: @once(7) == 21
// run: @nested(3) == 36
// run: @one_in_the_second(5) == 10
// run: @order(3) == 111232
memref.global "private" @sum : memref<index> = dense<0>

func.func private @add(%x: index) {
  %m = memref.get_global @sum : memref<index>
  %s = memref.load %m[] : memref<index>
  %t = arith.addi %s, %x : index
  memref.store %t, %m[] : memref<index>
  return
}

func.func private @start() {
  %z = arith.constant 0 : index
  %m = memref.get_global @sum : memref<index>
  memref.store %z, %m[] : memref<index>
  return
}

func.func private @end() -> index {
  %m = memref.get_global @sum : memref<index>
  %s = memref.load %m[] : memref<index>
  return %s : index
}

func.func @normalized(%n: index) -> index {
  call @start() : () -> ()
  scf.forall (%i, %j) in (%n, 4) {
    %x = arith.muli %i, %j : index
    func.call @add(%x) : (index) -> ()
  }
  scf.forall (%i) in (%n) {
    %z = arith.subi %i, %i : index
    func.call @add(%z) : (index) -> ()
  }
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %s = call @end() : () -> index
  %t = arith.muli %s, %c2 : index
  %r = arith.divui %t, %c3 : index
  return %r : index
}

func.func @bounds(%l: index, %u: index, %s: index) -> index {
  call @start() : () -> ()
  scf.forall (%i, %j) = (%l, 1) to (%u, %u) step (%s, 4) {
    %x = arith.addi %i, %j : index
    func.call @add(%x) : (index) -> ()
    scf.forall.in_parallel {
    }
  }
  %r = call @end() : () -> index
  return %r : index
}

func.func @constants() -> index {
  call @start() : () -> ()
  scf.forall (%i, %j, %k) = (10, -2, 5) to (13, 3, 6) step (2, 3, 1) {
    %c = arith.constant 100 : index
    %a = arith.muli %i, %c : index
    %d = arith.constant 10 : index
    %b = arith.muli %j, %d : index
    %x = arith.addi %a, %b : index
    %y = arith.muli %x, %k : index
    %z = arith.divsi %y, %d : index
    %half = arith.constant 2 : index
    %w = arith.divsi %z, %half : index
    func.call @add(%w) : (index) -> ()
  }
  %r = call @end() : () -> index
  %c1 = arith.constant 90 : index
  %t = arith.subi %r, %c1 : index
  return %t : index
}

func.func @once(%n: index) -> index {
  call @start() : () -> ()
  scf.forall (%i, %j) = (%n, 3) to (8, 6) step (1, 3) {
    %x = arith.muli %i, %j : index
    func.call @add(%x) : (index) -> ()
  }
  %r = call @end() : () -> index
  return %r : index
}

func.func @nested(%n: index) -> index {
  call @start() : () -> ()
  scf.forall (%i) in (%n) {
    scf.forall (%j, %k) in (%n, 2) {
      %x = arith.addi %i, %j : index
      func.call @add(%x) : (index) -> ()
    }
  }
  %r = call @end() : () -> index
  return %r : index
}

func.func @one_in_the_second(%n: index) -> index {
  call @start() : () -> ()
  scf.forall (%i, %j) in (%n, 1) {
    %x = arith.addi %i, %j : index
    func.call @add(%x) : (index) -> ()
  }
  %r = call @end() : () -> index
  return %r : index
}

// One after the other in lexicographic order here.
func.func @order(%n: index) -> index {
  call @start() : () -> ()
  scf.forall (%i, %j) = (1, 1) to (%n, 4) step (2, 1) {
    %m = memref.get_global @sum : memref<index>
    %s = memref.load %m[] : memref<index>
    %c10 = arith.constant 10 : index
    %a = arith.muli %s, %c10 : index
    %b = arith.addi %a, %i : index
    %c = arith.muli %b, %c10 : index
    %d = arith.addi %c, %j : index
    memref.store %d, %m[] : memref<index>
  }
  %r = call @end() : () -> index
  %c19 = arith.constant 19 : index
  %t = arith.addi %r, %c19 : index
  return %t : index
}
