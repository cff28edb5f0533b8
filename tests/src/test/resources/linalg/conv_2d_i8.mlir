// numpy: np.einsum('nhwcij,ijcf->nhwf', windows(a.astype('i4') - 5, (2, 2), (1, 2)), b.astype('i4') + 2)
func.func @main(%a: tensor<1x6x6x2xi8>, %b: tensor<2x2x2x3xi8>) -> tensor<1x5x5x3xi32> {
  %za = arith.constant 5 : i32
  %zb = arith.constant -2 : i32
  %init = arith.constant dense<0> : tensor<1x5x5x3xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b, %za, %zb : tensor<1x6x6x2xi8>, tensor<2x2x2x3xi8>, i32, i32)
      outs(%init : tensor<1x5x5x3xi32>) -> tensor<1x5x5x3xi32>
  return %r : tensor<1x5x5x3xi32>
}
