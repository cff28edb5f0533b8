// numpy: np.where(a > b, a, b * b)
func.func @main(%a: tensor<5x4xf32>, %b: tensor<1x4xf32>) -> tensor<5x4xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c = tosa.greater %a, %b : (tensor<5x4xf32>, tensor<1x4xf32>) -> tensor<5x4xi1>
  %s = tosa.mul %b, %b, %shift : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1xi8>) -> tensor<1x4xf32>
  %r = tosa.select %c, %a, %s : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<1x4xf32>) -> tensor<5x4xf32>
  return %r : tensor<5x4xf32>
}
