// numpy: np.cumsum(a)
func.func @main(%a: tensor<12xf64>) -> tensor<12xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %zero = arith.constant 0.0 : f64
  %init = tensor.empty() : tensor<12xf64>
  %r:2 = scf.for %i = %c0 to %c12 step %c1 iter_args(%out = %init, %sum = %zero) -> (tensor<12xf64>, f64) {
    %x = tensor.extract %a[%i] : tensor<12xf64>
    %next = arith.addf %sum, %x : f64
    %more = tensor.insert %next into %out[%i] : tensor<12xf64>
    scf.yield %more, %next : tensor<12xf64>, f64
  }
  return %r#0 : tensor<12xf64>
}
