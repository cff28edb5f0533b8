// The four accumulators of xxHash over words.


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

func.func @kernel(%a: memref<16384xi32>, %h: memref<4xi32>) {
  %first = arith.constant -1640531535 : i32
  %second = arith.constant -2048144777 : i32
  %c13 = arith.constant 13 : i32
  %c19 = arith.constant 19 : i32
  affine.for %n = 0 to 4096 {
    %t0 = affine.load %a[%n * 4] : memref<16384xi32>
    %t1 = affine.load %h[0] : memref<4xi32>
    %t2 = arith.muli %t0, %second : i32
    %t3 = arith.addi %t1, %t2 : i32
    %t4 = arith.shli %t3, %c13 : i32
    %t5 = arith.shrui %t3, %c19 : i32
    %t6 = arith.ori %t4, %t5 : i32
    %t7 = arith.muli %t6, %first : i32
    affine.store %t7, %h[0] : memref<4xi32>
    %t8 = affine.load %a[%n * 4 + 1] : memref<16384xi32>
    %t9 = affine.load %h[1] : memref<4xi32>
    %t10 = arith.muli %t8, %second : i32
    %t11 = arith.addi %t9, %t10 : i32
    %t12 = arith.shli %t11, %c13 : i32
    %t13 = arith.shrui %t11, %c19 : i32
    %t14 = arith.ori %t12, %t13 : i32
    %t15 = arith.muli %t14, %first : i32
    affine.store %t15, %h[1] : memref<4xi32>
    %t16 = affine.load %a[%n * 4 + 2] : memref<16384xi32>
    %t17 = affine.load %h[2] : memref<4xi32>
    %t18 = arith.muli %t16, %second : i32
    %t19 = arith.addi %t17, %t18 : i32
    %t20 = arith.shli %t19, %c13 : i32
    %t21 = arith.shrui %t19, %c19 : i32
    %t22 = arith.ori %t20, %t21 : i32
    %t23 = arith.muli %t22, %first : i32
    affine.store %t23, %h[2] : memref<4xi32>
    %t24 = affine.load %a[%n * 4 + 3] : memref<16384xi32>
    %t25 = affine.load %h[3] : memref<4xi32>
    %t26 = arith.muli %t24, %second : i32
    %t27 = arith.addi %t25, %t26 : i32
    %t28 = arith.shli %t27, %c13 : i32
    %t29 = arith.shrui %t27, %c19 : i32
    %t30 = arith.ori %t28, %t29 : i32
    %t31 = arith.muli %t30, %first : i32
    affine.store %t31, %h[3] : memref<4xi32>
  }
  return
}

func.func @main() {
  %a = memref.alloc() : memref<16384xi32>
  %h = memref.alloc() : memref<4xi32>
  affine.for %i = 0 to 16384 {
    %at = affine.apply affine_map<(i) -> (i + 0)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    affine.store %u, %a[%i] : memref<16384xi32>
  }
  affine.for %i = 0 to 4 {
    %at = affine.apply affine_map<(i) -> (i + 50)>(%i)
    %u = func.call @noise(%at) : (index) -> i32
    affine.store %u, %h[%i] : memref<4xi32>
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %again = 0 to 50 {
    func.call @kernel(%a, %h) : (memref<16384xi32>, memref<4xi32>) -> ()
  }
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4 {
    %v = affine.load %h[%i] : memref<4xi32>
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
