// A filter of 32 taps over samples of 16 bits, summed in 32.

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

func.func @kernel(%x: memref<4128xi16>, %h: memref<32xi16>, %y: memref<4096xi16>) {
  %z = arith.constant 16384 : i32
  %c15 = arith.constant 15 : i32
  affine.for %i = 0 to 4096 {
    %r = affine.for %k = 0 to 32 iter_args(%s = %z) -> (i32) {
      %a16 = affine.load %x[%i + %k] : memref<4128xi16>
      %b16 = affine.load %h[%k] : memref<32xi16>
      %a = arith.extsi %a16 : i16 to i32
      %b = arith.extsi %b16 : i16 to i32
      %p = arith.muli %a, %b : i32
      %t = arith.addi %s, %p : i32
      affine.yield %t : i32
    }
    %q = arith.shrsi %r, %c15 : i32
    %v = arith.trunci %q : i32 to i16
    affine.store %v, %y[%i] : memref<4096xi16>
  }
  return
}

func.func @main() {
  %x = memref.alloc() : memref<4128xi16>
  %h = memref.alloc() : memref<32xi16>
  %y = memref.alloc() : memref<4096xi16>
  affine.for %i = 0 to 4128 {
    %n = func.call @noise(%i) : (index) -> i32
    %v = arith.trunci %n : i32 to i16
    affine.store %v, %x[%i] : memref<4128xi16>
  }
  affine.for %i = 0 to 32 {
    %n = func.call @noise(%i) : (index) -> i32
    %v = arith.trunci %n : i32 to i16
    affine.store %v, %h[%i] : memref<32xi16>
  }
  affine.for %i = 0 to 4096 {
    %z = arith.constant 0 : i16
    affine.store %z, %y[%i] : memref<4096xi16>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%x, %h, %y) : (memref<4128xi16>, memref<32xi16>, memref<4096xi16>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4096 {
    %v = affine.load %y[%i] : memref<4096xi16>
    %w = arith.extui %v : i16 to i32
    func.call @print_i32(%w) : (i32) -> ()
  }
  return
}
