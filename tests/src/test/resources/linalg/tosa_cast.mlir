// numpy: np.rint(a).astype('i1')
func.func @main(%a: tensor<17xf32>) -> tensor<17xi8> {
  %r = tosa.cast %a : (tensor<17xf32>) -> tensor<17xi8>
  return %r : tensor<17xi8>
}
