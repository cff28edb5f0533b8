// Every operation of math, its types, and what it rejects.
func.func @absf(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.absf %a0 : f16
  %1 = math.absf %a1 : bf16
  %2 = math.absf %a2 : f32
  %3 = math.absf %a3 : f64
  %4 = math.absf %a4 : vector<4xf32>
  %5 = math.absf %a5 : tensor<?xf64>
  %6 = math.absf %a6 : vector<[4]xf16>
  %f = math.absf %a2 fastmath<fast> : f32
  %g = "math.absf"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.absf %a : i32
  return
}

// -----

func.func @acos(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.acos %a0 : f16
  %1 = math.acos %a1 : bf16
  %2 = math.acos %a2 : f32
  %3 = math.acos %a3 : f64
  %4 = math.acos %a4 : vector<4xf32>
  %5 = math.acos %a5 : tensor<?xf64>
  %6 = math.acos %a6 : vector<[4]xf16>
  %f = math.acos %a2 fastmath<fast> : f32
  %g = "math.acos"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.acos %a : i32
  return
}

// -----

func.func @acosh(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.acosh %a0 : f16
  %1 = math.acosh %a1 : bf16
  %2 = math.acosh %a2 : f32
  %3 = math.acosh %a3 : f64
  %4 = math.acosh %a4 : vector<4xf32>
  %5 = math.acosh %a5 : tensor<?xf64>
  %6 = math.acosh %a6 : vector<[4]xf16>
  %f = math.acosh %a2 fastmath<fast> : f32
  %g = "math.acosh"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.acosh %a : i32
  return
}

// -----

func.func @asin(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.asin %a0 : f16
  %1 = math.asin %a1 : bf16
  %2 = math.asin %a2 : f32
  %3 = math.asin %a3 : f64
  %4 = math.asin %a4 : vector<4xf32>
  %5 = math.asin %a5 : tensor<?xf64>
  %6 = math.asin %a6 : vector<[4]xf16>
  %f = math.asin %a2 fastmath<fast> : f32
  %g = "math.asin"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.asin %a : i32
  return
}

// -----

func.func @asinh(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.asinh %a0 : f16
  %1 = math.asinh %a1 : bf16
  %2 = math.asinh %a2 : f32
  %3 = math.asinh %a3 : f64
  %4 = math.asinh %a4 : vector<4xf32>
  %5 = math.asinh %a5 : tensor<?xf64>
  %6 = math.asinh %a6 : vector<[4]xf16>
  %f = math.asinh %a2 fastmath<fast> : f32
  %g = "math.asinh"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.asinh %a : i32
  return
}

// -----

func.func @atan(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.atan %a0 : f16
  %1 = math.atan %a1 : bf16
  %2 = math.atan %a2 : f32
  %3 = math.atan %a3 : f64
  %4 = math.atan %a4 : vector<4xf32>
  %5 = math.atan %a5 : tensor<?xf64>
  %6 = math.atan %a6 : vector<[4]xf16>
  %f = math.atan %a2 fastmath<fast> : f32
  %g = "math.atan"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.atan %a : i32
  return
}

// -----

func.func @atanh(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.atanh %a0 : f16
  %1 = math.atanh %a1 : bf16
  %2 = math.atanh %a2 : f32
  %3 = math.atanh %a3 : f64
  %4 = math.atanh %a4 : vector<4xf32>
  %5 = math.atanh %a5 : tensor<?xf64>
  %6 = math.atanh %a6 : vector<[4]xf16>
  %f = math.atanh %a2 fastmath<fast> : f32
  %g = "math.atanh"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.atanh %a : i32
  return
}

// -----

func.func @cbrt(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.cbrt %a0 : f16
  %1 = math.cbrt %a1 : bf16
  %2 = math.cbrt %a2 : f32
  %3 = math.cbrt %a3 : f64
  %4 = math.cbrt %a4 : vector<4xf32>
  %5 = math.cbrt %a5 : tensor<?xf64>
  %6 = math.cbrt %a6 : vector<[4]xf16>
  %f = math.cbrt %a2 fastmath<fast> : f32
  %g = "math.cbrt"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.cbrt %a : i32
  return
}

// -----

