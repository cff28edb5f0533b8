// numpy: ((a ^ b) & (a | 12)) - np.minimum(a, b) + np.abs(a) // 3
func.func @main(%a: tensor<4x5xi32>, %b: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %twelve = "tosa.const"() <{values = dense<12> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %three = "tosa.const"() <{values = dense<3> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
  %x = tosa.bitwise_xor %a, %b : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  %o = tosa.bitwise_or %a, %twelve : (tensor<4x5xi32>, tensor<1x1xi32>) -> tensor<4x5xi32>
  %n = tosa.bitwise_and %x, %o : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  %m = tosa.minimum %a, %b : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  %s = tosa.sub %n, %m : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  %p = tosa.abs %a : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %d = tosa.intdiv %p, %three : (tensor<4x5xi32>, tensor<1x1xi32>) -> tensor<4x5xi32>
  %r = tosa.add %s, %d : (tensor<4x5xi32>, tensor<4x5xi32>) -> tensor<4x5xi32>
  return %r : tensor<4x5xi32>
}
