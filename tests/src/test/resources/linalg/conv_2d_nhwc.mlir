// numpy: np.einsum('nhwcij,ijcf->nhwf', windows(a, (3, 3), (1, 2)), b) + c
func.func @main(%a: tensor<1x8x7x3xf32>, %b: tensor<3x3x3x4xf32>, %c: tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x8x7x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x5x4xf32>) -> tensor<1x6x5x4xf32>
  return %r : tensor<1x6x5x4xf32>
}
