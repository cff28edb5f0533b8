// numpy: np.einsum('nhwcij,fijc->nhwf', windows(np.pad(a, ((0, 0), (1, 1), (1, 1), (0, 0))), (3, 3), (1, 2)), b) + c
func.func @main(%a: tensor<1x6x5x2xf32>, %b: tensor<4x3x3x2xf32>, %c: tensor<4xf32>) -> tensor<1x6x5x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a, %b, %c, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x6x5x2xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x5x4xf32>
  return %r : tensor<1x6x5x4xf32>
}
