// The sum of all elements is not the sum of some, though the operations are equal: mlir-opt's --cse takes them for the same.
// beyond mlir-opt: CSE keeps what a mask qualifies
// run: @both(3, 4) == 703
// run: @constant() == 5
func.func @both(%a: i32, %b: i32) -> i32 {
  %v = vector.from_elements %a, %b : vector<2xi32>
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %all = vector.reduction <add>, %v : vector<2xi32> into i32
  %some = vector.mask %mask { vector.reduction <add>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %c = arith.constant 100 : i32
  %x = arith.muli %all, %c : i32
  %r = arith.addi %x, %some : i32
  return %r : i32
}

func.func @constant() -> i32 {
  %v = arith.constant dense<[5, 7]> : vector<2xi32>
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %some = vector.mask %mask { vector.reduction <add>, %v : vector<2xi32> into i32 } : vector<2xi1> -> i32
  return %some : i32
}
