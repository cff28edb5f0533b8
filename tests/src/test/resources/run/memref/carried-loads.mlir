// One element is updated in a loop that reads the whole array, itself among it: what is stored must be seen at once.
// Each value is the loop done by hand: a = [1, 2, 3, 4]; for k: a[j] += a[k].
// run: @update(0, 4) == 11
// run: @update(1, 4) == 13
// run: @update(2, 4) == 16
// run: @update(3, 4) == 20
// run: @update(3, 1) == 5
// run: @update(3, 0) == 4
// run: @twice(1, 4) == 19
// run: @overwritten(2, 4) == 6
// run: @narrow(1, 4) == 258
memref.global "private" @four : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @fresh() -> memref<4xi32> {
  %from = memref.get_global @four : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  memref.copy %from, %a : memref<4xi32> to memref<4xi32>
  return %a : memref<4xi32>
}

func.func @update(%j: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = func.call @fresh() : () -> memref<4xi32>
  scf.for %k = %c0 to %n step %c1 {
    %x = memref.load %a[%j] : memref<4xi32>
    %y = memref.load %a[%k] : memref<4xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %a[%j] : memref<4xi32>
  }
  %r = memref.load %a[%j] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %r : i32
}

// Two stores an iteration, the other element read between them: a[j] += 1; a[j] += a[k].
func.func @twice(%j: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %a = memref.alloc() : memref<4xi32>
  %from = memref.get_global @four : memref<4xi32>
  memref.copy %from, %a : memref<4xi32> to memref<4xi32>
  scf.for %k = %c0 to %n step %c1 {
    %x = memref.load %a[%j] : memref<4xi32>
    %x1 = arith.addi %x, %one : i32
    memref.store %x1, %a[%j] : memref<4xi32>
    %y = memref.load %a[%k] : memref<4xi32>
    %again = memref.load %a[%j] : memref<4xi32>
    %s = arith.addi %again, %y : i32
    memref.store %s, %a[%j] : memref<4xi32>
  }
  %r = memref.load %a[%j] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %r : i32
}

// Another store may reach the element: a[j] += a[k]; a[k] = k.
func.func @overwritten(%j: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xi32>
  %from = memref.get_global @four : memref<4xi32>
  memref.copy %from, %a : memref<4xi32> to memref<4xi32>
  scf.for %k = %c0 to %n step %c1 {
    %x = memref.load %a[%j] : memref<4xi32>
    %y = memref.load %a[%k] : memref<4xi32>
    %s = arith.addi %x, %y : i32
    memref.store %s, %a[%j] : memref<4xi32>
    %v = arith.index_cast %k : index to i32
    memref.store %v, %a[%k] : memref<4xi32>
  }
  %r = memref.load %a[%j] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %r : i32
}

// Elements of eight bits, which a store cuts: a[j] = 254 first, and only its low byte is kept.
func.func @narrow(%j: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant -2 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 256 : i32
  %a = memref.alloc() : memref<4xi8>
  scf.for %k = %c0 to %n step %c1 {
    memref.store %one, %a[%k] : memref<4xi8>
  }
  memref.store %start, %a[%j] : memref<4xi8>
  scf.for %k = %c0 to %n step %c1 {
    %x = memref.load %a[%j] : memref<4xi8>
    %s = arith.addi %x, %one : i8
    memref.store %s, %a[%j] : memref<4xi8>
  }
  %r = memref.load %a[%j] : memref<4xi8>
  %w = arith.extui %r : i8 to i32
  %sum = arith.addi %w, %two : i32
  memref.dealloc %a : memref<4xi8>
  return %sum : i32
}
