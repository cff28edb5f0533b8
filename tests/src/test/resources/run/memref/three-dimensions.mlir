// Row-major order in three dimensions, the middle one dynamic: element (i, j, k) lies at (i * n + j) * 5 + k.
// run: @at(3, 0, 0, 0) == 0
// run: @at(3, 1, 2, 4) == 29
// run: @at(7, 3, 6, 4) == 139
func.func @at(%n: index, %i: index, %j: index, %k: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloc(%n) : memref<4x?x5xi64>
  %r = scf.for %a = %c0 to %c4 step %c1 iter_args(%x = %z) -> (i64) {
    %s = scf.for %b = %c0 to %n step %c1 iter_args(%y = %x) -> (i64) {
      %t = scf.for %c = %c0 to %c5 step %c1 iter_args(%w = %y) -> (i64) {
        memref.store %w, %m[%a, %b, %c] : memref<4x?x5xi64>
        %u = arith.addi %w, %one : i64
        scf.yield %u : i64
      }
      scf.yield %t : i64
    }
    scf.yield %s : i64
  }
  %v = memref.load %m[%i, %j, %k] : memref<4x?x5xi64>
  memref.dealloc %m : memref<4x?x5xi64>
  return %v : i64
}
