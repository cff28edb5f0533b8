// numpy: np.einsum('ncwk,fck->nfw', windows(a, 3, 2)[:, :, ::2], b)
func.func @main(%a: tensor<2x3x11xf32>, %b: tensor<4x3x3xf32>) -> tensor<2x4x5xf32> {
  %init = arith.constant dense<0.0> : tensor<2x4x5xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%a, %b : tensor<2x3x11xf32>, tensor<4x3x3xf32>) outs(%init : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %r : tensor<2x4x5xf32>
}
