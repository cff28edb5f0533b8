// numpy: (a - a.mean(1, keepdims=True)) / np.sqrt(a.var(1, keepdims=True) + 1e-5) * b + c
#all = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
#columns = affine_map<(i, j) -> (j)>
func.func @main(%a: tensor<4x16xf64>, %b: tensor<16xf64>, %c: tensor<16xf64>) -> tensor<4x16xf64> {
  %zero = arith.constant dense<0.0> : tensor<4xf64>
  %init = tensor.empty() : tensor<4x16xf64>
  %sum = linalg.reduce { arith.addf } ins(%a : tensor<4x16xf64>) outs(%zero : tensor<4xf64>) dimensions = [1]
  %squares = linalg.generic {indexing_maps = [#all, #rows, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%a, %sum : tensor<4x16xf64>, tensor<4xf64>) outs(%zero : tensor<4xf64>) {
  ^bb0(%x: f64, %s: f64, %acc: f64):
    %n = arith.constant 16.0 : f64
    %mean = arith.divf %s, %n : f64
    %d = arith.subf %x, %mean : f64
    %next = math.fma %d, %d, %acc : f64
    linalg.yield %next : f64
  } -> tensor<4xf64>
  %r = linalg.generic {indexing_maps = [#all, #rows, #rows, #columns, #columns, #all], iterator_types = ["parallel", "parallel"]}
      ins(%a, %sum, %squares, %b, %c : tensor<4x16xf64>, tensor<4xf64>, tensor<4xf64>, tensor<16xf64>, tensor<16xf64>)
      outs(%init : tensor<4x16xf64>) {
  ^bb0(%x: f64, %s: f64, %q: f64, %gain: f64, %bias: f64, %out: f64):
    %n = arith.constant 16.0 : f64
    %eps = arith.constant 1.0e-5 : f64
    %mean = arith.divf %s, %n : f64
    %variance = arith.divf %q, %n : f64
    %d = arith.subf %x, %mean : f64
    %safe = arith.addf %variance, %eps : f64
    %scale = math.rsqrt %safe : f64
    %0 = arith.mulf %d, %scale : f64
    %1 = arith.mulf %0, %gain : f64
    %2 = arith.addf %1, %bias : f64
    linalg.yield %2 : f64
  } -> tensor<4x16xf64>
  return %r : tensor<4x16xf64>
}
