// numpy: np.einsum('nwcik,icm->nwcm', windows(a, 3, 1)[..., None], b)
func.func @main(%a: tensor<1x10x3xf32>, %b: tensor<3x3x2xf32>) -> tensor<1x8x3x2xf32> {
  %init = arith.constant dense<0.0> : tensor<1x8x3x2xf32>
  %r = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%a, %b : tensor<1x10x3xf32>, tensor<3x3x2xf32>) outs(%init : tensor<1x8x3x2xf32>) -> tensor<1x8x3x2xf32>
  return %r : tensor<1x8x3x2xf32>
}
