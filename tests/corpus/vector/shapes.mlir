func.func @f(%s: f32, %v: vector<4xf32>, %w: vector<4x1xf32>, %z: vector<f32>) {
  %0 = vector.broadcast %s : f32 to vector<2x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %2 = vector.broadcast %w : vector<4x1xf32> to vector<2x4x3xf32>
  %3 = vector.broadcast %z : vector<f32> to vector<f32>
  %4 = vector.broadcast %s {note} : f32 to vector<[4]xf32>
  %5 = vector.broadcast %w : vector<4x1xf32> to vector<4x[1]xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<4x3xf32>
  return
}

// -----

func.func @f(%v: vector<2x4xf32>) {
  %0 = vector.broadcast %v : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xi32>) {
  %0 = vector.broadcast %v : vector<4xi32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<[4]xf32>) {
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: tensor<4xf32>) {
  %0 = vector.broadcast %v : tensor<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: f32) {
  %0 = vector.broadcast %v : f32 to i32
  return
}

// -----

func.func @f(%v: vector<4x6xf32>, %w: vector<[2]x3xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<2x12xf32>
  %1 = vector.shape_cast %v : vector<4x6xf32> to vector<24xf32>
  %2 = vector.shape_cast %w : vector<[2]x3xf32> to vector<[6]xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<23xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<24xi32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.shape_cast %v : vector<4x6xf32> to vector<[24]xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>, %z: vector<i8>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x6xf32> to vector<6x4xf32>
  %1 = vector.transpose %z, [] : vector<i8> to vector<i8>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<4x6xf32> to vector<6x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.transpose %v, [0, 0] : vector<4x6xf32> to vector<4x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.transpose %v, [0, 2] : vector<4x6xf32> to vector<4x6xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.transpose %v, [1] : vector<4x6xf32> to vector<6x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x6xf32> to vector<24xf32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x6xf32> to vector<6x4xi32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>, %z: vector<f32>, %i: vector<2xindex>) {
  %0 = vector.bitcast %v : vector<4x6xf32> to vector<4x12xi16>
  %1 = vector.bitcast %z : vector<f32> to vector<i32>
  %2 = vector.bitcast %i : vector<2xindex> to vector<2xi64>
  %3 = vector.bitcast %v : vector<4x6xf32> to vector<4x3xf64>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.bitcast %v : vector<4x6xf32> to vector<4x6xi16>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.bitcast %v : vector<4x6xf32> to vector<24xi32>
  return
}

// -----

func.func @f(%v: vector<4x6xf32>) {
  %0 = vector.bitcast %v : vector<4x6xf32> to vector<6x4xi32>
  return
}

// -----

func.func @f(%v: vector<f32>) {
  %0 = vector.bitcast %v : vector<f32> to vector<i16>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>, %n: memref<5xvector<2xf32>, 3>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xf32>>
  %1 = vector.type_cast %n : memref<5xvector<2xf32>, 3> to memref<vector<5x2xf32>, 3>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<12xf32>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xi32>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xf32>, 1>
  return
}

// -----

func.func @f(%m: memref<?x3xf32>) {
  %0 = vector.type_cast %m : memref<?x3xf32> to memref<vector<4x3xf32>>
  return
}

// -----

func.func @f(%m: memref<4x3xf32, strided<[6, 1]>>) {
  %0 = vector.type_cast %m : memref<4x3xf32, strided<[6, 1]>> to memref<vector<4x3xf32>>
  return
}
