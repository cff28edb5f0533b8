// prints: 6

// The longest increasing subsequence, in quadratic time.
memref.global "private" constant @a : memref<10xi32> = dense<[10, 22, 9, 33, 21, 50, 41, 60, 80, 1]>

func.func @main() {
  %a = memref.get_global @a : memref<10xi32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %lengths = memref.alloca() : memref<10xi32>
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<10xi32>
    %before = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%best = %zero) -> i32 {
      %y = affine.load %a[%j] : memref<10xi32>
      %l = affine.load %lengths[%j] : memref<10xi32>
      %less = arith.cmpi slt, %y, %x : i32
      %m = arith.maxsi %best, %l : i32
      %next = arith.select %less, %m, %best : i32
      affine.yield %next : i32
    }
    %l = arith.addi %before, %one : i32
    affine.store %l, %lengths[%i] : memref<10xi32>
  }
  %r = affine.for %i = 0 to 10 iter_args(%best = %zero) -> i32 {
    %l = affine.load %lengths[%i] : memref<10xi32>
    %m = arith.maxsi %best, %l : i32
    affine.yield %m : i32
  }
  vector.print %r : i32
  return
}
