// numpy: a.argmax(1).astype('i4')
func.func @main(%a: tensor<4x9xf32>) -> tensor<4xi32> {
  %r = tosa.argmax %a {axis = 1 : i32} : (tensor<4x9xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
