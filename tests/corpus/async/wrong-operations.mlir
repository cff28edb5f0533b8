// An operation in each chunk, with something that its definition does not allow.

func.func @add_to_group(%a: f32, %b: !async.value<f32>) {
  %r = "async.add_to_group"(%a, %b) : (f32, !async.value<f32>) -> i32
  return
}

// -----

func.func @await_all(%a: f32) {
  "async.await_all"(%a) : (f32) -> ()
  return
}

// -----

func.func @coro_begin(%a: f32) {
  %r = "async.coro.begin"(%a) : (f32) -> i32
  return
}

// -----

func.func @coro_end(%a: f32) {
  "async.coro.end"(%a) : (f32) -> ()
  return
}

// -----

func.func @coro_free(%a: f32, %b: i32) {
  "async.coro.free"(%a, %b) : (f32, i32) -> ()
  return
}

// -----

func.func @coro_id() {
  "async.coro.id"() : () -> ()
  return
}

// -----

func.func @coro_save(%a: f32) {
  %r = "async.coro.save"(%a) : (f32) -> i32
  return
}

// -----

func.func @coro_suspend(%a: f32) {
  "async.coro.suspend"(%a) : (f32) -> ()
  return
}

// -----

func.func @create_group(%a: f32) {
  %r = "async.create_group"(%a) : (f32) -> i32
  return
}

// -----

func.func @runtime_add_to_group(%a: f32, %b: !async.value<f32>) {
  %r = "async.runtime.add_to_group"(%a, %b) : (f32, !async.value<f32>) -> i32
  return
}

// -----

func.func @runtime_await(%a: f32) {
  "async.runtime.await"(%a) : (f32) -> ()
  return
}

// -----

func.func @runtime_await_and_resume(%a: f32, %b: i32) {
  "async.runtime.await_and_resume"(%a, %b) : (f32, i32) -> ()
  return
}

// -----

func.func @runtime_create() {
  "async.runtime.create"() : () -> ()
  return
}

// -----

func.func @runtime_create_group(%a: f32) {
  %r = "async.runtime.create_group"(%a) : (f32) -> i32
  return
}

// -----

func.func @runtime_drop_ref(%a: f32) {
  "async.runtime.drop_ref"(%a) : (f32) -> ()
  return
}

// -----

func.func @runtime_is_error(%a: f32) {
  %r = "async.runtime.is_error"(%a) : (f32) -> i32
  return
}

// -----

func.func @runtime_load(%a: f32) {
  %r = "async.runtime.load"(%a) : (f32) -> i32
  return
}

// -----

func.func @runtime_num_worker_threads() {
  "async.runtime.num_worker_threads"() : () -> ()
  return
}

// -----

func.func @runtime_resume(%a: f32) {
  "async.runtime.resume"(%a) : (f32) -> ()
  return
}

// -----

func.func @runtime_set_available(%a: f32) {
  "async.runtime.set_available"(%a) : (f32) -> ()
  return
}

// -----

func.func @runtime_set_error(%a: f32) {
  "async.runtime.set_error"(%a) : (f32) -> ()
  return
}
