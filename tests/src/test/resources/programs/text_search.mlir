// prints: 0
// prints: 7

// Where a word occurs, by Knuth, Morris and Pratt.
memref.global "private" constant @text : memref<15xi8> = dense<[97, 98, 97, 98, 99, 97, 98, 97, 98, 97, 98, 99, 97, 98, 97]>
memref.global "private" constant @word : memref<5xi8> = dense<[97, 98, 97, 98, 99]>

func.func @step(%word: memref<5xi8>, %fail: memref<5xindex>, %state: index, %ch: i8) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^try(%state : index)
^try(%k: index):
  %w = memref.load %word[%k] : memref<5xi8>
  %same = arith.cmpi eq, %w, %ch : i8
  cf.cond_br %same, ^hit, ^miss
^hit:
  %n = arith.addi %k, %c1 : index
  return %n : index
^miss:
  %start = arith.cmpi eq, %k, %c0 : index
  cf.cond_br %start, ^none, ^shorter
^none:
  return %c0 : index
^shorter:
  %p = arith.subi %k, %c1 : index
  %f = memref.load %fail[%p] : memref<5xindex>
  cf.br ^try(%f : index)
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %text = memref.get_global @text : memref<15xi8>
  %word = memref.get_global @word : memref<5xi8>
  %fail = memref.alloca() : memref<5xindex>
  affine.store %c0, %fail[0] : memref<5xindex>
  %0 = affine.for %i = 1 to 5 iter_args(%k = %c0) -> index {
    %ch = affine.load %word[%i] : memref<5xi8>
    %n = func.call @step(%word, %fail, %k, %ch) : (memref<5xi8>, memref<5xindex>, index, i8) -> index
    affine.store %n, %fail[%i] : memref<5xindex>
    affine.yield %n : index
  }
  %1 = affine.for %i = 0 to 15 iter_args(%k = %c0) -> index {
    %ch = affine.load %text[%i] : memref<15xi8>
    %n = func.call @step(%word, %fail, %k, %ch) : (memref<5xi8>, memref<5xindex>, index, i8) -> index
    %found = arith.cmpi eq, %n, %c5 : index
    %next = scf.if %found -> index {
      %at = affine.apply affine_map<(d0) -> (d0 - 4)>(%i)
      vector.print %at : index
      %last = affine.load %fail[4] : memref<5xindex>
      scf.yield %last : index
    } else {
      scf.yield %n : index
    }
    affine.yield %next : index
  }
  return
}
