// numpy: a.sum(1, keepdims=True) * a.max(1, keepdims=True) + a.min(2).prod(1)[:, None, None]
func.func @main(%a: tensor<3x4x5xf32>) -> tensor<3x1x5xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
  %m = tosa.reduce_max %a {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>
  %n = tosa.reduce_min %a {axis = 2 : i32} : (tensor<3x4x5xf32>) -> tensor<3x4x1xf32>
  %p = tosa.reduce_product %n {axis = 1 : i32} : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
  %x = tosa.mul %s, %m, %shift : (tensor<3x1x5xf32>, tensor<3x1x5xf32>, tensor<1xi8>) -> tensor<3x1x5xf32>
  %r = tosa.add %x, %p : (tensor<3x1x5xf32>, tensor<3x1x1xf32>) -> tensor<3x1x5xf32>
  return %r : tensor<3x1x5xf32>
}
