// What is rejected, one rule a chunk.
func.func @bad(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.addi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.subi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.subi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.muli %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.muli %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.divui %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.divui %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.divsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.divsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.ceildivui %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.ceildivui %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.ceildivsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.ceildivsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.floordivsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.floordivsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.remui %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.remui %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.remsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.remsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.andi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.andi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.ori %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.ori %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.xori %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.xori %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.shli %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.shli %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.shrui %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.shrui %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.shrsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.shrsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.maxsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.maxsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.maxui %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.maxui %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.minsi %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.minsi %a, %b : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = arith.minui %a, %a : f32
  return
}

// -----

func.func @bad(%a: i32, %b: i64) {
  %0 = arith.minui %a, %b : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.addf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.subf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.subf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.mulf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.mulf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.divf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.divf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.remf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.remf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.maximumf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.maximumf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.minimumf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.minimumf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.maxnumf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.maxnumf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.minnumf %a, %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "arith.minnumf"(%a) : (f32) -> f32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %a, %a : si32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %a, %a, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %a, %a
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %a, %a :
  return
}

// -----

func.func @bad(%a: i32) {
  %0:2 = arith.addi %a, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  arith.addi %a, %a overflow<x> : i32
  return
}

// -----

func.func @bad(%a: i32) {
  arith.addi %a, %a overflow<> : i32
  return
}

// -----

func.func @bad(%a: i32) {
  arith.andi %a, %a overflow<nsw> : i32
  return
}

// -----

func.func @bad(%a: i32) {
  arith.mulf %a, %a fastmath<quick> : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32) -> i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{flags = 1}> : (i32, i32) -> i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
  return
}

// -----

func.func @bad(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.addi"(%a, %a) ({}) : (i32, i32) -> i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.cmpi slt %a, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.cmpi 2, %a, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 10 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 1 : i32}> : (i32, i32) -> i1
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i8
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.nosuch %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith. %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %s, %o = arith.addui_extended %a, %a : i32, i8
  return
}

// -----

func.func @bad(%a: i32) {
  %s, %o = arith.addui_extended %a, %a : i32, vector<4xi1>
  return
}

// -----

func.func @bad(%a: i32) {
  %s = arith.addui_extended %a, %a : i32, i1
  return
}

// -----

func.func @bad(%a: i32) {
  %s, %o = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %missing, %a : i32
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = arith.addi %a, %0 : i32
  return
}

// -----

func.func @scale_vector_of_scalar(%a: f8E5M2, %s: vector<4xf8E8M0FNU>) -> f32 {
  %0 = "arith.scaling_extf"(%a, %s) : (f8E5M2, vector<4xf8E8M0FNU>) -> f32
  return %0 : f32
}

// -----

func.func @scales_of_another_length(%a: vector<4xf32>, %s: vector<3xf8E8M0FNU>) -> vector<4xf8E5M2> {
  %0 = arith.scaling_truncf %a, %s : vector<4xf32>, vector<3xf8E8M0FNU> to vector<4xf8E5M2>
  return %0 : vector<4xf8E5M2>
}

// -----

func.func @scaled_to_another_length(%a: vector<4xf8E5M2>, %s: f8E8M0FNU) -> vector<3xf32> {
  %0 = arith.scaling_extf %a, %s : vector<4xf8E5M2>, f8E8M0FNU to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @scaled_tensor_to_scalar(%a: tensor<4xf8E5M2>, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %a, %s : tensor<4xf8E5M2>, f8E8M0FNU to f32
  return %0 : f32
}

// -----

// a scale for all
func.func @one_scale(%a: vector<4xf8E5M2>, %s: f8E8M0FNU, %t: tensor<?xf8E5M2>, %u: tensor<4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : vector<4xf8E5M2>, f8E8M0FNU to vector<4xf32>
  %1 = arith.scaling_extf %t, %u : tensor<?xf8E5M2>, tensor<4xf8E8M0FNU> to tensor<?xf32>
  return
}

// -----

func.func @quoted(%a: i32) {
  %0 = arith.cmpi "slt", %a, %a : i32
  return
}

// -----

func.func @no_predicate_in_quotes(%a: i32) {
  %0 = arith.cmpi
      "less", %a, %a : i32
  return
}

// -----

func.func @no_predicate_of_floats(%a: f32) {
  %0 = arith.cmpf
      "slt", %a, %a : f32
  return
}
