// The product of two matrices of 8-bit integers, in 32 bits.

!small = memref<128x128xi8>
!wide = memref<128x128xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func @kernel(%a: !small, %b: !small, %c: !wide) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 128 {
    affine.for %j = 0 to 128 {
      %dot = affine.for %k = 0 to 128 iter_args(%sum = %zero) -> (i32) {
        %x = affine.load %a[%i, %k] : !small
        %y = affine.load %b[%k, %j] : !small
        %wide_x = arith.extsi %x : i8 to i32
        %wide_y = arith.extsi %y : i8 to i32
        %product = arith.muli %wide_x, %wide_y : i32
        %next = arith.addi %sum, %product : i32
        affine.yield %next : i32
      }
      affine.store %dot, %c[%i, %j] : !wide
    }
  }
  return
}

func.func @main() {
  %a = memref.alloc() : !small
  %b = memref.alloc() : !small
  %c = memref.alloc() : !wide
  affine.for %i = 0 to 128 {
    affine.for %j = 0 to 128 {
      %at = affine.apply affine_map<(i, j) -> (i * 128 + j)>(%i, %j)
      %bits = func.call @noise(%at) : (index) -> i32
      %x = arith.trunci %bits : i32 to i8
      affine.store %x, %a[%i, %j] : !small
      %of_b = affine.apply affine_map<(i, j) -> (i * 128 + j + 20000)>(%i, %j)
      %others = func.call @noise(%of_b) : (index) -> i32
      %y = arith.trunci %others : i32 to i8
      affine.store %y, %b[%i, %j] : !small
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b, %c) : (!small, !small, !wide) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 128 {
    affine.for %j = 0 to 128 {
      %v = affine.load %c[%i, %j] : !wide
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  return
}
