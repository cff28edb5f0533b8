// prints: 1
// prints: 3
// prints: 3
// prints: 3
// prints: 4
// prints: 4

// Lengths of codes by merging the two rarest, five times.
func.func @rarest(%w: memref<6xi32>, %not: index) -> index {
  %none = arith.constant 1000000 : i32
  %c0 = arith.constant 0 : index
  %r:2 = affine.for %i = 0 to 6 iter_args(%at = %c0, %least = %none) -> (index, i32) {
    %x = affine.load %w[%i] : memref<6xi32>
    %less = arith.cmpi slt, %x, %least : i32
    %other = arith.cmpi ne, %i, %not : index
    %take = arith.andi %less, %other : i1
    %a = arith.select %take, %i, %at : index
    %l = arith.select %take, %x, %least : i32
    affine.yield %a, %l : index, i32
  }
  return %r#0 : index
}

memref.global "private" @weights : memref<6xi32> = dense<[45, 13, 12, 16, 9, 5]>

func.func @main() {
  %w = memref.get_global @weights : memref<6xi32>
  %group = memref.alloca() : memref<6xindex>
  %length = memref.alloca() : memref<6xi32>
  %gone = arith.constant 1000000 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %nobody = arith.constant 99 : index
  affine.for %i = 0 to 6 {
    affine.store %i, %group[%i] : memref<6xindex>
    affine.store %zero, %length[%i] : memref<6xi32>
  }
  affine.for %round = 0 to 5 {
    %a = func.call @rarest(%w, %nobody) : (memref<6xi32>, index) -> index
    %b = func.call @rarest(%w, %a) : (memref<6xi32>, index) -> index
    %x = memref.load %w[%a] : memref<6xi32>
    %y = memref.load %w[%b] : memref<6xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %w[%a] : memref<6xi32>
    memref.store %gone, %w[%b] : memref<6xi32>
    affine.for %i = 0 to 6 {
      %g = affine.load %group[%i] : memref<6xindex>
      %in_a = arith.cmpi eq, %g, %a : index
      %in_b = arith.cmpi eq, %g, %b : index
      %in = arith.ori %in_a, %in_b : i1
      %l = affine.load %length[%i] : memref<6xi32>
      %l1 = arith.addi %l, %one : i32
      %n = arith.select %in, %l1, %l : i32
      %m = arith.select %in, %a, %g : index
      affine.store %n, %length[%i] : memref<6xi32>
      affine.store %m, %group[%i] : memref<6xindex>
    }
  }
  affine.for %i = 0 to 6 {
    %l = affine.load %length[%i] : memref<6xi32>
    vector.print %l : i32
  }
  return
}
