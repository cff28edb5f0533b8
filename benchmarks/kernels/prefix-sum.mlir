// Inclusive prefix sums of each row, then of each column: a summed-area table.

!table = memref<256x256xi32>

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

func.func @kernel(%in: !table, %out: !table) {
  %zero = arith.constant 0 : i32
  affine.for %y = 0 to 256 {
    affine.for %x = 0 to 256 iter_args(%sum = %zero) -> (i32) {
      %v = affine.load %in[%y, %x] : !table
      %next = arith.addi %sum, %v : i32
      affine.store %next, %out[%y, %x] : !table
      affine.yield %next : i32
    }
  }
  affine.for %x = 0 to 256 {
    affine.for %y = 1 to 256 {
      %v = affine.load %out[%y, %x] : !table
      %above = affine.load %out[%y - 1, %x] : !table
      %sum = arith.addi %v, %above : i32
      affine.store %sum, %out[%y, %x] : !table
    }
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !table
  %out = memref.alloc() : !table
  affine.for %y = 0 to 256 {
    affine.for %x = 0 to 256 {
      %i = affine.apply affine_map<(y, x) -> (y * 256 + x)>(%y, %x)
      %v = func.call @noise(%i) : (index) -> i32
      affine.store %v, %in[%y, %x] : !table
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %out) : (!table, !table) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 0 to 256 {
    affine.for %x = 0 to 256 {
      %v = affine.load %out[%y, %x] : !table
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  return
}
