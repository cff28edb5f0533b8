// Conway's game of life on a torus, sixteen generations.

!board = memref<128x128xi8>

#before = affine_map<(i) -> ((i + 127) mod 128)>
#after = affine_map<(i) -> ((i + 1) mod 128)>

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

func.func private @step(%from: !board, %to: !board) {
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  affine.for %y = 0 to 128 {
    affine.for %x = 0 to 128 {
      %up = affine.apply #before(%y)
      %down = affine.apply #after(%y)
      %left = affine.apply #before(%x)
      %right = affine.apply #after(%x)
      %a = affine.load %from[%up, %left] : !board
      %b = affine.load %from[%up, %x] : !board
      %c = affine.load %from[%up, %right] : !board
      %d = affine.load %from[%y, %left] : !board
      %self = affine.load %from[%y, %x] : !board
      %e = affine.load %from[%y, %right] : !board
      %f = affine.load %from[%down, %left] : !board
      %g = affine.load %from[%down, %x] : !board
      %h = affine.load %from[%down, %right] : !board
      %ab = arith.addi %a, %b : i8
      %abc = arith.addi %ab, %c : i8
      %abcd = arith.addi %abc, %d : i8
      %abcde = arith.addi %abcd, %e : i8
      %fg = arith.addi %f, %g : i8
      %fgh = arith.addi %fg, %h : i8
      %around = arith.addi %abcde, %fgh : i8
      %is_three = arith.cmpi eq, %around, %three : i8
      %is_two = arith.cmpi eq, %around, %two : i8
      %lives = arith.trunci %self : i8 to i1
      %stays = arith.andi %is_two, %lives : i1
      %next = arith.ori %is_three, %stays : i1
      %cell = arith.extui %next : i1 to i8
      affine.store %cell, %to[%y, %x] : !board
    }
  }
  return
}

func.func @kernel(%a: !board, %b: !board) {
  affine.for %turn = 0 to 8 {
    func.call @step(%a, %b) : (!board, !board) -> ()
    func.call @step(%b, %a) : (!board, !board) -> ()
  }
  return
}

func.func @main() {
  %one = arith.constant 1 : i32
  %a = memref.alloc() : !board
  %b = memref.alloc() : !board
  affine.for %y = 0 to 128 {
    affine.for %x = 0 to 128 {
      %i = affine.apply affine_map<(y, x) -> (y * 128 + x)>(%y, %x)
      %bits = func.call @noise(%i) : (index) -> i32
      %low = arith.andi %bits, %one : i32
      %cell = arith.trunci %low : i32 to i8
      affine.store %cell, %a[%y, %x] : !board
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b) : (!board, !board) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %y = 0 to 128 {
    affine.for %x = 0 to 128 {
      %cell = affine.load %a[%y, %x] : !board
      %v = arith.extui %cell : i8 to i32
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  return
}
