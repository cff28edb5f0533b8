// numpy: np.exp(a - a.max(1, keepdims=True)) / np.exp(a - a.max(1, keepdims=True)).sum(1, keepdims=True)
#all = affine_map<(i, j) -> (i, j)>
#rows = affine_map<(i, j) -> (i)>
func.func @main(%a: tensor<5x8xf32>) -> tensor<5x8xf32> {
  %low = arith.constant dense<0xFF800000> : tensor<5xf32>
  %zero = arith.constant dense<0.0> : tensor<5xf32>
  %init = tensor.empty() : tensor<5x8xf32>
  %max = linalg.reduce { arith.maximumf } ins(%a : tensor<5x8xf32>) outs(%low : tensor<5xf32>) dimensions = [1]
  %exp = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel"]}
      ins(%a, %max : tensor<5x8xf32>, tensor<5xf32>) outs(%init : tensor<5x8xf32>) {
  ^bb0(%x: f32, %m: f32, %out: f32):
    %d = arith.subf %x, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  } -> tensor<5x8xf32>
  %sum = linalg.reduce { arith.addf } ins(%exp : tensor<5x8xf32>) outs(%zero : tensor<5xf32>) dimensions = [1]
  %r = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<5x8xf32>, tensor<5xf32>) outs(%init : tensor<5x8xf32>) {
  ^bb0(%x: f32, %s: f32, %out: f32):
    %q = arith.divf %x, %s : f32
    linalg.yield %q : f32
  } -> tensor<5x8xf32>
  return %r : tensor<5x8xf32>
}
