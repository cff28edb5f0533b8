// All permutations of 0 to 7: how many reversals of the first elements bring 0 to the front, at most; and these numbers added and subtracted in turns.

!order = memref<8xi32>
!result = memref<2xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// How many reversals it takes until the first element is 0.
func.func private @flips(%work: !order) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %start = arith.constant 0 : index
  %next = arith.constant 1 : index
  %flips = scf.while (%count = %zero) : (i32) -> i32 {
    %first = memref.load %work[%start] : !order
    %more = arith.cmpi ne, %first, %zero : i32
    scf.condition(%more) %count : i32
  } do {
  ^bb0(%count: i32):
    %first = memref.load %work[%start] : !order
    %end = arith.index_cast %first : i32 to index
    %met:2 = scf.while (%i = %start, %j = %end) : (index, index) -> (index, index) {
      %apart = arith.cmpi slt, %i, %j : index
      scf.condition(%apart) %i, %j : index, index
    } do {
    ^bb0(%i: index, %j: index):
      %x = memref.load %work[%i] : !order
      %y = memref.load %work[%j] : !order
      memref.store %y, %work[%i] : !order
      memref.store %x, %work[%j] : !order
      %up = arith.addi %i, %next : index
      %down = arith.subi %j, %next : index
      scf.yield %up, %down : index, index
    }
    %new = arith.addi %count, %one : i32
    scf.yield %new : i32
  }
  return %flips : i32
}

// The next permutation: turns the first two, three, ... until one has not come round; gives how many, 8 at the end.
func.func private @advance(%order: !order, %turns: !order) -> index {
  %yes = arith.constant true
  %no = arith.constant false
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %start = arith.constant 0 : index
  %next = arith.constant 1 : index
  %n = arith.constant 8 : index
  %last:2 = scf.while (%at = %next, %round = %yes) : (index, i1) -> (index, i1) {
    %inside = arith.cmpi ult, %at, %n : index
    %more = arith.andi %inside, %round : i1
    scf.condition(%more) %at, %round : index, i1
  } do {
  ^bb0(%at: index, %round: i1):
    %first = memref.load %order[%start] : !order
    scf.for %i = %start to %at step %next {
      %after = arith.addi %i, %next : index
      %x = memref.load %order[%after] : !order
      memref.store %x, %order[%i] : !order
    }
    memref.store %first, %order[%at] : !order
    %old = memref.load %turns[%at] : !order
    %new = arith.addi %old, %one : i32
    %limit = arith.index_cast %at : index to i32
    %came_round = arith.cmpi sgt, %new, %limit : i32
    %left = arith.select %came_round, %zero, %new : i32
    memref.store %left, %turns[%at] : !order
    %following = arith.addi %at, %next : index
    %to = arith.select %came_round, %following, %at : index
    scf.yield %to, %came_round : index, i1
  }
  return %last#0 : index
}

func.func @kernel(%order: !order, %work: !order, %turns: !order, %result: !result) {
  %zero = arith.constant 0 : i32
  %yes = arith.constant true
  %start = arith.constant 0 : index
  %n = arith.constant 8 : index
  affine.for %i = 0 to 8 {
    %v = arith.index_cast %i : index to i32
    affine.store %v, %order[%i] : !order
    affine.store %zero, %turns[%i] : !order
  }
  %end:4 = scf.while (%at = %start, %most = %zero, %sum = %zero, %even = %yes) : (index, i32, i32, i1) -> (index, i32, i32, i1) {
    %more = arith.cmpi ult, %at, %n : index
    scf.condition(%more) %at, %most, %sum, %even : index, i32, i32, i1
  } do {
  ^bb0(%at: index, %most: i32, %sum: i32, %even: i1):
    affine.for %i = 0 to 8 {
      %v = affine.load %order[%i] : !order
      affine.store %v, %work[%i] : !order
    }
    %flips = func.call @flips(%work) : (!order) -> i32
    %new_most = arith.maxsi %most, %flips : i32
    %minus = arith.subi %zero, %flips : i32
    %signed = arith.select %even, %flips, %minus : i32
    %new_sum = arith.addi %sum, %signed : i32
    %odd = arith.xori %even, %yes : i1
    %next = func.call @advance(%order, %turns) : (!order, !order) -> index
    scf.yield %next, %new_most, %new_sum, %odd : index, i32, i32, i1
  }
  affine.store %end#1, %result[0] : !result
  affine.store %end#2, %result[1] : !result
  return
}

func.func @main() {
  %order = memref.alloc() : !order
  %work = memref.alloc() : !order
  %turns = memref.alloc() : !order
  %result = memref.alloc() : !result
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%order, %work, %turns, %result) : (!order, !order, !order, !result) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 2 {
    %v = affine.load %result[%i] : !result
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
