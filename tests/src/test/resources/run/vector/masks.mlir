// Masks that are constants, and an operation under a mask.

// run: @constant_mask() == 3
func.func @constant_mask() -> i32 {
  %m = vector.constant_mask [2] : vector<4xi1>
  %v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
  %zero = arith.constant dense<0> : vector<4xi32>
  %kept = arith.select %m, %v, %zero : vector<4xi1>, vector<4xi32>
  %0 = vector.reduction <add>, %kept : vector<4xi32> into i32
  return %0 : i32
}

// run: @under_mask(3) == 7
// run: @under_mask(0) == 0
func.func @under_mask(%n: index) -> i32 {
  %m = vector.create_mask %n : vector<4xi1>
  %v = arith.constant dense<[1, 2, 4, 8]> : vector<4xi32>
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
