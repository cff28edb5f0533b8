// run: @constant(2) == 30
// run: @variable(7) == 19
// run: @splat(1) == 1.5
memref.global "private" constant @table : memref<4xi32> = dense<[10, -20, 30, -40]>
memref.global "private" @state : memref<i32> = dense<5>
memref.global "private" @same : memref<2x2xf64> = dense<1.5>
func.func @constant(%i: index) -> i32 {
  %t = memref.get_global @table : memref<4xi32>
  %v = memref.load %t[%i] : memref<4xi32>
  return %v : i32
}
func.func @bump(%x: i32) {
  %s = memref.get_global @state : memref<i32>
  %v = memref.load %s[] : memref<i32>
  %w = arith.addi %v, %x : i32
  memref.store %w, %s[] : memref<i32>
  return
}
func.func @variable(%x: i32) -> i32 {
  %s = memref.get_global @state : memref<i32>
  %five = arith.constant 5 : i32
  memref.store %five, %s[] : memref<i32>
  call @bump(%x) : (i32) -> ()
  call @bump(%x) : (i32) -> ()
  %v = memref.load %s[] : memref<i32>
  return %v : i32
}
func.func @splat(%i: index) -> f64 {
  %t = memref.get_global @same : memref<2x2xf64>
  %v = memref.load %t[%i, %i] : memref<2x2xf64>
  return %v : f64
}
