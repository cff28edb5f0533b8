// numpy: a @ b
func.func @main(%a: tensor<3x4x5xf32>, %b: tensor<3x5x6xf32>) -> tensor<3x4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x4x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<3x4x5xf32>, tensor<3x5x6xf32>)
      outs(%init : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  return %r : tensor<3x4x6xf32>
}
