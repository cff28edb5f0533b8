// RGBA pixels of bytes over others, by the alpha of each.


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

func.func @kernel(%s: memref<8192xi8>, %d: memref<8192xi8>) {
  %full = arith.constant 256 : i32
  %round = arith.constant 128 : i32
  %eight = arith.constant 8 : i32
  affine.for %n = 0 to 2048 {
    %t0 = affine.load %s[%n * 4 + 3] : memref<8192xi8>
    %alpha = arith.extui %t0 : i8 to i32
    %rest = arith.subi %full, %alpha : i32
    %t1 = affine.load %s[%n * 4] : memref<8192xi8>
    %t2 = affine.load %d[%n * 4] : memref<8192xi8>
    %s0 = arith.extui %t1 : i8 to i32
    %d0 = arith.extui %t2 : i8 to i32
    %t3 = arith.muli %s0, %alpha : i32
    %t4 = arith.muli %d0, %rest : i32
    %t5 = arith.addi %t3, %t4 : i32
    %t6 = arith.addi %t5, %round : i32
    %t7 = arith.shrui %t6, %eight : i32
    %o0 = arith.trunci %t7 : i32 to i8
    affine.store %o0, %d[%n * 4] : memref<8192xi8>
    %t8 = affine.load %s[%n * 4 + 1] : memref<8192xi8>
    %t9 = affine.load %d[%n * 4 + 1] : memref<8192xi8>
    %s1 = arith.extui %t8 : i8 to i32
    %d1 = arith.extui %t9 : i8 to i32
    %t10 = arith.muli %s1, %alpha : i32
    %t11 = arith.muli %d1, %rest : i32
    %t12 = arith.addi %t10, %t11 : i32
    %t13 = arith.addi %t12, %round : i32
    %t14 = arith.shrui %t13, %eight : i32
    %o1 = arith.trunci %t14 : i32 to i8
    affine.store %o1, %d[%n * 4 + 1] : memref<8192xi8>
    %t15 = affine.load %s[%n * 4 + 2] : memref<8192xi8>
    %t16 = affine.load %d[%n * 4 + 2] : memref<8192xi8>
    %s2 = arith.extui %t15 : i8 to i32
    %d2 = arith.extui %t16 : i8 to i32
    %t17 = arith.muli %s2, %alpha : i32
    %t18 = arith.muli %d2, %rest : i32
    %t19 = arith.addi %t17, %t18 : i32
    %t20 = arith.addi %t19, %round : i32
    %t21 = arith.shrui %t20, %eight : i32
    %o2 = arith.trunci %t21 : i32 to i8
    affine.store %o2, %d[%n * 4 + 2] : memref<8192xi8>
    %t22 = affine.load %s[%n * 4 + 3] : memref<8192xi8>
    %t23 = affine.load %d[%n * 4 + 3] : memref<8192xi8>
    %s3 = arith.extui %t22 : i8 to i32
    %d3 = arith.extui %t23 : i8 to i32
    %t24 = arith.muli %s3, %alpha : i32
    %t25 = arith.muli %d3, %rest : i32
    %t26 = arith.addi %t24, %t25 : i32
    %t27 = arith.addi %t26, %round : i32
    %t28 = arith.shrui %t27, %eight : i32
    %o3 = arith.trunci %t28 : i32 to i8
    affine.store %o3, %d[%n * 4 + 3] : memref<8192xi8>
  }
  return
}

func.func @main() {
  %s = memref.alloc() : memref<8192xi8>
  %d = memref.alloc() : memref<8192xi8>
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %u : i32 to i8
    affine.store %v, %s[%i] : memref<8192xi8>
  }
  affine.for %i = 0 to 8192 {
    %at = affine.apply affine_map<(i) -> (i + 9000)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    %v = arith.trunci %u : i32 to i8
    affine.store %v, %d[%i] : memref<8192xi8>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 100 {
    func.call @kernel(%s, %d) : (memref<8192xi8>, memref<8192xi8>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 8192 {
    %v = affine.load %d[%i] : memref<8192xi8>
    %w = arith.extui %v : i8 to i32
    func.call @print_i32(%w) : (i32) -> ()
  }
  return
}
