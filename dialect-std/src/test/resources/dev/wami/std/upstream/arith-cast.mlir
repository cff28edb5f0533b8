func.func @extensions(%x: i8, %v: vector<2xi8>) -> (i64, i64, i64, i64, vector<2xi32>) {
  %0 = arith.extui %x : i8 to i16
  %1 = arith.extui %0 : i16 to i64
  %2 = arith.extsi %x : i8 to i16
  %3 = arith.extsi %2 : i16 to i64
  %4 = arith.extsi %0 : i16 to i64
  %5 = arith.extui %2 : i16 to i64
  %6 = arith.extsi %v : vector<2xi8> to vector<2xi32>
  return %1, %3, %4, %5, %6 : i64, i64, i64, i64, vector<2xi32>
}
func.func @truncations(%x: i8, %w: i64, %y: i32) -> (i8, i8, i4, i16, i16, i8, i32, i16) {
  %c32 = arith.constant 32 : i64
  %c8 = arith.constant 8 : i64
  %0 = arith.extui %x : i8 to i32
  %1 = arith.trunci %0 : i32 to i8
  %2 = arith.extsi %x : i8 to i32
  %3 = arith.trunci %2 : i32 to i8
  %4 = arith.trunci %2 : i32 to i4
  %5 = arith.trunci %2 : i32 to i16
  %6 = arith.trunci %0 : i32 to i16
  %7 = arith.trunci %w : i64 to i32
  %8 = arith.trunci %7 : i32 to i8
  %9 = arith.shrsi %w, %c32 : i64
  %10 = arith.trunci %9 : i64 to i32
  %11 = arith.shrsi %w, %c8 : i64
  %12 = arith.trunci %11 overflow<nsw> : i64 to i16
  return %1, %3, %4, %5, %6, %8, %10, %12 : i8, i8, i4, i16, i16, i8, i32, i16
}
func.func @constants() -> (i64, i64, i8, vector<2xi16>, i1, i128) {
  %a = arith.constant -1 : i8
  %b = arith.constant 511 : i32
  %v = arith.constant dense<[-1, 1]> : vector<2xi8>
  %0 = arith.extui %a : i8 to i64
  %1 = arith.extsi %a : i8 to i64
  %2 = arith.trunci %b : i32 to i8
  %3 = arith.extui %v : vector<2xi8> to vector<2xi16>
  %4 = arith.trunci %b : i32 to i1
  %5 = arith.extsi %a : i8 to i128
  return %0, %1, %2, %3, %4, %5 : i64, i64, i8, vector<2xi16>, i1, i128
}
func.func @index(%i: index, %x: i32, %y: i8, %m: memref<?xi32>) -> (index, i32, index, index, index, i32, memref<?xindex>, index) {
  %c = arith.constant 5 : i32
  %n = arith.constant -5 : i32
  %d = arith.constant 5 : index
  %0 = arith.index_cast %i : index to i64
  %1 = arith.index_cast %0 : i64 to index
  %2 = arith.index_cast %x : i32 to index
  %3 = arith.index_cast %2 : index to i32
  %4 = arith.extsi %y : i8 to i32
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.extui %y : i8 to i32
  %7 = arith.index_castui %6 : i32 to index
  %8 = arith.index_cast %n : i32 to index
  %9 = arith.index_cast %d : index to i32
  %10 = arith.index_cast %m : memref<?xi32> to memref<?xindex>
  %11 = arith.index_castui %n : i32 to index
  return %1, %3, %5, %7, %8, %9, %10, %11 : index, i32, index, index, index, i32, memref<?xindex>, index
}
func.func @bitcasts(%x: i32, %f: f32) -> (f32, i32, i32, i32, f32, vector<2xi32>, i16) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 1069547520 : i32
  %v = arith.constant dense<[1.0, -2.0]> : vector<2xf32>
  %h = arith.constant -1.0 : bf16
  %0 = arith.bitcast %x : i32 to f32
  %1 = arith.bitcast %0 : f32 to i32
  %2 = arith.bitcast %x : i32 to i32
  %3 = arith.bitcast %a : f32 to i32
  %4 = arith.bitcast %b : i32 to f32
  %5 = arith.bitcast %v : vector<2xf32> to vector<2xi32>
  %6 = arith.bitcast %h : bf16 to i16
  return %0, %1, %2, %3, %4, %5, %6 : f32, i32, i32, i32, f32, vector<2xi32>, i16
}
func.func @to_float(%x: i32) -> (f32, f64, f32, f16, bf16, f32, f32) {
  %a = arith.constant 16777217 : i32
  %b = arith.constant -1 : i64
  %c = arith.constant 100000 : i32
  %0 = arith.sitofp %a : i32 to f32
  %1 = arith.uitofp %b : i64 to f64
  %2 = arith.sitofp %b : i64 to f32
  %3 = arith.sitofp %c : i32 to f16
  %4 = arith.sitofp %a : i32 to bf16
  %5 = arith.sitofp %x : i32 to f64
  %6 = arith.truncf %5 : f64 to f32
  %7 = arith.uitofp %x : i32 to f64
  %8 = arith.truncf %7 : f64 to f32
  return %0, %1, %2, %3, %4, %6, %8 : f32, f64, f32, f16, bf16, f32, f32
}
func.func @from_float() -> (i32, i32, i8, i8, i32, i1) {
  %a = arith.constant -1.75 : f32
  %b = arith.constant 3.0e9 : f32
  %c = arith.constant 200.5 : f64
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.fptosi %a : f32 to i32
  %1 = arith.fptosi %b : f32 to i32
  %2 = arith.fptoui %c : f64 to i8
  %3 = arith.fptosi %c : f64 to i8
  %4 = arith.fptosi %n : f32 to i32
  %5 = arith.fptosi %a : f32 to i1
  return %0, %1, %2, %3, %4, %5 : i32, i32, i8, i8, i32, i1
}
func.func @float_widths(%h: f16, %x: f32, %d: f64) -> (f16, f16, f16, f32, f32, f64, f16, f16, f32) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 1.1 : f32
  %0 = arith.extf %h : f16 to f32
  %1 = arith.truncf %0 : f32 to f16
  %2 = arith.extf %x : f32 to f64
  %3 = arith.truncf %2 : f64 to f16
  %4 = arith.truncf %a : f32 to f16
  %5 = arith.truncf %d fastmath<contract> : f64 to f32
  %6 = arith.extf %5 fastmath<contract> : f32 to f64
  %7 = arith.truncf %b : f32 to f16
  %8 = arith.truncf %d to_nearest_away fastmath<fast> : f64 to f16
  %9 = arith.extf %a : f32 to f64
  %10 = arith.truncf %d toward_zero : f64 to f32
  return %1, %3, %4, %5, %10, %6, %7, %8, %x : f16, f16, f16, f32, f32, f64, f16, f16, f32
}
func.func @signalling() -> (f64, f64, f32, f32) {
  %s = arith.constant 0x7FA00001 : f32
  %q = arith.constant 0xFFE00001 : f32
  %d = arith.constant 0x7FF4000000000001 : f64
  %e = arith.constant 0xFFFC000000000000 : f64
  %0 = arith.extf %s : f32 to f64
  %1 = arith.extf %q : f32 to f64
  %2 = arith.truncf %d : f64 to f32
  %3 = arith.truncf %e : f64 to f32
  return %0, %1, %2, %3 : f64, f64, f32, f32
}
