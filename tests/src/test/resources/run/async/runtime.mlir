// beyond mlir-runner: async needs a runtime library with threads
// beyond llvm: async needs a runtime library with threads
// run: @counted(4) == 8
// run: @grouped() == 1
// run: @workers() == 1

// There is nobody else who could let go of it.
func.func @counted(%x: i32) -> i32 {
  %token, %v = async.execute -> !async.value<i32> {
    %y = arith.addi %x, %x : i32
    async.yield %y : i32
  }
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<i32>
  async.runtime.await %v : !async.value<i32>
  %r = async.await %v : !async.value<i32>
  async.runtime.drop_ref %v {count = 2 : i64} : !async.value<i32>
  async.runtime.drop_ref %token {count = 1 : i64} : !async.token
  return %r : i32
}

// The rank of the second token in its group.
func.func @grouped() -> index {
  %two = arith.constant 2 : index
  %group = async.runtime.create_group %two : !async.group
  %a = async.execute {
    async.yield
  }
  %b = async.execute {
    async.yield
  }
  %first = async.runtime.add_to_group %a, %group : !async.token
  %second = async.runtime.add_to_group %b, %group : !async.token
  async.runtime.await %group : !async.group
  return %second : index
}

func.func @workers() -> index {
  %n = async.runtime.num_worker_threads : index
  return %n : index
}
