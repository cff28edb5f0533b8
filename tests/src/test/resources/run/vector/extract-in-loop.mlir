// The position is a constant in the first round only.
// beyond mlir-opt: its sccp leaves an operation as a fold that it only tried has changed it
// run: @sum(1) == 4.0
// run: @sum(3) == 17.0
func.func @sum(%n: index) -> f32 {
  %v = arith.constant dense<[4.0, 5.0, 8.0, 10.0]> : vector<4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  cf.br ^next(%c0, %zero : index, f32)
^next(%i: index, %sum: f32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^done
^body:
  %e = vector.extract %v[%i] : f32 from vector<4xf32>
  %sum1 = arith.addf %sum, %e : f32
  %i1 = arith.addi %i, %c1 : index
  cf.br ^next(%i1, %sum1 : index, f32)
^done:
  return %sum : f32
}
