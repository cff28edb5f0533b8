// prints: 1
// prints: 0
// prints: 0
// prints: 1

// Whether brackets match, with a stack of what was opened.
memref.global "private" constant @texts : memref<4x6xi8> = dense<[
  [40, 91, 93, 123, 125, 41], [40, 91, 41, 93, 0, 0], [40, 40, 41, 0, 0, 0], [0, 0, 0, 0, 0, 0]]>

func.func @main() {
  %texts = memref.get_global @texts : memref<4x6xi8>
  %stack = memref.alloca() : memref<8xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  affine.for %t = 0 to 4 {
    %r:2 = affine.for %i = 0 to 6 iter_args(%sp = %c0, %ok = %true) -> (index, i1) {
      %c = affine.load %texts[%t, %i] : memref<4x6xi8>
      %k = arith.index_castui %c : i8 to index
      %s:2 = scf.index_switch %k -> index, i1
      case 40 {
        %want = arith.addi %c, %one : i8
        memref.store %want, %stack[%sp] : memref<8xi8>
        %n = arith.addi %sp, %c1 : index
        scf.yield %n, %ok : index, i1
      }
      case 91 {
        %want = arith.addi %c, %two : i8
        memref.store %want, %stack[%sp] : memref<8xi8>
        %n = arith.addi %sp, %c1 : index
        scf.yield %n, %ok : index, i1
      }
      case 123 {
        %want = arith.addi %c, %two : i8
        memref.store %want, %stack[%sp] : memref<8xi8>
        %n = arith.addi %sp, %c1 : index
        scf.yield %n, %ok : index, i1
      }
      case 0 {
        scf.yield %sp, %ok : index, i1
      }
      default {
        %empty = arith.cmpi eq, %sp, %c0 : index
        %m:2 = scf.if %empty -> (index, i1) {
          scf.yield %sp, %false : index, i1
        } else {
          %n = arith.subi %sp, %c1 : index
          %want = memref.load %stack[%n] : memref<8xi8>
          %same = arith.cmpi eq, %want, %c : i8
          %both = arith.andi %same, %ok : i1
          scf.yield %n, %both : index, i1
        }
        scf.yield %m#0, %m#1 : index, i1
      }
      affine.yield %s#0, %s#1 : index, i1
    }
    %closed = arith.cmpi eq, %r#0, %c0 : index
    %fine = arith.andi %closed, %r#1 : i1
    vector.print %fine : i1
  }
  return
}
