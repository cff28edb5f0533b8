// The cooperative scheduler of section 6.2: two tasks double the halves of a global array and switch after each element.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @main() == 1
// run: @traced(0) == 0
// run: @traced(1) == 50
// run: @traced(2) == 1
// run: @traced(3) == 51
// run: @traced(98) == 49
// run: @traced(99) == 99
// run: @element(0) == 0
// run: @element(49) == 98
// run: @element(50) == 100
// run: @element(99) == 198
!task = !dcont.cont<() -> ()>

memref.global "private" @array : memref<100xi32> = uninitialized
memref.global "private" @trace : memref<100xi32> = uninitialized
memref.global "private" @steps : memref<1xindex> = dense<0>

func.func private @half(%from: index, %to: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %array = memref.get_global @array : memref<100xi32>
  %trace = memref.get_global @trace : memref<100xi32>
  %steps = memref.get_global @steps : memref<1xindex>
  scf.for %i = %from to %to step %c1 {
    %x = memref.load %array[%i] : memref<100xi32>
    %y = arith.muli %x, %two : i32
    memref.store %y, %array[%i] : memref<100xi32>
    %at = memref.load %steps[%c0] : memref<1xindex>
    %i32 = arith.index_cast %i : index to i32
    memref.store %i32, %trace[%at] : memref<100xi32>
    %next = arith.addi %at, %c1 : index
    memref.store %next, %steps[%c0] : memref<1xindex>
    dcont.suspend() : () -> ()
  }
  return
}
func.func private @task1() {
  %c0 = arith.constant 0 : index
  %c50 = arith.constant 50 : index
  call @half(%c0, %c50) : (index, index) -> ()
  return
}
func.func private @task2() {
  %c50 = arith.constant 50 : index
  %c100 = arith.constant 100 : index
  call @half(%c50, %c100) : (index, index) -> ()
  return
}

// Runs the task in the storage for a while; whether it is not done yet.
func.func private @step(%s: !dcont.allocated<() -> ()>) -> i1 {
  %task = dcont.load %s : !task
  %more = dcont.resume %task : !task -> i1 on_yield(%rest: !task) {
    dcont.store %s, %rest : !task
    %true = arith.constant true
    dcont.yield %true : i1
  } on_return {
    %false = arith.constant false
    dcont.yield %false : i1
  }
  return %more : i1
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %true = arith.constant true
  %array = memref.get_global @array : memref<100xi32>
  scf.for %i = %c0 to %c100 step %c1 {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %array[%i] : memref<100xi32>
  }
  %steps = memref.get_global @steps : memref<1xindex>
  memref.store %c0, %steps[%c0] : memref<1xindex>

  %a = dcont.new @task1 : !task
  %b = dcont.new @task2 : !task
  %sa = dcont.alloc() : !dcont.allocated<() -> ()>
  %sb = dcont.alloc() : !dcont.allocated<() -> ()>
  dcont.store %sa, %a : !task
  dcont.store %sb, %b : !task
  %both:2 = scf.while (%liveA = %true, %liveB = %true) : (i1, i1) -> (i1, i1) {
    %any = arith.ori %liveA, %liveB : i1
    scf.condition(%any) %liveA, %liveB : i1, i1
  } do {
  ^bb0(%liveA: i1, %liveB: i1):
    %moreA = scf.if %liveA -> i1 {
      %m = func.call @step(%sa) : (!dcont.allocated<() -> ()>) -> i1
      scf.yield %m : i1
    } else {
      scf.yield %liveA : i1
    }
    %moreB = scf.if %liveB -> i1 {
      %m = func.call @step(%sb) : (!dcont.allocated<() -> ()>) -> i1
      scf.yield %m : i1
    } else {
      scf.yield %liveB : i1
    }
    scf.yield %moreA, %moreB : i1, i1
  }

  // the trace is 0, n/2, 1, n/2 + 1 ...
  %c2 = arith.constant 2 : index
  %c50 = arith.constant 50 : index
  %trace = memref.get_global @trace : memref<100xi32>
  %ok = scf.for %i = %c0 to %c100 step %c1 iter_args(%acc = %true) -> i1 {
    %half = arith.divui %i, %c2 : index
    %odd = arith.remui %i, %c2 : index
    %offset = arith.muli %odd, %c50 : index
    %wanted = arith.addi %half, %offset : index
    %wanted32 = arith.index_cast %wanted : index to i32
    %t = memref.load %trace[%i] : memref<100xi32>
    %v = memref.load %array[%i] : memref<100xi32>
    %i32 = arith.index_cast %i : index to i32
    %double = arith.addi %i32, %i32 : i32
    %inOrder = arith.cmpi eq, %t, %wanted32 : i32
    %doubled = arith.cmpi eq, %v, %double : i32
    %both1 = arith.andi %inOrder, %doubled : i1
    %all = arith.andi %acc, %both1 : i1
    scf.yield %all : i1
  }
  %r = arith.extui %ok : i1 to i32
  return %r : i32
}
func.func @traced(%i: index) -> i32 {
  %trace = memref.get_global @trace : memref<100xi32>
  %t = memref.load %trace[%i] : memref<100xi32>
  return %t : i32
}
func.func @element(%i: index) -> i32 {
  %array = memref.get_global @array : memref<100xi32>
  %x = memref.load %array[%i] : memref<100xi32>
  return %x : i32
}
