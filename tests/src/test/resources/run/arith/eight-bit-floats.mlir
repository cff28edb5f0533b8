// Floats of 4 to 8 bits; the expected values are what mlir-opt 22 folds the same operations to.
// beyond mlir-runner: LLVM's code generator has no such floats
// beyond llvm: LLVM has no such floats

// run: @sum_f8E4M3FN(1.5, 300.0) == 288.0
func.func @sum_f8E4M3FN(%a: f32, %b: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  %1 = arith.truncf %b : f32 to f8E4M3FN
  %2 = arith.addf %0, %1 : f8E4M3FN
  %3 = arith.extf %2 : f8E4M3FN to f32
  return %3 : f32
}

// There is no infinity.
// run: @product_f8E4M3FN(300.0, 300.0) == nan
// run: @product_f8E4M3FN(2.0, 3.0) == 6.0
func.func @product_f8E4M3FN(%a: f32, %b: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  %1 = arith.truncf %b : f32 to f8E4M3FN
  %2 = arith.mulf %0, %1 : f8E4M3FN
  %3 = arith.extf %2 : f8E4M3FN to f32
  return %3 : f32
}

// run: @square_f8E5M2(3.5) == 12.0
func.func @square_f8E5M2(%a: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f8E5M2
  %1 = arith.mulf %0, %0 : f8E5M2
  %2 = arith.extf %1 : f8E5M2 to f32
  return %2 : f32
}

// There is no negative zero.
// run: @negation_f8E4M3FNUZ(0.0) == 0.0
// run: @negation_f8E4M3FNUZ(1.0) == -1.0
func.func @negation_f8E4M3FNUZ(%a: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f8E4M3FNUZ
  %1 = arith.negf %0 : f8E4M3FNUZ
  %2 = arith.extf %1 : f8E4M3FNUZ to f32
  return %2 : f32
}

// What is too large is the largest number.
// run: @square_f4E2M1FN(3.0) == 6.0
func.func @square_f4E2M1FN(%a: f32) -> f32 {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  %1 = arith.mulf %0, %0 : f4E2M1FN
  %2 = arith.extf %1 : f4E2M1FN to f32
  return %2 : f32
}

// run: @from_integer(1000) == 1024.0
func.func @from_integer(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 to f8E5M2FNUZ
  %1 = arith.extf %0 : f8E5M2FNUZ to f32
  return %1 : f32
}
