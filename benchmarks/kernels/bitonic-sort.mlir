// Sorts 4096 integers by Batcher's bitonic network.

!array = memref<4096xi32>

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

func.func @kernel(%a: !array) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 4096 : index
  %stages = arith.constant 13 : index
  scf.for %stage = %one to %stages step %one {
    scf.for %step = %zero to %stage step %one {
      %next = arith.addi %step, %one : index
      %shift = arith.subi %stage, %next : index
      %distance = arith.shli %one, %shift : index
      scf.for %i = %zero to %n step %one {
        %j = arith.xori %i, %distance : index
        %first = arith.cmpi ugt, %j, %i : index
        scf.if %first {
          %block = arith.shrui %i, %stage : index
          %odd = arith.andi %block, %one : index
          %rising = arith.cmpi eq, %odd, %zero : index
          %x = memref.load %a[%i] : !array
          %y = memref.load %a[%j] : !array
          %greater = arith.cmpi sgt, %x, %y : i32
          %swap = arith.cmpi eq, %greater, %rising : i1
          scf.if %swap {
            memref.store %y, %a[%i] : !array
            memref.store %x, %a[%j] : !array
          }
        }
      }
    }
  }
  return
}

func.func @main() {
  %a = memref.alloc() : !array
  affine.for %i = 0 to 4096 {
    %v = func.call @noise(%i) : (index) -> i32
    affine.store %v, %a[%i] : !array
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%a) : (!array) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 4096 {
    %v = affine.load %a[%i] : !array
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
