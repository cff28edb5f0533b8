// numpy: a[:-2] + 2 * a[1:-1] + a[2:]
func.func @main(%a: tensor<18xi32>) -> tensor<16xi32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = tensor.empty() : tensor<16xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%init : tensor<16xi32>) {
  ^bb0(%out: i32):
    %i = linalg.index 0 : index
    %j = arith.addi %i, %c1 : index
    %k = arith.addi %i, %c2 : index
    %x = tensor.extract %a[%i] : tensor<18xi32>
    %y = tensor.extract %a[%j] : tensor<18xi32>
    %z = tensor.extract %a[%k] : tensor<18xi32>
    %0 = arith.addi %x, %y : i32
    %1 = arith.addi %y, %z : i32
    %2 = arith.addi %0, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<16xi32>
  return %r : tensor<16xi32>
}
