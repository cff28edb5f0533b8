// The 0/1 knapsack: the most that each capacity can hold, in one array from the top down.

!items = memref<64xi32>
!capacities = memref<4097xi32>

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

func.func @kernel(%weight: !items, %price: !items, %best: !capacities) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %capacity = arith.constant 4096 : index
  affine.for %i = 0 to 64 {
    %w32 = affine.load %weight[%i] : !items
    %p = affine.load %price[%i] : !items
    %w = arith.index_cast %w32 : i32 to index
    %room = arith.subi %capacity, %w : index
    %steps = arith.addi %room, %one : index
    scf.for %k = %zero to %steps step %one {
      %c = arith.subi %capacity, %k : index
      %left = arith.subi %c, %w : index
      %without = memref.load %best[%c] : !capacities
      %rest = memref.load %best[%left] : !capacities
      %with = arith.addi %rest, %p : i32
      %more = arith.maxsi %with, %without : i32
      memref.store %more, %best[%c] : !capacities
    }
  }
  return
}

func.func @main() {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %byte = arith.constant 255 : i32
  %most = arith.constant 1023 : i32
  %weight = memref.alloc() : !items
  %price = memref.alloc() : !items
  %best = memref.alloc() : !capacities
  affine.for %i = 0 to 64 {
    %bits = func.call @noise(%i) : (index) -> i32
    %low = arith.andi %bits, %byte : i32
    %w = arith.addi %low, %one : i32
    affine.store %w, %weight[%i] : !items
    %next = affine.apply affine_map<(i) -> (i + 500)>(%i)
    %others = func.call @noise(%next) : (index) -> i32
    %p = arith.andi %others, %most : i32
    affine.store %p, %price[%i] : !items
  }
  affine.for %c = 0 to 4097 {
    affine.store %zero, %best[%c] : !capacities
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%weight, %price, %best) : (!items, !items, !capacities) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %c = 0 to 4097 {
    %v = affine.load %best[%c] : !capacities
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
