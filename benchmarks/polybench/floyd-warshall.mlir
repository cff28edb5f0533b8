// PolyBench/C 4.2.1 floyd-warshall: the shortest path between every pair of nodes, in i32.
// sizes (SMALL | MEDIUM | LARGE): N = 180 | 500 | 2800

!path = memref<180x180xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

func.func private @init(%path: !path) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %seven = arith.constant 7 : index
  %unreachable = arith.constant 999 : i32
  affine.for %i = 0 to 180 {
    affine.for %j = 0 to 180 {
      // path[i][j] = i * j % 7 + 1
      %ij = arith.muli %i, %j : index
      %rem = arith.remsi %ij, %seven : index
      %length = arith.addi %rem, %one : index
      %v = arith.index_cast %length : index to i32
      affine.store %v, %path[%i, %j] : !path
      // 999 where 7, 11 or 13 divides i + j
      %rem13 = affine.apply affine_map<(i, j) -> ((i + j) mod 13)>(%i, %j)
      %by13 = arith.cmpi eq, %rem13, %zero : index
      %rem7 = affine.apply affine_map<(i, j) -> ((i + j) mod 7)>(%i, %j)
      %by7 = arith.cmpi eq, %rem7, %zero : index
      %rem11 = affine.apply affine_map<(i, j) -> ((i + j) mod 11)>(%i, %j)
      %by11 = arith.cmpi eq, %rem11, %zero : index
      %by13or7 = arith.ori %by13, %by7 : i1
      %any = arith.ori %by13or7, %by11 : i1
      scf.if %any {
        affine.store %unreachable, %path[%i, %j] : !path
      }
    }
  }
  return
}

func.func @kernel(%path: !path) {
  affine.for %k = 0 to 180 {
    affine.for %i = 0 to 180 {
      affine.for %j = 0 to 180 {
        // path[i][j] = path[i][j] < path[i][k] + path[k][j] ? path[i][j] : path[i][k] + path[k][j]
        %direct = affine.load %path[%i, %j] : !path
        %to = affine.load %path[%i, %k] : !path
        %from = affine.load %path[%k, %j] : !path
        %through = arith.addi %to, %from : i32
        %shorter = arith.cmpi slt, %direct, %through : i32
        %v = arith.select %shorter, %direct, %through : i32
        affine.store %v, %path[%i, %j] : !path
      }
    }
  }
  return
}

func.func @main() {
  %path = memref.alloc() : !path
  func.call @init(%path) : (!path) -> ()
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%path) : (!path) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 180 {
    affine.for %j = 0 to 180 {
      %v = affine.load %path[%i, %j] : !path
      func.call @print_i32(%v) : (i32) -> ()
    }
  }
  memref.dealloc %path : !path
  return
}
