// run: @last_of_scope(4) == 10
func.func @last_of_scope(%x: i32) -> i32 {
  %v = memref.alloca_scope -> (vector<4xi32>) {
    %m = memref.alloca() : memref<4xi32>
    %c0 = arith.constant 0 : index
    %weights = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %all = vector.broadcast %x : i32 to vector<4xi32>
    %product = arith.muli %all, %weights : vector<4xi32>
    vector.store %product, %m[%c0] : memref<4xi32>, vector<4xi32>
    %read = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
    memref.alloca_scope.return %read : vector<4xi32>
  }
  %sum = vector.reduction <add>, %v : vector<4xi32> into i32
  %four = arith.constant 4 : i32
  %r = arith.divsi %sum, %four : i32
  return %r : i32
}
