// Vectors that are written to memory whole.

// run: @store_and_load(1) == 9
func.func @store_and_load(%i: index) -> i32 {
  %m = memref.alloca() : memref<6xi32>
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  scf.for %k = %c0 to %c6 step %c1 {
    memref.store %zero, %m[%k] : memref<6xi32>
  }
  %v = arith.constant dense<[2, 3, 4]> : vector<3xi32>
  vector.store %v, %m[%i] : memref<6xi32>, vector<3xi32>
  %sum = scf.for %k = %c0 to %c6 step %c1 iter_args(%s = %zero) -> i32 {
    %x = memref.load %m[%k] : memref<6xi32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

// run: @as_one_vector() == 10.0
func.func @as_one_vector() -> f32 {
  %m = memref.alloc() : memref<2x2xf32>
  %v = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %c = vector.type_cast %m : memref<2x2xf32> to memref<vector<2x2xf32>>
  memref.store %v, %c[] : memref<vector<2x2xf32>>
  %w = memref.load %c[] : memref<vector<2x2xf32>>
  %flat = vector.shape_cast %w : vector<2x2xf32> to vector<4xf32>
  %0 = vector.reduction <add>, %flat : vector<4xf32> into f32
  memref.dealloc %m : memref<2x2xf32>
  return %0 : f32
}
