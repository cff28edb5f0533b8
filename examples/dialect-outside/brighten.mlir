// Two pixels of a grey image made brighter and darker, without wrapping around.
func.func @brighten(%pixel: i8, %by: i8) -> i8 {
  %r = sat.addu %pixel, %by : i8
  return %r : i8
}

func.func @darken(%pixel: i8, %by: i8) -> i8 {
  %r = sat.subu %pixel, %by : i8
  return %r : i8
}

// Two bytes never leave 32 bits.
func.func @sum(%a: i8, %b: i8) -> i32 {
  %x = arith.extui %a : i8 to i32
  %y = arith.extui %b : i8 to i32
  %r = sat.addu %x, %y : i32
  return %r : i32
}
