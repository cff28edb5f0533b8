// numpy: a @ b
func.func @main(%a: tensor<2x4x5xf32>, %b: tensor<2x5x3xf32>) -> tensor<2x4x3xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a, %b, %zp, %zp : (tensor<2x4x5xf32>, tensor<2x5x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
