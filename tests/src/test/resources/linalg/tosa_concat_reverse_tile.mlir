// numpy: np.tile(np.concatenate([a, b], 1)[:, ::-1], (2, 3))
func.func @main(%a: tensor<2x3xi16>, %b: tensor<2x2xi16>) -> tensor<4x15xi16> {
  %c = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2x3xi16>, tensor<2x2xi16>) -> tensor<2x5xi16>
  %d = tosa.reverse %c {axis = 1 : i32} : (tensor<2x5xi16>) -> tensor<2x5xi16>
  %n = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %d, %n : (tensor<2x5xi16>, !tosa.shape<2>) -> tensor<4x15xi16>
  return %r : tensor<4x15xi16>
}
