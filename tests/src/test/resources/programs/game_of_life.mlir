// prints: ( 0, 0, 0, 0, 0, 0 )
// prints: ( 0, 0, 1, 0, 0, 0 )
// prints: ( 0, 0, 0, 1, 0, 0 )
// prints: ( 0, 1, 1, 1, 0, 0 )
// prints: ( 0, 0, 0, 0, 0, 0 )
// prints: ( 0, 0, 0, 0, 0, 0 )

// A glider on a torus, four generations.
func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  %zero = arith.constant 0 : i8
  %start = arith.constant dense<[[0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [1, 1, 1, 0, 0, 0],
                                 [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : vector<6x6xi8>
  %a = memref.alloc() : memref<6x6xi8>
  %b = memref.alloc() : memref<6x6xi8>
  vector.transfer_write %start, %a[%c0, %c0] : vector<6x6xi8>, memref<6x6xi8>
  affine.for %g = 0 to 4 {
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 6 {
        %n = affine.for %di = 0 to 3 iter_args(%s = %zero) -> i8 {
          %m = affine.for %dj = 0 to 3 iter_args(%t = %s) -> i8 {
            %x = affine.load %a[(%i + %di + 5) mod 6, (%j + %dj + 5) mod 6] : memref<6x6xi8>
            %u = arith.addi %t, %x : i8
            affine.yield %u : i8
          }
          affine.yield %m : i8
        }
        %self = affine.load %a[%i, %j] : memref<6x6xi8>
        %around = arith.subi %n, %self : i8
        %born = arith.cmpi eq, %around, %three : i8
        %pair = arith.cmpi eq, %around, %two : i8
        %alive = arith.cmpi eq, %self, %one : i8
        %stays = arith.andi %pair, %alive : i1
        %lives = arith.ori %born, %stays : i1
        %next = arith.extui %lives : i1 to i8
        affine.store %next, %b[%i, %j] : memref<6x6xi8>
      }
    }
    memref.copy %b, %a : memref<6x6xi8> to memref<6x6xi8>
  }
  affine.for %i = 0 to 6 {
    %row = vector.load %a[%i, %c0] : memref<6x6xi8>, vector<6xi8>
    vector.print %row : vector<6xi8>
  }
  memref.dealloc %a : memref<6x6xi8>
  memref.dealloc %b : memref<6x6xi8>
  return
}
