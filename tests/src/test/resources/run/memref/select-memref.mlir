// Which of two memrefs, of different sizes, is chosen when running: by select, by scf.if and by block arguments.
// run: @by_select(true) == 3
// run: @by_select(false) == 5
// run: @by_if(true) == 3
// run: @by_if(false) == 5
// run: @by_branch(true) == 3
// run: @by_branch(false) == 5
func.func @by_select(%c: i1) -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<3xi32>
  %b = memref.alloca() : memref<5xi32>
  %x = memref.cast %a : memref<3xi32> to memref<?xi32>
  %y = memref.cast %b : memref<5xi32> to memref<?xi32>
  %m = arith.select %c, %x, %y : memref<?xi32>
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
func.func @by_if(%c: i1) -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<3xi32>
  %b = memref.alloca() : memref<5xi32>
  %m = scf.if %c -> memref<?xi32> {
    %x = memref.cast %a : memref<3xi32> to memref<?xi32>
    scf.yield %x : memref<?xi32>
  } else {
    %y = memref.cast %b : memref<5xi32> to memref<?xi32>
    scf.yield %y : memref<?xi32>
  }
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
func.func @by_branch(%c: i1) -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<3xi32>
  %b = memref.alloca() : memref<5xi32>
  %x = memref.cast %a : memref<3xi32> to memref<?xi32>
  %y = memref.cast %b : memref<5xi32> to memref<?xi32>
  cf.cond_br %c, ^out(%x : memref<?xi32>), ^out(%y : memref<?xi32>)
^out(%m: memref<?xi32>):
  %d = memref.dim %m, %c0 : memref<?xi32>
  return %d : index
}
