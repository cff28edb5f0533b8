// prints: -1825008129
// prints: -1197070355
// prints: 12345
// prints: 67890

// Tiny Encryption Algorithm there and back.
func.func @mix(%v: i32, %sum: i32, %ka: i32, %kb: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %l = arith.shli %v, %c4 : i32
  %a = arith.addi %l, %ka : i32
  %b = arith.addi %v, %sum : i32
  %r = arith.shrui %v, %c5 : i32
  %c = arith.addi %r, %kb : i32
  %ab = arith.xori %a, %b : i32
  %abc = arith.xori %ab, %c : i32
  return %abc : i32
}

func.func @main() {
  %k0 = arith.constant 0x01234567 : i32
  %k1 = arith.constant 0x89ABCDEF : i32
  %k2 = arith.constant 0xFEDCBA98 : i32
  %k3 = arith.constant 0x76543210 : i32
  %delta = arith.constant 0x9E3779B9 : i32
  %zero = arith.constant 0 : i32
  %a = arith.constant 12345 : i32
  %b = arith.constant 67890 : i32
  %e:3 = affine.for %i = 0 to 32 iter_args(%v0 = %a, %v1 = %b, %sum = %zero) -> (i32, i32, i32) {
    %s = arith.addi %sum, %delta : i32
    %m = func.call @mix(%v1, %s, %k0, %k1) : (i32, i32, i32, i32) -> i32
    %w0 = arith.addi %v0, %m : i32
    %n = func.call @mix(%w0, %s, %k2, %k3) : (i32, i32, i32, i32) -> i32
    %w1 = arith.addi %v1, %n : i32
    affine.yield %w0, %w1, %s : i32, i32, i32
  }
  vector.print %e#0 : i32
  vector.print %e#1 : i32
  %d:3 = affine.for %i = 0 to 32 iter_args(%v0 = %e#0, %v1 = %e#1, %sum = %e#2) -> (i32, i32, i32) {
    %n = func.call @mix(%v0, %sum, %k2, %k3) : (i32, i32, i32, i32) -> i32
    %w1 = arith.subi %v1, %n : i32
    %m = func.call @mix(%w1, %sum, %k0, %k1) : (i32, i32, i32, i32) -> i32
    %w0 = arith.subi %v0, %m : i32
    %s = arith.subi %sum, %delta : i32
    affine.yield %w0, %w1, %s : i32, i32, i32
  }
  vector.print %d#0 : i32
  vector.print %d#1 : i32
  return
}
