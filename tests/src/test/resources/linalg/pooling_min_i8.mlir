// numpy: windows(a, (2, 2), (1, 2)).min((-1, -2))
func.func @main(%a: tensor<1x5x6x2xi8>) -> tensor<1x4x5x2xi8> {
  %window = tensor.empty() : tensor<2x2xi8>
  %init = arith.constant dense<127> : tensor<1x4x5x2xi8>
  %r = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %window : tensor<1x5x6x2xi8>, tensor<2x2xi8>) outs(%init : tensor<1x4x5x2xi8>) -> tensor<1x4x5x2xi8>
  return %r : tensor<1x4x5x2xi8>
}
