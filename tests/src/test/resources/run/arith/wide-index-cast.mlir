// run: @up_signed(-5) == -1
// run: @up_signed(5) == 0
// run: @up_unsigned(7) == 7
// run: @down(41) == 42

func.func @up_signed(%x: index) -> i64 {
  %wide = arith.index_cast %x : index to i100
  %c64 = arith.constant 64 : i100
  %high = arith.shrsi %wide, %c64 : i100
  %r = arith.trunci %high : i100 to i64
  return %r : i64
}

func.func @up_unsigned(%x: index) -> i64 {
  %wide = arith.index_castui %x : index to i128
  %r = arith.trunci %wide : i128 to i64
  return %r : i64
}

// The bits above those of an index are lost.
func.func @down(%x: i64) -> index {
  %low = arith.extui %x : i64 to i128
  %high = arith.constant 340282366920938463444927863358058659841 : i128
  %wide = arith.addi %low, %high : i128
  %r = arith.index_cast %wide : i128 to index
  return %r : index
}
