// An operation in each chunk, with something that its definition does not allow.

func.func @mului_extended(%a: f32, %b: i32) {
  %r:2 = "arith.mului_extended"(%a, %b) : (f32, i32) -> (i32, i32)
  return
}

// -----

func.func @scaling_extf(%a: i32, %b: f32) {
  %r = "arith.scaling_extf"(%a, %b) : (i32, f32) -> f32
  return
}

// -----

func.func @scaling_truncf(%a: i32, %b: f32) {
  %r = "arith.scaling_truncf"(%a, %b) : (i32, f32) -> f32
  return
}
