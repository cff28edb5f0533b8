// prints: ( 0, 3, 1, 4, 7 )

// Shortest paths from 0 in a graph given by a matrix; 0 is no edge.
memref.global "private" constant @edges : memref<5x5xi32> = dense<
    [[0, 4, 1, 0, 0], [4, 0, 2, 1, 0], [1, 2, 0, 5, 0], [0, 1, 5, 0, 3], [0, 0, 0, 3, 0]]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %far = arith.constant 1000000 : i32
  %false = arith.constant false
  %true = arith.constant true
  %e = memref.get_global @edges : memref<5x5xi32>
  %dist = memref.alloca() : memref<5xi32>
  %done = memref.alloca() : memref<5xi1>
  affine.for %i = 0 to 5 {
    affine.store %far, %dist[%i] : memref<5xi32>
    affine.store %false, %done[%i] : memref<5xi1>
  }
  affine.store %zero, %dist[0] : memref<5xi32>
  affine.for %round = 0 to 5 {
    %near:2 = affine.for %i = 0 to 5 iter_args(%at = %c0, %best = %far) -> (index, i32) {
      %x = affine.load %dist[%i] : memref<5xi32>
      %settled = affine.load %done[%i] : memref<5xi1>
      %less = arith.cmpi slt, %x, %best : i32
      %open = arith.xori %settled, %true : i1
      %take = arith.andi %less, %open : i1
      %a = arith.select %take, %i, %at : index
      %b = arith.select %take, %x, %best : i32
      affine.yield %a, %b : index, i32
    }
    memref.store %true, %done[%near#0] : memref<5xi1>
    affine.for %j = 0 to 5 {
      %w = memref.load %e[%near#0, %j] : memref<5x5xi32>
      %edge = arith.cmpi ne, %w, %zero : i32
      scf.if %edge {
        %old = memref.load %dist[%j] : memref<5xi32>
        %via = arith.addi %near#1, %w : i32
        %new = arith.minsi %old, %via : i32
        memref.store %new, %dist[%j] : memref<5xi32>
      }
    }
  }
  %r = vector.load %dist[%c0] : memref<5xi32>, vector<5xi32>
  vector.print %r : vector<5xi32>
  return
}
