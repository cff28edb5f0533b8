// numpy: np.einsum('nchwij,fcij->nfhw', windows(a, (5, 3), (2, 3))[:, :, ::2, :, ::2, ::1], b)
func.func @main(%a: tensor<2x3x11x9xf32>, %b: tensor<2x3x3x3xf32>) -> tensor<2x2x4x7xf32> {
  %init = arith.constant dense<0.0> : tensor<2x2x4x7xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%a, %b : tensor<2x3x11x9xf32>, tensor<2x3x3x3xf32>) outs(%init : tensor<2x2x4x7xf32>) -> tensor<2x2x4x7xf32>
  return %r : tensor<2x2x4x7xf32>
}
