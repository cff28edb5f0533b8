// An operation in each chunk, with something that its definition does not allow.

func.func @bool_constant() {
  "index.bool.constant"() : () -> ()
  return
}

// -----

func.func @castu(%a: f32) {
  %r = "index.castu"(%a) : (f32) -> i32
  return
}
