// numpy: np.concatenate([a.reshape(2, 12), b.reshape(2, 3)], 1)
func.func @main(%a: tensor<2x3x4xi32>, %b: tensor<6xi32>) -> tensor<2x15xi32> {
  %x = tensor.collapse_shape %a [[0], [1, 2]] : tensor<2x3x4xi32> into tensor<2x12xi32>
  %y = tensor.expand_shape %b [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  %init = tensor.empty() : tensor<2x15xi32>
  %0 = tensor.insert_slice %x into %init[0, 0] [2, 12] [1, 1] : tensor<2x12xi32> into tensor<2x15xi32>
  %r = tensor.insert_slice %y into %0[0, 12] [2, 3] [1, 1] : tensor<2x3xi32> into tensor<2x15xi32>
  return %r : tensor<2x15xi32>
}
