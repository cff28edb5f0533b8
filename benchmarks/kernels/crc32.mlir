// The CRC-32 of 64 KiB, a table's entry a byte; the table is made, too.

!bytes = memref<65536xi8>
!table = memref<256xi32>
!sum = memref<1xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func @kernel(%in: !bytes, %table: !table, %sum: !sum) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %eight = arith.constant 8 : i32
  %low = arith.constant 255 : i32
  %polynomial = arith.constant 0xEDB88320 : i32
  %ones = arith.constant -1 : i32
  affine.for %i = 0 to 256 {
    %start = arith.index_cast %i : index to i32
    %entry = affine.for %bit = 0 to 8 iter_args(%c = %start) -> (i32) {
      %last = arith.andi %c, %one : i32
      %odd = arith.cmpi ne, %last, %zero : i32
      %half = arith.shrui %c, %one : i32
      %mixed = arith.xori %half, %polynomial : i32
      %next = arith.select %odd, %mixed, %half : i32
      affine.yield %next : i32
    }
    affine.store %entry, %table[%i] : !table
  }
  %crc = affine.for %i = 0 to 65536 iter_args(%c = %ones) -> (i32) {
    %byte = affine.load %in[%i] : !bytes
    %wide = arith.extui %byte : i8 to i32
    %mixed = arith.xori %c, %wide : i32
    %slot = arith.andi %mixed, %low : i32
    %at = arith.index_castui %slot : i32 to index
    %entry = memref.load %table[%at] : !table
    %rest = arith.shrui %c, %eight : i32
    %next = arith.xori %entry, %rest : i32
    affine.yield %next : i32
  }
  %result = arith.xori %crc, %ones : i32
  affine.store %result, %sum[0] : !sum
  return
}

func.func @main() {
  %in = memref.alloc() : !bytes
  %table = memref.alloc() : !table
  %sum = memref.alloc() : !sum
  affine.for %i = 0 to 65536 {
    %bits = func.call @noise(%i) : (index) -> i32
    %byte = arith.trunci %bits : i32 to i8
    affine.store %byte, %in[%i] : !bytes
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %table, %sum) : (!bytes, !table, !sum) -> ()
  func.call @toggle_gpio() : () -> ()
  %v = affine.load %sum[0] : !sum
  func.call @print_i32(%v) : (i32) -> ()
  return
}
