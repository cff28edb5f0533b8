// Products of 64 rows of 1024 bytes and one vector of bytes, in 32 bits.

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

func.func @kernel(%a: memref<64x1024xi8>, %x: memref<1024xi8>, %y: memref<64xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 64 {
    %dot = affine.for %k = 0 to 1024 iter_args(%s = %zero) -> (i32) {
      %a8 = affine.load %a[%i, %k] : memref<64x1024xi8>
      %b8 = affine.load %x[%k] : memref<1024xi8>
      %p = arith.extsi %a8 : i8 to i32
      %q = arith.extsi %b8 : i8 to i32
      %product = arith.muli %p, %q : i32
      %next = arith.addi %s, %product : i32
      affine.yield %next : i32
    }
    affine.store %dot, %y[%i] : memref<64xi32>
  }
  return
}

func.func @main() {
  %a = memref.alloc() : memref<64x1024xi8>
  %x = memref.alloc() : memref<1024xi8>
  %y = memref.alloc() : memref<64xi32>
  affine.for %i = 0 to 64 {
    affine.for %k = 0 to 1024 {
      %at = affine.apply affine_map<(i, k) -> (i * 1024 + k)>(%i, %k)
      %n = func.call @noise(%at) : (index) -> i32
      %v = arith.trunci %n : i32 to i8
      affine.store %v, %a[%i, %k] : memref<64x1024xi8>
    }
  }
  affine.for %i = 0 to 1024 {
    %at = affine.apply affine_map<(i) -> (i + 90000)>(%i)
    %n = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %x[%i] : memref<1024xi8>
  }
  affine.for %i = 0 to 64 {
    %z = arith.constant 0 : i32
    affine.store %z, %y[%i] : memref<64xi32>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a, %x, %y) : (memref<64x1024xi8>, memref<1024xi8>, memref<64xi32>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 64 {
    %v = affine.load %y[%i] : memref<64xi32>
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
