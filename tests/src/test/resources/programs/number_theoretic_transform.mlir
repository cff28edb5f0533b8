// prints: ( 1, 7, 9, 3 )
// prints: ( 5, 11, 0, 2 )

// Of four points modulo 17, with root 4, there and back.
func.func @transform(%m: memref<4xi32>, %root: i32, %out: memref<4xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %mod = arith.constant 17 : i32
  %w = affine.for %k = 0 to 4 iter_args(%w = %one) -> i32 {
    %s:2 = affine.for %i = 0 to 4 iter_args(%sum = %zero, %p = %one) -> (i32, i32) {
      %x = affine.load %m[%i] : memref<4xi32>
      %y = arith.muli %x, %p : i32
      %t = arith.addi %sum, %y : i32
      %u = arith.remui %t, %mod : i32
      %q = arith.muli %p, %w : i32
      %r = arith.remui %q, %mod : i32
      affine.yield %u, %r : i32, i32
    }
    affine.store %s#0, %out[%k] : memref<4xi32>
    %n = arith.muli %w, %root : i32
    %v = arith.remui %n, %mod : i32
    affine.yield %v : i32
  }
  return
}

memref.global "private" constant @signal : memref<4xi32> = dense<[5, 11, 0, 2]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i32
  %back = arith.constant 13 : i32
  %s = memref.get_global @signal : memref<4xi32>
  %t = memref.alloca() : memref<4xi32>
  %u = memref.alloca() : memref<4xi32>
  call @transform(%s, %four, %t) : (memref<4xi32>, i32, memref<4xi32>) -> ()
  call @transform(%t, %back, %u) : (memref<4xi32>, i32, memref<4xi32>) -> ()
  %a = vector.load %t[%c0] : memref<4xi32>, vector<4xi32>
  %b = vector.load %u[%c0] : memref<4xi32>, vector<4xi32>
  %scale = arith.constant dense<13> : vector<4xi32>
  %mod = arith.constant dense<17> : vector<4xi32>
  %c = arith.muli %b, %scale : vector<4xi32>
  %d = arith.remui %c, %mod : vector<4xi32>
  vector.print %a : vector<4xi32>
  vector.print %d : vector<4xi32>
  return
}
