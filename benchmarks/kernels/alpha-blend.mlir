// Two pictures of 8 bits by a third one that says how much of each: (a * alpha + b * (255 - alpha) + 127) / 255.

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

func.func @kernel(%a: memref<65536xi8>, %b: memref<65536xi8>, %alpha: memref<65536xi8>, %out: memref<65536xi8>) {
  %c255 = arith.constant 255 : i32
  %c128 = arith.constant 128 : i32
  %c8 = arith.constant 8 : i32
  affine.for %i = 0 to 65536 {
    %a8 = affine.load %a[%i] : memref<65536xi8>
    %b8 = affine.load %b[%i] : memref<65536xi8>
    %alpha8 = affine.load %alpha[%i] : memref<65536xi8>
    %x = arith.extui %a8 : i8 to i32
    %y = arith.extui %b8 : i8 to i32
    %z = arith.extui %alpha8 : i8 to i32
    %rest = arith.subi %c255, %z : i32
    %of_a = arith.muli %x, %z : i32
    %of_b = arith.muli %y, %rest : i32
    %both = arith.addi %of_a, %of_b : i32
    %t = arith.addi %both, %c128 : i32
    %high = arith.shrsi %t, %c8 : i32
    %u = arith.addi %t, %high : i32
    %w = arith.shrsi %u, %c8 : i32
    %v = arith.trunci %w : i32 to i8
    affine.store %v, %out[%i] : memref<65536xi8>
  }
  return
}

func.func @main() {
  %a = memref.alloc() : memref<65536xi8>
  %b = memref.alloc() : memref<65536xi8>
  %alpha = memref.alloc() : memref<65536xi8>
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
    affine.store %v, %alpha[%i] : memref<65536xi8>
  }
  affine.for %i = 0 to 65536 {
    %z = arith.constant 0 : i8
    affine.store %z, %out[%i] : memref<65536xi8>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %b, %alpha, %out) : (memref<65536xi8>, memref<65536xi8>, memref<65536xi8>, memref<65536xi8>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 65536 {
    %v = affine.load %out[%i] : memref<65536xi8>
    %w = arith.extui %v : i8 to i32
    func.call @print_i32(%w) : (i32) -> ()
  }
  return
}
