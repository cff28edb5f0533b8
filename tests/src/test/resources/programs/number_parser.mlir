// prints: 12
// prints: -7
// prints: 999
// prints: 0
// prints: 42000

// Signed decimal numbers between separators, by a machine of states.
memref.global "private" constant @text : memref<20xi8> = dense<[
  49, 50, 44, 45, 55, 44, 32, 57, 57, 57, 44, 45, 48, 44, 52, 50, 48, 48, 48, 44]>

func.func @main() {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %digit0 = arith.constant 48 : i8
  %false = arith.constant false
  %true = arith.constant true
  %text = memref.get_global @text : memref<20xi8>
  %end:2 = affine.for %i = 0 to 20 iter_args(%n = %c0, %negative = %false) -> (i64, i1) {
    %ch = affine.load %text[%i] : memref<20xi8>
    %at = arith.index_castui %ch : i8 to index
    %s:2 = scf.index_switch %at -> i64, i1
    case 44 {
      %m = arith.subi %c0, %n : i64
      %v = arith.select %negative, %m, %n : i64
      vector.print %v : i64
      scf.yield %c0, %false : i64, i1
    }
    case 45 {
      scf.yield %n, %true : i64, i1
    }
    case 32 {
      scf.yield %n, %negative : i64, i1
    }
    default {
      %d = arith.subi %ch, %digit0 : i8
      %w = arith.extui %d : i8 to i64
      %t = arith.muli %n, %c10 : i64
      %u = arith.addi %t, %w : i64
      scf.yield %u, %negative : i64, i1
    }
    affine.yield %s#0, %s#1 : i64, i1
  }
  return
}
