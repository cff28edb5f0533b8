// numpy: a.transpose(0, 3, 1, 2)
func.func @main(%a: tensor<2x3x4x5xi16>) -> tensor<2x5x3x4xi16> {
  %init = tensor.empty() : tensor<2x5x3x4xi16>
  %r = linalg.transpose ins(%a : tensor<2x3x4x5xi16>) outs(%init : tensor<2x5x3x4xi16>) permutation = [0, 3, 1, 2]
  return %r : tensor<2x5x3x4xi16>
}
