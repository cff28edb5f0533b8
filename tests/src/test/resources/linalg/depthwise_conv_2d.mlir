// numpy: np.einsum('nhwcij,ijc->nhwc', windows(a, (3, 3), (1, 2))[:, ::2, ::2], b)
func.func @main(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3x4xf32>) -> tensor<1x4x4x4xf32> {
  %init = arith.constant dense<0.0> : tensor<1x4x4x4xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%init : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
