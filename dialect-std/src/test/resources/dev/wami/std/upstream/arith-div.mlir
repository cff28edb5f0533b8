func.func @quotients(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %0 = arith.divsi %x, %c1 : i32
  %1 = arith.divui %x, %c1 : i32
  %2 = arith.ceildivsi %x, %c1 : i32
  %3 = arith.ceildivui %x, %c1 : i32
  %4 = arith.floordivsi %x, %c1 : i32
  %5 = arith.remsi %x, %c1 : i32
  %6 = arith.remui %x, %c1 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}
func.func @constants() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %a = arith.constant -7 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant -2 : i32
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divui %a, %b : i32
  %2 = arith.ceildivsi %a, %b : i32
  %3 = arith.ceildivui %a, %b : i32
  %4 = arith.floordivsi %a, %b : i32
  %5 = arith.remsi %a, %b : i32
  %6 = arith.remui %a, %b : i32
  %7 = arith.ceildivsi %a, %c : i32
  %8 = arith.floordivsi %a, %c : i32
  %9 = arith.remsi %a, %c : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @undefined(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>) {
  %min = arith.constant -2147483648 : i32
  %m1 = arith.constant -1 : i32
  %c0 = arith.constant 0 : i32
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %w = arith.constant dense<[1, 0]> : vector<2xi32>
  %0 = arith.divsi %min, %m1 : i32
  %1 = arith.divsi %m1, %c0 : i32
  %2 = arith.divui %m1, %c0 : i32
  %3 = arith.remsi %m1, %c0 : i32
  %4 = arith.remui %m1, %c0 : i32
  %5 = arith.floordivsi %min, %m1 : i32
  %6 = arith.ceildivui %m1, %c0 : i32
  %7 = arith.remsi %min, %m1 : i32
  %8 = arith.divsi %v, %w : vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, vector<2xi32>
}
func.func @cancel(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.muli %x, %y overflow<nsw> : i32
  %1 = arith.divsi %0, %y : i32
  %2 = arith.muli %x, %y overflow<nuw> : i32
  %3 = arith.divui %2, %x : i32
  %4 = arith.divsi %2, %x : i32
  %5 = arith.muli %x, %y : i32
  %6 = arith.divui %5, %x : i32
  return %1, %3, %4, %6 : i32, i32, i32, i32
}
func.func @exact(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.divsi %x, %y exact : i32
  %1 = arith.divui %x, %y exact {tag} : i32
  %2 = arith.shrsi %x, %y exact : i32
  %3 = arith.shrui %x, %y exact : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @dead(%x: i32, %y: i32) {
  %0 = arith.divsi %x, %y : i32
  %1 = arith.remui %x, %y : i32
  return
}
