// prints: 99
// prints: 591751041
// prints: -58
// prints: 878082066
// prints: -115
// prints: 1164411171
// prints: 27
// prints: 1450709556

// Rotations of several widths from shifts.
func.func @main() {
  %x = arith.constant 0xB1 : i8
  %y = arith.constant 0x12345678 : i32
  affine.for %i = 1 to 5 {
    %k8 = arith.index_cast %i : index to i8
    %w8 = arith.constant 8 : i8
    %r8 = arith.subi %w8, %k8 : i8
    %a = arith.shli %x, %k8 : i8
    %b = arith.shrui %x, %r8 : i8
    %c = arith.ori %a, %b : i8
    vector.print %c : i8
    %four = arith.constant 4 : index
    %n = arith.muli %i, %four : index
    %k32 = arith.index_cast %n : index to i32
    %w32 = arith.constant 32 : i32
    %r32 = arith.subi %w32, %k32 : i32
    %d = arith.shli %y, %k32 : i32
    %e = arith.shrui %y, %r32 : i32
    %f = arith.ori %d, %e : i32
    vector.print %f : i32
  }
  return
}
