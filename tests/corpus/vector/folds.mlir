// What canonicalization makes simpler.
func.func @shape_cast_0(%a: vector<4xf32>, %x: f32, %i: index) {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  "t.use"(%1) : (vector<4xf32>) -> ()
  return
}

// -----

func.func @insert_1(%a: vector<4xf32>, %x: f32, %i: index) {
  %0 = vector.insert %x, %a [1] : f32 into vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.extract %0[2] : f32 from vector<4xf32>
  "t.use"(%1, %2) : (f32, f32) -> ()
  return
}

// -----

func.func @broadcast_2(%a: vector<4xf32>, %x: f32, %i: index) {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  %1 = vector.shuffle %0, %0 [0, 5] : vector<4xf32>, vector<4xf32>
  "t.use"(%1) : (vector<2xf32>) -> ()
  return
}

// -----

func.func @to_elements_3(%a: vector<4xf32>, %x: f32, %i: index) {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<4xf32>
  "t.use"(%1) : (vector<4xf32>) -> ()
  return
}

// -----

func.func @constant_4(%a: vector<4xf32>, %x: f32, %i: index) {
  %c = arith.constant 2 : index
  %0 = vector.extract %a[%c] : f32 from vector<4xf32>
  "t.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @extract_strided_slice_5(%a: vector<4xf32>, %x: f32, %i: index) {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.extract %0[1] : f32 from vector<2xf32>
  "t.use"(%1) : (f32) -> ()
  return
}

// -----

func.func @from_elements_6(%a: vector<4xf32>, %x: f32, %i: index) {
  %0 = vector.from_elements %x, %x, %x : vector<3xf32>
  "t.use"(%0) : (vector<3xf32>) -> ()
  return
}

// -----

func.func @bitcast_7(%a: vector<4xf32>, %x: f32, %i: index) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<8xf16>
  %1 = vector.bitcast %0 : vector<8xf16> to vector<2xi64>
  "t.use"(%1) : (vector<2xi64>) -> ()
  return
}

// -----

func.func @constant_mask_8(%m: memref<?xf32>, %p: vector<8xf32>, %i: index) {
  %k = vector.constant_mask [8] : vector<8xi1>
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  "t.use"(%0) : (vector<8xf32>) -> ()
  return
}

// -----

func.func @constant_mask_9(%m: memref<?xf32>, %p: vector<8xf32>, %i: index) {
  %k = vector.constant_mask [0] : vector<8xi1>
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

func.func @constant_10(%m: memref<?xf32>, %p: vector<8xf32>, %i: index) {
  %c = arith.constant 3 : index
  %k = vector.create_mask %c : vector<8xi1>
  vector.compressstore %m[%i], %k, %p : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}
