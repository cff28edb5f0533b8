// prints: 10
// prints: 20
// prints: 30
// prints: 50
// prints: 60
// prints: 70
// prints: 80

// Insertion into a search tree in arrays, then its keys in order.
memref.global "private" @children : memref<16x2xindex> = dense<0>
memref.global "private" @keys : memref<16xi32> = dense<0>
memref.global "private" constant @input : memref<7xi32> = dense<[50, 20, 70, 10, 30, 60, 80]>

func.func @insert(%node: index, %key: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %keys = memref.get_global @keys : memref<16xi32>
  %children = memref.get_global @children : memref<16x2xindex>
  %at:2 = scf.while (%n = %c1, %parent = %c0) : (index, index) -> (index, index) {
    %more = arith.cmpi ne, %n, %c0 : index
    %real = arith.cmpi ne, %n, %node : index
    %go = arith.andi %more, %real : i1
    scf.condition(%go) %n, %parent : index, index
  } do {
  ^bb0(%n: index, %parent: index):
    %k = memref.load %keys[%n] : memref<16xi32>
    %less = arith.cmpi slt, %key, %k : i32
    %side = arith.select %less, %c0, %c1 : index
    %next = memref.load %children[%n, %side] : memref<16x2xindex>
    scf.yield %next, %n : index, index
  }
  memref.store %key, %keys[%node] : memref<16xi32>
  %rooted = arith.cmpi ne, %at#1, %c0 : index
  scf.if %rooted {
    %k = memref.load %keys[%at#1] : memref<16xi32>
    %less = arith.cmpi slt, %key, %k : i32
    %side = arith.select %less, %c0, %c1 : index
    memref.store %node, %children[%at#1, %side] : memref<16x2xindex>
  }
  return
}

func.func @walk(%node: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %some = arith.cmpi ne, %node, %c0 : index
  scf.if %some {
    %keys = memref.get_global @keys : memref<16xi32>
    %children = memref.get_global @children : memref<16x2xindex>
    %l = memref.load %children[%node, %c0] : memref<16x2xindex>
    func.call @walk(%l) : (index) -> ()
    %k = memref.load %keys[%node] : memref<16xi32>
    vector.print %k : i32
    %r = memref.load %children[%node, %c1] : memref<16x2xindex>
    func.call @walk(%r) : (index) -> ()
  }
  return
}

func.func @main() {
  %c1 = arith.constant 1 : index
  %input = memref.get_global @input : memref<7xi32>
  affine.for %i = 0 to 7 {
    %k = affine.load %input[%i] : memref<7xi32>
    %node = arith.addi %i, %c1 : index
    func.call @insert(%node, %k) : (index, i32) -> ()
  }
  call @walk(%c1) : (index) -> ()
  return
}
