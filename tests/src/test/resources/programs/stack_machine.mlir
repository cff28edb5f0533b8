// prints: 7
// prints: 14
// prints: 7
// prints: 1

// Evaluates 3 4 + 2 * 7 - in reverse Polish notation, by a table of operations.
memref.global "private" constant @code : memref<7xi32> = dense<[3, 4, -1, 2, -3, 7, -2]>

func.func @apply(%op: i32, %a: i32, %b: i32) -> i32 {
  %i = arith.index_cast %op : i32 to index
  %r = scf.index_switch %i -> i32
  case -1 {
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  }
  case -2 {
    %s = arith.subi %a, %b : i32
    scf.yield %s : i32
  }
  case -3 {
    %s = arith.muli %a, %b : i32
    scf.yield %s : i32
  }
  default {
    %zero = arith.constant 0 : i32
    scf.yield %zero : i32
  }
  return %r : i32
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %code = memref.get_global @code : memref<7xi32>
  %stack = memref.alloca() : memref<8xi32>
  %depth = affine.for %i = 0 to 7 iter_args(%sp = %c0) -> index {
    %x = affine.load %code[%i] : memref<7xi32>
    %number = arith.cmpi sge, %x, %zero : i32
    %next = scf.if %number -> index {
      memref.store %x, %stack[%sp] : memref<8xi32>
      %n = arith.addi %sp, %c1 : index
      scf.yield %n : index
    } else {
      %pb = arith.subi %sp, %c1 : index
      %pa = arith.subi %sp, %c2 : index
      %a = memref.load %stack[%pa] : memref<8xi32>
      %b = memref.load %stack[%pb] : memref<8xi32>
      %r = func.call @apply(%x, %a, %b) : (i32, i32, i32) -> i32
      memref.store %r, %stack[%pa] : memref<8xi32>
      vector.print %r : i32
      scf.yield %pb : index
    }
    affine.yield %next : index
  }
  vector.print %depth : index
  return
}
