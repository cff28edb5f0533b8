// numpy: a.astype('i4') @ b.astype('i4') + c
func.func @main(%a: tensor<6x33xi8>, %b: tensor<33x4xi8>, %c: tensor<6x4xi32>) -> tensor<6x4xi32> {
  %r = linalg.matmul ins(%a, %b : tensor<6x33xi8>, tensor<33x4xi8>) outs(%c : tensor<6x4xi32>) -> tensor<6x4xi32>
  return %r : tensor<6x4xi32>
}
