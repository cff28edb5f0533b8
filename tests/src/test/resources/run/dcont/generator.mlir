// The generator of figure 11: 0 to 999, summed.
// engines: interpreter, node26 - the embedded engine has no stack switching
// beyond mlir-runner: coroutines
// run: @main() == 499500
func.func private @generator() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c1 {
    %val = arith.index_cast %i : index to i32
    dcont.suspend (%val) : (i32) -> ()
  }
  return
}
func.func @main() -> i32 {
  %task = dcont.new @generator : !dcont.cont<(i32) -> ()>
  %storage = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  dcont.store %storage, %task : !dcont.cont<(i32)->()>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %c1000 step %c1 iter_args(%acc = %zero) -> i32 {
    %loaded = dcont.load %storage : !dcont.cont<(i32) -> ()>
    %next = dcont.resume %loaded : !dcont.cont<(i32) -> ()> -> i32
    on_yield(%val: i32, %suspended: !dcont.cont<(i32) -> ()>) {
      dcont.store %storage, %suspended : !dcont.cont<(i32) -> ()>
      %s = arith.addi %acc, %val : i32
      dcont.yield %s : i32
    } on_return {
      dcont.yield %acc : i32
    }
    scf.yield %next : i32
  }
  return %sum : i32
}
