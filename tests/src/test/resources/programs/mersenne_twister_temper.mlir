// prints: 3499211612
// prints: 581869302
// prints: 3890346734

// The first numbers of MT19937 from seed 5489.
func.func @main() {
  %seed = arith.constant 5489 : i32
  %f = arith.constant 1812433253 : i32
  %c30 = arith.constant 30 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 624 : index
  %state = memref.alloc() : memref<624xi32>
  memref.store %seed, %state[%c0] : memref<624xi32>
  %last = scf.for %i = %c1 to %n step %c1 iter_args(%x = %seed) -> i32 {
    %s = arith.shrui %x, %c30 : i32
    %y = arith.xori %x, %s : i32
    %z = arith.muli %y, %f : i32
    %k = arith.index_cast %i : index to i32
    %w = arith.addi %z, %k : i32
    memref.store %w, %state[%i] : memref<624xi32>
    scf.yield %w : i32
  }
  %upper = arith.constant 0x80000000 : i32
  %lower = arith.constant 0x7FFFFFFF : i32
  %a = arith.constant 0x9908B0DF : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 3 {
    %x = affine.load %state[%i] : memref<624xi32>
    %y = affine.load %state[%i + 1] : memref<624xi32>
    %m = affine.load %state[%i + 397] : memref<624xi32>
    %h = arith.andi %x, %upper : i32
    %l = arith.andi %y, %lower : i32
    %u = arith.ori %h, %l : i32
    %s = arith.shrui %u, %one : i32
    %bit = arith.andi %u, %one : i32
    %odd = arith.cmpi ne, %bit, %zero : i32
    %t = arith.select %odd, %a, %zero : i32
    %v0 = arith.xori %m, %s : i32
    %v = arith.xori %v0, %t : i32
    %c11 = arith.constant 11 : i32
    %c7 = arith.constant 7 : i32
    %c15 = arith.constant 15 : i32
    %c18 = arith.constant 18 : i32
    %b = arith.constant 0x9D2C5680 : i32
    %c = arith.constant 0xEFC60000 : i32
    %0 = arith.shrui %v, %c11 : i32
    %1 = arith.xori %v, %0 : i32
    %2 = arith.shli %1, %c7 : i32
    %3 = arith.andi %2, %b : i32
    %4 = arith.xori %1, %3 : i32
    %5 = arith.shli %4, %c15 : i32
    %6 = arith.andi %5, %c : i32
    %7 = arith.xori %4, %6 : i32
    %8 = arith.shrui %7, %c18 : i32
    %9 = arith.xori %7, %8 : i32
    %wide = arith.extui %9 : i32 to i64
    vector.print %wide : i64
  }
  memref.dealloc %state : memref<624xi32>
  return
}
