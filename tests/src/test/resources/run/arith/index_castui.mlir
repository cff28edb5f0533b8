// From narrow integers to index without the sign.

// run: @index_castui_i8_index(-1) == 255
// run: @index_castui_i8_index(100) == 100
func.func @index_castui_i8_index(%a: i8) -> index {
  %0 = arith.index_castui %a : i8 to index
  return %0 : index
}

// run: @index_castui_i16_index(-1) == 65535
// run: @index_castui_i16_index(100) == 100
func.func @index_castui_i16_index(%a: i16) -> index {
  %0 = arith.index_castui %a : i16 to index
  return %0 : index
}

// run: @index_castui_index_i32(5) == 5
// run: @index_castui_index_i32(100) == 100
func.func @index_castui_index_i32(%a: index) -> i32 {
  %0 = arith.index_castui %a : index to i32
  return %0 : i32
}
