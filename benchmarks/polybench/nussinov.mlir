// PolyBench/C 4.2.1 nussinov: RNA folding by dynamic programming; bases in i8, scores in i32.
// sizes (SMALL | MEDIUM | LARGE): N = 180 | 500 | 2500, N - 1 = 179 | 499 | 2499, N - 2 = 178 | 498 | 2498

!seq = memref<180xi8>
!table = memref<180x180xi32>

#id = affine_map<(i) -> (i)>
#next = affine_map<(i) -> (i + 1)>

#has_left = affine_set<(j) : (j - 1 >= 0)>
#has_below = affine_set<(i) : (178 - i >= 0)>
#has_both = affine_set<(i, j) : (j - 1 >= 0, 178 - i >= 0)>
#not_adjacent = affine_set<(i, j) : (j - i - 2 >= 0)>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

func.func private @init(%seq: !seq, %table: !table) {
  %zero = arith.constant 0 : i32
  // seq[i] = (char)((i + 1) % 4)
  affine.for %i = 0 to 180 {
    %base = affine.apply affine_map<(i) -> ((i + 1) mod 4)>(%i)
    %v = arith.index_cast %base : index to i8
    affine.store %v, %seq[%i] : !seq
  }
  affine.for %i = 0 to 180 {
    affine.for %j = 0 to 180 {
      affine.store %zero, %table[%i, %j] : !table
    }
  }
  return
}

func.func @kernel(%seq: !seq, %table: !table) {
  %three = arith.constant 3 : i32
  // for i from N - 1 down to 0
  affine.for %t = 0 to 180 {
    %i = affine.apply affine_map<(t) -> (179 - t)>(%t)
    affine.for %j = #next(%i) to 180 {
      // j - 1 >= 0: table[i][j] = max(table[i][j], table[i][j - 1])
      affine.if #has_left(%j) {
        %old = affine.load %table[%i, %j] : !table
        %left = affine.load %table[%i, %j - 1] : !table
        %max = arith.maxsi %old, %left : i32
        affine.store %max, %table[%i, %j] : !table
      }
      // i + 1 < N: table[i][j] = max(table[i][j], table[i + 1][j])
      affine.if #has_below(%i) {
        %old = affine.load %table[%i, %j] : !table
        %below = affine.load %table[%i + 1, %j] : !table
        %max = arith.maxsi %old, %below : i32
        affine.store %max, %table[%i, %j] : !table
      }
      affine.if #has_both(%i, %j) {
        // bases bond if they add up to 3, unless adjacent (i < j - 1 fails)
        affine.if #not_adjacent(%i, %j) {
          %old = affine.load %table[%i, %j] : !table
          %inner = affine.load %table[%i + 1, %j - 1] : !table
          %base_i = affine.load %seq[%i] : !seq
          %base_j = affine.load %seq[%j] : !seq
          %int_i = arith.extsi %base_i : i8 to i32
          %int_j = arith.extsi %base_j : i8 to i32
          %bases = arith.addi %int_i, %int_j : i32
          %bond = arith.cmpi eq, %bases, %three : i32
          %match = arith.extui %bond : i1 to i32
          %score = arith.addi %inner, %match : i32
          %max = arith.maxsi %old, %score : i32
          affine.store %max, %table[%i, %j] : !table
        } else {
          %old = affine.load %table[%i, %j] : !table
          %inner = affine.load %table[%i + 1, %j - 1] : !table
          %max = arith.maxsi %old, %inner : i32
          affine.store %max, %table[%i, %j] : !table
        }
      }
      // table[i][j] = max(table[i][j], table[i][k] + table[k + 1][j])
      affine.for %k = #next(%i) to #id(%j) {
        %old = affine.load %table[%i, %j] : !table
        %front = affine.load %table[%i, %k] : !table
        %back = affine.load %table[%k + 1, %j] : !table
        %score = arith.addi %front, %back : i32
        %max = arith.maxsi %old, %score : i32
        affine.store %max, %table[%i, %j] : !table
      }
    }
  }
  return
}

func.func @main() {
  %seq = memref.alloc() : !seq
  %table = memref.alloc() : !table
  func.call @init(%seq, %table) : (!seq, !table) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%seq, %table) : (!seq, !table) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 180 {
    affine.for %j = #id(%i) to 180 {
      %v = affine.load %table[%i, %j] : !table
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  memref.dealloc %table : !table
  memref.dealloc %seq : !seq
  return
}
