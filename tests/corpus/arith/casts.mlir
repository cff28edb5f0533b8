// Conversions between all kinds of numbers.
func.func @extsi(%a0: i8, %a1: vector<4xi8>, %a2: tensor<?x2xi8>, %a3: tensor<*xi8>, %a4: vector<[4]xi8>, %a5: i1, %a6: vector<4xi1>, %a7: tensor<?x2xi1>, %a8: tensor<*xi1>, %a9: vector<[4]xi1>, %a10: i7, %a11: i64) {
  %0 = arith.extsi %a0 : i8 to i32
  %1 = arith.extsi %a1 : vector<4xi8> to vector<4xi32>
  %2 = arith.extsi %a2 : tensor<?x2xi8> to tensor<?x2xi32>
  %3 = arith.extsi %a3 : tensor<*xi8> to tensor<*xi32>
  %4 = arith.extsi %a4 : vector<[4]xi8> to vector<[4]xi32>
  %5 = arith.extsi %a5 : i1 to i64
  %6 = arith.extsi %a6 : vector<4xi1> to vector<4xi64>
  %7 = arith.extsi %a7 : tensor<?x2xi1> to tensor<?x2xi64>
  %8 = arith.extsi %a8 : tensor<*xi1> to tensor<*xi64>
  %9 = arith.extsi %a9 : vector<[4]xi1> to vector<[4]xi64>
  %10 = arith.extsi %a10 : i7 to i9
  %11 = arith.extsi %a11 : i64 to i128
  return
}

// -----

func.func @extui(%a0: i8, %a1: vector<4xi8>, %a2: tensor<?x2xi8>, %a3: tensor<*xi8>, %a4: vector<[4]xi8>, %a5: i1, %a6: vector<4xi1>, %a7: tensor<?x2xi1>, %a8: tensor<*xi1>, %a9: vector<[4]xi1>, %a10: i7, %a11: i64) {
  %0 = arith.extui %a0 : i8 to i32
  %1 = arith.extui %a1 : vector<4xi8> to vector<4xi32>
  %2 = arith.extui %a2 : tensor<?x2xi8> to tensor<?x2xi32>
  %3 = arith.extui %a3 : tensor<*xi8> to tensor<*xi32>
  %4 = arith.extui %a4 : vector<[4]xi8> to vector<[4]xi32>
  %5 = arith.extui %a5 : i1 to i64
  %6 = arith.extui %a6 : vector<4xi1> to vector<4xi64>
  %7 = arith.extui %a7 : tensor<?x2xi1> to tensor<?x2xi64>
  %8 = arith.extui %a8 : tensor<*xi1> to tensor<*xi64>
  %9 = arith.extui %a9 : vector<[4]xi1> to vector<[4]xi64>
  %10 = arith.extui %a10 : i7 to i9
  %11 = arith.extui %a11 : i64 to i128
  return
}

// -----

func.func @trunci(%a0: i32, %a1: vector<4xi32>, %a2: tensor<?x2xi32>, %a3: tensor<*xi32>, %a4: vector<[4]xi32>, %a5: i128, %a6: i9) {
  %0 = arith.trunci %a0 : i32 to i8
  %1 = arith.trunci %a1 : vector<4xi32> to vector<4xi8>
  %2 = arith.trunci %a2 : tensor<?x2xi32> to tensor<?x2xi8>
  %3 = arith.trunci %a3 : tensor<*xi32> to tensor<*xi8>
  %4 = arith.trunci %a4 : vector<[4]xi32> to vector<[4]xi8>
  %5 = arith.trunci %a5 : i128 to i64
  %6 = arith.trunci %a6 : i9 to i1
  return
}

// -----

func.func @trunci(%a0: i32, %a1: vector<2xi16>) {
  %0 = arith.trunci %a0 overflow<nsw> : i32 to i8
  %1 = arith.trunci %a1 overflow<nsw> : vector<2xi16> to vector<2xi4>
  return
}

// -----

func.func @trunci(%a0: i32, %a1: vector<2xi16>) {
  %0 = arith.trunci %a0 overflow<nuw> : i32 to i8
  %1 = arith.trunci %a1 overflow<nuw> : vector<2xi16> to vector<2xi4>
  return
}

