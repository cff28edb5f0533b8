// run: @extract_static() == 6
// run: @insert_dynamic(2, 9) == 14
// run: @transposed() == 2
// run: @stretched(5) == 20
// run: @shuffled() == 13
// run: @interleaved() == 132
// run: @separated() == 24
// run: @sliced() == 8
// run: @replaced() == 25
// run: @elements(3, 4) == 43
// run: @bits() == 256
// run: @counted() == 6

// Positions of constants.
func.func @extract_static() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %row = vector.extract %v[1] : vector<3xi32> from vector<2x3xi32>
  %r = vector.extract %row[2] : i32 from vector<3xi32>
  return %r : i32
}

// A position that is known at run time only.
func.func @insert_dynamic(%i: index, %x: i32) -> i32 {
  %v = arith.constant dense<[1, 2, 3, 2]> : vector<4xi32>
  %w = vector.insert %x, %v[%i] : i32 into vector<4xi32>
  %r = vector.reduction <add>, %w : vector<4xi32> into i32
  return %r : i32
}

func.func @transposed() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %t = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %r = vector.extract %t[1, 0] : i32 from vector<3x2xi32>
  return %r : i32
}

func.func @stretched(%x: i32) -> i32 {
  %v = vector.broadcast %x : i32 to vector<2x1xi32>
  %w = vector.broadcast %v : vector<2x1xi32> to vector<2x2xi32>
  %s = vector.shape_cast %w : vector<2x2xi32> to vector<4xi32>
  %r = vector.reduction <add>, %s : vector<4xi32> into i32
  return %r : i32
}

func.func @shuffled() -> i32 {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[10, 20]> : vector<2xi32>
  %s = vector.shuffle %a, %b [2, 0, 1] : vector<2xi32>, vector<2xi32>
  %r = vector.reduction <add>, %s : vector<3xi32> into i32
  return %r : i32
}

// 1, 3, 2, 4 as digits of the first three.
func.func @interleaved() -> i32 {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %v = vector.interleave %a, %b : vector<2xi32> -> vector<4xi32>
  %digits = arith.constant dense<[100, 10, 1, 0]> : vector<4xi32>
  %p = arith.muli %v, %digits : vector<4xi32>
  %r = vector.reduction <add>, %p : vector<4xi32> into i32
  return %r : i32
}

func.func @separated() -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %even, %odd = vector.deinterleave %v : vector<4xi32> -> vector<2xi32>
  %digits = arith.constant dense<[10, 1]> : vector<2xi32>
  %p = arith.muli %odd, %digits : vector<2xi32>
  %r = vector.reduction <add>, %p : vector<2xi32> into i32
  return %r : i32
}

func.func @sliced() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %s = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
  %one = arith.constant dense<1> : vector<2xi32>
  %n = arith.constant 1 : i32
  %sum = vector.multi_reduction <add>, %s, %n [0, 1] : vector<2x1xi32> to i32
  return %sum : i32
}

func.func @replaced() -> i32 {
  %v = arith.constant dense<1> : vector<2x3xi32>
  %p = arith.constant dense<[[10, 11]]> : vector<1x2xi32>
  %w = vector.insert_strided_slice %p, %v {offsets = [1, 1], strides = [1, 1]} : vector<1x2xi32> into vector<2x3xi32>
  %zero = arith.constant 0 : i32
  %r = vector.multi_reduction <add>, %w, %zero [0, 1] : vector<2x3xi32> to i32
  return %r : i32
}

func.func @elements(%a: i32, %b: i32) -> i32 {
  %v = vector.from_elements %a, %b : vector<2xi32>
  %0:2 = vector.to_elements %v : vector<2xi32>
  %ten = arith.constant 10 : i32
  %p = arith.muli %0#1, %ten : i32
  %r = arith.addi %p, %0#0 : i32
  return %r : i32
}

// Two bytes are one number, the lowest first.
func.func @bits() -> i32 {
  %v = arith.constant dense<[0, 1, 2, 3]> : vector<4xi8>
  %w = vector.bitcast %v : vector<4xi8> to vector<2xi16>
  %x = vector.bitcast %w : vector<2xi16> to vector<1xi32>
  %y = vector.bitcast %x : vector<1xi32> to vector<2xi16>
  %e = vector.extract %y[0] : i16 from vector<2xi16>
  %r = arith.extui %e : i16 to i32
  return %r : i32
}

func.func @counted() -> index {
  %v = vector.step : vector<4xindex>
  %r = vector.reduction <add>, %v : vector<4xindex> into index
  return %r : index
}
