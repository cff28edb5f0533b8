// Constants of every type and spelling, and select.
func.func @select(%c: i1, %a: i32, %b: i32) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %c, %a, %b {k} : i32
  return
}

// -----

func.func @select(%c: i1, %a: f64, %b: f64) {
  %0 = arith.select %c, %a, %b : f64
  %1 = arith.select %c, %a, %b {k} : f64
  return
}

// -----

func.func @select(%c: i1, %a: index, %b: index) {
  %0 = arith.select %c, %a, %b : index
  %1 = arith.select %c, %a, %b {k} : index
  return
}

// -----

func.func @select(%c: i1, %a: memref<4xi32>, %b: memref<4xi32>) {
  %0 = arith.select %c, %a, %b : memref<4xi32>
  %1 = arith.select %c, %a, %b {k} : memref<4xi32>
  return
}

// -----

func.func @select(%c: i1, %a: !opaque.thing, %b: !opaque.thing) {
  %0 = arith.select %c, %a, %b : !opaque.thing
  %1 = arith.select %c, %a, %b {k} : !opaque.thing
  return
}

// -----

func.func @select(%c: i1, %a: vector<2xf32>, %b: vector<2xf32>) {
  %0 = arith.select %c, %a, %b : vector<2xf32>
  %1 = arith.select %c, %a, %b {k} : vector<2xf32>
  return
}

// -----

func.func @select(%c: i1, %a: tensor<?xi1>, %b: tensor<?xi1>) {
  %0 = arith.select %c, %a, %b : tensor<?xi1>
  %1 = arith.select %c, %a, %b {k} : tensor<?xi1>
  return
}

// -----

func.func @select(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  %1 = arith.select %c, %a, %b {k} : tuple<i32>
  return
}

// -----

func.func @select(%c: i1, %a: () -> (), %b: () -> ()) {
  %0 = arith.select %c, %a, %b : () -> ()
  %1 = arith.select %c, %a, %b {k} : () -> ()
  return
}

// -----

func.func @select(%c: i1, %a: none, %b: none) {
  %0 = arith.select %c, %a, %b : none
  %1 = arith.select %c, %a, %b {k} : none
  return
}

// -----

func.func @select(%c: i1, %a: complex<f32>, %b: complex<f32>) {
  %0 = arith.select %c, %a, %b : complex<f32>
  %1 = arith.select %c, %a, %b {k} : complex<f32>
  return
}

// -----

