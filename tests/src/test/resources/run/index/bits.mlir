// Logic and shifts.

// run: @and(7, 2) == 2
// run: @and(8, 3) == 0
// run: @and(100, 7) == 4
// run: @and(5, 5) == 5
func.func @and(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  return %0 : index
}

// run: @or(7, 2) == 7
// run: @or(8, 3) == 11
// run: @or(100, 7) == 103
// run: @or(5, 5) == 5
func.func @or(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}

// run: @xor(7, 2) == 5
// run: @xor(8, 3) == 11
// run: @xor(100, 7) == 99
// run: @xor(5, 5) == 0
func.func @xor(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  return %0 : index
}

// run: @shl(1, 4) == 16
// run: @shl(3, 10) == 3072
func.func @shl(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  return %0 : index
}

// run: @shrs(-16, 2) == -4
// run: @shrs(100, 3) == 12
func.func @shrs(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  return %0 : index
}

// run: @shru(100, 3) == 12
func.func @shru(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  return %0 : index
}
