// Quotients in every rounding.

// run: @divs(7, 2) == 3
// run: @divs(8, 3) == 2
// run: @divs(100, 7) == 14
// run: @divs(5, 5) == 1
// run: @divs(-7, 2) == -3
// run: @divs(1, 0) traps "integer divide by zero"
func.func @divs(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  return %0 : index
}

// run: @divu(7, 2) == 3
// run: @divu(8, 3) == 2
// run: @divu(100, 7) == 14
// run: @divu(5, 5) == 1
func.func @divu(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  return %0 : index
}

// run: @ceildivs(7, 2) == 4
// run: @ceildivs(8, 3) == 3
// run: @ceildivs(100, 7) == 15
// run: @ceildivs(5, 5) == 1
// run: @ceildivs(-7, 2) == -3
func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// run: @ceildivu(7, 2) == 4
// run: @ceildivu(8, 3) == 3
// run: @ceildivu(100, 7) == 15
// run: @ceildivu(5, 5) == 1
func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

// run: @floordivs(7, 2) == 3
// run: @floordivs(8, 3) == 2
// run: @floordivs(100, 7) == 14
// run: @floordivs(5, 5) == 1
// run: @floordivs(-7, 2) == -4
func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}
