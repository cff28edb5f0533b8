// numpy: (a.astype('i4') - 3) @ (b.astype('i4') + 7)
func.func @main(%a: tensor<2x3x8xi8>, %b: tensor<2x8x5xi8>) -> tensor<2x3x5xi32> {
  %za = arith.constant 3 : i32
  %zb = arith.constant -7 : i32
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<2x3x5xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %r = linalg.quantized_batch_matmul ins(%a, %b, %za, %zb : tensor<2x3x8xi8>, tensor<2x8x5xi8>, i32, i32)
      outs(%init : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
