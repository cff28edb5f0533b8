func.func @begin(%a: !async.value<i32>, %t: !async.token, %n: index) -> i32 {
  %token, %value:2 = async.execute [%t] (%a as %x: !async.value<i32>) -> (!async.value<i32>, !async.value<f64>) attributes {tag} {
    %y = arith.addi %x, %x : i32
    %z = arith.constant 1.0 : f64
    async.yield %y, %z : i32, f64
  }
  %other = async.execute {
    async.await %t : !async.token
    async.yield
  }
  %g = async.create_group %n : !async.group
  %0 = async.add_to_group %token, %g : !async.token
  %1 = async.add_to_group %value#1, %g : !async.value<f64>
  async.await_all %g
  %r = async.await %value#0 : !async.value<i32>
  return %r : i32
}
async.func @twice(%x: i32) -> !async.value<i32> {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
async.func private @elsewhere(f32) -> (!async.token, !async.value<memref<f32>>)
func.func @call(%x: i32) -> !async.value<i32> {
  %0 = async.call @twice(%x) : (i32) -> !async.value<i32>
  return %0 : !async.value<i32>
}
// -----
func.func @runtime(%v: !async.value<f32>, %h: !async.coro.handle, %x: f32, %n: index) -> (f32, index) {
  %t = async.runtime.create : !async.token
  %u = async.runtime.create : !async.value<f32>
  %g = async.runtime.create_group %n : !async.group
  async.runtime.store %x, %u : <f32>
  async.runtime.set_available %u : !async.value<f32>
  async.runtime.set_error %t {tag} : !async.token
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %t : !async.token
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.runtime.resume %h
  %i = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  %w = async.runtime.num_worker_threads : index
  %l = async.runtime.load %u : <f32>
  return %l, %w : f32, index
}
// -----
func.func @coroutine() {
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h
  async.coro.suspend %s, ^end, ^resume, ^cleanup
^resume:
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %h
  cf.br ^end
^end:
  async.coro.end %h
  return
}
// -----
func.func @f(%t: !async.token) {
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}
// -----
func.func @f(%t: i32) {
  async.await %t : i32
  return
}
// -----
func.func @f(%t: !async.token) {
  %0 = "async.await"(%t) : (!async.token) -> i32
  return
}
// -----
async.func @f() {
  return
}
// -----
async.func @f() -> (!async.value<i32>, !async.token) {
  %0 = arith.constant 1 : i32
  return %0 : i32
}
// -----
async.func @f() -> !async.value<i32> {
  %0 = arith.constant 1.0 : f32
  return %0 : f32
}
// -----
func.func @f() {
  %0 = async.call @g() : () -> !async.token
  return
}
// -----
func.func @f() {
  async.yield
}
// -----
func.func @f(%v: !async.value<i32>) {
  %t, %r = async.execute -> !async.value<i64> {
    %0 = arith.constant 1 : i32
    async.yield %0 : i32
  }
  return
}
// -----
func.func @f(%x: f64, %v: !async.value<f32>) {
  "async.runtime.store"(%x, %v) : (f64, !async.value<f32>) -> ()
  return
}
// -----
func.func private @f(!async.nothing)
// -----
func.func @f(%t: !async.token) {
  %0 = async.execute {
    async.await %t : !async.token
  }
  return
}
