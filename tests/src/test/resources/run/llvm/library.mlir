// Functions that LLVM leaves to a library, on numbers on which every good implementation agrees.
// engines: chicory - the interpreter leaves these functions to a library

// run: @acos(0.5) == 1.0471975803375244
llvm.func @acos(%x: f32) -> f32 {
  %0 = llvm.intr.acos(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @asin(0.5) == 0.5235987901687622
llvm.func @asin(%x: f32) -> f32 {
  %0 = llvm.intr.asin(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @atan(0.5) == 0.46364760398864746
llvm.func @atan(%x: f32) -> f32 {
  %0 = llvm.intr.atan(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @cos(0.5) == 0.8775825500488281
llvm.func @cos(%x: f32) -> f32 {
  %0 = llvm.intr.cos(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @cosh(0.5) == 1.1276259422302246
llvm.func @cosh(%x: f32) -> f32 {
  %0 = llvm.intr.cosh(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @exp(0.5) == 1.6487212181091309
llvm.func @exp(%x: f32) -> f32 {
  %0 = llvm.intr.exp(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @exp2(0.5) == 1.4142135381698608
llvm.func @exp2(%x: f32) -> f32 {
  %0 = llvm.intr.exp2(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @log(0.5) == -0.6931471824645996
llvm.func @log(%x: f32) -> f32 {
  %0 = llvm.intr.log(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @log10(0.5) == -0.3010300099849701
llvm.func @log10(%x: f32) -> f32 {
  %0 = llvm.intr.log10(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @log2(0.5) == -1.0
llvm.func @log2(%x: f32) -> f32 {
  %0 = llvm.intr.log2(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @sin(0.5) == 0.4794255495071411
llvm.func @sin(%x: f32) -> f32 {
  %0 = llvm.intr.sin(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @sinh(0.5) == 0.5210952758789062
llvm.func @sinh(%x: f32) -> f32 {
  %0 = llvm.intr.sinh(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @tan(0.5) == 0.5463024973869324
llvm.func @tan(%x: f32) -> f32 {
  %0 = llvm.intr.tan(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @tanh(0.5) == 0.46211716532707214
llvm.func @tanh(%x: f32) -> f32 {
  %0 = llvm.intr.tanh(%x) : (f32) -> f32
  llvm.return %0 : f32
}

// run: @atan2(0.5, 2.0) == 0.244978666305542
llvm.func @atan2(%x: f32, %y: f32) -> f32 {
  %0 = llvm.intr.atan2(%x, %y) : (f32, f32) -> f32
  llvm.return %0 : f32
}

// run: @pow(3.0, 4.0) == 81.0
llvm.func @pow(%x: f32, %y: f32) -> f32 {
  %0 = llvm.intr.pow(%x, %y) : (f32, f32) -> f32
  llvm.return %0 : f32
}

// run: @powi(3.0, 4) == 81.0
llvm.func @powi(%x: f32, %y: i32) -> f32 {
  %0 = llvm.intr.powi(%x, %y) : (f32, i32) -> f32
  llvm.return %0 : f32
}

// run: @sincos(0.0) == 1.0
llvm.func @sincos(%x: f64) -> f64 {
  %both = llvm.intr.sincos(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %sine = llvm.extractvalue %both[0] : !llvm.struct<(f64, f64)>
  %cosine = llvm.extractvalue %both[1] : !llvm.struct<(f64, f64)>
  %double = llvm.fadd %sine, %sine : f64
  %r = llvm.fadd %double, %cosine : f64
  llvm.return %r : f64
}
