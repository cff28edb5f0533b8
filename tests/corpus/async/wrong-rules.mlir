// A rule of async in each chunk, and an operation that breaks it.

%x = "any.value"() : () -> f32
async.await %x : f32

// -----

%x = "any.value"() : () -> !async.value<f32>
%r = "async.await"(%x) : (!async.value<f32>) -> f64

// -----

%x = "any.value"() : () -> !async.value<f32>
"async.await"(%x) : (!async.value<f32>) -> ()

// -----

%x = "any.value"() : () -> !async.token
%r = "async.await"(%x) : (!async.token) -> f32

// -----

async.func @f() -> f32 {
  %x = "any.value"() : () -> f32
  return %x : f32
}

// -----

async.func @f() {
  return
}

// -----

async.func @f() -> (!async.value<f32>, !async.token) {
  %x = "any.value"() : () -> f32
  return %x : f32
}

// -----

async.func @f() -> (!async.token, f32) {
  %x = "any.value"() : () -> f32
  return %x : f32
}

// -----

async.func @f() -> !async.value<f32> {
  return
}

// -----

async.func @f() -> !async.value<f32> {
  %x = "any.value"() : () -> i32
  return %x : i32
}

// -----

async.call @nothing() : () -> !async.token

// -----

async.func private @f(i32) -> !async.token
async.call @f() : () -> !async.token

// -----

async.func private @f() -> !async.token
%x = async.call @f() : () -> !async.value<f32>

// -----

func.func private @f() -> !async.token
%x = async.call @f() : () -> !async.token

// -----

%t = async.execute {
  %x = "any.value"() : () -> f32
  async.yield %x : f32
}

// -----

%t, %r = async.execute -> !async.value<f32> {
  async.yield
}

// -----

%t, %r = async.execute -> !async.value<f32> {
  %x = "any.value"() : () -> f64
  async.yield %x : f64
}

// -----

%x = "any.value"() : () -> f32
%t = async.execute [%x] {
  async.yield
}

// -----

%x = "any.value"() : () -> !async.value<f32>
%t = async.execute (%x as %a: !async.value<f64>) {
  async.yield
}

// -----

%x = "any.value"() : () -> !async.value<f32>
%t = "async.execute"(%x) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  async.yield
}) : (!async.value<f32>) -> !async.token

// -----

%x = "any.value"() : () -> !async.value<f32>
%t = "async.execute"(%x) <{operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: f64):
  async.yield
}) : (!async.value<f32>) -> !async.token

// -----

%t = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
  "any.end"() : () -> ()
}) : () -> !async.token

// -----

func.func @yield_alone() {
  async.yield
}

// -----

%n = "any.value"() : () -> i32
%g = async.create_group %n : !async.group

// -----

%t, %g = "any.values"() : () -> (i32, !async.group)
%i = async.add_to_group %t, %g : i32

// -----

%g = "any.value"() : () -> !async.token
async.await_all %g : !async.token

// -----

%t = "any.value"() : () -> !async.token
async.runtime.add_ref %t {count = 0 : i64} : !async.token

// -----

%t = "any.value"() : () -> !async.token
async.runtime.drop_ref %t {count = -1 : i64} : !async.token

// -----

%t = "any.value"() : () -> f32
async.runtime.add_ref %t {count = 1 : i64} : f32

// -----

%v, %x = "any.values"() : () -> (!async.value<f32>, f64)
"async.runtime.store"(%x, %v) : (f64, !async.value<f32>) -> ()

// -----

%v = "any.value"() : () -> !async.value<f32>
%x = "async.runtime.load"(%v) : (!async.value<f32>) -> f64

// -----

%h = "any.value"() : () -> f32
async.runtime.resume %h

// -----

%t = "any.value"() : () -> f32
async.runtime.set_available %t : f32
