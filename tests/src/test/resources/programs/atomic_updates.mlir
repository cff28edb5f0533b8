// prints: ( 12, 22, 4, 14, 14, 10, 12, 144 )
// prints: 3

// Every kind of update on one cell.
func.func @main() {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  %f = memref.alloca() : memref<1xf32>
  %x = arith.constant 12 : i32
  %y = arith.constant 10 : i32
  memref.store %x, %m[%c0] : memref<1xi32>
  %0 = memref.atomic_rmw addi %y, %m[%c0] : (i32, memref<1xi32>) -> i32
  %1 = memref.atomic_rmw andi %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %2 = memref.atomic_rmw ori %y, %m[%c0] : (i32, memref<1xi32>) -> i32
  %3 = memref.atomic_rmw maxs %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %4 = memref.atomic_rmw mins %y, %m[%c0] : (i32, memref<1xi32>) -> i32
  %5 = memref.atomic_rmw assign %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  %6 = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%old: i32):
    %sq = arith.muli %old, %old : i32
    memref.atomic_yield %sq : i32
  }
  %7 = memref.load %m[%c0] : memref<1xi32>
  %v = vector.from_elements %0, %1, %2, %3, %4, %5, %6, %7 : vector<8xi32>
  vector.print %v : vector<8xi32>
  %h = arith.constant 1.5 : f32
  memref.store %h, %f[%c0] : memref<1xf32>
  %8 = memref.atomic_rmw addf %h, %f[%c0] : (f32, memref<1xf32>) -> f32
  %9 = memref.load %f[%c0] : memref<1xf32>
  vector.print %9 : f32
  return
}
