// numpy: windows(a, (3, 3), (2, 3)).sum((-1, -2))
func.func @main(%a: tensor<2x2x6x5xf32>) -> tensor<2x2x4x3xf32> {
  %window = tensor.empty() : tensor<3x3xf32>
  %init = arith.constant dense<0.0> : tensor<2x2x4x3xf32>
  %r = linalg.pooling_nchw_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %window : tensor<2x2x6x5xf32>, tensor<3x3xf32>) outs(%init : tensor<2x2x4x3xf32>) -> tensor<2x2x4x3xf32>
  return %r : tensor<2x2x4x3xf32>
}
