// prints: ( 32, 1 )
// prints: ( 33, 1 )
// prints: ( 100, 1 )
// prints: ( 101, 1 )
// prints: ( 104, 1 )
// prints: ( 108, 3 )
// prints: ( 111, 2 )
// prints: ( 114, 1 )
// prints: ( 119, 1 )

// Letters by their counts.
memref.global "private" constant @text : memref<12xi8> = dense<[104, 101, 108, 108, 111, 32, 119, 111, 114, 108, 100, 33]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %text = memref.get_global @text : memref<12xi8>
  %counts = memref.alloc() : memref<128xi32>
  scf.for %i = %c0 to %c128 step %c1 {
    memref.store %zero, %counts[%i] : memref<128xi32>
  }
  scf.for %i = %c0 to %c12 step %c1 {
    %ch = memref.load %text[%i] : memref<12xi8>
    %at = arith.index_castui %ch : i8 to index
    %old = memref.load %counts[%at] : memref<128xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %counts[%at] : memref<128xi32>
  }
  scf.for %i = %c0 to %c128 step %c1 {
    %n = memref.load %counts[%i] : memref<128xi32>
    %some = arith.cmpi sgt, %n, %zero : i32
    scf.if %some {
      %pair = vector.from_elements %i, %i : vector<2xindex>
      %k = arith.index_cast %n : i32 to index
      %shown = vector.insert %k, %pair[1] : index into vector<2xindex>
      vector.print %shown : vector<2xindex>
    }
  }
  memref.dealloc %counts : memref<128xi32>
  return
}
