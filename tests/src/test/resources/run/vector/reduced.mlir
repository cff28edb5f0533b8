// run: @sum(10) == 20
// run: @masked(2) == 3
// run: @masked(0) == 0
// run: @least() == -7
// run: @most_unsigned() == -7
// run: @product() == 24.0
// run: @rows() == 615
// run: @inclusive() == 136
// run: @exclusive() == 514
// run: @outer() == 126.0
// run: @dot() == 32
// run: @matmul() == 50
// run: @once(3.0) == 10.0

func.func @sum(%start: i32) -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %r = vector.reduction <add>, %v, %start : vector<4xi32> into i32
  return %r : i32
}

// Elements that are masked off do not count.
func.func @masked(%n: index) -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %m = vector.create_mask %n : vector<4xi1>
  %r = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %r : i32
}

func.func @least() -> i32 {
  %v = arith.constant dense<[1, -7, 3, 4]> : vector<4xi32>
  %r = vector.reduction <minsi>, %v : vector<4xi32> into i32
  return %r : i32
}

func.func @most_unsigned() -> i32 {
  %v = arith.constant dense<[1, -7, 3, 4]> : vector<4xi32>
  %r = vector.reduction <maxui>, %v : vector<4xi32> into i32
  return %r : i32
}

func.func @product() -> f64 {
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf64>
  %r = vector.reduction <mul>, %v : vector<4xf64> into f64
  return %r : f64
}

func.func @rows() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %zero = arith.constant dense<0> : vector<2xi32>
  %s = vector.multi_reduction <add>, %v, %zero [1] : vector<2x3xi32> to vector<2xi32>
  %digits = arith.constant dense<[100, 1]> : vector<2xi32>
  %p = arith.muli %s, %digits : vector<2xi32>
  %r = vector.reduction <add>, %p : vector<2xi32> into i32
  return %r : i32
}

func.func @inclusive() -> i32 {
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %init = arith.constant dense<5> : vector<i32>
  %s, %last = vector.scan <add>, %v, %init {inclusive = true, reduction_dim = 0 : i64} : vector<3xi32>, vector<i32>
  %digits = arith.constant dense<[100, 10, 1]> : vector<3xi32>
  %p = arith.muli %s, %digits : vector<3xi32>
  %r = vector.reduction <add>, %p : vector<3xi32> into i32
  return %r : i32
}

func.func @exclusive() -> i32 {
  %v = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %init = arith.constant dense<[5, 6]> : vector<2xi32>
  %s, %last = vector.scan <mul>, %v, %init {inclusive = false, reduction_dim = 0 : i64} : vector<2x2xi32>, vector<2xi32>
  %digits = arith.constant dense<[100, 1]> : vector<2xi32>
  %first = vector.extract %s[0] : vector<2xi32> from vector<2x2xi32>
  %p = arith.muli %first, %digits : vector<2xi32>
  %q = vector.reduction <add>, %p : vector<2xi32> into i32
  %e = vector.extract %last[1] : i32 from vector<2xi32>
  %f = arith.addi %q, %e : i32
  %four = arith.constant 4 : i32
  %r = arith.subi %f, %four : i32
  return %r : i32
}

func.func @outer() -> f32 {
  %a = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %b = arith.constant dense<[10.0, 30.0]> : vector<2xf32>
  %c = arith.constant dense<1.5> : vector<2x2xf32>
  %o = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<2xf32>
  %zero = arith.constant 0.0 : f32
  %r = vector.multi_reduction <add>, %o, %zero [0, 1] : vector<2x2xf32> to f32
  return %r : f32
}

#dot = {
  indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
  iterator_types = ["reduction"]
}
func.func @dot() -> i32 {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[4, 5, 6]> : vector<3xi32>
  %zero = arith.constant 0 : i32
  %r = vector.contract #dot %a, %b, %zero : vector<3xi32>, vector<3xi32> into i32
  return %r : i32
}

#matmul = {
  indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @matmul() -> i32 {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi32>
  %c = arith.constant dense<0> : vector<2x2xi32>
  %p = vector.contract #matmul %a, %b, %c : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  %r = vector.extract %p[1, 1] : i32 from vector<2x2xi32>
  return %r : i32
}

func.func @once(%x: f32) -> f32 {
  %v = vector.broadcast %x : f32 to vector<2xf32>
  %one = arith.constant dense<1.0> : vector<2xf32>
  %w = vector.fma %v, %v, %one : vector<2xf32>
  %r = vector.extract %w[1] : f32 from vector<2xf32>
  return %r : f32
}
