// prints: ( 3, 5 )
// prints: ( 2, 1 )
// prints: ( 5, 9 )
// prints: ( 1, 2 )
// prints: ( 2, 5 )
// prints: ( 1, 0 )

// Encodes runs as pairs of length and value, with two loops by branches.
memref.global "private" constant @input : memref<14xi32> = dense<[5, 5, 5, 1, 1, 9, 9, 9, 9, 9, 2, 5, 5, 0]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c14 = arith.constant 14 : index
  %input = memref.get_global @input : memref<14xi32>
  %pairs = memref.alloca() : memref<14x2xi32>
  cf.br ^run(%c0, %c0 : index, index)
^run(%i: index, %k: index):
  %more = arith.cmpi ult, %i, %c14 : index
  cf.cond_br %more, ^first, ^done(%k : index)
^first:
  %x = memref.load %input[%i] : memref<14xi32>
  cf.br ^next(%i : index)
^next(%j: index):
  %j1 = arith.addi %j, %c1 : index
  %inside = arith.cmpi ult, %j1, %c14 : index
  cf.cond_br %inside, ^compare, ^end(%j1 : index)
^compare:
  %y = memref.load %input[%j1] : memref<14xi32>
  %same = arith.cmpi eq, %x, %y : i32
  cf.cond_br %same, ^next(%j1 : index), ^end(%j1 : index)
^end(%stop: index):
  %length = arith.subi %stop, %i : index
  %l = arith.index_cast %length : index to i32
  memref.store %l, %pairs[%k, %c0] : memref<14x2xi32>
  memref.store %x, %pairs[%k, %c1] : memref<14x2xi32>
  %k1 = arith.addi %k, %c1 : index
  cf.br ^run(%stop, %k1 : index, index)
^done(%count: index):
  scf.for %p = %c0 to %count step %c1 {
    %v = vector.load %pairs[%p, %c0] : memref<14x2xi32>, vector<2xi32>
    vector.print %v : vector<2xi32>
  }
  return
}
