// numpy: np.maximum(a[None, :, None] * np.ones((4, 5, 3)), b)
func.func @main(%a: tensor<5xf32>, %b: tensor<4x5x3xf32>) -> tensor<4x5x3xf32> {
  %init = tensor.empty() : tensor<4x5x3xf32>
  %wide = linalg.broadcast ins(%a : tensor<5xf32>) outs(%init : tensor<4x5x3xf32>) dimensions = [0, 2]
  %r = linalg.map { arith.maximumf } ins(%wide, %b : tensor<4x5x3xf32>, tensor<4x5x3xf32>) outs(%init : tensor<4x5x3xf32>)
  return %r : tensor<4x5x3xf32>
}
