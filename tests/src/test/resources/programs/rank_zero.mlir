// prints: 100
// prints: 101
// prints: 103
// prints: 106

// A counter without dimensions, shared by functions.
memref.global "private" @counter : memref<i64> = dense<100>

func.func @tick(%by: i64) -> i64 {
  %m = memref.get_global @counter : memref<i64>
  %x = memref.load %m[] : memref<i64>
  %y = arith.addi %x, %by : i64
  memref.store %y, %m[] : memref<i64>
  return %x : i64
}

func.func @main() {
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  scf.for %i = %c1 to %c4 step %c1 : i64 {
    %x = func.call @tick(%i) : (i64) -> i64
    vector.print %x : i64
  }
  %m = memref.get_global @counter : memref<i64>
  %x = memref.load %m[] : memref<i64>
  vector.print %x : i64
  return
}
