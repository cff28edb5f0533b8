// Stack memory that ends before the function does. The stack has 64 KiB: without an end to each iteration's memory these would trap.

// run: @scope(100000) == 100000
// run: @loop(100000) == 100000
// run: @nested(300, 300) == 90000
// run: @results(5) == 11, 6
// run: @while(100000) == 100000
func.func @scope(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %t = memref.alloca_scope -> (i32) {
      %m = memref.alloca(%c1) : memref<?x4xi32>
      memref.store %s, %m[%c0, %c1] : memref<?x4xi32>
      func.call @increment(%m) : (memref<?x4xi32>) -> ()
      %v = memref.load %m[%c0, %c1] : memref<?x4xi32>
      memref.alloca_scope.return %v : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @loop(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %m = memref.alloca(%c1) : memref<?x4xi32>
    memref.store %s, %m[%c0, %c1] : memref<?x4xi32>
    func.call @increment(%m) : (memref<?x4xi32>) -> ()
    %v = memref.load %m[%c0, %c1] : memref<?x4xi32>
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @nested(%n: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %m = memref.alloca(%c1) : memref<?x4xi32>
    memref.store %s, %m[%c0, %c1] : memref<?x4xi32>
    scf.for %j = %c0 to %k step %c1 {
      %p = memref.alloca(%c1) : memref<?x4xi32>
      %a = memref.load %m[%c0, %c1] : memref<?x4xi32>
      memref.store %a, %p[%c0, %c1] : memref<?x4xi32>
      func.call @increment(%p) : (memref<?x4xi32>) -> ()
      %b = memref.load %p[%c0, %c1] : memref<?x4xi32>
      memref.store %b, %m[%c0, %c1] : memref<?x4xi32>
    }
    %v = memref.load %m[%c0, %c1] : memref<?x4xi32>
    scf.yield %v : i32
  }
  return %r : i32
}
func.func @results(%a: i32) -> (i32, i32) {
  %r:2 = memref.alloca_scope -> (i32, i32) {
    %one = arith.constant 1 : i32
    %x = arith.addi %a, %one : i32
    %y = arith.addi %x, %a : i32
    memref.alloca_scope.return %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %r = scf.while (%s = %zero) : (i32) -> i32 {
    %more = arith.cmpi slt, %s, %n : i32
    scf.condition(%more) %s : i32
  } do {
  ^bb0(%s: i32):
    %t = memref.alloca_scope -> (i32) {
      %m = memref.alloca(%c1) : memref<?x4xi32>
      memref.store %s, %m[%c0, %c1] : memref<?x4xi32>
      func.call @increment(%m) : (memref<?x4xi32>) -> ()
      %v = memref.load %m[%c0, %c1] : memref<?x4xi32>
      memref.alloca_scope.return %v : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}
func.func private @increment(%m: memref<?x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %v = memref.load %m[%c0, %c1] : memref<?x4xi32>
  %w = arith.addi %v, %one : i32
  memref.store %w, %m[%c0, %c1] : memref<?x4xi32>
  return
}
