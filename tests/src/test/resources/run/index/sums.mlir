// Sums, differences and products.

// run: @add(7, 2) == 9
// run: @add(8, 3) == 11
// run: @add(100, 7) == 107
// run: @add(5, 5) == 10
// run: @add(-3, 2) == -1
func.func @add(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}

// run: @sub(7, 2) == 5
// run: @sub(8, 3) == 5
// run: @sub(100, 7) == 93
// run: @sub(5, 5) == 0
// run: @sub(2, 7) == -5
func.func @sub(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  return %0 : index
}

// run: @mul(7, 2) == 14
// run: @mul(8, 3) == 24
// run: @mul(100, 7) == 700
// run: @mul(5, 5) == 25
// run: @mul(-3, 2) == -6
func.func @mul(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  return %0 : index
}
