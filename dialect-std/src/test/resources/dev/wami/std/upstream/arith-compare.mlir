func.func @equal_operands(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi ne, %x, %x : i32
  %2 = arith.cmpi slt, %x, %x : i32
  %3 = arith.cmpi sle, %x, %x : i32
  %4 = arith.cmpi sgt, %x, %x : i32
  %5 = arith.cmpi sge, %x, %x : i32
  %6 = arith.cmpi ult, %x, %x : i32
  %7 = arith.cmpi ule, %x, %x : i32
  %8 = arith.cmpi ugt, %x, %x : i32
  %9 = arith.cmpi uge, %x, %x : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @vectors(%x: vector<4xi32>, %t: tensor<3xi32>) -> (vector<4xi1>, tensor<3xi1>, vector<2xi1>) {
  %a = arith.constant dense<[1, -1]> : vector<2xi32>
  %b = arith.constant dense<[1, 0]> : vector<2xi32>
  %0 = arith.cmpi sle, %x, %x : vector<4xi32>
  %1 = arith.cmpi sle, %t, %t : tensor<3xi32>
  %2 = arith.cmpi slt, %a, %b : vector<2xi32>
  return %0, %1, %2 : vector<4xi1>, tensor<3xi1>, vector<2xi1>
}
func.func @extended_bit(%b: i1, %v: vector<4xi1>) -> (i1, i1, i1, i1, i1, vector<4xi1>) {
  %c0 = arith.constant 0 : i32
  %false = arith.constant false
  %true = arith.constant true
  %z = arith.constant dense<0> : vector<4xi32>
  %0 = arith.extui %b : i1 to i32
  %1 = arith.cmpi ne, %0, %c0 : i32
  %2 = arith.extsi %b : i1 to i32
  %3 = arith.cmpi ne, %2, %c0 : i32
  %4 = arith.cmpi ne, %b, %false : i1
  %5 = arith.cmpi eq, %b, %true : i1
  %6 = arith.cmpi eq, %0, %c0 : i32
  %7 = arith.extui %v : vector<4xi1> to vector<4xi32>
  %8 = arith.cmpi ne, %7, %z : vector<4xi32>
  return %1, %3, %4, %5, %6, %8 : i1, i1, i1, i1, i1, vector<4xi1>
}
func.func @constant_to_the_right(%x: i32) -> (i1, i1, i1, i1, i1, i1) {
  %c5 = arith.constant 5 : i32
  %0 = arith.cmpi slt, %c5, %x : i32
  %1 = arith.cmpi sle, %c5, %x : i32
  %2 = arith.cmpi ugt, %c5, %x : i32
  %3 = arith.cmpi uge, %c5, %x : i32
  %4 = arith.cmpi eq, %c5, %x : i32
  %5 = arith.cmpi ne, %c5, %x : i32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
func.func @extensions(%x: i8, %y: i8, %z: i16) -> (i1, i1, i1, i1) {
  %0 = arith.extsi %x : i8 to i32
  %1 = arith.extsi %y : i8 to i32
  %2 = arith.cmpi eq, %0, %1 : i32
  %3 = arith.extui %x : i8 to i32
  %4 = arith.extui %y : i8 to i32
  %5 = arith.cmpi ne, %3, %4 : i32
  %6 = arith.cmpi slt, %0, %1 : i32
  %7 = arith.extsi %z : i16 to i32
  %8 = arith.cmpi eq, %0, %7 : i32
  return %2, %5, %6, %8 : i1, i1, i1, i1
}
func.func @floats(%x: f32) -> (i1, i1, i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf olt, %a, %b : f32
  %1 = arith.cmpf uge, %a, %b : f32
  %2 = arith.cmpf oeq, %x, %nan : f32
  %3 = arith.cmpf une, %nan, %x : f32
  %4 = arith.cmpf oeq, %x, %x : f32
  %5 = arith.cmpf ord, %a, %nan : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
func.func @converted_signed(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c4 = arith.constant 4.0 : f64
  %c45 = arith.constant 4.5 : f64
  %m45 = arith.constant -4.5 : f64
  %big = arith.constant 1.0e20 : f64
  %low = arith.constant -1.0e20 : f64
  %f = arith.sitofp %x : i32 to f64
  %0 = arith.cmpf olt, %f, %c4 : f64
  %1 = arith.cmpf olt, %f, %c45 : f64
  %2 = arith.cmpf ole, %f, %c45 : f64
  %3 = arith.cmpf ogt, %f, %c45 : f64
  %4 = arith.cmpf oge, %f, %c45 : f64
  %5 = arith.cmpf olt, %f, %m45 : f64
  %6 = arith.cmpf ole, %f, %m45 : f64
  %7 = arith.cmpf ogt, %f, %m45 : f64
  %8 = arith.cmpf oge, %f, %m45 : f64
  %9 = arith.cmpf oeq, %f, %c45 : f64
  %10 = arith.cmpf une, %f, %c45 : f64
  %11 = arith.cmpf ult, %f, %big : f64
  %12 = arith.cmpf ugt, %f, %low : f64
  %13 = arith.cmpf ord, %f, %c4 : f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @converted_unsigned(%x: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %c4 = arith.constant 4.0 : f64
  %c45 = arith.constant 4.5 : f64
  %m45 = arith.constant -4.5 : f64
  %big = arith.constant 1.0e20 : f64
  %f = arith.uitofp %x : i32 to f64
  %0 = arith.cmpf oeq, %f, %c4 : f64
  %1 = arith.cmpf olt, %f, %c45 : f64
  %2 = arith.cmpf oge, %f, %c45 : f64
  %3 = arith.cmpf olt, %f, %m45 : f64
  %4 = arith.cmpf ogt, %f, %m45 : f64
  %5 = arith.cmpf oge, %f, %big : f64
  %6 = arith.cmpf uno, %f, %c4 : f64
  %7 = arith.cmpf one, %f, %c4 : f64
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @converted_inexactly(%x: i64) -> (i1, i1, i1) {
  %a = arith.constant 4.5 : f32
  %b = arith.constant 1.0e18 : f32
  %c = arith.constant 1.0e30 : f32
  %f = arith.sitofp %x : i64 to f32
  %0 = arith.cmpf olt, %f, %a : f32
  %1 = arith.cmpf olt, %f, %b : f32
  %2 = arith.cmpf olt, %f, %c : f32
  return %0, %1, %2 : i1, i1, i1
}
