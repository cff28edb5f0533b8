func.func @f(%a: vector<2xf32>, %b: vector<4xf32>, %z: vector<i8>, %m: vector<2x3xi8>) {
  %0 = vector.shuffle %a, %b [0, 5, 2, -1] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %z, %z [0, 1, 1] : vector<i8>, vector<i8>
  %2 = vector.shuffle %m, %m [3] : vector<2x3xi8>, vector<2x3xi8>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shuffle %a, %a [0, 4] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shuffle %a, %a [-2] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<2xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %b: vector<2x2xf32>) {
  %0 = vector.shuffle %a, %b [0] : vector<2x3xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xi32>) {
  %0 = vector.shuffle %a, %b [0] : vector<2xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = vector.shuffle %a, %a [0] : vector<[2]xf32>, vector<[2]xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = vector.shuffle %a, %a [] : vector<2xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>) {
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>, %z: vector<f32>, %s: vector<[4]xi8>) {
  %0 = vector.interleave %a, %a : vector<2x3xf32> -> vector<2x6xf32>
  %1 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %2 = vector.interleave %s, %s : vector<[4]xi8> -> vector<[8]xi8>
  %3, %4 = vector.deinterleave %2 : vector<[8]xi8> -> vector<[4]xi8>
  %5:2 = vector.deinterleave %0 {a = 2 : i8} : vector<2x6xf32> -> vector<2x3xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>) {
  %0 = vector.interleave %a, %a : vector<3xf32> -> vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>, %b: vector<4xf32>) {
  %0 = "vector.interleave"(%a, %b) : (vector<3xf32>, vector<4xf32>) -> vector<6xf32>
  return
}

// -----

func.func @f(%a: vector<3xf32>) {
  %0:2 = vector.deinterleave %a : vector<3xf32> -> vector<1xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0:2 = vector.deinterleave %a : vector<4xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0:2 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<1xf32>)
  return
}

// -----

func.func @f(%a: vector<f32>) {
  %0:2 = vector.deinterleave %a : vector<f32> -> vector<f32>
  return
}

// -----

func.func @f(%v: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [2]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1, 1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 1, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x1xf32>
  return
}

// -----

func.func @f(%v: vector<4x[8]xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<4x[8]xf32> to vector<1x[4]xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1 : i32], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<4x8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [1, 2, 3], strides = [1, 1]} : vector<2x2xf32> into vector<4x8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [7, 0], strides = [1, 1]} : vector<2x2xf32> into vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [8, 0], strides = [1, 1]} : vector<2x2xf32> into vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [0], strides = [1, 1]} : vector<2x2xf32> into vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [0, 0], strides = [1]} : vector<2x2xf32> into vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [0, 0], strides = [1, 2]} : vector<2x2xf32> into vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xf32>, %v: vector<8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [0], strides = [1, 1]} : vector<2x2xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<2x2xi32>, %v: vector<8x8xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [0, 0], strides = [1, 1]} : vector<2x2xi32> into vector<8x8xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %v: vector<[2]xf32>) {
  %0 = vector.insert_strided_slice %a, %v {offsets = [0], strides = [1]} : vector<2xf32> into vector<[2]xf32>
  return
}

// -----

func.func @f(%v: vector<[16]xf32>, %a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.scalable.insert %a, %v[8] : vector<4xf32> into vector<[16]xf32>
  %1 = vector.scalable.insert %b, %0[4] : vector<[4]xf32> into vector<[16]xf32>
  %2 = vector.scalable.extract %1[12] : vector<4xf32> from vector<[16]xf32>
  %3 = vector.scalable.extract %1[0] : vector<[8]xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%v: vector<[16]xf32>) {
  %0 = vector.scalable.extract %v[3] : vector<4xf32> from vector<[16]xf32>
  return
}

// -----

func.func @f(%v: vector<[16]xf32>, %a: vector<4xf32>) {
  %0 = vector.scalable.insert %a, %v[2] : vector<4xf32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%v: vector<16xf32>, %a: vector<4xf32>) {
  %0 = vector.scalable.insert %a, %v[4] : vector<4xf32> into vector<16xf32>
  return
}

// -----

func.func @f(%v: vector<[16]xf32>, %a: vector<4xi32>) {
  %0 = vector.scalable.insert %a, %v[4] : vector<4xi32> into vector<[16]xf32>
  return
}

// -----

func.func @f(%v: vector<[16]xf32>) {
  %0 = vector.scalable.extract %v[4] : vector<4xi32> from vector<[16]xf32>
  return
}
