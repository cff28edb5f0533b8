// engines: interpreter - compiled, a token or value is what its work has given, which nobody else can give to it
// run: @held(5) == 5
// run: @in_error(true) == 1
// run: @in_error(false) == 0
// run: @empty() traps "load of a value that nothing was stored to"

func.func @held(%x: i32) -> i32 {
  %v = async.runtime.create : !async.value<i32>
  async.runtime.store %x, %v : !async.value<i32>
  async.runtime.set_available %v : !async.value<i32>
  async.runtime.await %v : !async.value<i32>
  %r = async.runtime.load %v : !async.value<i32>
  return %r : i32
}

func.func @in_error(%fail: i1) -> i1 {
  %t = async.runtime.create : !async.token
  scf.if %fail {
    async.runtime.set_error %t : !async.token
  } else {
    async.runtime.set_available %t : !async.token
  }
  %r = async.runtime.is_error %t : !async.token
  return %r : i1
}

func.func @empty() -> i32 {
  %v = async.runtime.create : !async.value<i32>
  %r = async.runtime.load %v : !async.value<i32>
  return %r : i32
}