func.func @ceil(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.ceil %a0 : f16
  %1 = math.ceil %a1 : bf16
  %2 = math.ceil %a2 : f32
  %3 = math.ceil %a3 : f64
  %4 = math.ceil %a4 : vector<4xf32>
  %5 = math.ceil %a5 : tensor<?xf64>
  %6 = math.ceil %a6 : vector<[4]xf16>
  %f = math.ceil %a2 fastmath<fast> : f32
  %g = "math.ceil"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.ceil %a : i32
  return
}

// -----

func.func @cos(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.cos %a0 : f16
  %1 = math.cos %a1 : bf16
  %2 = math.cos %a2 : f32
  %3 = math.cos %a3 : f64
  %4 = math.cos %a4 : vector<4xf32>
  %5 = math.cos %a5 : tensor<?xf64>
  %6 = math.cos %a6 : vector<[4]xf16>
  %f = math.cos %a2 fastmath<fast> : f32
  %g = "math.cos"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.cos %a : i32
  return
}

// -----

func.func @cosh(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.cosh %a0 : f16
  %1 = math.cosh %a1 : bf16
  %2 = math.cosh %a2 : f32
  %3 = math.cosh %a3 : f64
  %4 = math.cosh %a4 : vector<4xf32>
  %5 = math.cosh %a5 : tensor<?xf64>
  %6 = math.cosh %a6 : vector<[4]xf16>
  %f = math.cosh %a2 fastmath<fast> : f32
  %g = "math.cosh"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.cosh %a : i32
  return
}

// -----

func.func @erf(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.erf %a0 : f16
  %1 = math.erf %a1 : bf16
  %2 = math.erf %a2 : f32
  %3 = math.erf %a3 : f64
  %4 = math.erf %a4 : vector<4xf32>
  %5 = math.erf %a5 : tensor<?xf64>
  %6 = math.erf %a6 : vector<[4]xf16>
  %f = math.erf %a2 fastmath<fast> : f32
  %g = "math.erf"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.erf %a : i32
  return
}

// -----

func.func @erfc(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.erfc %a0 : f16
  %1 = math.erfc %a1 : bf16
  %2 = math.erfc %a2 : f32
  %3 = math.erfc %a3 : f64
  %4 = math.erfc %a4 : vector<4xf32>
  %5 = math.erfc %a5 : tensor<?xf64>
  %6 = math.erfc %a6 : vector<[4]xf16>
  %f = math.erfc %a2 fastmath<fast> : f32
  %g = "math.erfc"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.erfc %a : i32
  return
}

// -----

func.func @exp(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.exp %a0 : f16
  %1 = math.exp %a1 : bf16
  %2 = math.exp %a2 : f32
  %3 = math.exp %a3 : f64
  %4 = math.exp %a4 : vector<4xf32>
  %5 = math.exp %a5 : tensor<?xf64>
  %6 = math.exp %a6 : vector<[4]xf16>
  %f = math.exp %a2 fastmath<fast> : f32
  %g = "math.exp"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.exp %a : i32
  return
}

// -----

func.func @exp2(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.exp2 %a0 : f16
  %1 = math.exp2 %a1 : bf16
  %2 = math.exp2 %a2 : f32
  %3 = math.exp2 %a3 : f64
  %4 = math.exp2 %a4 : vector<4xf32>
  %5 = math.exp2 %a5 : tensor<?xf64>
  %6 = math.exp2 %a6 : vector<[4]xf16>
  %f = math.exp2 %a2 fastmath<fast> : f32
  %g = "math.exp2"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.exp2 %a : i32
  return
}

// -----

func.func @expm1(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.expm1 %a0 : f16
  %1 = math.expm1 %a1 : bf16
  %2 = math.expm1 %a2 : f32
  %3 = math.expm1 %a3 : f64
  %4 = math.expm1 %a4 : vector<4xf32>
  %5 = math.expm1 %a5 : tensor<?xf64>
  %6 = math.expm1 %a6 : vector<[4]xf16>
  %f = math.expm1 %a2 fastmath<fast> : f32
  %g = "math.expm1"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.expm1 %a : i32
  return
}

// -----

func.func @floor(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.floor %a0 : f16
  %1 = math.floor %a1 : bf16
  %2 = math.floor %a2 : f32
  %3 = math.floor %a3 : f64
  %4 = math.floor %a4 : vector<4xf32>
  %5 = math.floor %a5 : tensor<?xf64>
  %6 = math.floor %a6 : vector<[4]xf16>
  %f = math.floor %a2 fastmath<fast> : f32
  %g = "math.floor"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.floor %a : i32
  return
}

// -----

