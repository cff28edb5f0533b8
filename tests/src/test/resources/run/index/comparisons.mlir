// Comparisons, signed and unsigned.

// run: @cmp_eq(1, 2) == false
// run: @cmp_eq(2, 1) == false
// run: @cmp_eq(-1, 1) == false
// run: @cmp_eq(3, 3) == true
func.func @cmp_eq(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  return %0 : i1
}

// run: @cmp_ne(1, 2) == true
// run: @cmp_ne(2, 1) == true
// run: @cmp_ne(-1, 1) == true
// run: @cmp_ne(3, 3) == false
func.func @cmp_ne(%a: index, %b: index) -> i1 {
  %0 = index.cmp ne(%a, %b)
  return %0 : i1
}

// run: @cmp_slt(1, 2) == true
// run: @cmp_slt(2, 1) == false
// run: @cmp_slt(-1, 1) == true
// run: @cmp_slt(3, 3) == false
func.func @cmp_slt(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}

// run: @cmp_sle(1, 2) == true
// run: @cmp_sle(2, 1) == false
// run: @cmp_sle(-1, 1) == true
// run: @cmp_sle(3, 3) == true
func.func @cmp_sle(%a: index, %b: index) -> i1 {
  %0 = index.cmp sle(%a, %b)
  return %0 : i1
}

// run: @cmp_sgt(1, 2) == false
// run: @cmp_sgt(2, 1) == true
// run: @cmp_sgt(-1, 1) == false
// run: @cmp_sgt(3, 3) == false
func.func @cmp_sgt(%a: index, %b: index) -> i1 {
  %0 = index.cmp sgt(%a, %b)
  return %0 : i1
}

// run: @cmp_sge(1, 2) == false
// run: @cmp_sge(2, 1) == true
// run: @cmp_sge(-1, 1) == false
// run: @cmp_sge(3, 3) == true
func.func @cmp_sge(%a: index, %b: index) -> i1 {
  %0 = index.cmp sge(%a, %b)
  return %0 : i1
}

// run: @cmp_ult(1, 2) == true
// run: @cmp_ult(2, 1) == false
// run: @cmp_ult(-1, 1) == false
// run: @cmp_ult(3, 3) == false
func.func @cmp_ult(%a: index, %b: index) -> i1 {
  %0 = index.cmp ult(%a, %b)
  return %0 : i1
}

// run: @cmp_ule(1, 2) == true
// run: @cmp_ule(2, 1) == false
// run: @cmp_ule(-1, 1) == false
// run: @cmp_ule(3, 3) == true
func.func @cmp_ule(%a: index, %b: index) -> i1 {
  %0 = index.cmp ule(%a, %b)
  return %0 : i1
}

// run: @cmp_ugt(1, 2) == false
// run: @cmp_ugt(2, 1) == true
// run: @cmp_ugt(-1, 1) == true
// run: @cmp_ugt(3, 3) == false
func.func @cmp_ugt(%a: index, %b: index) -> i1 {
  %0 = index.cmp ugt(%a, %b)
  return %0 : i1
}

// run: @cmp_uge(1, 2) == false
// run: @cmp_uge(2, 1) == true
// run: @cmp_uge(-1, 1) == true
// run: @cmp_uge(3, 3) == true
func.func @cmp_uge(%a: index, %b: index) -> i1 {
  %0 = index.cmp uge(%a, %b)
  return %0 : i1
}
