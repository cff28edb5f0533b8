func.func @select(%c: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32, i32, i1, i32, i32, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %c, %x, %x : i32
  %1 = arith.select %true, %x, %y : i32
  %2 = arith.select %false, %x, %y : i32
  %3 = arith.select %c, %true, %false : i1
  %4 = arith.cmpi eq, %x, %y : i32
  %5 = arith.select %4, %x, %y : i32
  %6 = arith.cmpi ne, %x, %y : i32
  %7 = arith.select %6, %x, %y : i32
  %8 = arith.select %4, %y, %x : i32
  %9 = arith.select %c, %y, %z : i32
  %10 = arith.select %c, %x, %9 : i32
  return %0, %1, %2, %3, %5, %7, %8, %10 : i32, i32, i32, i1, i32, i32, i32, i32
}
func.func @nested(%c: i1, %x: i32, %y: i32, %z: i32) -> (i32, i32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.select %c, %x, %y : i32
  %1 = arith.select %c, %0, %z : i32
  %2 = arith.xori %c, %true : i1
  %3 = arith.select %2, %x, %y : i32
  %4 = arith.select %c, %false, %true : i1
  return %1, %3, %4 : i32, i32, i1
}
func.func @to_extension(%c: i1) -> (i32, i64, i32, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %d0 = arith.constant 0 : i64
  %d1 = arith.constant 1 : i64
  %f0 = arith.constant 0.0 : f32
  %f1 = arith.constant 1.0 : f32
  %0 = arith.select %c, %c1, %c0 : i32
  %1 = arith.select %c, %d0, %d1 : i64
  %2 = arith.select %c, %c0, %c1 : i32
  %3 = arith.select %c, %f1, %f0 : f32
  return %0, %1, %2, %3 : i32, i64, i32, f32
}
func.func @vectors(%v: vector<4xi1>, %x: vector<4xi32>, %y: vector<4xi32>, %t: tensor<?xi1>, %u: tensor<?xf32>) -> (vector<4xi32>, vector<4xi32>, tensor<?xf32>, vector<4xi32>) {
  %all = arith.constant dense<true> : vector<4xi1>
  %some = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %b = arith.constant dense<9> : vector<4xi32>
  %0 = arith.select %v, %x, %y : vector<4xi1>, vector<4xi32>
  %1 = arith.select %all, %x, %y : vector<4xi1>, vector<4xi32>
  %2 = arith.select %t, %u, %u : tensor<?xi1>, tensor<?xf32>
  %3 = arith.select %some, %a, %b : vector<4xi1>, vector<4xi32>
  return %0, %1, %2, %3 : vector<4xi32>, vector<4xi32>, tensor<?xf32>, vector<4xi32>
}
func.func @poison(%c: i1, %x: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %0 = arith.select %c, %p, %x : i32
  %1 = arith.select %c, %x, %p : i32
  return %0, %1 : i32, i32
}
func.func @any_type(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = arith.select %c, %m, %n {tag = 1 : i32} : memref<4xf32>
  return %0 : memref<4xf32>
}
