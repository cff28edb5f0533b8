// Constants of elements of more than 64 bits, in memory and as vectors, limb by limb; what is added wraps.

memref.global "private" constant @wide : memref<3xi128> = dense<[1, -2, 170141183460469231731687303715884105727]>
memref.global "private" constant @odd : memref<2xi65> = dense<[-1, 18446744073709551615]>

func.func private @limb(%x: i128, %limb: i128) -> i64 {
  %c64 = arith.constant 64 : i128
  %by = arith.muli %limb, %c64 : i128
  %s = arith.shrsi %x, %by : i128
  %r = arith.trunci %s : i128 to i64
  return %r : i64
}

// run: @element(0, 0) == 1
// run: @element(0, 1) == 0
// run: @element(1, 0) == -2
// run: @element(1, 1) == -1
// run: @element(2, 0) == -1
// run: @element(2, 1) == 9223372036854775807
func.func @element(%i: index, %limb: i32) -> i64 {
  %m = memref.get_global @wide : memref<3xi128>
  %x = memref.load %m[%i] : memref<3xi128>
  %l = arith.extui %limb : i32 to i128
  %r = func.call @limb(%x, %l) : (i128, i128) -> i64
  return %r : i64
}

// run: @odd_element(0, 0) == -1
// run: @odd_element(0, 1) == -1
// run: @odd_element(1, 0) == -1
// run: @odd_element(1, 1) == 0
func.func @odd_element(%i: index, %limb: i32) -> i64 {
  %m = memref.get_global @odd : memref<2xi65>
  %x = memref.load %m[%i] : memref<2xi65>
  %w = arith.extsi %x : i65 to i128
  %l = arith.extui %limb : i32 to i128
  %r = func.call @limb(%w, %l) : (i128, i128) -> i64
  return %r : i64
}

// 1 - 2 + (2^127 - 1) + 3 * 3
// run: @sum(0) == 7
// run: @sum(1) == -9223372036854775808
func.func @sum(%limb: i32) -> i64 {
  %v = arith.constant dense<[1, -2, 170141183460469231731687303715884105727]> : vector<3xi128>
  %w = arith.constant dense<3> : vector<3xi128>
  %s = arith.addi %v, %w : vector<3xi128>
  %x = vector.reduction <add>, %s : vector<3xi128> into i128
  %l = arith.extui %limb : i32 to i128
  %r = func.call @limb(%x, %l) : (i128, i128) -> i64
  return %r : i64
}
