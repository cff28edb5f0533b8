// Loops that set and copy bytes that follow one another, of numbers of all widths, from and up to any place.
// run: @bytes(0, 0) == 0
// run: @bytes(0, 100) == 700
// run: @bytes(17, 93) == 532
// run: @bytes(99, 98) == 0
// run: @zeros(0, 100) == 0.0
// run: @zeros(1, 99) == 2.0
// run: @zeros(50, 50) == 100.0
// run: @zeros(3, 10) == 93.0
// run: @copied(0, 100) == 4950
// run: @copied(5, 10) == 35
// run: @copied(5, 6) == 5
// run: @copied(60, 40) == 0
// run: @shifted(100) == 300
// run: @shifted(1) == 3

func.func @bytes(%from: index, %to: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %zero = arith.constant 0 : i8
  %seven = arith.constant 7 : i8
  %none = arith.constant 0 : i32
  %m = memref.alloc() : memref<100xi8>
  scf.for %i = %c0 to %c100 step %c1 {
    memref.store %zero, %m[%i] : memref<100xi8>
  }
  scf.for %i = %from to %to step %c1 {
    memref.store %seven, %m[%i] : memref<100xi8>
  }
  %sum = scf.for %i = %c0 to %c100 step %c1 iter_args(%acc = %none) -> i32 {
    %v = memref.load %m[%i] : memref<100xi8>
    %w = arith.extui %v : i8 to i32
    %next = arith.addi %acc, %w : i32
    scf.yield %next : i32
  }
  memref.dealloc %m : memref<100xi8>
  return %sum : i32
}

func.func @zeros(%from: index, %to: index) -> f64 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %m = memref.alloc() : memref<100xf64>
  affine.for %i = 0 to 100 {
    affine.store %one, %m[%i] : memref<100xf64>
  }
  affine.for %i = %from to %to {
    affine.store %zero, %m[%i] : memref<100xf64>
  }
  %sum = affine.for %i = 0 to 100 iter_args(%acc = %zero) -> f64 {
    %v = affine.load %m[%i] : memref<100xf64>
    %next = arith.addf %acc, %v : f64
    affine.yield %next : f64
  }
  memref.dealloc %m : memref<100xf64>
  return %sum : f64
}

func.func @copied(%from: index, %to: index) -> i32 {
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<100xi32>
  %b = memref.alloc() : memref<100xi32>
  affine.for %i = 0 to 100 {
    %v = arith.index_cast %i : index to i32
    affine.store %v, %a[%i] : memref<100xi32>
    affine.store %zero, %b[%i] : memref<100xi32>
  }
  affine.for %i = %from to %to {
    %v = affine.load %a[%i] : memref<100xi32>
    affine.store %v, %b[%i] : memref<100xi32>
  }
  %sum = affine.for %i = 0 to 100 iter_args(%acc = %zero) -> i32 {
    %v = affine.load %b[%i] : memref<100xi32>
    %next = arith.addi %acc, %v : i32
    affine.yield %next : i32
  }
  memref.dealloc %a : memref<100xi32>
  memref.dealloc %b : memref<100xi32>
  return %sum : i32
}

// Within one memref each copy reads what the one before wrote.
func.func @shifted(%to: index) -> i32 {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %m = memref.alloc() : memref<101xi32>
  affine.for %i = 0 to 101 {
    affine.store %zero, %m[%i] : memref<101xi32>
  }
  affine.store %three, %m[0] : memref<101xi32>
  affine.for %i = 0 to %to {
    %v = affine.load %m[%i] : memref<101xi32>
    affine.store %v, %m[%i + 1] : memref<101xi32>
  }
  %sum = affine.for %i = 1 to 101 iter_args(%acc = %zero) -> i32 {
    %v = affine.load %m[%i] : memref<101xi32>
    %next = arith.addi %acc, %v : i32
    affine.yield %next : i32
  }
  memref.dealloc %m : memref<101xi32>
  return %sum : i32
}
