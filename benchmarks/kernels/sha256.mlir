// The compression function of SHA-256 (FIPS 180-4) over 256 blocks of sixteen words.

!blocks = memref<256x16xi32>
!words = memref<64xi32>
!state = memref<8xi32>

memref.global "private" constant @k : memref<64xi32> = dense<[
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
]>
memref.global "private" constant @start : memref<8xi32> = dense<[
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
]>

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

func.func private @rotated(%x: i32, %n: i32) -> i32 {
  %bits = arith.constant 32 : i32
  %right = arith.shrui %x, %n : i32
  %back = arith.subi %bits, %n : i32
  %left = arith.shli %x, %back : i32
  %both = arith.ori %right, %left : i32
  return %both : i32
}

// x rotated by three numbers of bits, xor of the three
func.func private @rotations(%x: i32, %i: i32, %j: i32, %k: i32) -> i32 {
  %a = func.call @rotated(%x, %i) : (i32, i32) -> i32
  %b = func.call @rotated(%x, %j) : (i32, i32) -> i32
  %c = func.call @rotated(%x, %k) : (i32, i32) -> i32
  %ab = arith.xori %a, %b : i32
  %abc = arith.xori %ab, %c : i32
  return %abc : i32
}

// x rotated by two numbers of bits and shifted by a third, xor of the three
func.func private @mix(%x: i32, %i: i32, %j: i32, %k: i32) -> i32 {
  %a = func.call @rotated(%x, %i) : (i32, i32) -> i32
  %b = func.call @rotated(%x, %j) : (i32, i32) -> i32
  %c = arith.shrui %x, %k : i32
  %ab = arith.xori %a, %b : i32
  %abc = arith.xori %ab, %c : i32
  return %abc : i32
}

func.func @kernel(%in: !blocks, %w: !words, %state: !state) {
  %ones = arith.constant -1 : i32
  %n2 = arith.constant 2 : i32
  %n3 = arith.constant 3 : i32
  %n6 = arith.constant 6 : i32
  %n7 = arith.constant 7 : i32
  %n10 = arith.constant 10 : i32
  %n11 = arith.constant 11 : i32
  %n13 = arith.constant 13 : i32
  %n17 = arith.constant 17 : i32
  %n18 = arith.constant 18 : i32
  %n19 = arith.constant 19 : i32
  %n22 = arith.constant 22 : i32
  %n25 = arith.constant 25 : i32
  %k = memref.get_global @k : memref<64xi32>
  affine.for %block = 0 to 256 {
    affine.for %t = 0 to 16 {
      %v = affine.load %in[%block, %t] : !blocks
      affine.store %v, %w[%t] : !words
    }
    affine.for %t = 16 to 64 {
      %x = affine.load %w[%t - 15] : !words
      %y = affine.load %w[%t - 2] : !words
      %s0 = func.call @mix(%x, %n7, %n18, %n3) : (i32, i32, i32, i32) -> i32
      %s1 = func.call @mix(%y, %n17, %n19, %n10) : (i32, i32, i32, i32) -> i32
      %w16 = affine.load %w[%t - 16] : !words
      %w7 = affine.load %w[%t - 7] : !words
      %p = arith.addi %w16, %s0 : i32
      %q = arith.addi %p, %w7 : i32
      %r = arith.addi %q, %s1 : i32
      affine.store %r, %w[%t] : !words
    }
    %a0 = affine.load %state[0] : !state
    %b0 = affine.load %state[1] : !state
    %c0 = affine.load %state[2] : !state
    %d0 = affine.load %state[3] : !state
    %e0 = affine.load %state[4] : !state
    %f0 = affine.load %state[5] : !state
    %g0 = affine.load %state[6] : !state
    %h0 = affine.load %state[7] : !state
    %end:8 = affine.for %t = 0 to 64 iter_args(%a = %a0, %b = %b0, %c = %c0, %d = %d0, %e = %e0, %f = %f0, %g = %g0, %h = %h0)
        -> (i32, i32, i32, i32, i32, i32, i32, i32) {
      %big1 = func.call @rotations(%e, %n6, %n11, %n25) : (i32, i32, i32, i32) -> i32
      %ef = arith.andi %e, %f : i32
      %not_e = arith.xori %e, %ones : i32
      %eg = arith.andi %not_e, %g : i32
      %choice = arith.xori %ef, %eg : i32
      %kt = affine.load %k[%t] : memref<64xi32>
      %wt = affine.load %w[%t] : !words
      %p = arith.addi %h, %big1 : i32
      %q = arith.addi %p, %choice : i32
      %r = arith.addi %q, %kt : i32
      %t1 = arith.addi %r, %wt : i32
      %big0 = func.call @rotations(%a, %n2, %n13, %n22) : (i32, i32, i32, i32) -> i32
      %ab = arith.andi %a, %b : i32
      %ac = arith.andi %a, %c : i32
      %bc = arith.andi %b, %c : i32
      %abac = arith.xori %ab, %ac : i32
      %majority = arith.xori %abac, %bc : i32
      %t2 = arith.addi %big0, %majority : i32
      %new_e = arith.addi %d, %t1 : i32
      %new_a = arith.addi %t1, %t2 : i32
      affine.yield %new_a, %a, %b, %c, %new_e, %e, %f, %g : i32, i32, i32, i32, i32, i32, i32, i32
    }
    %a1 = arith.addi %a0, %end#0 : i32
    %b1 = arith.addi %b0, %end#1 : i32
    %c1 = arith.addi %c0, %end#2 : i32
    %d1 = arith.addi %d0, %end#3 : i32
    %e1 = arith.addi %e0, %end#4 : i32
    %f1 = arith.addi %f0, %end#5 : i32
    %g1 = arith.addi %g0, %end#6 : i32
    %h1 = arith.addi %h0, %end#7 : i32
    affine.store %a1, %state[0] : !state
    affine.store %b1, %state[1] : !state
    affine.store %c1, %state[2] : !state
    affine.store %d1, %state[3] : !state
    affine.store %e1, %state[4] : !state
    affine.store %f1, %state[5] : !state
    affine.store %g1, %state[6] : !state
    affine.store %h1, %state[7] : !state
  }
  return
}

func.func @main() {
  %in = memref.alloc() : !blocks
  %w = memref.alloc() : !words
  %state = memref.alloc() : !state
  %start = memref.get_global @start : memref<8xi32>
  affine.for %i = 0 to 8 {
    %v = affine.load %start[%i] : memref<8xi32>
    affine.store %v, %state[%i] : !state
  }
  affine.for %block = 0 to 256 {
    affine.for %t = 0 to 16 {
      %i = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%block, %t)
      %v = func.call @noise(%i) : (index) -> i32
      affine.store %v, %in[%block, %t] : !blocks
    }
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%in, %w, %state) : (!blocks, !words, !state) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 8 {
    %v = affine.load %state[%i] : !state
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
