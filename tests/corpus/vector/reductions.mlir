func.func @f(%v: vector<4xi32>, %a: i32) {
  %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v, %a : vector<4xi32> into i32
  %2 = vector.reduction <minui>, %v, %a : vector<4xi32> into i32
  %3 = vector.reduction <minsi>, %v, %a : vector<4xi32> into i32
  %4 = vector.reduction <maxui>, %v, %a : vector<4xi32> into i32
  %5 = vector.reduction <maxsi>, %v, %a : vector<4xi32> into i32
  %6 = vector.reduction <and>, %v, %a : vector<4xi32> into i32
  %7 = vector.reduction <or>, %v, %a : vector<4xi32> into i32
  %8 = vector.reduction <xor>, %v, %a : vector<4xi32> into i32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %a: f32, %z: vector<f32>) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %2 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %3 = vector.reduction <maxnumf>, %v : vector<4xf32> into f32
  %4 = vector.reduction <minimumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <maximumf>, %v : vector<4xf32> into f32
  %10 = vector.reduction <add>, %z : vector<f32> into f32
  %11 = vector.reduction <add>, %v, %a fastmath<reassoc,nnan> {x = 1 : i8} : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<[4]xindex>) {
  %0 = vector.reduction <maxsi>, %v : vector<[4]xindex> into index
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction <xor>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  %0 = vector.reduction <minimumf>, %v : vector<4xi32> into i32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction <sum>, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction add, %v : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f64
  return
}

// -----

func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.reduction <add>, %v : vector<2x4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %a: f32) {
  %0 = vector.reduction <add>, %v, %a, %a : vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4xf32>, %a: f64) {
  %0 = "vector.reduction"(%v, %a) <{kind = #vector.kind<add>}> : (vector<4xf32>, f64) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = "vector.reduction"(%v) : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<2x3x4xf32>, %a: vector<2x4xf32>, %s: f32, %b: vector<2x3x4xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %1 = vector.multi_reduction <mul>, %v, %s [0, 1, 2] : vector<2x3x4xf32> to f32
  %2 = vector.multi_reduction <add>, %v, %b [] : vector<2x3x4xf32> to vector<2x3x4xf32>
  return
}

// -----

func.func @f(%v: vector<2x[3]xf32>, %a: vector<[3]xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a {k} [0] : vector<2x[3]xf32> to vector<[3]xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>, %a: vector<2xf32>) {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>, %a: vector<2xi32>) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>, %a: vector<2xf32>) {
  %0 = "vector.multi_reduction"(%v, %a) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<2x3xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %a: vector<2xi32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  %1:2 = vector.scan <maxsi>, %v, %a {inclusive = false, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %a: vector<2xi32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 2 : i64} : vector<2x3xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %a: vector<3xi32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<3xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %a: vector<i32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<i32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %a: vector<2xi32>) {
  %0:2 = vector.scan <minnumf>, %v, %a {inclusive = true, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<2x3xi32>, %a: vector<2xi32>) {
  %0:2 = vector.scan <add>, %v, %a {reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<f64>, %s: vector<[4]xbf16>) {
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  %1 = vector.fma %b, %b, %b : vector<f64>
  %2 = vector.fma %s, %s, %s {u} : vector<[4]xbf16>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = vector.fma %a, %a, %a : vector<4xi32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = vector.fma %a, %a, %a : f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %s, %a : vector<4xf32>, f32
  %3 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %4 = vector.outerproduct %a, %s : vector<4xf32>, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[8]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<[8]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  %0 = vector.outerproduct %a, %b : vector<[4]xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = vector.outerproduct %a : vector<4xf32>, f32
  return
}

// -----

func.func @f(%a: f32) {
  %0 = vector.outerproduct %a, %a : f32, f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2x2xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<2xi32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = vector.outerproduct %a, %a, %a : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = vector.outerproduct %a, %a {kind = #vector.kind<and>} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4x3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "vector.outerproduct"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
