// A switch without results, for what its cases store; one case has a loop.
// run: @f(0) == 1
// run: @f(1) == 100
// run: @f(2) == 45
// run: @f(3) == 7
func.func @f(%i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %seven, %m[] : memref<i32>
  scf.index_switch %i
  case 0 {
    %one = arith.constant 1 : i32
    memref.store %one, %m[] : memref<i32>
    scf.yield
  }
  case 1 {
    %hundred = arith.constant 100 : i32
    memref.store %hundred, %m[] : memref<i32>
    scf.yield
  }
  case 2 {
    %z = arith.constant 0 : i32
    memref.store %z, %m[] : memref<i32>
    scf.for %j = %c0 to %c10 step %c1 {
      %k = arith.index_cast %j : index to i32
      %s = memref.load %m[] : memref<i32>
      %t = arith.addi %s, %k : i32
      memref.store %t, %m[] : memref<i32>
    }
    scf.yield
  }
  default {
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
