// numpy: windows(a, (2, 3), (1, 2))[:, ::2, ::3].max((-1, -2))
func.func @main(%a: tensor<1x8x9x3xf32>) -> tensor<1x4x3x3xf32> {
  %window = tensor.empty() : tensor<2x3xf32>
  %init = arith.constant dense<0xFF800000> : tensor<1x4x3x3xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%a, %window : tensor<1x8x9x3xf32>, tensor<2x3xf32>) outs(%init : tensor<1x4x3x3xf32>) -> tensor<1x4x3x3xf32>
  return %r : tensor<1x4x3x3xf32>
}
