// numpy: np.pad(a, ((1, 2), (0, 3)), constant_values=-1)
func.func @main(%a: tensor<4x5xi32>) -> tensor<7x8xi32> {
  %edge = arith.constant -1 : i32
  %r = tensor.pad %a low[1, 0] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %edge : i32
  } : tensor<4x5xi32> to tensor<7x8xi32>
  return %r : tensor<7x8xi32>
}
