// prints: 1
// prints: 2
// prints: 2
// prints: 4
// prints: 7
// prints: 8
// prints: 9

// A binary heap: what comes out is in order.
func.func @push(%h: memref<16xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %x, %h[%n] : memref<16xi32>
  cf.br ^up(%n : index)
^up(%i: index):
  %root = arith.cmpi eq, %i, %c0 : index
  cf.cond_br %root, ^exit, ^compare
^compare:
  %i1 = arith.subi %i, %c1 : index
  %p = arith.divui %i1, %c2 : index
  %y = memref.load %h[%p] : memref<16xi32>
  %less = arith.cmpi slt, %x, %y : i32
  cf.cond_br %less, ^swap, ^exit
^swap:
  memref.store %y, %h[%i] : memref<16xi32>
  memref.store %x, %h[%p] : memref<16xi32>
  cf.br ^up(%p : index)
^exit:
  return
}

func.func @pop(%h: memref<16xi32>, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %top = memref.load %h[%c0] : memref<16xi32>
  %last = arith.subi %n, %c1 : index
  %x = memref.load %h[%last] : memref<16xi32>
  cf.br ^down(%c0 : index)
^down(%i: index):
  %d = arith.muli %i, %c2 : index
  %l = arith.addi %d, %c1 : index
  %r = arith.addi %d, %c2 : index
  %leaf = arith.cmpi uge, %l, %last : index
  cf.cond_br %leaf, ^exit(%i : index), ^children
^children:
  %two = arith.cmpi ult, %r, %last : index
  %rr = arith.select %two, %r, %l : index
  %a = memref.load %h[%l] : memref<16xi32>
  %b = memref.load %h[%rr] : memref<16xi32>
  %right = arith.cmpi slt, %b, %a : i32
  %child = arith.select %right, %rr, %l : index
  %y = arith.minsi %a, %b : i32
  %stop = arith.cmpi sle, %x, %y : i32
  cf.cond_br %stop, ^exit(%i : index), ^move
^move:
  memref.store %y, %h[%i] : memref<16xi32>
  cf.br ^down(%child : index)
^exit(%at: index):
  memref.store %x, %h[%at] : memref<16xi32>
  return %top : i32
}

func.func @main() {
  %h = memref.alloca() : memref<16xi32>
  %keys = arith.constant dense<[9, 4, 7, 1, 8, 2, 2]> : vector<7xi32>
  affine.for %i = 0 to 7 {
    %k = vector.extract %keys[%i] : i32 from vector<7xi32>
    func.call @push(%h, %i, %k) : (memref<16xi32>, index, i32) -> ()
  }
  affine.for %i = 0 to 7 {
    %n = affine.apply affine_map<(d0) -> (7 - d0)>(%i)
    %k = func.call @pop(%h, %n) : (memref<16xi32>, index) -> i32
    vector.print %k : i32
  }
  return
}
