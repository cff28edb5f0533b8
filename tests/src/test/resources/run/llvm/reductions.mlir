// Vectors reduced to a number.
// run: @add() == 20
llvm.func @add() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @mul() == -1080
llvm.func @mul() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.mul"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @and() == 4
llvm.func @and() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.and"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @or() == -1
llvm.func @or() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.or"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @xor() == -14
llvm.func @xor() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.xor"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @smax() == 12
llvm.func @smax() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.smax"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @smin() == -3
llvm.func @smin() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.smin"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @umax() == -3
llvm.func @umax() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.umax"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @umin() == 5
llvm.func @umin() -> i32 {
  %v = llvm.mlir.constant(dense<[6, -3, 12, 5]> : vector<4xi32>) : vector<4xi32>
  %0 = "llvm.intr.vector.reduce.umin"(%v) : (vector<4xi32>) -> i32
  llvm.return %0 : i32
}

// run: @fmax() == 4.0
llvm.func @fmax() -> f32 {
  %v = llvm.mlir.constant(dense<[1.5, 4.0, -2.5]> : vector<3xf32>) : vector<3xf32>
  %0 = llvm.intr.vector.reduce.fmax(%v) : (vector<3xf32>) -> f32
  llvm.return %0 : f32
}

// run: @fmin() == -2.5
llvm.func @fmin() -> f32 {
  %v = llvm.mlir.constant(dense<[1.5, 4.0, -2.5]> : vector<3xf32>) : vector<3xf32>
  %0 = llvm.intr.vector.reduce.fmin(%v) : (vector<3xf32>) -> f32
  llvm.return %0 : f32
}

// run: @fmaximum() == 4.0
llvm.func @fmaximum() -> f32 {
  %v = llvm.mlir.constant(dense<[1.5, 4.0, -2.5]> : vector<3xf32>) : vector<3xf32>
  %0 = llvm.intr.vector.reduce.fmaximum(%v) : (vector<3xf32>) -> f32
  llvm.return %0 : f32
}

// run: @fminimum() == -2.5
llvm.func @fminimum() -> f32 {
  %v = llvm.mlir.constant(dense<[1.5, 4.0, -2.5]> : vector<3xf32>) : vector<3xf32>
  %0 = llvm.intr.vector.reduce.fminimum(%v) : (vector<3xf32>) -> f32
  llvm.return %0 : f32
}

// run: @fadd(10.0) == 13.0
llvm.func @fadd(%s: f32) -> f32 {
  %v = llvm.mlir.constant(dense<[1.5, 4.0, -2.5]> : vector<3xf32>) : vector<3xf32>
  %0 = "llvm.intr.vector.reduce.fadd"(%s, %v) : (f32, vector<3xf32>) -> f32
  llvm.return %0 : f32
}

// run: @fmul(10.0) == -150.0
llvm.func @fmul(%s: f32) -> f32 {
  %v = llvm.mlir.constant(dense<[1.5, 4.0, -2.5]> : vector<3xf32>) : vector<3xf32>
  %0 = "llvm.intr.vector.reduce.fmul"(%s, %v) : (f32, vector<3xf32>) -> f32
  llvm.return %0 : f32
}