// -----

func.func @trunci(%a0: i32, %a1: vector<2xi16>) {
  %0 = arith.trunci %a0 overflow<nsw, nuw> : i32 to i8
  %1 = arith.trunci %a1 overflow<nsw, nuw> : vector<2xi16> to vector<2xi4>
  return
}

// -----

func.func @extf(%a0: f16, %a1: vector<4xf16>, %a2: tensor<?x2xf16>, %a3: tensor<*xf16>, %a4: vector<[4]xf16>, %a5: bf16, %a6: f8E5M2, %a7: f4E2M1FN, %a8: f64, %a9: f32) {
  %0 = arith.extf %a0 : f16 to f32
  %1 = arith.extf %a1 : vector<4xf16> to vector<4xf32>
  %2 = arith.extf %a2 : tensor<?x2xf16> to tensor<?x2xf32>
  %3 = arith.extf %a3 : tensor<*xf16> to tensor<*xf32>
  %4 = arith.extf %a4 : vector<[4]xf16> to vector<[4]xf32>
  %5 = arith.extf %a5 : bf16 to f64
  %6 = arith.extf %a6 : f8E5M2 to f16
  %7 = arith.extf %a7 : f4E2M1FN to f32
  %8 = arith.extf %a8 : f64 to f128
  %9 = arith.extf %a9 : f32 to f80
  return
}

// -----

func.func @truncf(%a0: f64, %a1: vector<4xf64>, %a2: tensor<?x2xf64>, %a3: tensor<*xf64>, %a4: vector<[4]xf64>, %a5: f32, %a6: f32, %a7: f16, %a8: f128) {
  %0 = arith.truncf %a0 : f64 to f32
  %1 = arith.truncf %a1 : vector<4xf64> to vector<4xf32>
  %2 = arith.truncf %a2 : tensor<?x2xf64> to tensor<?x2xf32>
  %3 = arith.truncf %a3 : tensor<*xf64> to tensor<*xf32>
  %4 = arith.truncf %a4 : vector<[4]xf64> to vector<[4]xf32>
  %5 = arith.truncf %a5 : f32 to bf16
  %6 = arith.truncf %a6 : f32 to tf32
  %7 = arith.truncf %a7 : f16 to f8E4M3FN
  %8 = arith.truncf %a8 : f128 to f64
  return
}

// -----

