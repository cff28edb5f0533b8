// Layouts that are no strided form: tiles, folded rows, of sizes that are known and that are not. Loads give what was stored there, wherever it lies.
// beyond mlir-runner: its lowering takes strided forms only, and normalize-memrefs copies tiles as if they were rows
// run: @tiles(8, 12) == 4560
// run: @tile(5, 7) == 67
// run: @dynamic_tiles(10, 7) == 76
// run: @copied(3, 9) == 39
// run: @through_function(6, 2) == 62
// run: @sizes(13) == 1308
// run: @updated(4) == 12
// run: @by_subscripts() == 2016
// run: @chosen(0) == 11
// run: @chosen(1) == 22
#tile = affine_map<(i, j) -> (i floordiv 4, j floordiv 4, i mod 4, j mod 4)>
#folded = affine_map<(i, j) -> (i * 6 + j + (j floordiv 3) * 48)>
#columns = affine_map<(i, j) -> (j, i floordiv 2, i mod 2)>

func.func private @fill(%m: memref<8x12xi64, #tile>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c12 step %c1 {
      %k = arith.muli %i, %c12 : index
      %l = arith.addi %k, %j : index
      %v = arith.index_cast %l : index to i64
      memref.store %v, %m[%i, %j] : memref<8x12xi64, #tile>
    }
  }
  return
}

func.func @tiles(%rows: index, %columns: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %m = memref.alloc() : memref<8x12xi64, #tile>
  call @fill(%m) : (memref<8x12xi64, #tile>) -> ()
  %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %zero) -> (i64) {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%t = %s) -> (i64) {
      %v = memref.load %m[%i, %j] : memref<8x12xi64, #tile>
      %u = arith.addi %t, %v : i64
      scf.yield %u : i64
    }
    scf.yield %row : i64
  }
  memref.dealloc %m : memref<8x12xi64, #tile>
  return %sum : i64
}

func.func @tile(%i: index, %j: index) -> i64 {
  %m = memref.alloca() : memref<8x12xi64, #tile>
  call @fill(%m) : (memref<8x12xi64, #tile>) -> ()
  %v = memref.load %m[%i, %j] : memref<8x12xi64, #tile>
  return %v : i64
}

// Room for the tiles that the sizes only begin.
func.func @dynamic_tiles(%rows: index, %columns: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %m = memref.alloc(%rows, %columns) : memref<?x?xi64, #tile>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %k = arith.muli %i, %c10 : index
      %l = arith.addi %k, %j : index
      %v = arith.index_cast %l : index to i64
      memref.store %v, %m[%i, %j] : memref<?x?xi64, #tile>
    }
  }
  %c7 = arith.constant 7 : index
  %c6 = arith.constant 6 : index
  %r = memref.load %m[%c7, %c6] : memref<?x?xi64, #tile>
  memref.dealloc %m : memref<?x?xi64, #tile>
  return %r : i64
}

func.func @copied(%i: index, %j: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c10 = arith.constant 10 : index
  %plain = memref.alloc() : memref<8x12xi64>
  scf.for %a = %c0 to %c8 step %c1 {
    scf.for %b = %c0 to %c12 step %c1 {
      %k = arith.muli %a, %c10 : index
      %l = arith.addi %k, %b : index
      %v = arith.index_cast %l : index to i64
      memref.store %v, %plain[%a, %b] : memref<8x12xi64>
    }
  }
  %tiles = memref.alloc() : memref<8x12xi64, #tile>
  %rows = memref.alloc() : memref<8x12xi64, #folded>
  memref.copy %plain, %tiles : memref<8x12xi64> to memref<8x12xi64, #tile>
  memref.copy %tiles, %rows : memref<8x12xi64, #tile> to memref<8x12xi64, #folded>
  %same = memref.alloc() : memref<8x12xi64, #folded>
  memref.copy %rows, %same : memref<8x12xi64, #folded> to memref<8x12xi64, #folded>
  %r = memref.load %same[%i, %j] : memref<8x12xi64, #folded>
  return %r : i64
}

