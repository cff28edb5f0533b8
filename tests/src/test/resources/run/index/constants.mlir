// Constants of index and i1.

// run: @five() == 5
func.func @five() -> index {
  %0 = index.constant 5
  return %0 : index
}

// run: @minus_three() == -3
func.func @minus_three() -> index {
  %0 = index.constant -3
  return %0 : index
}

// run: @yes() == true
func.func @yes() -> i1 {
  %0 = index.bool.constant true
  return %0 : i1
}
