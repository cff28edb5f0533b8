// numpy: a.T @ b
#k_m = affine_map<(m, n, k) -> (k, m)>
#k_n = affine_map<(m, n, k) -> (k, n)>
#m_n = affine_map<(m, n, k) -> (m, n)>
func.func @main(%a: tensor<5x7xf64>, %b: tensor<5x6xf64>) -> tensor<7x6xf64> {
  %zero = arith.constant 0.0 : f64
  %empty = tensor.empty() : tensor<7x6xf64>
  %init = linalg.fill ins(%zero : f64) outs(%empty : tensor<7x6xf64>) -> tensor<7x6xf64>
  %r = linalg.matmul indexing_maps = [#k_m, #k_n, #m_n]
      ins(%a, %b : tensor<5x7xf64>, tensor<5x6xf64>) outs(%init : tensor<7x6xf64>) -> tensor<7x6xf64>
  return %r : tensor<7x6xf64>
}