func.func @log(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.log %a0 : f16
  %1 = math.log %a1 : bf16
  %2 = math.log %a2 : f32
  %3 = math.log %a3 : f64
  %4 = math.log %a4 : vector<4xf32>
  %5 = math.log %a5 : tensor<?xf64>
  %6 = math.log %a6 : vector<[4]xf16>
  %f = math.log %a2 fastmath<fast> : f32
  %g = "math.log"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.log %a : i32
  return
}

// -----

func.func @log10(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.log10 %a0 : f16
  %1 = math.log10 %a1 : bf16
  %2 = math.log10 %a2 : f32
  %3 = math.log10 %a3 : f64
  %4 = math.log10 %a4 : vector<4xf32>
  %5 = math.log10 %a5 : tensor<?xf64>
  %6 = math.log10 %a6 : vector<[4]xf16>
  %f = math.log10 %a2 fastmath<fast> : f32
  %g = "math.log10"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.log10 %a : i32
  return
}

// -----

func.func @log1p(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.log1p %a0 : f16
  %1 = math.log1p %a1 : bf16
  %2 = math.log1p %a2 : f32
  %3 = math.log1p %a3 : f64
  %4 = math.log1p %a4 : vector<4xf32>
  %5 = math.log1p %a5 : tensor<?xf64>
  %6 = math.log1p %a6 : vector<[4]xf16>
  %f = math.log1p %a2 fastmath<fast> : f32
  %g = "math.log1p"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.log1p %a : i32
  return
}

// -----

func.func @log2(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.log2 %a0 : f16
  %1 = math.log2 %a1 : bf16
  %2 = math.log2 %a2 : f32
  %3 = math.log2 %a3 : f64
  %4 = math.log2 %a4 : vector<4xf32>
  %5 = math.log2 %a5 : tensor<?xf64>
  %6 = math.log2 %a6 : vector<[4]xf16>
  %f = math.log2 %a2 fastmath<fast> : f32
  %g = "math.log2"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.log2 %a : i32
  return
}

// -----

func.func @round(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.round %a0 : f16
  %1 = math.round %a1 : bf16
  %2 = math.round %a2 : f32
  %3 = math.round %a3 : f64
  %4 = math.round %a4 : vector<4xf32>
  %5 = math.round %a5 : tensor<?xf64>
  %6 = math.round %a6 : vector<[4]xf16>
  %f = math.round %a2 fastmath<fast> : f32
  %g = "math.round"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.round %a : i32
  return
}

// -----

func.func @roundeven(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.roundeven %a0 : f16
  %1 = math.roundeven %a1 : bf16
  %2 = math.roundeven %a2 : f32
  %3 = math.roundeven %a3 : f64
  %4 = math.roundeven %a4 : vector<4xf32>
  %5 = math.roundeven %a5 : tensor<?xf64>
  %6 = math.roundeven %a6 : vector<[4]xf16>
  %f = math.roundeven %a2 fastmath<fast> : f32
  %g = "math.roundeven"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.roundeven %a : i32
  return
}

// -----

func.func @rsqrt(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.rsqrt %a0 : f16
  %1 = math.rsqrt %a1 : bf16
  %2 = math.rsqrt %a2 : f32
  %3 = math.rsqrt %a3 : f64
  %4 = math.rsqrt %a4 : vector<4xf32>
  %5 = math.rsqrt %a5 : tensor<?xf64>
  %6 = math.rsqrt %a6 : vector<[4]xf16>
  %f = math.rsqrt %a2 fastmath<fast> : f32
  %g = "math.rsqrt"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.rsqrt %a : i32
  return
}

// -----

func.func @sin(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.sin %a0 : f16
  %1 = math.sin %a1 : bf16
  %2 = math.sin %a2 : f32
  %3 = math.sin %a3 : f64
  %4 = math.sin %a4 : vector<4xf32>
  %5 = math.sin %a5 : tensor<?xf64>
  %6 = math.sin %a6 : vector<[4]xf16>
  %f = math.sin %a2 fastmath<fast> : f32
  %g = "math.sin"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.sin %a : i32
  return
}

// -----

func.func @sinh(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.sinh %a0 : f16
  %1 = math.sinh %a1 : bf16
  %2 = math.sinh %a2 : f32
  %3 = math.sinh %a3 : f64
  %4 = math.sinh %a4 : vector<4xf32>
  %5 = math.sinh %a5 : tensor<?xf64>
  %6 = math.sinh %a6 : vector<[4]xf16>
  %f = math.sinh %a2 fastmath<fast> : f32
  %g = "math.sinh"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.sinh %a : i32
  return
}

