// prints: ( 8, 12, 18, 27, 29, 40, 44, 60, 63, 66, 94, 99 )

// Recursive, on a memref of dynamic size; Lomuto's partition.
func.func @sort(%m: memref<?xi64>, %low: index, %high: index) {
  %c1 = arith.constant 1 : index
  %enough = arith.cmpi slt, %low, %high : index
  scf.if %enough {
    %pivot = memref.load %m[%high] : memref<?xi64>
    %p = scf.for %j = %low to %high step %c1 iter_args(%i = %low) -> index {
      %x = memref.load %m[%j] : memref<?xi64>
      %less = arith.cmpi sle, %x, %pivot : i64
      %next = scf.if %less -> index {
        %y = memref.load %m[%i] : memref<?xi64>
        memref.store %x, %m[%i] : memref<?xi64>
        memref.store %y, %m[%j] : memref<?xi64>
        %k = arith.addi %i, %c1 : index
        scf.yield %k : index
      } else {
        scf.yield %i : index
      }
      scf.yield %next : index
    }
    %y = memref.load %m[%p] : memref<?xi64>
    memref.store %pivot, %m[%p] : memref<?xi64>
    memref.store %y, %m[%high] : memref<?xi64>
    %left = arith.subi %p, %c1 : index
    %right = arith.addi %p, %c1 : index
    func.call @sort(%m, %low, %left) : (memref<?xi64>, index, index) -> ()
    func.call @sort(%m, %right, %high) : (memref<?xi64>, index, index) -> ()
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 12 : index
  %last = arith.constant 11 : index
  %a = arith.constant 37 : i64
  %m = arith.constant 101 : i64
  %start = arith.constant 29 : i64
  %data = memref.alloc(%n) : memref<?xi64>
  %seed = scf.for %i = %c0 to %n step %c1 iter_args(%x = %start) -> i64 {
    memref.store %x, %data[%i] : memref<?xi64>
    %y = arith.muli %x, %a : i64
    %z = arith.remui %y, %m : i64
    scf.yield %z : i64
  }
  call @sort(%data, %c0, %last) : (memref<?xi64>, index, index) -> ()
  %v = vector.load %data[%c0] : memref<?xi64>, vector<12xi64>
  vector.print %v : vector<12xi64>
  memref.dealloc %data : memref<?xi64>
  return
}
