// A condition that is read from memory, which the body changes.
// run: @halve(1) == 1
// run: @halve(1024) == 11
// run: @halve(1000000) == 20
func.func @halve(%n: i64) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloca() : memref<i64>
  %k = memref.alloca() : memref<i32>
  memref.store %n, %m[] : memref<i64>
  memref.store %c0, %k[] : memref<i32>
  scf.while : () -> () {
    %x = memref.load %m[] : memref<i64>
    %go = arith.cmpi ne, %x, %z : i64
    scf.condition(%go)
  } do {
    %x = memref.load %m[] : memref<i64>
    %y = arith.shrui %x, %one : i64
    memref.store %y, %m[] : memref<i64>
    %i = memref.load %k[] : memref<i32>
    %j = arith.addi %i, %c1 : i32
    memref.store %j, %k[] : memref<i32>
    scf.yield
  }
  %r = memref.load %k[] : memref<i32>
  return %r : i32
}
