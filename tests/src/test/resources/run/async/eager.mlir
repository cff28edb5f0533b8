// behind mlir-opt: sccp does not see through the operands of async.execute
// beyond mlir-runner: async needs a runtime library with threads
// beyond llvm: async needs a runtime library with threads
// run: @value(3) == 9
// run: @ordered() == 12
// run: @failed_work(true) == 0
// run: @failed_work(false) == 1
// run: @failure_spreads(false) == 1
// run: @failure_spreads(true) == 0
// run: @group(5) == 10
// run: @failed_group() == 1
// run: @called(4) == 17
// run: @called_in_error() == 1
// run: @in_memory() == 7
// run: @nested(2) == 5
// run: @chosen(true) == 10
// run: @chosen(false) == 20
// run: @carried(5) == 32
// run: @vectors() == 6
// run: @awaited_failure() traps

func.func @value(%x: i32) -> i32 {
  %token, %v = async.execute -> !async.value<i32> {
    %y = arith.muli %x, %x : i32
    async.yield %y : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}

// What depends on a token sees what was stored before it.
func.func @ordered() -> i32 {
  %m = memref.alloc() : memref<i32>
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  %first = async.execute {
    memref.store %c5, %m[] : memref<i32>
    async.yield
  }
  %second = async.execute [%first] {
    %a = memref.load %m[] : memref<i32>
    %b = arith.addi %a, %c7 : i32
    memref.store %b, %m[] : memref<i32>
    async.yield
  }
  async.await %second : !async.token
  %r = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %r : i32
}

func.func @failed_work(%ok: i1) -> i1 {
  %token = async.execute {
    cf.assert %ok, "not ok"
    async.yield
  }
  %r = async.runtime.is_error %token : !async.token
  return %r : i1
}

// Through a token, a value that is unwrapped, and one that is awaited.
func.func @failure_spreads(%ok: i1) -> i1 {
  %c1 = arith.constant 1 : i32
  %t0, %v0 = async.execute -> !async.value<i32> {
    cf.assert %ok, "not ok"
    async.yield %c1 : i32
  }
  %t1, %v1 = async.execute (%v0 as %x: !async.value<i32>) -> !async.value<i32> {
    async.yield %x : i32
  }
  %t2 = async.execute [%t1] {
    async.yield
  }
  %t3 = async.execute {
    async.await %t2 : !async.token
    %y = async.await %v1 : !async.value<i32>
    async.yield
  }
  %r = async.runtime.is_error %t3 : !async.token
  return %r : i1
}

func.func @group(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %group = async.create_group %n : !async.group
  %ranks = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> index {
    %token = async.execute {
      async.yield
    }
    %rank = async.add_to_group %token, %group : !async.token
    %next = arith.addi %sum, %rank : index
    scf.yield %next : index
  }
  async.await_all %group
  return %ranks : index
}

func.func @failed_group() -> i1 {
  %false = arith.constant false
  %c2 = arith.constant 2 : index
  %group = async.create_group %c2 : !async.group
  %good = async.execute {
    async.yield
  }
  %bad = async.execute {
    cf.assert %false, "always"
    async.yield
  }
  %0 = async.add_to_group %good, %group : !async.token
  %1 = async.add_to_group %bad, %group : !async.token
  %all = async.execute {
    async.await_all %group
    async.yield
  }
  %r = async.runtime.is_error %all : !async.token
  return %r : i1
}

async.func @square(%x: i32) -> (!async.token, !async.value<i32>) {
  %y = arith.muli %x, %x : i32
  async.return %y : i32
}

async.func @square_plus_one(%x: i32) -> !async.value<i32> {
  %c1 = arith.constant 1 : i32
  %t, %v = async.call @square(%x) : (i32) -> (!async.token, !async.value<i32>)
  async.await %t : !async.token
  %y = async.await %v : !async.value<i32>
  %z = arith.addi %y, %c1 : i32
  async.return %z : i32
}

func.func @called(%x: i32) -> i32 {
  %v = async.call @square_plus_one(%x) : (i32) -> !async.value<i32>
  %r = async.await %v : !async.value<i32>
  return %r : i32
}

async.func @positive(%x: i32) -> !async.value<i32> {
  %c0 = arith.constant 0 : i32
  %ok = arith.cmpi sgt, %x, %c0 : i32
  cf.assert %ok, "not positive"
  async.return %x : i32
}

async.func @two_positive(%x: i32, %y: i32) -> !async.token {
  %v = async.call @positive(%x) : (i32) -> !async.value<i32>
  %a = async.await %v : !async.value<i32>
  %w = async.call @positive(%y) : (i32) -> !async.value<i32>
  %b = async.await %w : !async.value<i32>
  async.return
}

func.func @called_in_error() -> i1 {
  %c1 = arith.constant 1 : i32
  %cm1 = arith.constant -1 : i32
  %t = async.call @two_positive(%c1, %cm1) : (i32, i32) -> !async.token
  async.runtime.await %t : !async.token
  %r = async.runtime.is_error %t : !async.token
  return %r : i1
}

func.func @in_memory() -> i32 {
  %c7 = arith.constant 7 : i32
  %t, %v = async.execute -> !async.value<memref<i32>> {
    %m = memref.alloc() : memref<i32>
    memref.store %c7, %m[] : memref<i32>
    async.yield %m : memref<i32>
  }
  %m = async.await %v : !async.value<memref<i32>>
  %r = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %r : i32
}

func.func @nested(%x: i32) -> i32 {
  %t, %v = async.execute -> !async.value<i32> {
    %u, %w = async.execute -> !async.value<i32> {
      %y = arith.muli %x, %x : i32
      async.yield %y : i32
    }
    %y = async.await %w : !async.value<i32>
    %c1 = arith.constant 1 : i32
    %z = arith.addi %y, %c1 : i32
    async.yield %z : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}

func.func @chosen(%first: i1) -> i32 {
  %c10 = arith.constant 10 : i32
  %c20 = arith.constant 20 : i32
  %t0, %v0 = async.execute -> !async.value<i32> {
    async.yield %c10 : i32
  }
  %t1, %v1 = async.execute -> !async.value<i32> {
    async.yield %c20 : i32
  }
  %v = arith.select %first, %v0, %v1 : !async.value<i32>
  %r = async.await %v : !async.value<i32>
  return %r : i32
}

// A loop hands on the value that its last round computes.
func.func @carried(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %t, %start = async.execute -> !async.value<i32> {
    async.yield %one : i32
  }
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%v = %start) -> !async.value<i32> {
    %u, %next = async.execute (%v as %x: !async.value<i32>) -> !async.value<i32> {
      %y = arith.addi %x, %x : i32
      async.yield %y : i32
    }
    scf.yield %next : !async.value<i32>
  }
  %r = async.await %last : !async.value<i32>
  return %r : i32
}

func.func @vectors() -> i32 {
  %t, %v = async.execute -> !async.value<vector<3xi32>> {
    %c = arith.constant dense<[1, 2, 3]> : vector<3xi32>
    async.yield %c : vector<3xi32>
  }
  %w = async.await %v : !async.value<vector<3xi32>>
  %r = vector.reduction <add>, %w : vector<3xi32> into i32
  return %r : i32
}

func.func @awaited_failure() {
  %false = arith.constant false
  %t = async.execute {
    cf.assert %false, "always"
    async.yield
  }
  async.await %t : !async.token
  return
}
