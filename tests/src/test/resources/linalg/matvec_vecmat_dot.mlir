// numpy: np.asarray((b @ a) @ (b @ a))
func.func @main(%a: tensor<4x6xf64>, %b: tensor<4xf64>, %c: tensor<6xf64>) -> tensor<f64> {
  %zero = arith.constant 0.0 : f64
  %row = arith.constant dense<0.0> : tensor<6xf64>
  %column = arith.constant dense<0.0> : tensor<4xf64>
  %scalar = arith.constant dense<0.0> : tensor<f64>
  %u = linalg.vecmat ins(%b, %a : tensor<4xf64>, tensor<4x6xf64>) outs(%row : tensor<6xf64>) -> tensor<6xf64>
  %v = linalg.matvec ins(%a, %c : tensor<4x6xf64>, tensor<6xf64>) outs(%column : tensor<4xf64>) -> tensor<4xf64>
  %w = linalg.vecmat ins(%v, %a : tensor<4xf64>, tensor<4x6xf64>) outs(%row : tensor<6xf64>) -> tensor<6xf64>
  %t = tensor.empty() : tensor<6x4xf64>
  %at = linalg.transpose ins(%a : tensor<4x6xf64>) outs(%t : tensor<6x4xf64>) permutation = [1, 0]
  %x = linalg.matvec ins(%at, %b : tensor<6x4xf64>, tensor<4xf64>) outs(%row : tensor<6xf64>) -> tensor<6xf64>
  %y = linalg.vecmat ins(%b, %a : tensor<4xf64>, tensor<4x6xf64>) outs(%row : tensor<6xf64>) -> tensor<6xf64>
  %r = linalg.dot ins(%u, %y : tensor<6xf64>, tensor<6xf64>) outs(%scalar : tensor<f64>) -> tensor<f64>
  return %r : tensor<f64>
}
