// An operation in each chunk, with something that its definition does not allow.

func.func @func() {
  %r = "ml_program.func"() : () -> i32
  return
}

// -----

func.func @global_load_graph() {
  "ml_program.global_load_graph"() : () -> ()
  return
}

// -----

func.func @global_store_graph(%a: f32) {
  %r = "ml_program.global_store_graph"(%a) : (f32) -> i32
  return
}

// -----

func.func @subgraph() {
  %r = "ml_program.subgraph"() : () -> i32
  return
}
