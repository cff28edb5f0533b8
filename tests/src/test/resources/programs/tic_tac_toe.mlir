// prints: 282

// Who has won, by masks of the eight lines.
memref.global "private" constant @lines : memref<8xi16> = dense<[7, 56, 448, 73, 146, 292, 273, 84]>

func.func @won(%board: i16) -> i1 {
  %lines = memref.get_global @lines : memref<8xi16>
  %false = arith.constant false
  %r = affine.for %i = 0 to 8 iter_args(%any = %false) -> i1 {
    %l = affine.load %lines[%i] : memref<8xi16>
    %m = arith.andi %board, %l : i16
    %all = arith.cmpi eq, %m, %l : i16
    %n = arith.ori %any, %all : i1
    affine.yield %n : i1
  }
  return %r : i1
}

func.func @main() {
  %one = arith.constant 1 : i16
  %zero = arith.constant 0 : i16
  %limit = arith.constant 512 : i16
  %none = arith.constant 0 : i32
  %count = scf.for %b = %zero to %limit step %one iter_args(%n = %none) -> i32 : i16 {
    %w = func.call @won(%b) : (i16) -> i1
    %k = arith.extui %w : i1 to i32
    %m = arith.addi %n, %k : i32
    scf.yield %m : i32
  }
  vector.print %count : i32
  return
}
