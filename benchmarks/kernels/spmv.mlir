// A sparse matrix, by compressed rows of zero to fifteen values, times a vector.

!values = memref<32000xf64>
!columns = memref<32000xi32>
!starts = memref<2001xi32>
!vector = memref<2000xf64>

func.func private @print_f64(f64)
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

// In [0, 1).
func.func private @unit(%i: index) -> f64 {
  %scale = arith.constant 9.5367431640625e-07 : f64
  %bits = func.call @noise(%i) : (index) -> i32
  %real = arith.uitofp %bits : i32 to f64
  %unit = arith.mulf %real, %scale : f64
  return %unit : f64
}

func.func @kernel(%start: !starts, %column: !columns, %value: !values, %x: !vector, %y: !vector) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1 : index
  affine.for %r = 0 to 2000 {
    %first = affine.load %start[%r] : !starts
    %end = affine.load %start[%r + 1] : !starts
    %from = arith.index_cast %first : i32 to index
    %to = arith.index_cast %end : i32 to index
    %dot = scf.for %k = %from to %to step %one iter_args(%sum = %zero) -> (f64) {
      %a = memref.load %value[%k] : !values
      %c = memref.load %column[%k] : !columns
      %at = arith.index_cast %c : i32 to index
      %b = memref.load %x[%at] : !vector
      %product = arith.mulf %a, %b : f64
      %next = arith.addf %sum, %product : f64
      scf.yield %next : f64
    }
    affine.store %dot, %y[%r] : !vector
  }
  return
}

func.func @main() {
  %zero = arith.constant 0 : i32
  %fifteen = arith.constant 15 : i32
  %n = arith.constant 2000 : i32
  %start = memref.alloc() : !starts
  %column = memref.alloc() : !columns
  %value = memref.alloc() : !values
  %x = memref.alloc() : !vector
  %y = memref.alloc() : !vector
  %all = affine.for %r = 0 to 2000 iter_args(%at = %zero) -> (i32) {
    affine.store %at, %start[%r] : !starts
    %bits = func.call @noise(%r) : (index) -> i32
    %length = arith.andi %bits, %fifteen : i32
    %next = arith.addi %at, %length : i32
    %i = affine.apply affine_map<(r) -> (r + 77)>(%r)
    %v = func.call @unit(%i) : (index) -> f64
    affine.store %v, %x[%r] : !vector
    affine.yield %next : i32
  }
  affine.store %all, %start[2000] : !starts
  affine.for %k = 0 to 32000 {
    %i = affine.apply affine_map<(k) -> (k + 5000)>(%k)
    %v = func.call @unit(%i) : (index) -> f64
    affine.store %v, %value[%k] : !values
    %bits = func.call @noise(%k) : (index) -> i32
    %c = arith.remui %bits, %n : i32
    affine.store %c, %column[%k] : !columns
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%start, %column, %value, %x, %y) : (!starts, !columns, !values, !vector, !vector) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %r = 0 to 2000 {
    %v = affine.load %y[%r] : !vector
    func.call @print_f64(%v) : (f64) -> ()
  }
  return
}
