// numpy: np.einsum('oi,i->o', windows(a, 4), b)
func.func @main(%a: tensor<20xf32>, %b: tensor<4xf32>) -> tensor<17xf32> {
  %init = arith.constant dense<0.0> : tensor<17xf32>
  %r = linalg.conv_1d ins(%a, %b : tensor<20xf32>, tensor<4xf32>) outs(%init : tensor<17xf32>) -> tensor<17xf32>
  return %r : tensor<17xf32>
}
