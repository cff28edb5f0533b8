// numpy: place(b, a[1:7:2, 2:6] * 2, np.s_[0:3, 4:8])
func.func @main(%a: tensor<8x8xf32>, %b: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %part = tensor.extract_slice %a[1, 2] [3, 4] [2, 1] : tensor<8x8xf32> to tensor<3x4xf32>
  %twice = arith.addf %part, %part : tensor<3x4xf32>
  %r = tensor.insert_slice %twice into %b[0, 4] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<5x10xf32>
  return %r : tensor<5x10xf32>
}