// -----

func.func @sqrt(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.sqrt %a0 : f16
  %1 = math.sqrt %a1 : bf16
  %2 = math.sqrt %a2 : f32
  %3 = math.sqrt %a3 : f64
  %4 = math.sqrt %a4 : vector<4xf32>
  %5 = math.sqrt %a5 : tensor<?xf64>
  %6 = math.sqrt %a6 : vector<[4]xf16>
  %f = math.sqrt %a2 fastmath<fast> : f32
  %g = "math.sqrt"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.sqrt %a : i32
  return
}

// -----

func.func @tan(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.tan %a0 : f16
  %1 = math.tan %a1 : bf16
  %2 = math.tan %a2 : f32
  %3 = math.tan %a3 : f64
  %4 = math.tan %a4 : vector<4xf32>
  %5 = math.tan %a5 : tensor<?xf64>
  %6 = math.tan %a6 : vector<[4]xf16>
  %f = math.tan %a2 fastmath<fast> : f32
  %g = "math.tan"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.tan %a : i32
  return
}

// -----

func.func @tanh(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.tanh %a0 : f16
  %1 = math.tanh %a1 : bf16
  %2 = math.tanh %a2 : f32
  %3 = math.tanh %a3 : f64
  %4 = math.tanh %a4 : vector<4xf32>
  %5 = math.tanh %a5 : tensor<?xf64>
  %6 = math.tanh %a6 : vector<[4]xf16>
  %f = math.tanh %a2 fastmath<fast> : f32
  %g = "math.tanh"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.tanh %a : i32
  return
}

// -----

func.func @trunc(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.trunc %a0 : f16
  %1 = math.trunc %a1 : bf16
  %2 = math.trunc %a2 : f32
  %3 = math.trunc %a3 : f64
  %4 = math.trunc %a4 : vector<4xf32>
  %5 = math.trunc %a5 : tensor<?xf64>
  %6 = math.trunc %a6 : vector<[4]xf16>
  %f = math.trunc %a2 fastmath<fast> : f32
  %g = "math.trunc"(%a3) : (f64) -> f64
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.trunc %a : i32
  return
}

// -----

func.func @atan2(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.atan2 %a0, %a0 : f16
  %1 = math.atan2 %a1, %a1 : bf16
  %2 = math.atan2 %a2, %a2 : f32
  %3 = math.atan2 %a3, %a3 : f64
  %4 = math.atan2 %a4, %a4 : vector<4xf32>
  %5 = math.atan2 %a5, %a5 : tensor<?xf64>
  %6 = math.atan2 %a6, %a6 : vector<[4]xf16>
  %f = math.atan2 %a2, %a2 fastmath<nnan,ninf> : f32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.atan2 %a : f32
  return
}

// -----

func.func @bad(%a: f32, %b: f64) {
  %0 = math.atan2 %a, %b : f32
  return
}

// -----

func.func @copysign(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.copysign %a0, %a0 : f16
  %1 = math.copysign %a1, %a1 : bf16
  %2 = math.copysign %a2, %a2 : f32
  %3 = math.copysign %a3, %a3 : f64
  %4 = math.copysign %a4, %a4 : vector<4xf32>
  %5 = math.copysign %a5, %a5 : tensor<?xf64>
  %6 = math.copysign %a6, %a6 : vector<[4]xf16>
  %f = math.copysign %a2, %a2 fastmath<nnan,ninf> : f32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.copysign %a : f32
  return
}

// -----

func.func @bad(%a: f32, %b: f64) {
  %0 = math.copysign %a, %b : f32
  return
}

// -----

func.func @powf(%a0: f16, %a1: bf16, %a2: f32, %a3: f64, %a4: vector<4xf32>, %a5: tensor<?xf64>, %a6: vector<[4]xf16>) {
  %0 = math.powf %a0, %a0 : f16
  %1 = math.powf %a1, %a1 : bf16
  %2 = math.powf %a2, %a2 : f32
  %3 = math.powf %a3, %a3 : f64
  %4 = math.powf %a4, %a4 : vector<4xf32>
  %5 = math.powf %a5, %a5 : tensor<?xf64>
  %6 = math.powf %a6, %a6 : vector<[4]xf16>
  %f = math.powf %a2, %a2 fastmath<nnan,ninf> : f32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.powf %a : f32
  return
}

