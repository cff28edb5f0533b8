// Stages whose distances are powers of two (unroll-for-bounds).

func.func private @start(%seed: i32) -> memref<32xi32> {
  %m = memref.alloc() : memref<32xi32>
  affine.for %k = 0 to 32 {
    %i = arith.index_cast %k : index to i32
    %s = arith.muli %i, %i : i32
    %t = arith.muli %s, %seed : i32
    %u = arith.addi %t, %i : i32
    affine.store %u, %m[%k] : memref<32xi32>
  }
  return %m : memref<32xi32>
}

// ((m0 * 31) + m1) * 31 + ...
func.func private @sum(%m: memref<32xi32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %s = affine.for %k = 0 to 32 iter_args(%a = %c0) -> (i32) {
    %x = affine.load %m[%k] : memref<32xi32>
    %p = arith.muli %a, %c31 : i32
    %q = arith.addi %p, %x : i32
    affine.yield %q : i32
  }
  memref.dealloc %m : memref<32xi32>
  return %s : i32
}

// sums and differences
// run: @walsh(0) == -1301110304
// run: @walsh(1) == 1536621504
// run: @walsh(7) == 1383143168
// run: @walsh(-3) == -1224371136
func.func @walsh(%seed: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %stages = arith.constant 5 : index
  %n = arith.constant 32 : index
  %m = call @start(%seed) : (i32) -> memref<32xi32>
  scf.for %s = %zero to %stages step %one {
    %half = arith.shli %one, %s : index
    %step = arith.shli %half, %one : index
    scf.for %k = %zero to %n step %step {
      scf.for %j = %zero to %half step %one {
        %x = arith.addi %k, %j : index
        %y = arith.addi %x, %half : index
        %a = memref.load %m[%x] : memref<32xi32>
        %b = memref.load %m[%y] : memref<32xi32>
        %c = arith.addi %a, %b : i32
        %d = arith.subi %a, %b : i32
        memref.store %c, %m[%x] : memref<32xi32>
        memref.store %d, %m[%y] : memref<32xi32>
      }
    }
  }
  %r = call @sum(%m) : (memref<32xi32>) -> i32
  return %r : i32
}

// sums of all before, from the end down, in place
// run: @scan(0) == -580259840
// run: @scan(1) == -912872880
// run: @scan(7) == 1386416176
// run: @scan(-3) == 417579280
func.func @scan(%seed: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %stages = arith.constant 5 : index
  %n = arith.constant 32 : index
  %last = arith.constant 31 : index
  %m = call @start(%seed) : (i32) -> memref<32xi32>
  scf.for %s = %zero to %stages step %one {
    %d = arith.shli %one, %s : index
    %count = arith.subi %n, %d : index
    scf.for %i = %zero to %count step %one {
      %x = arith.subi %last, %i : index
      %y = arith.subi %x, %d : index
      %a = memref.load %m[%x] : memref<32xi32>
      %b = memref.load %m[%y] : memref<32xi32>
      %c = arith.addi %a, %b : i32
      memref.store %c, %m[%x] : memref<32xi32>
    }
  }
  %r = call @sum(%m) : (memref<32xi32>) -> i32
  return %r : i32
}
