// engines: chicory - the interpreter has no predicated operations of llvm

// Each operation on the first so many of four lanes, and the sum of these.

llvm.func @fadd(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fadd"(%a, %b, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fadd(4) == 12.25
// run: @fadd(1) == 2.0

llvm.func @fsub(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fsub"(%a, %b, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fsub(4) == 3.25
// run: @fsub(1) == 1.0

llvm.func @fmul(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fmul"(%a, %b, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fmul(4) == -22.75
// run: @fmul(1) == 0.75

llvm.func @fdiv(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fdiv"(%a, %b, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fdiv(4) == -1.375
// run: @fdiv(1) == 3.0

llvm.func @frem(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.frem"(%a, %b, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @frem(4) == -1.75
// run: @frem(1) == 0.0

llvm.func @fma(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fma"(%a, %b, %a, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fma(4) == -15.0
// run: @fma(1) == 2.25

llvm.func @fmuladd(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fmuladd"(%a, %b, %a, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fmuladd(4) == -15.0
// run: @fmuladd(1) == 2.25

llvm.func @fneg(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %v = "llvm.intr.vp.fneg"(%a, %all, %count) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @fneg(4) == -7.75
// run: @fneg(1) == -1.5

llvm.func @widths(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %wide = "llvm.intr.vp.fpext"(%a, %all, %count) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf64>
  %v = "llvm.intr.vp.fptrunc"(%wide, %all, %count) : (vector<4xf64>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @widths(4) == 7.75
// run: @widths(1) == 1.5

llvm.func @signed(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %i = "llvm.intr.vp.fptosi"(%a, %all, %count) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %v = "llvm.intr.vp.sitofp"(%i, %all, %count) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @signed(4) == 7.0
// run: @signed(1) == 1.0

llvm.func @unsigned(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %m = "llvm.intr.vp.fmul"(%a, %a, %all, %count) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  %i = "llvm.intr.vp.fptoui"(%m, %all, %count) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xi32>
  %v = "llvm.intr.vp.uitofp"(%i, %all, %count) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xf32>
  %r = "llvm.intr.vp.reduce.fadd"(%zero, %v, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @unsigned(4) == 70.0
// run: @unsigned(1) == 2.0

llvm.func @reduce_fmin(%count: i32) -> f32 {
  %a = llvm.mlir.constant(dense<[1.5, -2.0, 8.0, 0.25]> : vector<4xf32>) : vector<4xf32>
  %b = llvm.mlir.constant(dense<[0.5, 4.0, -2.0, 2.0]> : vector<4xf32>) : vector<4xf32>
  %all = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %r = "llvm.intr.vp.reduce.fmin"(%zero, %a, %all, %count) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  llvm.return %r : f32
}
// run: @reduce_fmin(4) == -2.0
// run: @reduce_fmin(1) == 0.0