func.func @truncf(%a0: f64, %a1: vector<2xf32>) {
  %0 = arith.truncf %a0 to_nearest_even : f64 to f32
  %1 = arith.truncf %a1 to_nearest_even : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @truncf(%a0: f64, %a1: vector<2xf32>) {
  %0 = arith.truncf %a0 downward : f64 to f32
  %1 = arith.truncf %a1 downward : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @truncf(%a0: f64, %a1: vector<2xf32>) {
  %0 = arith.truncf %a0 upward : f64 to f32
  %1 = arith.truncf %a1 upward : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @truncf(%a0: f64, %a1: vector<2xf32>) {
  %0 = arith.truncf %a0 toward_zero : f64 to f32
  %1 = arith.truncf %a1 toward_zero : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @truncf(%a0: f64, %a1: vector<2xf32>) {
  %0 = arith.truncf %a0 to_nearest_away : f64 to f32
  %1 = arith.truncf %a1 to_nearest_away : vector<2xf32> to vector<2xf16>
  return
}

// -----

func.func @truncf(%a0: f64) {
  %0 = arith.truncf %a0 to_nearest_even fastmath<fast> : f64 to f32
  return
}

// -----

func.func @extf(%a0: f16) {
  %0 = arith.extf %a0 fastmath<nnan> : f16 to f32
  return
}

// -----

func.func @sitofp(%a0: i32, %a1: vector<4xi32>, %a2: tensor<?x2xi32>, %a3: tensor<*xi32>, %a4: vector<[4]xi32>, %a5: i1, %a6: i128, %a7: i8) {
  %0 = arith.sitofp %a0 : i32 to f32
  %1 = arith.sitofp %a1 : vector<4xi32> to vector<4xf32>
  %2 = arith.sitofp %a2 : tensor<?x2xi32> to tensor<?x2xf32>
  %3 = arith.sitofp %a3 : tensor<*xi32> to tensor<*xf32>
  %4 = arith.sitofp %a4 : vector<[4]xi32> to vector<[4]xf32>
  %5 = arith.sitofp %a5 : i1 to f16
  %6 = arith.sitofp %a6 : i128 to f64
  %7 = arith.sitofp %a7 : i8 to bf16
  return
}

// -----

func.func @uitofp(%a0: i32, %a1: vector<4xi32>, %a2: tensor<?x2xi32>, %a3: tensor<*xi32>, %a4: vector<[4]xi32>, %a5: i1, %a6: i128, %a7: i8) {
  %0 = arith.uitofp %a0 : i32 to f32
  %1 = arith.uitofp %a1 : vector<4xi32> to vector<4xf32>
  %2 = arith.uitofp %a2 : tensor<?x2xi32> to tensor<?x2xf32>
  %3 = arith.uitofp %a3 : tensor<*xi32> to tensor<*xf32>
  %4 = arith.uitofp %a4 : vector<[4]xi32> to vector<[4]xf32>
  %5 = arith.uitofp %a5 : i1 to f16
  %6 = arith.uitofp %a6 : i128 to f64
  %7 = arith.uitofp %a7 : i8 to bf16
  return
}

// -----

func.func @fptosi(%a0: f32, %a1: vector<4xf32>, %a2: tensor<?x2xf32>, %a3: tensor<*xf32>, %a4: vector<[4]xf32>, %a5: f16, %a6: f64, %a7: bf16) {
  %0 = arith.fptosi %a0 : f32 to i32
  %1 = arith.fptosi %a1 : vector<4xf32> to vector<4xi32>
  %2 = arith.fptosi %a2 : tensor<?x2xf32> to tensor<?x2xi32>
  %3 = arith.fptosi %a3 : tensor<*xf32> to tensor<*xi32>
  %4 = arith.fptosi %a4 : vector<[4]xf32> to vector<[4]xi32>
  %5 = arith.fptosi %a5 : f16 to i1
  %6 = arith.fptosi %a6 : f64 to i128
  %7 = arith.fptosi %a7 : bf16 to i8
  return
}

// -----

func.func @fptoui(%a0: f32, %a1: vector<4xf32>, %a2: tensor<?x2xf32>, %a3: tensor<*xf32>, %a4: vector<[4]xf32>, %a5: f16, %a6: f64, %a7: bf16) {
  %0 = arith.fptoui %a0 : f32 to i32
  %1 = arith.fptoui %a1 : vector<4xf32> to vector<4xi32>
  %2 = arith.fptoui %a2 : tensor<?x2xf32> to tensor<?x2xi32>
  %3 = arith.fptoui %a3 : tensor<*xf32> to tensor<*xi32>
  %4 = arith.fptoui %a4 : vector<[4]xf32> to vector<[4]xi32>
  %5 = arith.fptoui %a5 : f16 to i1
  %6 = arith.fptoui %a6 : f64 to i128
  %7 = arith.fptoui %a7 : bf16 to i8
  return
}

// -----

func.func @index_cast(%a0: index, %a1: vector<4xindex>, %a2: tensor<?x2xindex>, %a3: tensor<*xindex>, %a4: vector<[4]xindex>, %a5: i64, %a6: vector<4xi64>, %a7: tensor<?x2xi64>, %a8: tensor<*xi64>, %a9: vector<[4]xi64>, %a10: memref<2xindex>, %a11: memref<?xi8>) {
  %0 = arith.index_cast %a0 : index to i32
  %1 = arith.index_cast %a1 : vector<4xindex> to vector<4xi32>
  %2 = arith.index_cast %a2 : tensor<?x2xindex> to tensor<?x2xi32>
  %3 = arith.index_cast %a3 : tensor<*xindex> to tensor<*xi32>
  %4 = arith.index_cast %a4 : vector<[4]xindex> to vector<[4]xi32>
  %5 = arith.index_cast %a5 : i64 to index
  %6 = arith.index_cast %a6 : vector<4xi64> to vector<4xindex>
  %7 = arith.index_cast %a7 : tensor<?x2xi64> to tensor<?x2xindex>
  %8 = arith.index_cast %a8 : tensor<*xi64> to tensor<*xindex>
  %9 = arith.index_cast %a9 : vector<[4]xi64> to vector<[4]xindex>
  %10 = arith.index_cast %a10 : memref<2xindex> to memref<2xi32>
  %11 = arith.index_cast %a11 : memref<?xi8> to memref<?xindex>
  return
}

// -----

func.func @index_castui(%a0: index, %a1: vector<4xindex>, %a2: tensor<?x2xindex>, %a3: tensor<*xindex>, %a4: vector<[4]xindex>, %a5: i64, %a6: vector<4xi64>, %a7: tensor<?x2xi64>, %a8: tensor<*xi64>, %a9: vector<[4]xi64>, %a10: memref<2xindex>, %a11: memref<?xi8>) {
  %0 = arith.index_castui %a0 : index to i32
  %1 = arith.index_castui %a1 : vector<4xindex> to vector<4xi32>
  %2 = arith.index_castui %a2 : tensor<?x2xindex> to tensor<?x2xi32>
  %3 = arith.index_castui %a3 : tensor<*xindex> to tensor<*xi32>
  %4 = arith.index_castui %a4 : vector<[4]xindex> to vector<[4]xi32>
  %5 = arith.index_castui %a5 : i64 to index
  %6 = arith.index_castui %a6 : vector<4xi64> to vector<4xindex>
  %7 = arith.index_castui %a7 : tensor<?x2xi64> to tensor<?x2xindex>
  %8 = arith.index_castui %a8 : tensor<*xi64> to tensor<*xindex>
  %9 = arith.index_castui %a9 : vector<[4]xi64> to vector<[4]xindex>
  %10 = arith.index_castui %a10 : memref<2xindex> to memref<2xi32>
  %11 = arith.index_castui %a11 : memref<?xi8> to memref<?xindex>
  return
}

// -----

func.func @bitcast(%a0: i32, %a1: vector<4xi32>, %a2: tensor<?x2xi32>, %a3: tensor<*xi32>, %a4: vector<[4]xi32>, %a5: f64, %a6: vector<4xf64>, %a7: tensor<?x2xf64>, %a8: tensor<*xf64>, %a9: vector<[4]xf64>, %a10: f16, %a11: i16, %a12: f8E5M2) {
  %0 = arith.bitcast %a0 : i32 to f32
  %1 = arith.bitcast %a1 : vector<4xi32> to vector<4xf32>
  %2 = arith.bitcast %a2 : tensor<?x2xi32> to tensor<?x2xf32>
  %3 = arith.bitcast %a3 : tensor<*xi32> to tensor<*xf32>
  %4 = arith.bitcast %a4 : vector<[4]xi32> to vector<[4]xf32>
  %5 = arith.bitcast %a5 : f64 to i64
  %6 = arith.bitcast %a6 : vector<4xf64> to vector<4xi64>
  %7 = arith.bitcast %a7 : tensor<?x2xf64> to tensor<?x2xi64>
  %8 = arith.bitcast %a8 : tensor<*xf64> to tensor<*xi64>
  %9 = arith.bitcast %a9 : vector<[4]xf64> to vector<[4]xi64>
  %10 = arith.bitcast %a10 : f16 to bf16
  %11 = arith.bitcast %a11 : i16 to i16
  %12 = arith.bitcast %a12 : f8E5M2 to i8
  return
}

// -----

func.func @generic(%a: i32) {
  %0 = "arith.extsi"(%a) : (i32) -> i64
  %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<nuw>}> : (i64) -> i8
  %2 = "arith.sitofp"(%a) {k = 1 : i32} : (i32) -> f32
  %3 = "arith.truncf"(%2) <{roundingmode = 3 : i32}> : (f32) -> f16
  return
}

// -----

func.func @scaling(%a: f4E2M1FN, %v: vector<2xf8E4M3FN>, %s: f8E8M0FNU, %w: vector<2xf8E8M0FNU>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %v, %w fastmath<fast> : vector<2xf8E4M3FN>, vector<2xf8E8M0FNU> to vector<2xbf16>
  %2 = arith.scaling_truncf %0, %s : f32, f8E8M0FNU to f8E5M2
  %3 = arith.scaling_truncf %0, %s to_nearest_even fastmath<nnan> : f32, f8E8M0FNU to f4E2M1FN
  return
}

// -----

func.func @bad_extsi(%a: i32) {
  %0 = arith.extsi %a : i32 to i32
  return
}

// -----

func.func @bad_extui(%a: i32) {
  %0 = arith.extui %a : i32 to i8
  return
}

// -----

func.func @bad_trunci(%a: i8) {
  %0 = arith.trunci %a : i8 to i8
  return
}

// -----

func.func @bad_trunci(%a: i8) {
  %0 = arith.trunci %a : i8 to i32
  return
}

// -----

func.func @bad_extf(%a: f32) {
  %0 = arith.extf %a : f32 to f32
  return
}

// -----

func.func @bad_extf(%a: f64) {
  %0 = arith.extf %a : f64 to f32
  return
}

// -----

func.func @bad_truncf(%a: f32) {
  %0 = arith.truncf %a : f32 to f64
  return
}

// -----

func.func @bad_truncf(%a: f32) {
  %0 = arith.truncf %a : f32 to f32
  return
}

// -----

func.func @bad_bitcast(%a: i32) {
  %0 = arith.bitcast %a : i32 to i64
  return
}

// -----

func.func @bad_bitcast(%a: f32) {
  %0 = arith.bitcast %a : f32 to f64
  return
}

// -----

func.func @bad_index_cast(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}

// -----

func.func @bad_index_cast(%a: i32) {
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @bad_index_cast(%a: index) {
  %0 = arith.index_cast %a : index to f32
  return
}

// -----

func.func @bad_sitofp(%a: f32) {
  %0 = arith.sitofp %a : f32 to i32
  return
}

// -----

func.func @bad_sitofp(%a: index) {
  %0 = arith.sitofp %a : index to f32
  return
}

// -----

func.func @bad_fptosi(%a: i32) {
  %0 = arith.fptosi %a : i32 to f32
  return
}

// -----

func.func @bad_fptoui(%a: f32) {
  %0 = arith.fptoui %a : f32 to index
  return
}

// -----

func.func @bad_extsi(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<5xi32>
  return
}

// -----

func.func @bad_extsi(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to i32
  return
}

// -----

func.func @bad_extsi(%a: i8) {
  %0 = arith.extsi %a : i8 to vector<4xi32>
  return
}

// -----

func.func @bad_extsi(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to tensor<4xi32>
  return
}

// -----

func.func @bad_trunci(%a: vector<[4]xi32>) {
  %0 = arith.trunci %a : vector<[4]xi32> to vector<4xi8>
  return
}

// -----

func.func @bad_extf(%a: tensor<4xf16>) {
  %0 = arith.extf %a : tensor<4xf16> to tensor<?xf32>
  return
}

// -----

func.func @bad_extsi(%a: f32) {
  %0 = arith.extsi %a : f32 to i32
  return
}

// -----

func.func @bad_extui(%a: index) {
  %0 = arith.extui %a : index to i32
  return
}

// -----

func.func @bad_truncf(%a: f64) {
  %0 = arith.truncf %a : f64 to i32
  return
}

// -----

func.func @bad_bitcast(%a: i32) {
  %0 = arith.bitcast %a : i32 to index
  return
}

// -----

func.func @bad_bitcast(%a: tensor<2xi32>) {
  %0 = arith.bitcast %a : tensor<2xi32> to tensor<2xf64>
  return
}

// -----

func.func @bad_uitofp(%a: si32) {
  %0 = arith.uitofp %a : si32 to f32
  return
}

// -----

func.func @bad_extsi(%a: tensor<2xi8, "a">) {
  %0 = arith.extsi %a : tensor<2xi8, "a"> to tensor<2xi16, "b">
  return
}

// -----

func.func @bad_bitcast(%a: memref<2xi32>) {
  %0 = arith.bitcast %a : memref<2xi32> to memref<2xf32>
  return
}

// -----

func.func @bad_rounding(%a: f64) {
  %0 = arith.truncf %a sideways : f64 to f32
  return
}

// -----

func.func @bad_form(%a: i8) {
  %0 = arith.extsi %a : i8
  return
}

// -----

func.func @bad_form(%a: i8) {
  %0 = arith.extsi %a, %a : i8 to i16
  return
}
