// prints: 1994
// prints: 2026

// Values of MCMXCIV and MMXXVI.
memref.global "private" constant @texts : memref<2x7xi8> = dense<[[77, 67, 77, 88, 67, 73, 86], [77, 77, 88, 88, 86, 73, 0]]>

func.func @value(%c: i8) -> i32 {
  %i = arith.index_castui %c : i8 to index
  %v = scf.index_switch %i -> i32
  case 73 {
    %n = arith.constant 1 : i32
    scf.yield %n : i32
  }
  case 86 {
    %n = arith.constant 5 : i32
    scf.yield %n : i32
  }
  case 88 {
    %n = arith.constant 10 : i32
    scf.yield %n : i32
  }
  case 76 {
    %n = arith.constant 50 : i32
    scf.yield %n : i32
  }
  case 67 {
    %n = arith.constant 100 : i32
    scf.yield %n : i32
  }
  case 68 {
    %n = arith.constant 500 : i32
    scf.yield %n : i32
  }
  case 77 {
    %n = arith.constant 1000 : i32
    scf.yield %n : i32
  }
  default {
    %n = arith.constant 0 : i32
    scf.yield %n : i32
  }
  return %v : i32
}

func.func @main() {
  %texts = memref.get_global @texts : memref<2x7xi8>
  %zero = arith.constant 0 : i32
  affine.for %t = 0 to 2 {
    %r:2 = affine.for %i = 0 to 7 iter_args(%sum = %zero, %right = %zero) -> (i32, i32) {
      %c = affine.load %texts[%t, -%i + 6] : memref<2x7xi8>
      %v = func.call @value(%c) : (i8) -> i32
      %less = arith.cmpi slt, %v, %right : i32
      %n = arith.subi %zero, %v : i32
      %signed = arith.select %less, %n, %v : i32
      %next = arith.addi %sum, %signed : i32
      affine.yield %next, %v : i32, i32
    }
    vector.print %r#0 : i32
  }
  return
}
