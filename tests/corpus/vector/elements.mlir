func.func @f(%v: vector<4x8xf32>, %i: index) {
  %0 = vector.extract %v[1, 2] : f32 from vector<4x8xf32>
  %1 = vector.extract %v[3] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.extract %v[%i, 2] : f32 from vector<4x8xf32>
  %3 = vector.extract %v[%i] : vector<8xf32> from vector<4x8xf32>
  %4 = vector.extract %v[] : vector<4x8xf32> from vector<4x8xf32>
  %5 = vector.extract %v[-1] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  %0 = vector.extract %v[] : f32 from vector<f32>
  return
}

// -----

func.func @f(%v: vector<2x[4]xi8>, %i: index) {
  %0 = vector.extract %v[1] {some = 1 : i32} : vector<[4]xi8> from vector<2x[4]xi8>
  %1 = vector.extract %v[%i, %i] : i8 from vector<2x[4]xi8>
  return
}

// -----

func.func @f(%v: vector<4x1xf32>) {
  %0 = vector.extract %v[0] : f32 from vector<4x1xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[4] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[0, 0, 0] : f32 from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[0] : vector<4xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[0] : vector<8xi32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[0] : vector<8xf32> from f32
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[-2] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract %v[%x] : vector<8xf32> from vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = "vector.extract"(%v) : (vector<4x8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %r: vector<8xf32>, %s: f32, %i: index) {
  %0 = vector.insert %r, %v[1] : vector<8xf32> into vector<4x8xf32>
  %1 = vector.insert %s, %0[1, 7] : f32 into vector<4x8xf32>
  %2 = vector.insert %s, %1[%i, 0] : f32 into vector<4x8xf32>
  %3 = vector.insert %v, %2[] : vector<4x8xf32> into vector<4x8xf32>
  %4 = vector.insert %s, %3[-1, 0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<f32>, %s: f32) {
  %0 = vector.insert %s, %v[] : f32 into vector<f32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %s: f32) {
  %0 = vector.insert %s, %v[1] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %s: vector<8xf32>) {
  %0 = vector.insert %s, %v[1, 1] : vector<8xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %s: i32) {
  %0 = vector.insert %s, %v[1, 1] : i32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %s: f32) {
  %0 = vector.insert %s, %v[1, 8] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %s: f32) {
  %0 = vector.insert %s, %v[0, 0, 0] : f32 into vector<4x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %s: vector<f32>) {
  %0 = vector.insert %s, %v[0, 0] : vector<f32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: f32, %b: f32) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1 = vector.from_elements %a : vector<f32>
  %2 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %3:4 = vector.to_elements %2 : vector<2x2xf32>
  %4 = vector.to_elements %1 : vector<f32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = vector.from_elements %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = vector.from_elements %a, %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = vector.from_elements %a, %a : vector<[2]xf32>
  return
}

// -----

func.func @f(%a: f32) {
  %0 = "vector.from_elements"(%a) : (f32) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0:3 = vector.to_elements %a : vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0:3 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32, f32, f32)
  return
}
