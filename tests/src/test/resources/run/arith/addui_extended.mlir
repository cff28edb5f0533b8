// The sum and whether it overflowed, unsigned.

// run: @addui_extended_i32_x(1, 2) == 3
// run: @addui_extended_i32_x(-1, 1) == 0
// run: @addui_extended_i32_x(-1, -1) == -2
func.func @addui_extended_i32_x(%a: i32, %b: i32) -> i32 {
  %x, %y = arith.addui_extended %a, %b : i32, i1
  return %x : i32
}

// run: @addui_extended_i32_y(1, 2) == false
// run: @addui_extended_i32_y(-1, 1) == true
// run: @addui_extended_i32_y(-1, -1) == true
// run: @addui_extended_i32_y(2147483647, 1) == false
func.func @addui_extended_i32_y(%a: i32, %b: i32) -> i1 {
  %x, %y = arith.addui_extended %a, %b : i32, i1
  return %y : i1
}

// run: @addui_extended_i64_y(-1, 1) == true
// run: @addui_extended_i64_y(1, 1) == false
func.func @addui_extended_i64_y(%a: i64, %b: i64) -> i1 {
  %x, %y = arith.addui_extended %a, %b : i64, i1
  return %y : i1
}
