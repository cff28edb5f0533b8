// Loops of which a part goes from one iteration to the next, beside work that does not.
// run: @ordered(7) == 1212559236
// run: @counted(3) == 3
// run: @counted(0) == 3
// run: @differences(9) == 732346
// run: @some(21) == -1
// run: @some(22) == 484

// ((0 + a0) + a1) + ... in f32 is another number in any other order.
func.func @ordered(%n: index) -> i32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> f32 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %one = arith.constant 1.1 : f32
    %a = arith.addf %f, %one : f32
    %b = arith.mulf %a, %a : f32
    %c = math.sqrt %b : f32
    %d = arith.mulf %b, %c : f32
    %e = arith.divf %d, %a : f32
    %g = arith.mulf %e, %d : f32
    %h = arith.mulf %g, %a : f32
    %t = arith.addf %s, %h : f32
    affine.yield %t : f32
  }
  %bits = arith.bitcast %sum : f32 to i32
  return %bits : i32
}

// How many squares have the number modulo 8, of the first 23.
func.func @counted(%at: index) -> i32 {
  %count = memref.alloca() : memref<8xi32>
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  affine.for %i = 0 to 8 { affine.store %zero, %count[%i] : memref<8xi32> }
  affine.for %i = 0 to 23 {
    %k = arith.index_cast %i : index to i32
    %a = arith.muli %k, %k : i32
    %b = arith.addi %a, %k : i32
    %c = arith.muli %b, %a : i32
    %d = arith.xori %c, %b : i32
    %e = arith.addi %d, %a : i32
    %f = arith.muli %e, %d : i32
    %h = arith.addi %f, %k : i32
    %g = arith.andi %h, %seven : i32
    %x = arith.index_cast %g : i32 to index
    %old = memref.load %count[%x] : memref<8xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %count[%x] : memref<8xi32>
  }
  %r = memref.load %count[%at] : memref<8xi32>
  return %r : i32
}

func.func @differences(%at: index) -> i32 {
  %out = memref.alloca() : memref<30xi32>
  %first = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %last = affine.for %i = 0 to 30 iter_args(%before = %first) -> i32 {
    %k = arith.index_cast %i : index to i32
    %a = arith.muli %k, %k : i32
    %b = arith.addi %a, %k : i32
    %c = arith.muli %b, %a : i32
    %d = arith.xori %c, %b : i32
    %e = arith.addi %d, %a : i32
    %f = arith.subi %e, %before : i32
    affine.store %f, %out[%i] : memref<30xi32>
    affine.yield %e : i32
  }
  %x = memref.load %out[%at] : memref<30xi32>
  %r = arith.remsi %x, %two : i32
  %s = arith.addi %r, %last : i32
  return %s : i32
}

// Squares of even numbers.
func.func @some(%at: index) -> i32 {
  %out = memref.alloca() : memref<30xi32>
  %none = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 30 {
    affine.store %none, %out[%i] : memref<30xi32>
    %k = arith.index_cast %i : index to i32
    %a = arith.muli %k, %k : i32
    %b = arith.addi %a, %k : i32
    %c = arith.subi %b, %k : i32
    %d = arith.xori %c, %none : i32
    %e = arith.xori %d, %none : i32
    %odd = arith.andi %e, %one : i32
    %even = arith.cmpi eq, %odd, %zero : i32
    scf.if %even {
      affine.store %e, %out[%i] : memref<30xi32>
    }
  }
  %r = memref.load %out[%at] : memref<30xi32>
  return %r : i32
}
