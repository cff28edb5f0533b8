// run: @whole() == 22.0
// run: @padded(6) == -71.0
// run: @columns(2) == 24.0
// run: @written(6) == 11.0
// run: @selected() == 124.0
// run: @gathered() == 9.0
// run: @scattered() == 5.0
// run: @squeezed() == 30.0
// run: @spread() == 3.0
// run: @of_vectors(3) == 12
// run: @carried(5) == 20
// run: @chosen(1) == 3
// run: @chosen(0) == 7
// run: @passed() == 11

// 0 to 7.
func.func private @filled(%n: index) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %x = arith.sitofp %k : i32 to f64
    memref.store %x, %m[%i] : memref<?xf64>
  }
  return %m : memref<?xf64>
}

func.func private @total(%v: vector<4xf64>) -> f64 {
  %r = vector.reduction <add>, %v : vector<4xf64> into f64
  return %r : f64
}

func.func @whole() -> f64 {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  %v = vector.load %m[%c4] : memref<?xf64>, vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

// What is outside of memory is padding.
func.func @padded(%from: index) -> f64 {
  %c8 = arith.constant 8 : index
  %pad = arith.constant -42.0 : f64
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  %v = vector.transfer_read %m[%from], %pad : memref<?xf64>, vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

// A column, repeated.
func.func @columns(%j: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %pad = arith.constant 0.0 : f64
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  %t = memref.reinterpret_cast %m to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<?xf64> to memref<2x4xf64>
  %v = vector.transfer_read %t[%c0, %j], %pad {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [true, true]} : memref<2x4xf64>, vector<2x3xf64>
  %zero = arith.constant 0.0 : f64
  %r = vector.multi_reduction <add>, %v, %zero [0, 1] : vector<2x3xf64> to f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

// What is outside of memory is not written.
func.func @written(%at: index) -> f64 {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant dense<1.0> : vector<4xf64>
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  vector.transfer_write %one, %m[%at] : vector<4xf64>, memref<?xf64>
  %v = vector.load %m[%c4] : memref<?xf64>, vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

func.func @selected() -> f64 {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %mask = vector.create_mask %c2 : vector<4xi1>
  %pass = arith.constant dense<10.0> : vector<4xf64>
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  vector.maskedstore %m[%c4], %mask, %pass : memref<?xf64>, vector<4xi1>, vector<4xf64>
  %v = vector.maskedload %m[%c2], %mask, %pass : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %w = vector.load %m[%c4] : memref<?xf64>, vector<4xf64>
  %s = arith.addf %v, %w : vector<4xf64>
  %t = func.call @total(%s) : (vector<4xf64>) -> f64
  %u = arith.constant 66.0 : f64
  %r = arith.addf %t, %u : f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

func.func @gathered() -> f64 {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %at = arith.constant dense<[5, 0, 1, 0]> : vector<4xi32>
  %mask = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %pass = arith.constant dense<0.0> : vector<4xf64>
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  %v = vector.gather %m[%c1] [%at], %mask, %pass : memref<?xf64>, vector<4xi32>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

func.func @scattered() -> f64 {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %at = arith.constant dense<[1, 3, 0, 2]> : vector<4xindex>
  %mask = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %values = arith.constant dense<[1.0, 2.0, 40.0, 2.0]> : vector<4xf64>
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  vector.scatter %m[%c0] [%at], %mask, %values : memref<?xf64>, vector<4xindex>, vector<4xi1>, vector<4xf64>
  %v = vector.load %m[%c0] : memref<?xf64>, vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

func.func @squeezed() -> f64 {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>
  %values = arith.constant dense<[5.0, 8.0, 6.0, 9.0]> : vector<4xf64>
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  vector.compressstore %m[%c4], %mask, %values : memref<?xf64>, vector<4xi1>, vector<4xf64>
  %v = vector.load %m[%c4] : memref<?xf64>, vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

func.func @spread() -> f64 {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %mask = arith.constant dense<[false, true, false, true]> : vector<4xi1>
  %pass = arith.constant dense<0.0> : vector<4xf64>
  %m = func.call @filled(%c8) : (index) -> memref<?xf64>
  %v = vector.expandload %m[%c1], %mask, %pass : memref<?xf64>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  %r = func.call @total(%v) : (vector<4xf64>) -> f64
  memref.dealloc %m : memref<?xf64>
  return %r : f64
}

// A memref whose elements are vectors.
func.func @of_vectors(%x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xvector<4xi32>>
  %v = vector.broadcast %x : i32 to vector<4xi32>
  memref.store %v, %m[%c1] : memref<2xvector<4xi32>>
  %w = vector.load %m[%c1] : memref<2xvector<4xi32>>, vector<4xi32>
  %r = vector.reduction <add>, %w : vector<4xi32> into i32
  return %r : i32
}

// Vectors that a loop carries.
func.func @carried(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0> : vector<4xi32>
  %one = arith.constant dense<1> : vector<4xi32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> (vector<4xi32>) {
    %b = arith.addi %a, %one : vector<4xi32>
    scf.yield %b : vector<4xi32>
  }
  %r = vector.reduction <add>, %s : vector<4xi32> into i32
  return %r : i32
}

// Vectors that branches pass.
func.func @chosen(%c: i1) -> i32 {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  cf.cond_br %c, ^end(%a : vector<2xi32>), ^end(%b : vector<2xi32>)
^end(%v: vector<2xi32>):
  %r = vector.reduction <add>, %v : vector<2xi32> into i32
  return %r : i32
}

func.func private @pair(%a: vector<2xi32>, %x: i32) -> (i32, vector<2xi32>) {
  %v = vector.broadcast %x : i32 to vector<2xi32>
  %s = arith.addi %a, %v : vector<2xi32>
  return %x, %s : i32, vector<2xi32>
}

func.func @passed() -> i32 {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %x = arith.constant 4 : i32
  %y, %s = func.call @pair(%a, %x) : (vector<2xi32>, i32) -> (i32, vector<2xi32>)
  %r = vector.reduction <add>, %s : vector<2xi32> into i32
  return %r : i32
}
