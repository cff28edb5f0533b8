// numpy: np.einsum('ndhwcijk,ijkcf->ndhwf', windows(a, (2, 2, 2), (1, 2, 3)), b)
func.func @main(%a: tensor<1x4x5x4x2xf32>, %b: tensor<2x2x2x2x3xf32>) -> tensor<1x3x4x3x3xf32> {
  %init = arith.constant dense<0.0> : tensor<1x3x4x3x3xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}
      ins(%a, %b : tensor<1x4x5x4x2xf32>, tensor<2x2x2x2x3xf32>) outs(%init : tensor<1x3x4x3x3xf32>) -> tensor<1x3x4x3x3xf32>
  return %r : tensor<1x3x4x3x3xf32>
}
