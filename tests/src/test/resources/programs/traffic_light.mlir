// prints: 10
// prints: 20
// prints: 30
// prints: 20
// prints: 30
// prints: 10
// prints: 20
// prints: 40

// A machine of states as blocks, driven by a string of events.
memref.global "private" constant @events : memref<7xi32> = dense<[0, 0, 1, 0, 2, 0, 3]>

func.func @main() {
  %events = memref.get_global @events : memref<7xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %red = arith.constant 10 : i32
  %green = arith.constant 20 : i32
  %amber = arith.constant 30 : i32
  %off = arith.constant 40 : i32
  cf.br ^red(%c0 : index)
^red(%i: index):
  vector.print %red : i32
  %e = memref.load %events[%i] : memref<7xi32>
  %j = arith.addi %i, %c1 : index
  cf.switch %e : i32, [
    default: ^green(%j : index),
    2: ^red(%j : index),
    3: ^off
  ]
^green(%k: index):
  vector.print %green : i32
  %f = memref.load %events[%k] : memref<7xi32>
  %l = arith.addi %k, %c1 : index
  cf.switch %f : i32, [
    default: ^amber(%l : index),
    1: ^green(%l : index),
    3: ^off
  ]
^amber(%m: index):
  vector.print %amber : i32
  %g = memref.load %events[%m] : memref<7xi32>
  %n = arith.addi %m, %c1 : index
  cf.switch %g : i32, [
    default: ^red(%n : index),
    1: ^green(%n : index),
    3: ^off
  ]
^off:
  vector.print %off : i32
  return
}
