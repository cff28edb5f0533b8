// prints: 10
// prints: 20
// prints: 30
// prints: 40
// prints: 50
// prints: 50
// prints: 40
// prints: 30
// prints: 20
// prints: 10

// A list in two arrays, reversed in place.
func.func @show(%value: memref<5xi32>, %next: memref<5xindex>, %start: index) {
  %end = arith.constant 99 : index
  %last = scf.while (%i = %start) : (index) -> index {
    %more = arith.cmpi ne, %i, %end : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %v = memref.load %value[%i] : memref<5xi32>
    vector.print %v : i32
    %n = memref.load %next[%i] : memref<5xindex>
    scf.yield %n : index
  }
  return
}

memref.global "private" constant @values : memref<5xi32> = dense<[50, 10, 40, 20, 30]>
memref.global "private" @links : memref<5xindex> = dense<[99, 3, 0, 4, 2]>

func.func @main() {
  %value = memref.get_global @values : memref<5xi32>
  %next = memref.get_global @links : memref<5xindex>
  %end = arith.constant 99 : index
  %c1 = arith.constant 1 : index
  call @show(%value, %next, %c1) : (memref<5xi32>, memref<5xindex>, index) -> ()
  %head:2 = scf.while (%before = %end, %i = %c1) : (index, index) -> (index, index) {
    %more = arith.cmpi ne, %i, %end : index
    scf.condition(%more) %before, %i : index, index
  } do {
  ^bb0(%before: index, %i: index):
    %n = memref.load %next[%i] : memref<5xindex>
    memref.store %before, %next[%i] : memref<5xindex>
    scf.yield %i, %n : index, index
  }
  call @show(%value, %next, %head#0) : (memref<5xi32>, memref<5xindex>, index) -> ()
  return
}
