// How often each byte occurs.

!bytes = memref<65536xi8>
!counts = memref<256xi32>

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

func.func @kernel(%in: !bytes, %count: !counts) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 256 {
    affine.store %zero, %count[%i] : !counts
  }
  affine.for %i = 0 to 65536 {
    %byte = affine.load %in[%i] : !bytes
    %bin = arith.index_castui %byte : i8 to index
    %old = memref.load %count[%bin] : !counts
    %new = arith.addi %old, %one : i32
    memref.store %new, %count[%bin] : !counts
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !bytes
  %count = memref.alloc() : !counts
  affine.for %i = 0 to 65536 {
    %a = func.call @noise(%i) : (index) -> i32
    %j = affine.apply affine_map<(i) -> (i + 1)>(%i)
    %b = func.call @noise(%j) : (index) -> i32
    %both = arith.andi %a, %b : i32
    %byte = arith.trunci %both : i32 to i8
    affine.store %byte, %in[%i] : !bytes
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %count) : (!bytes, !counts) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 256 {
    %v = affine.load %count[%i] : !counts
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
