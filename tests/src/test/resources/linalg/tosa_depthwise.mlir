// numpy: (np.einsum('nhwcij,ijcm->nhwcm', windows(a, (3, 3), (1, 2)), b) + c.reshape(2, 2)).reshape(1, 4, 3, 4)
func.func @main(%a: tensor<1x6x5x2xf32>, %b: tensor<3x3x2x2xf32>, %c: tensor<4xf32>) -> tensor<1x4x3x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %b, %c, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x6x5x2xf32>, tensor<3x3x2x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x3x4xf32>
  return %r : tensor<1x4x3x4xf32>
}
