// numpy: windows(np.pad(a, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=-128), (3, 3), (1, 2)).max((-1, -2))
func.func @main(%a: tensor<1x5x4x2xi8>) -> tensor<1x5x4x2xi8> {
  %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x5x4x2xi8>) -> tensor<1x5x4x2xi8>
  return %r : tensor<1x5x4x2xi8>
}
