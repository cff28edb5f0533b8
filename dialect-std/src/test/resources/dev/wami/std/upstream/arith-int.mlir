func.func @add(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %m1 = arith.constant -1 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.addi %c3, %x : i32
  %2 = arith.addi %1, %c5 : i32
  %3 = arith.subi %x, %y : i32
  %4 = arith.addi %3, %y : i32
  %5 = arith.addi %y, %3 : i32
  %6 = arith.subi %x, %c3 : i32
  %7 = arith.addi %6, %c5 : i32
  %8 = arith.subi %c3, %x : i32
  %9 = arith.addi %8, %c5 : i32
  %10 = arith.muli %y, %m1 : i32
  %11 = arith.addi %x, %10 : i32
  %12 = arith.addi %10, %x : i32
  %13 = arith.addi %c3, %c5 : i32
  return %0, %2, %4, %5, %7, %9, %11, %13 : i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @add_negated_left(%x: i64, %y: i64) -> i64 {
  %m1 = arith.constant -1 : i64
  %0 = arith.muli %x, %m1 : i64
  %1 = arith.addi %0, %y : i64
  return %1 : i64
}
func.func @overflow_flags(%x: i32) -> (i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.addi %x, %c3 overflow<nsw> : i32
  %1 = arith.addi %0, %c5 overflow<nsw, nuw> : i32
  %2 = arith.addi %0, %c5 : i32
  %3 = arith.subi %x, %c3 overflow<nuw> : i32
  %4 = arith.subi %3, %c5 overflow<nuw> : i32
  %5 = arith.addi %3, %c5 overflow<nsw> : i32
  %6 = arith.muli %x, %c3 overflow<nsw> : i32
  %7 = arith.muli %6, %c5 overflow<nsw> : i32
  return %1, %2, %4, %5, %7 : i32, i32, i32, i32, i32
}
func.func @sub(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %0 = arith.subi %x, %x : i32
  %1 = arith.subi %x, %c0 : i32
  %2 = arith.addi %x, %y : i32
  %3 = arith.subi %2, %y : i32
  %4 = arith.subi %2, %x : i32
  %5 = arith.addi %x, %c3 : i32
  %6 = arith.subi %5, %c5 : i32
  %7 = arith.subi %c5, %5 : i32
  %8 = arith.subi %x, %c3 : i32
  %9 = arith.subi %8, %c5 : i32
  %10 = arith.subi %c3, %x : i32
  %11 = arith.subi %10, %c5 : i32
  %12 = arith.subi %c5, %8 : i32
  %13 = arith.subi %c5, %10 : i32
  %14 = arith.subi %x, %y : i32
  %15 = arith.subi %14, %x : i32
  return %0, %1, %3, %4, %6, %7, %9, %11, %12, %13, %15 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @mul(%x: i32, %v: vector<4xi8>) -> (i32, i32, i32, i32, vector<4xi8>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %s = arith.constant dense<1> : vector<4xi8>
  %0 = arith.muli %c0, %x : i32
  %1 = arith.muli %x, %c1 : i32
  %2 = arith.muli %x, %c3 : i32
  %3 = arith.muli %2, %c5 : i32
  %4 = arith.muli %c3, %c5 : i32
  %5 = arith.muli %v, %s : vector<4xi8>
  return %0, %1, %3, %4, %5 : i32, i32, i32, i32, vector<4xi8>
}
func.func @widths() -> (i1, i8, i64, i128, i3, index) {
  %a = arith.constant true
  %b = arith.constant 100 : i8
  %c = arith.constant 9223372036854775807 : i64
  %d = arith.constant 85070591730234615865843651857942052864 : i128
  %e = arith.constant 3 : i3
  %f = arith.constant 9223372036854775807 : index
  %0 = arith.addi %a, %a : i1
  %1 = arith.addi %b, %b : i8
  %2 = arith.addi %c, %c : i64
  %3 = arith.addi %d, %d : i128
  %4 = arith.muli %e, %e : i3
  %5 = arith.muli %f, %f : index
  return %0, %1, %2, %3, %4, %5 : i1, i8, i64, i128, i3, index
}
func.func @dense() -> (vector<4xi32>, vector<4xi32>, tensor<2x2xi8>, vector<2x2xi64>) {
  %s = arith.constant dense<7> : vector<4xi32>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %u = arith.constant dense<[[1, 1], [1, 1]]> : vector<2x2xi64>
  %0 = arith.addi %s, %s : vector<4xi32>
  %1 = arith.muli %s, %v : vector<4xi32>
  %2 = arith.subi %t, %t : tensor<2x2xi8>
  %3 = arith.addi %u, %u : vector<2x2xi64>
  return %0, %1, %2, %3 : vector<4xi32>, vector<4xi32>, tensor<2x2xi8>, vector<2x2xi64>
}
func.func @dynamic(%t: tensor<?xi32>, %u: tensor<*xi32>) -> (tensor<?xi32>, tensor<*xi32>) {
  %0 = arith.subi %t, %t : tensor<?xi32>
  %1 = arith.addi %u, %u : tensor<*xi32>
  return %0, %1 : tensor<?xi32>, tensor<*xi32>
}
func.func @poison(%x: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %0 = arith.addi %x, %p : i32
  %1 = arith.muli %p, %x : i32
  %2 = arith.divsi %x, %p : i32
  return %0, %1, %2 : i32, i32, i32
}
func.func @extended(%x: i32, %y: i32) -> (i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i1, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %sum, %over = arith.addui_extended %x, %c0 : i32, i1
  %sum1, %over1 = arith.addui_extended %x, %y : i32, i1
  %low, %high = arith.mulsi_extended %x, %c0 : i32
  %low1, %high1 = arith.mului_extended %x, %c1 : i32
  %low2, %high2 = arith.mulsi_extended %x, %c1 : i32
  %low3, %high3 = arith.mulsi_extended %x, %y : i32
  %sum2, %over2 = arith.addui_extended %m1, %c1 : i32, i1
  %low4, %high4 = arith.mului_extended %m1, %m1 : i32
  return %sum, %over, %sum1, %low, %high, %low1, %high1, %low2, %high2, %low3, %over2, %high4 : i32, i1, i32, i32, i32, i32, i32, i32, i32, i32, i1, i32
}
