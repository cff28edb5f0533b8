// numpy: histogram(b, a)
// range: a 0 8
func.func @main(%a: tensor<20xi32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%h = %b) -> tensor<8xi32> {
    %key = tensor.extract %a[%i] : tensor<20xi32>
    %at = arith.index_cast %key : i32 to index
    %old = tensor.extract %h[%at] : tensor<8xi32>
    %new = arith.addi %old, %one : i32
    %next = tensor.insert %new into %h[%at] : tensor<8xi32>
    scf.yield %next : tensor<8xi32>
  }
  return %r : tensor<8xi32>
}
