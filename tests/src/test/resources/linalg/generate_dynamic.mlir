// numpy: np.fromfunction(lambda i, j: i * 10 + j, (6, 7)).astype('i4') + a
func.func @main(%a: tensor<6x7xi32>) -> tensor<6x7xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<6x7xi32>
  %n = tensor.dim %a, %c1 : tensor<6x7xi32>
  %c10 = arith.constant 10 : index
  %t = tensor.generate %m, %n {
  ^bb0(%i: index, %j: index):
    %0 = arith.muli %i, %c10 : index
    %1 = arith.addi %0, %j : index
    %2 = arith.index_cast %1 : index to i32
    tensor.yield %2 : i32
  } : tensor<?x?xi32>
  %fixed = tensor.cast %t : tensor<?x?xi32> to tensor<6x7xi32>
  %r = arith.addi %fixed, %a : tensor<6x7xi32>
  return %r : tensor<6x7xi32>
}
