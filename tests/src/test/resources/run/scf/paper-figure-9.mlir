// The paper's figure 9(a): %num as often as the loop turns; steps that divide the range and that do not, empty ranges.
func.func @figure9(%lb: index, %ub: index, %step: index, %num: i32) -> i32 {
  %zero_i32 = arith.constant 0 : i32
  %sum = scf.for %i = %lb to %ub step %step iter_args(%acc = %zero_i32) -> (i32) {
    %new_acc = arith.addi %acc, %num : i32
    scf.yield %new_acc : i32
  }
  return %sum : i32
}
// run: @figure9(0, 9, 3, 5) == 15
// run: @figure9(0, 10, 3, 5) == 20
// run: @figure9(0, 1, 100, 5) == 5
// run: @figure9(-4, 4, 3, 1) == 3
// run: @figure9(5, 5, 1, 7) == 0
// run: @figure9(6, 5, 1, 7) == 0
// run: @figure9(2147483647, -2147483648, 1, 7) == 0
