// numpy: np.bitwise_xor.reduce(a, (0, 2))
func.func @main(%a: tensor<3x4x5xi64>) -> tensor<4xi64> {
  %init = arith.constant dense<0> : tensor<4xi64>
  %r = linalg.reduce { arith.xori } ins(%a : tensor<3x4x5xi64>) outs(%init : tensor<4xi64>) dimensions = [0, 2]
  return %r : tensor<4xi64>
}
