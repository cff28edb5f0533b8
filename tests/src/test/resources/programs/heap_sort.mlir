// prints: ( -6, 0, 1, 3, 4, 5, 8, 8, 10, 17, 99 )

// Sifts down in a heap whose largest element is at 0.
func.func @sift(%m: memref<?xi32>, %root: index, %n: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.br ^loop(%root : index)
^loop(%i: index):
  %d = arith.muli %i, %c2 : index
  %l = arith.addi %d, %c1 : index
  %leaf = arith.cmpi uge, %l, %n : index
  cf.cond_br %leaf, ^exit, ^children
^children:
  %r = arith.addi %d, %c2 : index
  %two = arith.cmpi ult, %r, %n : index
  %rr = arith.select %two, %r, %l : index
  %a = memref.load %m[%l] : memref<?xi32>
  %b = memref.load %m[%rr] : memref<?xi32>
  %right = arith.cmpi sgt, %b, %a : i32
  %child = arith.select %right, %rr, %l : index
  %largest = arith.maxsi %a, %b : i32
  %x = memref.load %m[%i] : memref<?xi32>
  %ordered = arith.cmpi sge, %x, %largest : i32
  cf.cond_br %ordered, ^exit, ^swap
^swap:
  memref.store %largest, %m[%i] : memref<?xi32>
  memref.store %x, %m[%child] : memref<?xi32>
  cf.br ^loop(%child : index)
^exit:
  return
}

memref.global "private" @data : memref<11xi32> = dense<[4, 10, 3, 5, 1, 99, -6, 8, 8, 0, 17]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %c11 = arith.constant 11 : index
  %fixed = memref.get_global @data : memref<11xi32>
  %m = memref.cast %fixed : memref<11xi32> to memref<?xi32>
  scf.for %k = %c0 to %c5 step %c1 {
    %4 = arith.constant 4 : index
    %i = arith.subi %4, %k : index
    func.call @sift(%m, %i, %c11) : (memref<?xi32>, index, index) -> ()
  }
  scf.for %k = %c0 to %c10 step %c1 {
    %end = arith.subi %c10, %k : index
    %top = memref.load %m[%c0] : memref<?xi32>
    %last = memref.load %m[%end] : memref<?xi32>
    memref.store %last, %m[%c0] : memref<?xi32>
    memref.store %top, %m[%end] : memref<?xi32>
    func.call @sift(%m, %c0, %end) : (memref<?xi32>, index, index) -> ()
  }
  %v = vector.load %m[%c0] : memref<?xi32>, vector<11xi32>
  vector.print %v : vector<11xi32>
  return
}
