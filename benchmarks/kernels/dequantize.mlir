// Numbers of 8 bits to floats: (q - zero point) * scale.

func.func private @print_i32(i32)
func.func private @print_f32(f32)
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

func.func @kernel(%q: memref<65536xi8>, %x: memref<65536xf32>, %zero: i32, %scale: f32) {
  affine.for %i = 0 to 65536 {
    %v = affine.load %q[%i] : memref<65536xi8>
    %wide = arith.extsi %v : i8 to i32
    %centred = arith.subi %wide, %zero : i32
    %f = arith.sitofp %centred : i32 to f32
    %scaled = arith.mulf %f, %scale : f32
    affine.store %scaled, %x[%i] : memref<65536xf32>
  }
  return
}

func.func @main() {
  %q = memref.alloc() : memref<65536xi8>
  %x = memref.alloc() : memref<65536xf32>
  affine.for %i = 0 to 65536 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %n = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %q[%i] : memref<65536xi8>
  }
  affine.for %i = 0 to 65536 {
    %z = arith.constant 0.0 : f32
    affine.store %z, %x[%i] : memref<65536xf32>
  }
  %zero = arith.constant 7 : i32
  %scale = arith.constant 0.0123 : f32
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%q, %x, %zero, %scale) : (memref<65536xi8>, memref<65536xf32>, i32, f32) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 65536 step 8 {
    %v = affine.load %x[%i] : memref<65536xf32>
    func.call @print_f32(%v) : (f32) -> ()
  }
  return
}