func.func @select_each(%c: vector<4xi1>, %a: vector<4xi32>) {
  %0 = arith.select %c, %a, %a : vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @select_each(%c: tensor<?x3xi1>, %a: tensor<?x3xf32>) {
  %0 = arith.select %c, %a, %a : tensor<?x3xi1>, tensor<?x3xf32>
  return
}

// -----

func.func @select_each(%c: tensor<*xi1>, %a: tensor<*xf32>) {
  %0 = arith.select %c, %a, %a : tensor<*xi1>, tensor<*xf32>
  return
}

// -----

func.func @select_each(%c: vector<[2]xi1>, %a: vector<[2]xi8>) {
  %0 = arith.select %c, %a, %a : vector<[2]xi1>, vector<[2]xi8>
  return
}

// -----

func.func @bad_select(%c: vector<4xi1>, %a: vector<5xi32>) {
  %0 = arith.select %c, %a, %a : vector<4xi1>, vector<5xi32>
  return
}

// -----

func.func @bad_select(%c: vector<4xi1>, %a: i32) {
  %0 = arith.select %c, %a, %a : vector<4xi1>, i32
  return
}

// -----

func.func @bad_select(%c: i8, %a: i32) {
  %0 = arith.select %c, %a, %a : i8, i32
  return
}

// -----

func.func @bad_select(%c: tensor<4xi1>, %a: vector<4xi32>) {
  %0 = arith.select %c, %a, %a : tensor<4xi1>, vector<4xi32>
  return
}

// -----

func.func @bad_select(%c: vector<4xi8>, %a: vector<4xi32>) {
  %0 = arith.select %c, %a, %a : vector<4xi8>, vector<4xi32>
  return
}

// -----

func.func @bad_select(%c: tensor<4xi1, "x">, %a: tensor<4xi32>) {
  %0 = arith.select %c, %a, %a : tensor<4xi1, "x">, tensor<4xi32>
  return
}

// -----

func.func @bad_select(%c: si1, %a: i32) {
  %0 = arith.select %c, %a, %a : si1, i32
  return
}

// -----

func.func @bad_select(%c: i1, %a: i32, %b: i64) {
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @constant() {
  %0 = arith.constant true
  %1 = arith.constant false
  %2 = arith.constant 0 : i1
  %3 = arith.constant 1 : i1
  %4 = arith.constant -1 : i1
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 0 : i8
  %1 = arith.constant 255 : i8
  %2 = arith.constant -128 : i8
  %3 = arith.constant 0x7F : i8
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -1 : i32
  %2 = arith.constant 0xFFFFFFFF : i32
  %3 = arith.constant 4294967295 : i32
  %4 = arith.constant -2147483648 : i32
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 9223372036854775807 : i64
  %1 = arith.constant -9223372036854775808 : i64
  %2 = arith.constant 18446744073709551615 : i64
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 170141183460469231731687303715884105727 : i128
  %1 = arith.constant -1 : i128
  %2 = arith.constant 0x8000000000000000 : i128
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 127 : i7
  %1 = arith.constant -64 : i7
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 0 : index
  %1 = arith.constant -1 : index
  %2 = arith.constant 9223372036854775807 : index
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 0.0 : f32
  %1 = arith.constant -0.0 : f32
  %2 = arith.constant 1.5 : f32
  %3 = arith.constant 3.14159274 : f32
  %4 = arith.constant 1.0e-45 : f32
  %5 = arith.constant 3.40282347e+38 : f32
  %6 = arith.constant 1.0e+10 : f32
  %7 = arith.constant 1.0e10 : f32
  %8 = arith.constant 0x7F800000 : f32
  %9 = arith.constant 0xFF800000 : f32
  %10 = arith.constant 0x7FC00000 : f32
  %11 = arith.constant 0x7F800001 : f32
  %12 = arith.constant 1.000000e-01 : f32
  %13 = arith.constant 16777217.0 : f32
  %14 = arith.constant 123456789.0 : f32
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 0.1 : f64
  %1 = arith.constant -2.5e-3 : f64
  %2 = arith.constant 1.7976931348623157e308 : f64
  %3 = arith.constant 4.9e-324 : f64
  %4 = arith.constant 0x7FF0000000000000 : f64
  %5 = arith.constant 0x7FF8000000000001 : f64
  %6 = arith.constant 1.0e+100 : f64
  %7 = arith.constant 100000.0 : f64
  %8 = arith.constant 1.0e5 : f64
  %9 = arith.constant 123456.789 : f64
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f16
  %1 = arith.constant 65504.0 : f16
  %2 = arith.constant 0x7C00 : f16
  %3 = arith.constant 0x7E00 : f16
  %4 = arith.constant 6.0e-8 : f16
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : bf16
  %1 = arith.constant 0x7F80 : bf16
  %2 = arith.constant 3.39e38 : bf16
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : tf32
  %1 = arith.constant 0.1 : tf32
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 448.0 : f8E4M3FN
  %1 = arith.constant 0x7F : f8E4M3FN
  %2 = arith.constant -1.0 : f8E4M3FN
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 57344.0 : f8E5M2
  %1 = arith.constant 0x7C : f8E5M2
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f8E4M3FNUZ
  %1 = arith.constant 0x80 : f8E4M3FNUZ
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f8E5M2FNUZ
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f8E4M3B11FNUZ
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f8E4M3
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f8E3M4
  %1 = arith.constant 0x70 : f8E3M4
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f8E8M0FNU
  %1 = arith.constant 2.0 : f8E8M0FNU
  %2 = arith.constant 0.5 : f8E8M0FNU
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f6E2M3FN
  %1 = arith.constant 7.5 : f6E2M3FN
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f6E3M2FN
  %1 = arith.constant 28.0 : f6E3M2FN
  return
}

// -----

func.func @constant() {
  %0 = arith.constant 1.0 : f4E2M1FN
  %1 = arith.constant 6.0 : f4E2M1FN
  %2 = arith.constant 0.5 : f4E2M1FN
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<0> : vector<4xi32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<true> : vector<4xi1>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<[true, false, true]> : tensor<3xi1>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<> : tensor<0xi32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<1.5> : tensor<f64>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<[]> : tensor<0xf32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<1> : vector<[4]xi8>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<-1> : tensor<2x3xindex>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant sparse<[[0, 1], [2, 3]], [1, 2]> : tensor<4x4xi32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<"0x00000080000000000000C07F"> : tensor<3xf32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense_resource<blob> : tensor<4xi8>
  return
}

// -----

func.func @elements() {
  %0 = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  return
}

// -----

func.func @names() {
  %c1 = arith.constant 1 : i32
  %c1_again = arith.constant 1 : i32
  %minus = arith.constant -5 : index
  %t = arith.constant true
  %f = arith.constant false
  %v = arith.constant dense<0> : vector<2xi8>
  %x = arith.constant 0.5 : f32
  %c = arith.constant {k = 1 : i8} 7 : i16
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant 1
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant 1.0
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant "text"
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant [1]
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant unit
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant @f
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant i32
  return
}

// -----

func.func @untyped() {
  %0 = arith.constant affine_map<() -> ()>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 1.0 : i32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 1 : f32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 0x7F : f32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 256 : i8
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant -129 : i8
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant true : i32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 1 : ui8
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant -1 : ui8
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 0x1FF : i8
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant dense<1> : tensor<?xi32>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant dense<[1,2]> : tensor<3xi32>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant dense<[[1],[2,3]]> : tensor<2x1xi32>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant dense<1.0> : tensor<2xi32>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant dense<1> : i32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant "x" : i32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 1 : vector<4xi32>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant unit
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant [1]
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant @f
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 0xFFFFFFFFF : f32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant -0x7FC00000 : f32
  return
}

// -----

func.func @bad_constant() {
  %0 = arith.constant 2 : i1
  return
}

// -----

func.func @bad_result() {
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64
  return
}

// -----

func.func @bad_result() {
  %0 = "arith.constant"() : () -> i64
  return
}
