// Arithmetic on floats, and conversions.

// run: @fadd(7.5, 2.0) == 9.5
llvm.func @fadd(%a: f64, %b: f64) -> f64 {
  %0 = llvm.fadd %a, %b : f64
  llvm.return %0 : f64
}

// run: @fsub(7.5, 2.0) == 5.5
llvm.func @fsub(%a: f64, %b: f64) -> f64 {
  %1 = llvm.fsub %a, %b : f64
  llvm.return %1 : f64
}

// run: @fmul(7.5, 2.0) == 15.0
llvm.func @fmul(%a: f64, %b: f64) -> f64 {
  %2 = llvm.fmul %a, %b : f64
  llvm.return %2 : f64
}

// run: @fdiv(7.5, 2.0) == 3.75
llvm.func @fdiv(%a: f64, %b: f64) -> f64 {
  %3 = llvm.fdiv %a, %b : f64
  llvm.return %3 : f64
}

// run: @frem(7.5, 2.0) == 1.5
llvm.func @frem(%a: f64, %b: f64) -> f64 {
  %4 = llvm.frem %a, %b : f64
  llvm.return %4 : f64
}

// run: @fneg(7.5, 2.0) == -7.5
llvm.func @fneg(%a: f64, %b: f64) -> f64 {
  %5 = llvm.fneg %a : f64
  llvm.return %5 : f64
}

// run: @ordered(1.0, nan) == false
// run: @ordered(1.0, 2.0) == true
llvm.func @ordered(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "olt" %a, %b : f32
  llvm.return %0 : i1
}

// run: @unordered(1.0, nan) == true
// run: @unordered(1.0, 2.0) == false
llvm.func @unordered(%a: f32, %b: f32) -> i1 {
  %0 = llvm.fcmp "uno" %a, %b : f32
  llvm.return %0 : i1
}

// run: @fptosi(-3.75) == -3
llvm.func @fptosi(%a: f32) -> i32 {
  %0 = llvm.fptosi %a : f32 to i32
  llvm.return %0 : i32
}

// run: @fpext(-3.75) == -3.75
llvm.func @fpext(%a: f32) -> f64 {
  %1 = llvm.fpext %a : f32 to f64
  llvm.return %1 : f64
}

// run: @sitofp(-1) == -1.0
llvm.func @sitofp(%a: i32) -> f64 {
  %0 = llvm.sitofp %a : i32 to f64
  llvm.return %0 : f64
}

// run: @uitofp(-1) == 4294967295.0
llvm.func @uitofp(%a: i32) -> f64 {
  %1 = llvm.uitofp %a : i32 to f64
  llvm.return %1 : f64
}

// run: @rounded(0.1) == 0.1
llvm.func @rounded(%a: f64) -> f32 {
  %0 = llvm.fptrunc %a : f64 to f32
  llvm.return %0 : f32
}

// run: @unsigned(4000000000.0) == -294967296
llvm.func @unsigned(%a: f64) -> i32 {
  %0 = llvm.fptoui %a : f64 to i32
  llvm.return %0 : i32
}

// run: @encoding(1.0) == 1065353216
llvm.func @encoding(%a: f32) -> i32 {
  %0 = llvm.bitcast %a : f32 to i32
  llvm.return %0 : i32
}

// A float that LLVM does not have is its encoding.
llvm.func @unknown_float() -> i8 {
  %0 = llvm.mlir.constant(2.250000e+00 : f8E4M3FN) : i8
  llvm.return %0 : i8
}
// run: @unknown_float() == 65
