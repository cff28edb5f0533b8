// Decodes IMA ADPCM: four bits a sample, which change the prediction by a step that they also change.

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func @kernel(%in: memref<8192xi8>, %steps: memref<89xi32>, %adj: memref<16xi32>, %o: memref<16384xi16>) {
  %z = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c15 = arith.constant 15 : i32
  %c88 = arith.constant 88 : i32
  %lo = arith.constant -32768 : i32
  %hi = arith.constant 32767 : i32
  %r:2 = affine.for %i = 0 to 16384 iter_args(%pred = %z, %ix = %z) -> (i32, i32) {
    %b8 = affine.load %in[%i floordiv 2] : memref<8192xi8>
    %b = arith.extui %b8 : i8 to i32
    %i32 = arith.index_cast %i : index to i32
    %odd = arith.andi %i32, %c1 : i32
    %sh = arith.muli %odd, %c4 : i32
    %n0 = arith.shrui %b, %sh : i32
    %n = arith.andi %n0, %c15 : i32
    %at = arith.index_cast %ix : i32 to index
    %step = memref.load %steps[%at] : memref<89xi32>
    %d0 = arith.shrsi %step, %c3 : i32
    %m4 = arith.andi %n, %c4 : i32
    %is4 = arith.cmpi ne, %m4, %z : i32
    %d1 = scf.if %is4 -> (i32) {
      %t = arith.addi %d0, %step : i32
      scf.yield %t : i32
    } else {
      scf.yield %d0 : i32
    }
    %m2 = arith.andi %n, %c2 : i32
    %is2 = arith.cmpi ne, %m2, %z : i32
    %d2 = scf.if %is2 -> (i32) {
      %h = arith.shrsi %step, %c1 : i32
      %t = arith.addi %d1, %h : i32
      scf.yield %t : i32
    } else {
      scf.yield %d1 : i32
    }
    %m1 = arith.andi %n, %c1 : i32
    %is1 = arith.cmpi ne, %m1, %z : i32
    %d3 = scf.if %is1 -> (i32) {
      %h = arith.shrsi %step, %c2 : i32
      %t = arith.addi %d2, %h : i32
      scf.yield %t : i32
    } else {
      scf.yield %d2 : i32
    }
    %m8 = arith.andi %n, %c8 : i32
    %neg = arith.cmpi ne, %m8, %z : i32
    %p = scf.if %neg -> (i32) {
      %t = arith.subi %pred, %d3 : i32
      scf.yield %t : i32
    } else {
      %t = arith.addi %pred, %d3 : i32
      scf.yield %t : i32
    }
    %p1 = arith.maxsi %p, %lo : i32
    %p2 = arith.minsi %p1, %hi : i32
    %v = arith.trunci %p2 : i32 to i16
    affine.store %v, %o[%i] : memref<16384xi16>
    %na = arith.index_cast %n : i32 to index
    %a = memref.load %adj[%na] : memref<16xi32>
    %x = arith.addi %ix, %a : i32
    %x1 = arith.maxsi %x, %z : i32
    %x2 = arith.minsi %x1, %c88 : i32
    affine.yield %p2, %x2 : i32, i32
  }
  return
}

func.func @main() {
  %in = memref.alloc() : memref<8192xi8>
  %step = memref.alloc() : memref<89xi32>
  %adj = memref.alloc() : memref<16xi32>
  %o = memref.alloc() : memref<16384xi16>
  affine.for %i = 0 to 8192 {
    %n = func.call @noise(%i) : (index) -> i32
    %v = arith.trunci %n : i32 to i8
    affine.store %v, %in[%i] : memref<8192xi8>
  }
  affine.for %i = 0 to 89 {
    %c7 = arith.constant 7 : i32
    %kk = arith.index_cast %i : index to i32
    %q = arith.muli %kk, %kk : i32
    %v = arith.addi %q, %c7 : i32
    affine.store %v, %step[%i] : memref<89xi32>
  }
  affine.for %i = 0 to 16 {
    %c7 = arith.constant 7 : i32
    %c4 = arith.constant 4 : i32
    %kk = arith.index_cast %i : index to i32
    %kq = arith.andi %kk, %c7 : i32
    %m1 = arith.constant -1 : i32
    %small = arith.cmpi ult, %kq, %c4 : i32
    %big = arith.subi %kq, %c4 : i32
    %b2 = arith.addi %big, %big : i32
    %c2 = arith.constant 2 : i32
    %b3 = arith.addi %b2, %c2 : i32
    %v = arith.select %small, %m1, %b3 : i32
    affine.store %v, %adj[%i] : memref<16xi32>
  }
  affine.for %i = 0 to 16384 {
    %z = arith.constant 0 : i16
    affine.store %z, %o[%i] : memref<16384xi16>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %step, %adj, %o) : (memref<8192xi8>, memref<89xi32>, memref<16xi32>, memref<16384xi16>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 16384 {
    %v = affine.load %o[%i] : memref<16384xi16>
    %w = arith.extui %v : i16 to i32
    func.call @print_i32(%w) : (i32) -> ()
  }
  return
}
