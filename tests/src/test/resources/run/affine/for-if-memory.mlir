// Conditionals on induction variables inside nests: the upper triangle gets one value, the lower another, the diagonal a third.
// run: @sum(1) == 100
// run: @sum(3) == 333
// run: @sum(4) == 466
func.func @sum(%n: index) -> i32 {
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %hundred = arith.constant 100 : i32
  %z = arith.constant 0 : i32
  %m = memref.alloc(%n, %n) : memref<?x?xi32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %j) {
        affine.store %hundred, %m[%i, %j] : memref<?x?xi32>
      } else {
        affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
          affine.store %one, %m[%i, %j] : memref<?x?xi32>
        } else {
          affine.store %ten, %m[%i, %j] : memref<?x?xi32>
        }
      }
    }
  }
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (i32) {
    %s = affine.for %j = 0 to %n iter_args(%b = %a) -> (i32) {
      %v = affine.load %m[%i, %j] : memref<?x?xi32>
      %t = arith.addi %b, %v : i32
      affine.yield %t : i32
    }
    affine.yield %s : i32
  }
  memref.dealloc %m : memref<?x?xi32>
  return %r : i32
}
