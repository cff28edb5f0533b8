// The sum of two pictures of 8 bits, at most 255, less a third one, at least 0.

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

func.func @kernel(%a: memref<65536xi8>, %b: memref<65536xi8>, %c: memref<65536xi8>, %out: memref<65536xi8>) {
  %most = arith.constant 255 : i32
  %least = arith.constant 0 : i32
  affine.for %i = 0 to 65536 {
    %a8 = affine.load %a[%i] : memref<65536xi8>
    %b8 = affine.load %b[%i] : memref<65536xi8>
    %c8 = affine.load %c[%i] : memref<65536xi8>
    %x = arith.extui %a8 : i8 to i32
    %y = arith.extui %b8 : i8 to i32
    %z = arith.extui %c8 : i8 to i32
    %sum = arith.addi %x, %y : i32
    %below = arith.minsi %sum, %most : i32
    %difference = arith.subi %below, %z : i32
    %above = arith.maxsi %difference, %least : i32
    %v = arith.trunci %above : i32 to i8
    affine.store %v, %out[%i] : memref<65536xi8>
  }
  return
}

func.func @main() {
  %a = memref.alloc() : memref<65536xi8>
  %b = memref.alloc() : memref<65536xi8>
  %c = memref.alloc() : memref<65536xi8>
  %out = memref.alloc() : memref<65536xi8>
  affine.for %i = 0 to 65536 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %n = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %a[%i] : memref<65536xi8>
  }
  affine.for %i = 0 to 65536 {
    %at = affine.apply affine_map<(i) -> (i + 100000)>(%i)
    %n = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %b[%i] : memref<65536xi8>
  }
  affine.for %i = 0 to 65536 {
    %at = affine.apply affine_map<(i) -> (i + 200000)>(%i)
    %n = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %c[%i] : memref<65536xi8>
  }
  affine.for %i = 0 to 65536 {
    %z = arith.constant 0 : i8
    affine.store %z, %out[%i] : memref<65536xi8>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b, %c, %out) : (memref<65536xi8>, memref<65536xi8>, memref<65536xi8>, memref<65536xi8>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 65536 {
    %v = affine.load %out[%i] : memref<65536xi8>
    %w = arith.extui %v : i8 to i32
    func.call @print_i32(%w) : (i32) -> ()
  }
  return
}
