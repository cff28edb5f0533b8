// prints: 4
// prints: 5
// prints: 0
// prints: 2
// prints: 3
// prints: 1

// Kahn's algorithm, smallest vertex first.
memref.global "private" constant @edges : memref<6x2xindex> = dense<[[5, 2], [5, 0], [4, 0], [4, 1], [2, 3], [3, 1]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %gone = arith.constant -1 : index
  %edges = memref.get_global @edges : memref<6x2xindex>
  %into = memref.alloca() : memref<6xindex>
  affine.for %i = 0 to 6 {
    affine.store %c0, %into[%i] : memref<6xindex>
  }
  affine.for %e = 0 to 6 {
    %to = affine.load %edges[%e, 1] : memref<6x2xindex>
    %n = memref.load %into[%to] : memref<6xindex>
    %m = arith.addi %n, %c1 : index
    memref.store %m, %into[%to] : memref<6xindex>
  }
  affine.for %round = 0 to 6 {
    %next = affine.for %k = 0 to 6 iter_args(%found = %gone) -> index {
      %n = affine.load %into[-%k + 5] : memref<6xindex>
      %free = arith.cmpi eq, %n, %c0 : index
      %v = affine.apply affine_map<(d0) -> (5 - d0)>(%k)
      %f = arith.select %free, %v, %found : index
      affine.yield %f : index
    }
    %name = arith.index_cast %next : index to i32
    vector.print %name : i32
    memref.store %gone, %into[%next] : memref<6xindex>
    affine.for %e = 0 to 6 {
      %from = affine.load %edges[%e, 0] : memref<6x2xindex>
      %to = affine.load %edges[%e, 1] : memref<6x2xindex>
      %mine = arith.cmpi eq, %from, %next : index
      scf.if %mine {
        %n = memref.load %into[%to] : memref<6xindex>
        %m = arith.subi %n, %c1 : index
        memref.store %m, %into[%to] : memref<6xindex>
      }
    }
  }
  return
}
