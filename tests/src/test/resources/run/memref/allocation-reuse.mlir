// Allocations that are no stack, as one is deallocated below others that live on; without loops around them, and with.

// Deallocations together, the first first: 1 + 2 + ... of what is stored in three memrefs.
// run: @together(1) == 6
// run: @together(5000) == 30000
func.func @together(%n: index) -> i32 {
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc(%n) : memref<?xi32>
  %c = memref.alloc(%n) : memref<?xi32>
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  func.call @fill(%a, %one) : (memref<?xi32>, i32) -> ()
  func.call @fill(%b, %two) : (memref<?xi32>, i32) -> ()
  func.call @fill(%c, %three) : (memref<?xi32>, i32) -> ()
  %x = func.call @sum(%a) : (memref<?xi32>) -> i32
  %y = func.call @sum(%b) : (memref<?xi32>) -> i32
  %z = func.call @sum(%c) : (memref<?xi32>) -> i32
  memref.dealloc %a : memref<?xi32>
  memref.dealloc %c : memref<?xi32>
  memref.dealloc %b : memref<?xi32>
  %xy = arith.addi %x, %y : i32
  %xyz = arith.addi %xy, %z : i32
  return %xyz : i32
}

// The second allocation goes where the first one was.
// run: @reused(10) == 50
// run: @reused(20000) == 100000
func.func @reused(%n: index) -> i32 {
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %a = memref.alloc(%n) : memref<?xi32>
  func.call @fill(%a, %three) : (memref<?xi32>, i32) -> ()
  %b = memref.alloc(%n) : memref<?xi32>
  func.call @fill(%b, %two) : (memref<?xi32>, i32) -> ()
  memref.dealloc %a : memref<?xi32>
  %c = memref.alloc(%n) : memref<?xi32>
  func.call @fill(%c, %three) : (memref<?xi32>, i32) -> ()
  %y = func.call @sum(%b) : (memref<?xi32>) -> i32
  memref.dealloc %b : memref<?xi32>
  %z = func.call @sum(%c) : (memref<?xi32>) -> i32
  memref.dealloc %c : memref<?xi32>
  %yz = arith.addi %y, %z : i32
  return %yz : i32
}

func.func private @fill(%m: memref<?xi32>, %v: i32) {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %n = memref.dim %m, %zero : memref<?xi32>
  scf.for %i = %zero to %n step %step {
    memref.store %v, %m[%i] : memref<?xi32>
  }
  return
}

func.func private @sum(%m: memref<?xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %step = arith.constant 1 : index
  %start = arith.constant 0 : i32
  %n = memref.dim %m, %zero : memref<?xi32>
  %sum = scf.for %i = %zero to %n step %step iter_args(%so_far = %start) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    %next = arith.addi %so_far, %v : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
