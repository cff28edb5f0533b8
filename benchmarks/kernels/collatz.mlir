// How long Collatz sequences are: the longest of those that start below 2000, and where it starts.

func.func private @print_i32(i32)
func.func private @toggle_gpio()

func.func @kernel(%o: memref<2xi64>) {
  %c1 = arith.constant 1 : index
  %n = arith.constant 2000 : index
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.for %i = %c1 to %n step %c1 iter_args(%best = %z, %who = %z) -> (i64, i64) {
    %start = arith.index_cast %i : index to i64
    %l:2 = scf.while (%v = %start, %steps = %z) : (i64, i64) -> (i64, i64) {
      %more = arith.cmpi ne, %v, %one : i64
      scf.condition(%more) %v, %steps : i64, i64
    } do {
    ^bb0(%v: i64, %steps: i64):
      %bit = arith.andi %v, %one : i64
      %odd = arith.cmpi eq, %bit, %one : i64
      %next = scf.if %odd -> (i64) {
        %t = arith.muli %v, %three : i64
        %t1 = arith.addi %t, %one : i64
        scf.yield %t1 : i64
      } else {
        %h = arith.shrui %v, %one : i64
        scf.yield %h : i64
      }
      %s1 = arith.addi %steps, %one : i64
      scf.yield %next, %s1 : i64, i64
    }
    %better = arith.cmpi ugt, %l#1, %best : i64
    %nb = arith.select %better, %l#1, %best : i64
    %nw = arith.select %better, %start, %who : i64
    scf.yield %nb, %nw : i64, i64
  }
  affine.store %r#0, %o[0] : memref<2xi64>
  affine.store %r#1, %o[1] : memref<2xi64>
  return
}

func.func @main() {
  %o = memref.alloc() : memref<2xi64>
  affine.for %i = 0 to 2 {
    %z = arith.constant 0 : i64
    affine.store %z, %o[%i] : memref<2xi64>
  }
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%o) : (memref<2xi64>) -> ()
  func.call @toggle_gpio() : () -> ()
  affine.for %i = 0 to 2 {
    %v = affine.load %o[%i] : memref<2xi64>
    %w = arith.trunci %v : i64 to i32
    func.call @print_i32(%w) : (i32) -> ()
    %c32 = arith.constant 32 : i64
    %h = arith.shrui %v, %c32 : i64
    %w2 = arith.trunci %h : i64 to i32
    func.call @print_i32(%w2) : (i32) -> ()
  }
  return
}