// -----

func.func @bad(%a: f32, %b: f64) {
  %0 = math.powf %a, %b : f32
  return
}

// -----

func.func @fma(%a: f32, %v: vector<2xf64>) {
  %0 = math.fma %a, %a, %a : f32
  %1 = math.fma %v, %v, %v fastmath<contract> : vector<2xf64>
  return
}

// -----

func.func @absi(%a: i32, %b: index, %v: vector<4xi8>, %t: tensor<?xi64>) {
  %0 = math.absi %a : i32
  %1 = math.absi %b : index
  %2 = math.absi %v : vector<4xi8>
  %3 = math.absi %t : tensor<?xi64>
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.absi %a : f32
  return
}

// -----

func.func @ctlz(%a: i32, %b: index, %v: vector<4xi8>, %t: tensor<?xi64>) {
  %0 = math.ctlz %a : i32
  %1 = math.ctlz %b : index
  %2 = math.ctlz %v : vector<4xi8>
  %3 = math.ctlz %t : tensor<?xi64>
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.ctlz %a : f32
  return
}

// -----

func.func @cttz(%a: i32, %b: index, %v: vector<4xi8>, %t: tensor<?xi64>) {
  %0 = math.cttz %a : i32
  %1 = math.cttz %b : index
  %2 = math.cttz %v : vector<4xi8>
  %3 = math.cttz %t : tensor<?xi64>
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.cttz %a : f32
  return
}

// -----

func.func @ctpop(%a: i32, %b: index, %v: vector<4xi8>, %t: tensor<?xi64>) {
  %0 = math.ctpop %a : i32
  %1 = math.ctpop %b : index
  %2 = math.ctpop %v : vector<4xi8>
  %3 = math.ctpop %t : tensor<?xi64>
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = math.ctpop %a : f32
  return
}

// -----

func.func @ipowi(%a: i32, %v: vector<2xi64>) {
  %0 = math.ipowi %a, %a : i32
  %1 = math.ipowi %v, %v : vector<2xi64>
  return
}

// -----

func.func @fpowi(%a: f32, %i: i32, %v: vector<2xf64>, %w: vector<2xi16>) {
  %0 = math.fpowi %a, %i : f32, i32
  %1 = math.fpowi %v, %w fastmath<afn> : vector<2xf64>, vector<2xi16>
  return
}

// -----

func.func @sincos(%a: f32, %v: vector<2xf64>) {
  %s, %c = math.sincos %a : f32
  %p:2 = math.sincos %v fastmath<fast> : vector<2xf64>
  return
}

// -----

func.func @isfinite(%a: f32, %v: vector<2xf64>, %t: tensor<?xbf16>) {
  %0 = math.isfinite %a : f32
  %1 = math.isfinite %v : vector<2xf64>
  %2 = math.isfinite %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.isfinite %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "math.isfinite"(%a) : (f32) -> i32
  return
}

// -----

func.func @isinf(%a: f32, %v: vector<2xf64>, %t: tensor<?xbf16>) {
  %0 = math.isinf %a : f32
  %1 = math.isinf %v : vector<2xf64>
  %2 = math.isinf %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.isinf %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "math.isinf"(%a) : (f32) -> i32
  return
}

// -----

func.func @isnan(%a: f32, %v: vector<2xf64>, %t: tensor<?xbf16>) {
  %0 = math.isnan %a : f32
  %1 = math.isnan %v : vector<2xf64>
  %2 = math.isnan %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.isnan %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}

// -----

func.func @isnormal(%a: f32, %v: vector<2xf64>, %t: tensor<?xbf16>) {
  %0 = math.isnormal %a : f32
  %1 = math.isnormal %v : vector<2xf64>
  %2 = math.isnormal %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @bad(%a: i32) {
  %0 = math.isnormal %a : i32
  return
}

// -----

func.func @bad(%a: f32) {
  %0 = "math.isnormal"(%a) : (f32) -> i32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.fma %a, %a : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.ipowi %a, %a : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.fpowi %a, %a : f32, f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = "math.sqrt"(%a) : (f32) -> f64
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.sqrt %a fastmath : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.clampf %a to [%a, %a] : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.none %a : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.sincos %a : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.clampf %a to [%a] : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = "math.fpowi"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.sqrt(%a) : f32
  return
}

// -----

func.func @form(%a: f32) {
  %0 = math.sqrt %a : (f32) -> f32
  return
}
