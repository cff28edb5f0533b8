// affine.delinearize_index and linearize_index: with and without an outer bound, constant and dynamic bases, negative numbers.
// run: @digits(1234) == 20, 2, 4
// run: @digits(0) == 0, 0, 0
// run: @digits(-1) == -1, 3, 14
// run: @digits(-61) == -2, 3, 14
// run: @bounded(59) == 0, 3, 14
// run: @bounded(-60) == -1, 0, 0
// run: @dynamic(1234, 7, 10) == 17, 4, 4
// run: @dynamic(-1234, 7, 10) == -18, 2, 6
// run: @one(-5, 3) == -5
// run: @units(17) == 0, 5, 0, 2
// run: @number(20, 3, 14) == 1259
// run: @number(-1, 3, 14) == -1
// run: @disjoint(20, 3, 14) == 1259
// run: @overlapping(1, -7, 100, 5, 10) == 80
// run: @lone(9) == 9
// run: @none() == 0
// run: @there_and_back(1234) == 1234
// run: @there_and_back(-77) == -77
// run: @part(1234, 3) == 186
// run: @in_loop(4) == 2040
func.func @digits(%x: index) -> (index, index, index) {
  %d:3 = affine.delinearize_index %x into (4, 15) : index, index, index
  return %d#0, %d#1, %d#2 : index, index, index
}

func.func @bounded(%x: index) -> (index, index, index) {
  %d:3 = affine.delinearize_index %x into (2, 4, 15) : index, index, index
  return %d#0, %d#1, %d#2 : index, index, index
}

func.func @dynamic(%x: index, %a: index, %b: index) -> (index, index, index) {
  %d:3 = affine.delinearize_index %x into (%a, %b) : index, index, index
  return %d#0, %d#1, %d#2 : index, index, index
}

func.func @one(%x: index, %a: index) -> index {
  %d = affine.delinearize_index %x into (%a) : index
  return %d : index
}

func.func @units(%x: index) -> (index, index, index, index) {
  %d:4 = affine.delinearize_index %x into (1, 6, 1, 3) : index, index, index, index
  return %d#0, %d#1, %d#2, %d#3 : index, index, index, index
}

func.func @number(%a: index, %b: index, %c: index) -> index {
  %x = affine.linearize_index [%a, %b, %c] by (4, 15) : index
  return %x : index
}

func.func @disjoint(%a: index, %b: index, %c: index) -> index {
  %x = affine.linearize_index disjoint [%a, %b, %c] by (100, 4, 15) : index
  return %x : index
}

func.func @overlapping(%a: index, %b: index, %c: index, %n: index, %m: index) -> index {
  %x = affine.linearize_index [%a, %b, %c] by (%n, %m) : index
  return %x : index
}

func.func @lone(%a: index) -> index {
  %x = affine.linearize_index [%a] by (3) : index
  return %x : index
}

func.func @none() -> index {
  %x = affine.linearize_index [] by () : index
  return %x : index
}

func.func @there_and_back(%x: index) -> index {
  %d:3 = affine.delinearize_index %x into (4, 15) : index, index, index
  %y = affine.linearize_index disjoint [%d#0, %d#1, %d#2] by (4, 15) : index
  return %y : index
}

func.func @part(%x: index, %n: index) -> index {
  %d:3 = affine.delinearize_index %x into (%n, 15) : index, index, index
  %y = affine.linearize_index [%n, %d#1, %d#2] by (%n, 15) : index
  %c5 = arith.constant 5 : index
  %z = arith.addi %y, %c5 : index
  %w = arith.addi %z, %d#0 : index
  return %w : index
}

func.func @in_loop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 4 iter_args(%s = %c0) -> index {
    %t = affine.for %j = 0 to 5 iter_args(%u = %s) -> index {
      %x = affine.linearize_index [%i, %n, %j] by (%n, 10) : index
      %y = arith.addi %u, %x : index
      affine.yield %y : index
    }
    affine.yield %t : index
  }
  return %r : index
}
