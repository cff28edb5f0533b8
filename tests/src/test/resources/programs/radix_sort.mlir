// prints: ( 3, 16, 17, 255, 256, 4096, 65536, -1 )

// By four bits at a time, stable, unsigned.
memref.global "private" @keys : memref<8xi32> = dense<[65536, 3, -1, 255, 256, 4096, 17, 16]>

func.func @digit(%x: i32, %shift: i32) -> index {
  %mask = arith.constant 15 : i32
  %s = arith.shrui %x, %shift : i32
  %d = arith.andi %s, %mask : i32
  %i = arith.index_castui %d : i32 to index
  return %i : index
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %keys = memref.get_global @keys : memref<8xi32>
  %out = memref.alloca() : memref<8xi32>
  %starts = memref.alloca() : memref<17xindex>
  %zero = arith.constant 0 : i32
  %four = arith.constant 4 : i32
  %bits = arith.constant 32 : i32
  scf.for %shift = %zero to %bits step %four : i32 {
    affine.for %i = 0 to 17 {
      affine.store %c0, %starts[%i] : memref<17xindex>
    }
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %keys[%i] : memref<8xi32>
      %d = func.call @digit(%x, %shift) : (i32, i32) -> index
      %e = arith.addi %d, %c1 : index
      %n = memref.load %starts[%e] : memref<17xindex>
      %m = arith.addi %n, %c1 : index
      memref.store %m, %starts[%e] : memref<17xindex>
    }
    affine.for %i = 0 to 16 {
      %a = affine.load %starts[%i] : memref<17xindex>
      %b = affine.load %starts[%i + 1] : memref<17xindex>
      %s = arith.addi %a, %b : index
      affine.store %s, %starts[%i + 1] : memref<17xindex>
    }
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %keys[%i] : memref<8xi32>
      %d = func.call @digit(%x, %shift) : (i32, i32) -> index
      %at = memref.load %starts[%d] : memref<17xindex>
      memref.store %x, %out[%at] : memref<8xi32>
      %next = arith.addi %at, %c1 : index
      memref.store %next, %starts[%d] : memref<17xindex>
    }
    memref.copy %out, %keys : memref<8xi32> to memref<8xi32>
  }
  %v = vector.load %keys[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %v : vector<8xi32>
  return
}
