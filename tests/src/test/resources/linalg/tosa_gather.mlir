// numpy: a[np.arange(2)[:, None], b]
// range: b 0 6
func.func @main(%a: tensor<2x6x3xf32>, %b: tensor<2x8xi32>) -> tensor<2x8x3xf32> {
  %r = tosa.gather %a, %b : (tensor<2x6x3xf32>, tensor<2x8xi32>) -> tensor<2x8x3xf32>
  return %r : tensor<2x8x3xf32>
}
