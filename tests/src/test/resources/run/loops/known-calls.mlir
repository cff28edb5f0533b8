// Calls in loops whose effects are known (infer-call-effects): they stay where they touch what the loop does, and are
// moved, merged or done for one lane after the other where they do not.

// too large to be inlined where it is called twice: 8 steps of Collatz
func.func private @steps(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %r = affine.for %k = 0 to 8 iter_args(%x = %n) -> i32 {
    %b = arith.andi %x, %c1 : i32
    %odd = arith.cmpi eq, %b, %c1 : i32
    %t = arith.muli %x, %c3 : i32
    %u = arith.addi %t, %c1 : i32
    %h = arith.divui %x, %c2 : i32
    %y = arith.select %odd, %u, %h : i32
    affine.yield %y : i32
  }
  return %r : i32
}

// m[k] = k + first
func.func private @fill(%m: memref<32xi32>, %first: i32) {
  affine.for %k = 0 to 32 {
    %i = arith.index_cast %k : index to i32
    %s = arith.addi %i, %first : i32
    affine.store %s, %m[%k] : memref<32xi32>
  }
  return
}

func.func private @sum(%m: memref<32xi32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %s = affine.for %k = 0 to 32 iter_args(%a = %c0) -> i32 {
    %x = affine.load %m[%k] : memref<32xi32>
    %p = arith.muli %a, %c31 : i32
    %q = arith.addi %p, %x : i32
    affine.yield %q : i32
  }
  return %s : i32
}

// run: @lanes(0) == 1925859131
// run: @lanes(7) == 76646674
func.func @lanes(%n: i32) -> i32 {
  %a = memref.alloc() : memref<32xi32>
  call @fill(%a, %n) : (memref<32xi32>, i32) -> ()
  affine.for %k = 0 to 32 {
    %x = affine.load %a[%k] : memref<32xi32>
    %y = func.call @steps(%x) : (i32) -> i32
    %z = arith.muli %y, %y : i32
    affine.store %z, %a[%k] : memref<32xi32>
  }
  %s = call @sum(%a) : (memref<32xi32>) -> i32
  %t = call @steps(%s) : (i32) -> i32
  memref.dealloc %a : memref<32xi32>
  return %t : i32
}

// the call writes what the next iteration reads
// run: @between(3) == -1244749361
func.func @between(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<32xi32>
  call @fill(%a, %n) : (memref<32xi32>, i32) -> ()
  %r = affine.for %k = 0 to 32 iter_args(%s = %c0) -> i32 {
    %x = affine.load %a[%k] : memref<32xi32>
    %y = arith.addi %s, %x : i32
    func.call @fill(%a, %y) : (memref<32xi32>, i32) -> ()
    affine.yield %y : i32
  }
  %t = call @sum(%a) : (memref<32xi32>) -> i32
  %u = arith.xori %t, %r : i32
  memref.dealloc %a : memref<32xi32>
  return %u : i32
}

// the same memory under two names
// run: @twice(5) == 72145
func.func private @copy(%from: memref<32xi32>, %to: memref<32xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = affine.for %k = 0 to 31 iter_args(%s = %c0) -> i32 {
    %x = affine.load %from[%k] : memref<32xi32>
    func.call @fill(%to, %x) : (memref<32xi32>, i32) -> ()
    %y = affine.load %from[%k] : memref<32xi32>
    %t = arith.muli %x, %n : i32
    %u = arith.addi %t, %y : i32
    %v = arith.addi %s, %u : i32
    affine.yield %v : i32
  }
  return %r : i32
}
func.func @twice(%n: i32) -> i32 {
  %a = memref.alloc() : memref<32xi32>
  %b = memref.alloc() : memref<32xi32>
  call @fill(%a, %n) : (memref<32xi32>, i32) -> ()
  call @fill(%b, %n) : (memref<32xi32>, i32) -> ()
  %r = call @copy(%a, %a, %n) : (memref<32xi32>, memref<32xi32>, i32) -> i32
  %s = call @copy(%a, %b, %n) : (memref<32xi32>, memref<32xi32>, i32) -> i32
  %t = arith.xori %r, %s : i32
  memref.dealloc %a : memref<32xi32>
  memref.dealloc %b : memref<32xi32>
  return %t : i32
}
