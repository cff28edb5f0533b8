func.func @and(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %c6 = arith.constant 6 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.andi %x, %c0 : i32
  %1 = arith.andi %m1, %x : i32
  %2 = arith.xori %x, %m1 : i32
  %3 = arith.andi %x, %2 : i32
  %4 = arith.andi %2, %x : i32
  %5 = arith.andi %x, %y : i32
  %6 = arith.andi %5, %x : i32
  %7 = arith.andi %y, %5 : i32
  %8 = arith.andi %x, %x : i32
  %9 = arith.andi %c6, %c3 : i32
  return %0, %1, %3, %4, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @or(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %c6 = arith.constant 6 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.ori %x, %c0 : i32
  %1 = arith.ori %m1, %x : i32
  %2 = arith.xori %x, %m1 : i32
  %3 = arith.ori %x, %2 : i32
  %4 = arith.ori %2, %x : i32
  %5 = arith.ori %x, %x : i32
  %6 = arith.ori %c6, %c3 : i32
  return %0, %1, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32
}
func.func @xor(%x: i32, %y: i32, %p: i1) -> (i32, i32, i32, i32, i32, i32, i32, i1, i1) {
  %c0 = arith.constant 0 : i32
  %c6 = arith.constant 6 : i32
  %c3 = arith.constant 3 : i32
  %true = arith.constant true
  %0 = arith.xori %x, %c0 : i32
  %1 = arith.xori %x, %x : i32
  %2 = arith.xori %x, %y : i32
  %3 = arith.xori %2, %y : i32
  %4 = arith.xori %2, %x : i32
  %5 = arith.xori %x, %2 : i32
  %6 = arith.xori %y, %2 : i32
  %7 = arith.xori %c6, %c3 : i32
  %8 = arith.cmpi slt, %x, %y : i32
  %9 = arith.xori %8, %true : i1
  %10 = arith.cmpi ne, %x, %y : i32
  %11 = arith.xori %true, %10 : i1
  return %0, %1, %3, %4, %5, %6, %7, %9, %11 : i32, i32, i32, i32, i32, i32, i32, i1, i1
}
func.func @extensions(%x: i8, %y: i8, %z: i16) -> (i32, i32, i32, i32, i32, i32, i32) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extui %y : i8 to i32
  %2 = arith.extsi %x : i8 to i32
  %3 = arith.extsi %y : i8 to i32
  %4 = arith.extui %z : i16 to i32
  %5 = arith.andi %0, %1 : i32
  %6 = arith.ori %0, %1 : i32
  %7 = arith.xori %0, %1 : i32
  %8 = arith.andi %2, %3 : i32
  %9 = arith.ori %2, %3 : i32
  %10 = arith.xori %2, %3 : i32
  %11 = arith.andi %0, %4 : i32
  return %5, %6, %7, %8, %9, %10, %11 : i32, i32, i32, i32, i32, i32, i32
}
func.func @shifts(%x: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i32
  %m = arith.constant -100 : i32
  %0 = arith.shli %x, %c0 : i32
  %1 = arith.shrsi %x, %c0 : i32
  %2 = arith.shrui %x, %c0 : i32
  %3 = arith.shli %m, %c4 : i32
  %4 = arith.shrsi %m, %c4 : i32
  %5 = arith.shrui %m, %c4 : i32
  %6 = arith.shli %m, %c32 : i32
  %7 = arith.shrsi %m, %c31 : i32
  %8 = arith.shrui %m, %m : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @min_max(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %smax = arith.constant 2147483647 : i32
  %smin = arith.constant -2147483648 : i32
  %umax = arith.constant -1 : i32
  %zero = arith.constant 0 : i32
  %0 = arith.maxsi %x, %x : i32
  %1 = arith.maxsi %x, %smax : i32
  %2 = arith.maxsi %smin, %x : i32
  %3 = arith.minsi %x, %smax : i32
  %4 = arith.minsi %smin, %x : i32
  %5 = arith.maxui %x, %umax : i32
  %6 = arith.maxui %x, %zero : i32
  %7 = arith.minui %x, %umax : i32
  %8 = arith.minui %x, %zero : i32
  %9 = arith.maxsi %smin, %umax : i32
  %10 = arith.maxui %smin, %umax : i32
  %11 = arith.minsi %smin, %umax : i32
  %12 = arith.minui %smin, %umax : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
