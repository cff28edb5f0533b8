// prints: 6

// Between walls of these heights.
memref.global "private" constant @heights : memref<12xi32> = dense<[0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]>

func.func @main() {
  %h = memref.get_global @heights : memref<12xi32>
  %zero = arith.constant 0 : i32
  %left = memref.alloca() : memref<12xi32>
  %0 = affine.for %i = 0 to 12 iter_args(%m = %zero) -> i32 {
    %x = affine.load %h[%i] : memref<12xi32>
    %n = arith.maxsi %m, %x : i32
    affine.store %n, %left[%i] : memref<12xi32>
    affine.yield %n : i32
  }
  %r:2 = affine.for %i = 0 to 12 iter_args(%m = %zero, %water = %zero) -> (i32, i32) {
    %x = affine.load %h[-%i + 11] : memref<12xi32>
    %l = affine.load %left[-%i + 11] : memref<12xi32>
    %n = arith.maxsi %m, %x : i32
    %level = arith.minsi %l, %n : i32
    %d = arith.subi %level, %x : i32
    %w = arith.addi %water, %d : i32
    affine.yield %n, %w : i32, i32
  }
  vector.print %r#1 : i32
  return
}
