// The Mersenne Twister MT19937 of Matsumoto and Nishimura: sixteen times the next state, then its numbers.

!state = memref<624xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func @kernel(%state: !state, %out: !state) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 624 : index
  %middle = arith.constant 397 : index
  %rounds = arith.constant 16 : index
  %upper = arith.constant -2147483648 : i32
  %lower = arith.constant 2147483647 : i32
  %matrix = arith.constant -1727483681 : i32
  %bit = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  scf.for %round = %zero to %rounds step %one {
    scf.for %i = %zero to %n step %one {
      %i1 = arith.addi %i, %one : index
      %next = arith.remui %i1, %n : index
      %im = arith.addi %i, %middle : index
      %far = arith.remui %im, %n : index
      %x = memref.load %state[%i] : !state
      %y = memref.load %state[%next] : !state
      %high = arith.andi %x, %upper : i32
      %low = arith.andi %y, %lower : i32
      %both = arith.ori %high, %low : i32
      %half = arith.shrui %both, %bit : i32
      %last = arith.andi %both, %bit : i32
      %odd = arith.cmpi ne, %last, %none : i32
      %twist = arith.select %odd, %matrix, %none : i32
      %other = memref.load %state[%far] : !state
      %mixed = arith.xori %other, %half : i32
      %new = arith.xori %mixed, %twist : i32
      memref.store %new, %state[%i] : !state
    }
  }
  %c7 = arith.constant 7 : i32
  %c11 = arith.constant 11 : i32
  %c15 = arith.constant 15 : i32
  %c18 = arith.constant 18 : i32
  %b = arith.constant -1658038656 : i32
  %c = arith.constant -272236544 : i32
  affine.for %i = 0 to 624 {
    %x = affine.load %state[%i] : !state
    %s11 = arith.shrui %x, %c11 : i32
    %x1 = arith.xori %x, %s11 : i32
    %s7 = arith.shli %x1, %c7 : i32
    %m7 = arith.andi %s7, %b : i32
    %x2 = arith.xori %x1, %m7 : i32
    %s15 = arith.shli %x2, %c15 : i32
    %m15 = arith.andi %s15, %c : i32
    %x3 = arith.xori %x2, %m15 : i32
    %s18 = arith.shrui %x3, %c18 : i32
    %x4 = arith.xori %x3, %s18 : i32
    affine.store %x4, %out[%i] : !state
  }
  return
}

func.func @main() {
  %state = memref.alloc() : !state
  %out = memref.alloc() : !state
  affine.for %i = 0 to 624 {
    %x = func.call @noise(%i) : (index) -> i32
    affine.store %x, %state[%i] : !state
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%state, %out) : (!state, !state) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 624 {
    %x = affine.load %out[%i] : !state
    func.call @print_i32(%x) : (i32) -> ()
  }
  return
}
