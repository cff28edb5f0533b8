// Floating-point arithmetic of every format, fastmath flags, comparisons.
func.func @addf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.addf %a0, %a0 : bf16
  %1 = arith.addf %a1, %a1 : f16
  %2 = arith.addf %a2, %a2 : f32
  %3 = arith.addf %a3, %a3 : f64
  %4 = arith.addf %a4, %a4 : f80
  %5 = arith.addf %a5, %a5 : f128
  %6 = arith.addf %a6, %a6 : tf32
  %7 = arith.addf %a7, %a7 : f8E4M3FN
  %8 = arith.addf %a8, %a8 : f8E5M2
  %9 = arith.addf %a9, %a9 : f4E2M1FN
  %10 = arith.addf %a10, %a10 : vector<8xf32>
  %11 = arith.addf %a11, %a11 : vector<[2]xf64>
  %12 = arith.addf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.addf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @addf_fastmath(%a: f32) {
  %0 = arith.addf %a, %a fastmath<none> : f32
  %1 = arith.addf %a, %a fastmath<fast> : f32
  %2 = arith.addf %a, %a fastmath<nnan> : f32
  %3 = arith.addf %a, %a fastmath<ninf> : f32
  %4 = arith.addf %a, %a fastmath<nsz> : f32
  %5 = arith.addf %a, %a fastmath<arcp> : f32
  %6 = arith.addf %a, %a fastmath<contract> : f32
  %7 = arith.addf %a, %a fastmath<afn> : f32
  %8 = arith.addf %a, %a fastmath<reassoc> : f32
  %9 = arith.addf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.addf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.addf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.addf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @addf_generic(%a: f32) {
  %0 = "arith.addf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.addf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @subf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.subf %a0, %a0 : bf16
  %1 = arith.subf %a1, %a1 : f16
  %2 = arith.subf %a2, %a2 : f32
  %3 = arith.subf %a3, %a3 : f64
  %4 = arith.subf %a4, %a4 : f80
  %5 = arith.subf %a5, %a5 : f128
  %6 = arith.subf %a6, %a6 : tf32
  %7 = arith.subf %a7, %a7 : f8E4M3FN
  %8 = arith.subf %a8, %a8 : f8E5M2
  %9 = arith.subf %a9, %a9 : f4E2M1FN
  %10 = arith.subf %a10, %a10 : vector<8xf32>
  %11 = arith.subf %a11, %a11 : vector<[2]xf64>
  %12 = arith.subf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.subf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @subf_fastmath(%a: f32) {
  %0 = arith.subf %a, %a fastmath<none> : f32
  %1 = arith.subf %a, %a fastmath<fast> : f32
  %2 = arith.subf %a, %a fastmath<nnan> : f32
  %3 = arith.subf %a, %a fastmath<ninf> : f32
  %4 = arith.subf %a, %a fastmath<nsz> : f32
  %5 = arith.subf %a, %a fastmath<arcp> : f32
  %6 = arith.subf %a, %a fastmath<contract> : f32
  %7 = arith.subf %a, %a fastmath<afn> : f32
  %8 = arith.subf %a, %a fastmath<reassoc> : f32
  %9 = arith.subf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.subf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.subf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.subf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @subf_generic(%a: f32) {
  %0 = "arith.subf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.subf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @mulf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.mulf %a0, %a0 : bf16
  %1 = arith.mulf %a1, %a1 : f16
  %2 = arith.mulf %a2, %a2 : f32
  %3 = arith.mulf %a3, %a3 : f64
  %4 = arith.mulf %a4, %a4 : f80
  %5 = arith.mulf %a5, %a5 : f128
  %6 = arith.mulf %a6, %a6 : tf32
  %7 = arith.mulf %a7, %a7 : f8E4M3FN
  %8 = arith.mulf %a8, %a8 : f8E5M2
  %9 = arith.mulf %a9, %a9 : f4E2M1FN
  %10 = arith.mulf %a10, %a10 : vector<8xf32>
  %11 = arith.mulf %a11, %a11 : vector<[2]xf64>
  %12 = arith.mulf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.mulf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @mulf_fastmath(%a: f32) {
  %0 = arith.mulf %a, %a fastmath<none> : f32
  %1 = arith.mulf %a, %a fastmath<fast> : f32
  %2 = arith.mulf %a, %a fastmath<nnan> : f32
  %3 = arith.mulf %a, %a fastmath<ninf> : f32
  %4 = arith.mulf %a, %a fastmath<nsz> : f32
  %5 = arith.mulf %a, %a fastmath<arcp> : f32
  %6 = arith.mulf %a, %a fastmath<contract> : f32
  %7 = arith.mulf %a, %a fastmath<afn> : f32
  %8 = arith.mulf %a, %a fastmath<reassoc> : f32
  %9 = arith.mulf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.mulf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.mulf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.mulf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @mulf_generic(%a: f32) {
  %0 = "arith.mulf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.mulf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @divf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.divf %a0, %a0 : bf16
  %1 = arith.divf %a1, %a1 : f16
  %2 = arith.divf %a2, %a2 : f32
  %3 = arith.divf %a3, %a3 : f64
  %4 = arith.divf %a4, %a4 : f80
  %5 = arith.divf %a5, %a5 : f128
  %6 = arith.divf %a6, %a6 : tf32
  %7 = arith.divf %a7, %a7 : f8E4M3FN
  %8 = arith.divf %a8, %a8 : f8E5M2
  %9 = arith.divf %a9, %a9 : f4E2M1FN
  %10 = arith.divf %a10, %a10 : vector<8xf32>
  %11 = arith.divf %a11, %a11 : vector<[2]xf64>
  %12 = arith.divf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.divf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @divf_fastmath(%a: f32) {
  %0 = arith.divf %a, %a fastmath<none> : f32
  %1 = arith.divf %a, %a fastmath<fast> : f32
  %2 = arith.divf %a, %a fastmath<nnan> : f32
  %3 = arith.divf %a, %a fastmath<ninf> : f32
  %4 = arith.divf %a, %a fastmath<nsz> : f32
  %5 = arith.divf %a, %a fastmath<arcp> : f32
  %6 = arith.divf %a, %a fastmath<contract> : f32
  %7 = arith.divf %a, %a fastmath<afn> : f32
  %8 = arith.divf %a, %a fastmath<reassoc> : f32
  %9 = arith.divf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.divf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.divf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.divf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @divf_generic(%a: f32) {
  %0 = "arith.divf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.divf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @remf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.remf %a0, %a0 : bf16
  %1 = arith.remf %a1, %a1 : f16
  %2 = arith.remf %a2, %a2 : f32
  %3 = arith.remf %a3, %a3 : f64
  %4 = arith.remf %a4, %a4 : f80
  %5 = arith.remf %a5, %a5 : f128
  %6 = arith.remf %a6, %a6 : tf32
  %7 = arith.remf %a7, %a7 : f8E4M3FN
  %8 = arith.remf %a8, %a8 : f8E5M2
  %9 = arith.remf %a9, %a9 : f4E2M1FN
  %10 = arith.remf %a10, %a10 : vector<8xf32>
  %11 = arith.remf %a11, %a11 : vector<[2]xf64>
  %12 = arith.remf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.remf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @remf_fastmath(%a: f32) {
  %0 = arith.remf %a, %a fastmath<none> : f32
  %1 = arith.remf %a, %a fastmath<fast> : f32
  %2 = arith.remf %a, %a fastmath<nnan> : f32
  %3 = arith.remf %a, %a fastmath<ninf> : f32
  %4 = arith.remf %a, %a fastmath<nsz> : f32
  %5 = arith.remf %a, %a fastmath<arcp> : f32
  %6 = arith.remf %a, %a fastmath<contract> : f32
  %7 = arith.remf %a, %a fastmath<afn> : f32
  %8 = arith.remf %a, %a fastmath<reassoc> : f32
  %9 = arith.remf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.remf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.remf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.remf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @remf_generic(%a: f32) {
  %0 = "arith.remf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.remf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @maximumf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.maximumf %a0, %a0 : bf16
  %1 = arith.maximumf %a1, %a1 : f16
  %2 = arith.maximumf %a2, %a2 : f32
  %3 = arith.maximumf %a3, %a3 : f64
  %4 = arith.maximumf %a4, %a4 : f80
  %5 = arith.maximumf %a5, %a5 : f128
  %6 = arith.maximumf %a6, %a6 : tf32
  %7 = arith.maximumf %a7, %a7 : f8E4M3FN
  %8 = arith.maximumf %a8, %a8 : f8E5M2
  %9 = arith.maximumf %a9, %a9 : f4E2M1FN
  %10 = arith.maximumf %a10, %a10 : vector<8xf32>
  %11 = arith.maximumf %a11, %a11 : vector<[2]xf64>
  %12 = arith.maximumf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.maximumf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @maximumf_fastmath(%a: f32) {
  %0 = arith.maximumf %a, %a fastmath<none> : f32
  %1 = arith.maximumf %a, %a fastmath<fast> : f32
  %2 = arith.maximumf %a, %a fastmath<nnan> : f32
  %3 = arith.maximumf %a, %a fastmath<ninf> : f32
  %4 = arith.maximumf %a, %a fastmath<nsz> : f32
  %5 = arith.maximumf %a, %a fastmath<arcp> : f32
  %6 = arith.maximumf %a, %a fastmath<contract> : f32
  %7 = arith.maximumf %a, %a fastmath<afn> : f32
  %8 = arith.maximumf %a, %a fastmath<reassoc> : f32
  %9 = arith.maximumf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.maximumf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.maximumf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.maximumf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @maximumf_generic(%a: f32) {
  %0 = "arith.maximumf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.maximumf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @minimumf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.minimumf %a0, %a0 : bf16
  %1 = arith.minimumf %a1, %a1 : f16
  %2 = arith.minimumf %a2, %a2 : f32
  %3 = arith.minimumf %a3, %a3 : f64
  %4 = arith.minimumf %a4, %a4 : f80
  %5 = arith.minimumf %a5, %a5 : f128
  %6 = arith.minimumf %a6, %a6 : tf32
  %7 = arith.minimumf %a7, %a7 : f8E4M3FN
  %8 = arith.minimumf %a8, %a8 : f8E5M2
  %9 = arith.minimumf %a9, %a9 : f4E2M1FN
  %10 = arith.minimumf %a10, %a10 : vector<8xf32>
  %11 = arith.minimumf %a11, %a11 : vector<[2]xf64>
  %12 = arith.minimumf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.minimumf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @minimumf_fastmath(%a: f32) {
  %0 = arith.minimumf %a, %a fastmath<none> : f32
  %1 = arith.minimumf %a, %a fastmath<fast> : f32
  %2 = arith.minimumf %a, %a fastmath<nnan> : f32
  %3 = arith.minimumf %a, %a fastmath<ninf> : f32
  %4 = arith.minimumf %a, %a fastmath<nsz> : f32
  %5 = arith.minimumf %a, %a fastmath<arcp> : f32
  %6 = arith.minimumf %a, %a fastmath<contract> : f32
  %7 = arith.minimumf %a, %a fastmath<afn> : f32
  %8 = arith.minimumf %a, %a fastmath<reassoc> : f32
  %9 = arith.minimumf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.minimumf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.minimumf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.minimumf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @minimumf_generic(%a: f32) {
  %0 = "arith.minimumf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.minimumf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @maxnumf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.maxnumf %a0, %a0 : bf16
  %1 = arith.maxnumf %a1, %a1 : f16
  %2 = arith.maxnumf %a2, %a2 : f32
  %3 = arith.maxnumf %a3, %a3 : f64
  %4 = arith.maxnumf %a4, %a4 : f80
  %5 = arith.maxnumf %a5, %a5 : f128
  %6 = arith.maxnumf %a6, %a6 : tf32
  %7 = arith.maxnumf %a7, %a7 : f8E4M3FN
  %8 = arith.maxnumf %a8, %a8 : f8E5M2
  %9 = arith.maxnumf %a9, %a9 : f4E2M1FN
  %10 = arith.maxnumf %a10, %a10 : vector<8xf32>
  %11 = arith.maxnumf %a11, %a11 : vector<[2]xf64>
  %12 = arith.maxnumf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.maxnumf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @maxnumf_fastmath(%a: f32) {
  %0 = arith.maxnumf %a, %a fastmath<none> : f32
  %1 = arith.maxnumf %a, %a fastmath<fast> : f32
  %2 = arith.maxnumf %a, %a fastmath<nnan> : f32
  %3 = arith.maxnumf %a, %a fastmath<ninf> : f32
  %4 = arith.maxnumf %a, %a fastmath<nsz> : f32
  %5 = arith.maxnumf %a, %a fastmath<arcp> : f32
  %6 = arith.maxnumf %a, %a fastmath<contract> : f32
  %7 = arith.maxnumf %a, %a fastmath<afn> : f32
  %8 = arith.maxnumf %a, %a fastmath<reassoc> : f32
  %9 = arith.maxnumf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.maxnumf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.maxnumf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.maxnumf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @maxnumf_generic(%a: f32) {
  %0 = "arith.maxnumf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.maxnumf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @minnumf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.minnumf %a0, %a0 : bf16
  %1 = arith.minnumf %a1, %a1 : f16
  %2 = arith.minnumf %a2, %a2 : f32
  %3 = arith.minnumf %a3, %a3 : f64
  %4 = arith.minnumf %a4, %a4 : f80
  %5 = arith.minnumf %a5, %a5 : f128
  %6 = arith.minnumf %a6, %a6 : tf32
  %7 = arith.minnumf %a7, %a7 : f8E4M3FN
  %8 = arith.minnumf %a8, %a8 : f8E5M2
  %9 = arith.minnumf %a9, %a9 : f4E2M1FN
  %10 = arith.minnumf %a10, %a10 : vector<8xf32>
  %11 = arith.minnumf %a11, %a11 : vector<[2]xf64>
  %12 = arith.minnumf %a12, %a12 : tensor<?x4xf16>
  %13 = arith.minnumf %a13, %a13 : tensor<*xf64>
  return
}

// -----

func.func @minnumf_fastmath(%a: f32) {
  %0 = arith.minnumf %a, %a fastmath<none> : f32
  %1 = arith.minnumf %a, %a fastmath<fast> : f32
  %2 = arith.minnumf %a, %a fastmath<nnan> : f32
  %3 = arith.minnumf %a, %a fastmath<ninf> : f32
  %4 = arith.minnumf %a, %a fastmath<nsz> : f32
  %5 = arith.minnumf %a, %a fastmath<arcp> : f32
  %6 = arith.minnumf %a, %a fastmath<contract> : f32
  %7 = arith.minnumf %a, %a fastmath<afn> : f32
  %8 = arith.minnumf %a, %a fastmath<reassoc> : f32
  %9 = arith.minnumf %a, %a fastmath<nnan,ninf> : f32
  %10 = arith.minnumf %a, %a fastmath<reassoc, nnan, ninf, nsz, arcp, contract, afn> : f32
  %11 = arith.minnumf %a, %a fastmath<afn,reassoc> : f32
  %12 = arith.minnumf %a, %a fastmath<fast,nnan> : f32
  return
}

// -----

func.func @minnumf_generic(%a: f32) {
  %0 = "arith.minnumf"(%a, %a) : (f32, f32) -> f32
  %1 = "arith.minnumf"(%a, %a) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
  return
}

// -----

func.func @negf(%a0: bf16, %a1: f16, %a2: f32, %a3: f64, %a4: f80, %a5: f128, %a6: tf32, %a7: f8E4M3FN, %a8: f8E5M2, %a9: f4E2M1FN, %a10: vector<8xf32>, %a11: vector<[2]xf64>, %a12: tensor<?x4xf16>, %a13: tensor<*xf64>) {
  %0 = arith.negf %a0 : bf16
  %1 = arith.negf %a1 : f16
  %2 = arith.negf %a2 : f32
  %3 = arith.negf %a3 : f64
  %4 = arith.negf %a4 : f80
  %5 = arith.negf %a5 : f128
  %6 = arith.negf %a6 : tf32
  %7 = arith.negf %a7 : f8E4M3FN
  %8 = arith.negf %a8 : f8E5M2
  %9 = arith.negf %a9 : f4E2M1FN
  %10 = arith.negf %a10 : vector<8xf32>
  %11 = arith.negf %a11 : vector<[2]xf64>
  %12 = arith.negf %a12 : tensor<?x4xf16>
  %13 = arith.negf %a13 : tensor<*xf64>
  return
}

// -----

func.func @negf_flags(%a: f64) {
  %0 = arith.negf %a fastmath<fast> : f64
  %1 = arith.negf %a {x = 1 : i8} : f64
  return
}

// -----

func.func @cmpf_false(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf false, %a, %a : f32
  %1 = arith.cmpf false, %v, %v : vector<4xf64>
  %2 = arith.cmpf false, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_oeq(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf oeq, %a, %a : f32
  %1 = arith.cmpf oeq, %v, %v : vector<4xf64>
  %2 = arith.cmpf oeq, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ogt(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ogt, %a, %a : f32
  %1 = arith.cmpf ogt, %v, %v : vector<4xf64>
  %2 = arith.cmpf ogt, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_oge(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf oge, %a, %a : f32
  %1 = arith.cmpf oge, %v, %v : vector<4xf64>
  %2 = arith.cmpf oge, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_olt(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf olt, %a, %a : f32
  %1 = arith.cmpf olt, %v, %v : vector<4xf64>
  %2 = arith.cmpf olt, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ole(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ole, %a, %a : f32
  %1 = arith.cmpf ole, %v, %v : vector<4xf64>
  %2 = arith.cmpf ole, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_one(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf one, %a, %a : f32
  %1 = arith.cmpf one, %v, %v : vector<4xf64>
  %2 = arith.cmpf one, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ord(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ord, %a, %a : f32
  %1 = arith.cmpf ord, %v, %v : vector<4xf64>
  %2 = arith.cmpf ord, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ueq(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ueq, %a, %a : f32
  %1 = arith.cmpf ueq, %v, %v : vector<4xf64>
  %2 = arith.cmpf ueq, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ugt(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ugt, %a, %a : f32
  %1 = arith.cmpf ugt, %v, %v : vector<4xf64>
  %2 = arith.cmpf ugt, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_uge(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf uge, %a, %a : f32
  %1 = arith.cmpf uge, %v, %v : vector<4xf64>
  %2 = arith.cmpf uge, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ult(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ult, %a, %a : f32
  %1 = arith.cmpf ult, %v, %v : vector<4xf64>
  %2 = arith.cmpf ult, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_ule(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf ule, %a, %a : f32
  %1 = arith.cmpf ule, %v, %v : vector<4xf64>
  %2 = arith.cmpf ule, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_une(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf une, %a, %a : f32
  %1 = arith.cmpf une, %v, %v : vector<4xf64>
  %2 = arith.cmpf une, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_uno(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf uno, %a, %a : f32
  %1 = arith.cmpf uno, %v, %v : vector<4xf64>
  %2 = arith.cmpf uno, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_true(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = arith.cmpf true, %a, %a : f32
  %1 = arith.cmpf true, %v, %v : vector<4xf64>
  %2 = arith.cmpf true, %t, %t fastmath<nnan> : tensor<?xbf16>
  return
}

// -----

func.func @cmpf_generic(%a: f16) {
  %0 = "arith.cmpf"(%a, %a) <{predicate = 0 : i64}> : (f16, f16) -> i1
  %1 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (f16, f16) -> i1
  %2 = "arith.cmpf"(%a, %a) <{predicate = 2 : i64}> : (f16, f16) -> i1
  %3 = "arith.cmpf"(%a, %a) <{predicate = 3 : i64}> : (f16, f16) -> i1
  %4 = "arith.cmpf"(%a, %a) <{predicate = 4 : i64}> : (f16, f16) -> i1
  %5 = "arith.cmpf"(%a, %a) <{predicate = 5 : i64}> : (f16, f16) -> i1
  %6 = "arith.cmpf"(%a, %a) <{predicate = 6 : i64}> : (f16, f16) -> i1
  %7 = "arith.cmpf"(%a, %a) <{predicate = 7 : i64}> : (f16, f16) -> i1
  %8 = "arith.cmpf"(%a, %a) <{predicate = 8 : i64}> : (f16, f16) -> i1
  %9 = "arith.cmpf"(%a, %a) <{predicate = 9 : i64}> : (f16, f16) -> i1
  %10 = "arith.cmpf"(%a, %a) <{predicate = 10 : i64}> : (f16, f16) -> i1
  %11 = "arith.cmpf"(%a, %a) <{predicate = 11 : i64}> : (f16, f16) -> i1
  %12 = "arith.cmpf"(%a, %a) <{predicate = 12 : i64}> : (f16, f16) -> i1
  %13 = "arith.cmpf"(%a, %a) <{predicate = 13 : i64}> : (f16, f16) -> i1
  %14 = "arith.cmpf"(%a, %a) <{predicate = 14 : i64}> : (f16, f16) -> i1
  %15 = "arith.cmpf"(%a, %a) <{predicate = 15 : i64}> : (f16, f16) -> i1
  return
}