func.func private @element(%m: memref<8x12xi64, #columns>, %i: index, %j: index) -> (memref<8x12xi64, #columns>, i64) {
  %v = memref.load %m[%i, %j] : memref<8x12xi64, #columns>
  return %m, %v : memref<8x12xi64, #columns>, i64
}
func.func @through_function(%i: index, %j: index) -> i64 {
  %m = memref.alloc() : memref<8x12xi64, #columns>
  affine.for %a = 0 to 8 {
    affine.for %b = 0 to 12 {
      %k = affine.apply affine_map<(a, b) -> (a * 10 + b)>(%a, %b)
      %v = arith.index_cast %k : index to i64
      affine.store %v, %m[%a, %b] : memref<8x12xi64, #columns>
    }
  }
  %again, %v = call @element(%m, %i, %j) : (memref<8x12xi64, #columns>, index, index) -> (memref<8x12xi64, #columns>, i64)
  memref.dealloc %again : memref<8x12xi64, #columns>
  return %v : i64
}

// A size is that of the memref, not of its tiles.
#rows = affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>
func.func @sizes(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %m = memref.alloc(%n) : memref<?x8xi64, #rows>
  %a = memref.dim %m, %c0 : memref<?x8xi64, #rows>
  %b = memref.dim %m, %c1 : memref<?x8xi64, #rows>
  memref.dealloc %m : memref<?x8xi64, #rows>
  %h = arith.muli %a, %c100 : index
  %s = arith.addi %h, %b : index
  return %s : index
}

func.func @updated(%times: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i64
  %three = arith.constant 3 : i64
  %m = memref.alloc() : memref<8x12xi64, #tile>
  memref.store %zero, %m[%c5, %c1] : memref<8x12xi64, #tile>
  %last = scf.for %i = %c0 to %times step %c1 iter_args(%at = %m) -> (memref<8x12xi64, #tile>) {
    memref.prefetch %at[%c5, %c1], read, locality<3>, data : memref<8x12xi64, #tile>
    %old = memref.atomic_rmw addi %three, %at[%c5, %c1] : (i64, memref<8x12xi64, #tile>) -> i64
    scf.yield %at : memref<8x12xi64, #tile>
  }
  %r = memref.load %last[%c5, %c1] : memref<8x12xi64, #tile>
  return %r : i64
}

func.func @by_subscripts() -> i64 {
  %zero = arith.constant 0 : i64
  %m = memref.alloc() : memref<8x8xi64, affine_map<(i, j) -> (i + j, j)>>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %k = affine.apply affine_map<(i, j) -> (i * 8 + j)>(%i, %j)
      %v = arith.index_cast %k : index to i64
      affine.store %v, %m[%i, 7 - %j] : memref<8x8xi64, affine_map<(i, j) -> (i + j, j)>>
    }
  }
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (i64) {
    %row = affine.for %j = 0 to 8 iter_args(%t = %s) -> (i64) {
      %v = affine.load %m[7 - %i, %j] : memref<8x8xi64, affine_map<(i, j) -> (i + j, j)>>
      %u = arith.addi %t, %v : i64
      affine.yield %u : i64
    }
    affine.yield %row : i64
  }
  return %sum : i64
}

func.func @chosen(%second: i1) -> i64 {
  %c2 = arith.constant 2 : index
  %a = arith.constant 11 : i64
  %b = arith.constant 22 : i64
  %m = memref.alloc() : memref<8x12xi64, #tile>
  %n = memref.alloc() : memref<8x12xi64, #tile>
  memref.store %a, %m[%c2, %c2] : memref<8x12xi64, #tile>
  memref.store %b, %n[%c2, %c2] : memref<8x12xi64, #tile>
  %x = arith.select %second, %n, %m : memref<8x12xi64, #tile>
  %v = memref.load %x[%c2, %c2] : memref<8x12xi64, #tile>
  return %v : i64
}
