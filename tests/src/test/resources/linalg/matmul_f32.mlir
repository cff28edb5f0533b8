// numpy: a @ b
func.func @main(%a: tensor<7x5xf32>, %b: tensor<5x9xf32>) -> tensor<7x9xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<7x9xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<7x9xf32>) -> tensor<7x9xf32>
  %r = linalg.matmul ins(%a, %b : tensor<7x5xf32>, tensor<5x9xf32>) outs(%init : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %r : tensor<7x9xf32>
}
