// numpy: np.tanh(a) + 1 / (1 + np.exp(-a)) * np.clip(a, -0.5, 0.75)
func.func @main(%a: tensor<3x7xf32>) -> tensor<3x7xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %t = tosa.tanh %a : (tensor<3x7xf32>) -> tensor<3x7xf32>
  %s = tosa.sigmoid %a : (tensor<3x7xf32>) -> tensor<3x7xf32>
  %c = tosa.clamp %a {min_val = -0.5 : f32, max_val = 0.75 : f32} : (tensor<3x7xf32>) -> tensor<3x7xf32>
  %m = tosa.mul %s, %c, %shift : (tensor<3x7xf32>, tensor<3x7xf32>, tensor<1xi8>) -> tensor<3x7xf32>
  %r = tosa.add %t, %m : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
  return %r : tensor<3x7xf32>
}
