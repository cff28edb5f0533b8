// Remainders.

// run: @rems(7, 2) == 1
// run: @rems(8, 3) == 2
// run: @rems(100, 7) == 2
// run: @rems(5, 5) == 0
// run: @rems(-7, 2) == -1
// run: @rems(1, 0) traps "integer divide by zero"
func.func @rems(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}

// run: @remu(7, 2) == 1
// run: @remu(8, 3) == 2
// run: @remu(100, 7) == 2
// run: @remu(5, 5) == 0
func.func @remu(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}
