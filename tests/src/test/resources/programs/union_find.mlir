// prints: 4
// prints: 0
// prints: 0
// prints: 0
// prints: 0
// prints: 4
// prints: 4
// prints: 6
// prints: 7

// Components of a graph, with path halving.
memref.global "private" constant @edges : memref<5x2xindex> = dense<[[0, 1], [2, 3], [4, 5], [1, 3], [6, 6]]>

func.func @find(%parent: memref<8xindex>, %x: index) -> index {
  cf.br ^loop(%x : index)
^loop(%v: index):
  %p = memref.load %parent[%v] : memref<8xindex>
  %root = arith.cmpi eq, %p, %v : index
  cf.cond_br %root, ^exit, ^up
^up:
  %g = memref.load %parent[%p] : memref<8xindex>
  memref.store %g, %parent[%v] : memref<8xindex>
  cf.br ^loop(%g : index)
^exit:
  return %v : index
}

func.func @main() {
  %edges = memref.get_global @edges : memref<5x2xindex>
  %parent = memref.alloc() : memref<8xindex>
  affine.for %i = 0 to 8 {
    affine.store %i, %parent[%i] : memref<8xindex>
  }
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %n = affine.for %e = 0 to 5 iter_args(%count = %c8) -> index {
    %a = affine.load %edges[%e, 0] : memref<5x2xindex>
    %b = affine.load %edges[%e, 1] : memref<5x2xindex>
    %ra = func.call @find(%parent, %a) : (memref<8xindex>, index) -> index
    %rb = func.call @find(%parent, %b) : (memref<8xindex>, index) -> index
    memref.store %ra, %parent[%rb] : memref<8xindex>
    %apart = arith.cmpi ne, %ra, %rb : index
    %less = arith.subi %count, %c1 : index
    %next = arith.select %apart, %less, %count : index
    affine.yield %next : index
  }
  vector.print %n : index
  affine.for %i = 0 to 8 {
    %r = func.call @find(%parent, %i) : (memref<8xindex>, index) -> index
    vector.print %r : index
  }
  memref.dealloc %parent : memref<8xindex>
  return
}
