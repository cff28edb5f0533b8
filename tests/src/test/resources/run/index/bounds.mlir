// Minima and maxima.

// run: @maxs(7, 2) == 7
// run: @maxs(8, 3) == 8
// run: @maxs(100, 7) == 100
// run: @maxs(5, 5) == 5
// run: @maxs(-1, 1) == 1
func.func @maxs(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  return %0 : index
}

// run: @mins(7, 2) == 2
// run: @mins(8, 3) == 3
// run: @mins(100, 7) == 7
// run: @mins(5, 5) == 5
// run: @mins(-1, 1) == -1
func.func @mins(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  return %0 : index
}

// run: @maxu(7, 2) == 7
// run: @maxu(8, 3) == 8
// run: @maxu(100, 7) == 100
// run: @maxu(5, 5) == 5
// run: @maxu(-1, 1) == -1
func.func @maxu(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  return %0 : index
}

// run: @minu(7, 2) == 2
// run: @minu(8, 3) == 3
// run: @minu(100, 7) == 7
// run: @minu(5, 5) == 5
// run: @minu(-1, 1) == 1
func.func @minu(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  return %0 : index
}
