// prints: 3421780262

// The check value of "123456789", bit by bit: CBF43926.
memref.global "private" constant @digits : memref<9xi8> = dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>

func.func @main() {
  %poly = arith.constant 0xEDB88320 : i32
  %ones = arith.constant -1 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %digits = memref.get_global @digits : memref<9xi8>
  %crc = affine.for %i = 0 to 9 iter_args(%c = %ones) -> i32 {
    %d = affine.load %digits[%i] : memref<9xi8>
    %w = arith.extui %d : i8 to i32
    %mixed = arith.xori %c, %w : i32
    %done = affine.for %b = 0 to 8 iter_args(%x = %mixed) -> i32 {
      %low = arith.andi %x, %one : i32
      %mask = arith.subi %zero, %low : i32
      %p = arith.andi %poly, %mask : i32
      %half = arith.shrui %x, %one : i32
      %next = arith.xori %half, %p : i32
      affine.yield %next : i32
    }
    affine.yield %done : i32
  }
  %r = arith.xori %crc, %ones : i32
  %unsigned = arith.extui %r : i32 to i64
  vector.print %unsigned : i64
  return
}
