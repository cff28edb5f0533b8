// prints: ( -20, -9, -1, 0, 1, 2, 3, 5, 6, 7, 7, 12, 18, 21, 30, 44 )

// Bottom up, between two buffers that change places.
memref.global "private" @input : memref<16xi16> = dense<[12, 3, -9, 44, 7, 7, 0, -1, 30, 21, 5, -20, 6, 18, 2, 1]>

func.func @merge(%from: memref<16xi16>, %to: memref<16xi16>, %left: index, %mid: index, %right: index) {
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %k = %left to %right step %c1 iter_args(%i = %left, %j = %mid) -> (index, index) {
    %some = arith.cmpi ult, %i, %mid : index
    %none = arith.cmpi uge, %j, %right : index
    %take = scf.if %some -> i1 {
      %t = scf.if %none -> i1 {
        scf.yield %none : i1
      } else {
        %a = memref.load %from[%i] : memref<16xi16>
        %b = memref.load %from[%j] : memref<16xi16>
        %le = arith.cmpi sle, %a, %b : i16
        scf.yield %le : i1
      }
      scf.yield %t : i1
    } else {
      scf.yield %some : i1
    }
    %at = arith.select %take, %i, %j : index
    %x = memref.load %from[%at] : memref<16xi16>
    memref.store %x, %to[%k] : memref<16xi16>
    %i1 = arith.addi %i, %c1 : index
    %j1 = arith.addi %j, %c1 : index
    %ni = arith.select %take, %i1, %i : index
    %nj = arith.select %take, %j, %j1 : index
    scf.yield %ni, %nj : index, index
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %a = memref.get_global @input : memref<16xi16>
  %b = memref.alloca() : memref<16xi16>
  %r:3 = scf.while (%width = %c1, %from = %a, %to = %b) : (index, memref<16xi16>, memref<16xi16>)
      -> (index, memref<16xi16>, memref<16xi16>) {
    %more = arith.cmpi ult, %width, %c16 : index
    scf.condition(%more) %width, %from, %to : index, memref<16xi16>, memref<16xi16>
  } do {
  ^bb0(%width: index, %from: memref<16xi16>, %to: memref<16xi16>):
    %twice = arith.addi %width, %width : index
    scf.for %l = %c0 to %c16 step %twice {
      %m = arith.addi %l, %width : index
      %r = arith.addi %l, %twice : index
      func.call @merge(%from, %to, %l, %m, %r) : (memref<16xi16>, memref<16xi16>, index, index, index) -> ()
    }
    scf.yield %twice, %to, %from : index, memref<16xi16>, memref<16xi16>
  }
  %v = vector.load %r#1[%c0] : memref<16xi16>, vector<16xi16>
  vector.print %v : vector<16xi16>
  return
}
