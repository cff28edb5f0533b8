// A generator, figure 11 of the paper: 0 to 999, summed. Explained in docs/dcont.md.
//
// run: @main() == 499500
//
//   ./wami run --interp examples/generator.mlir
//   ./wami compile examples/generator.mlir -o generator.wasm

func.func private @generator() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c1 {
    %val = arith.index_cast %i : index to i32
    dcont.suspend(%val) : (i32) -> ()
  }
  return
}
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %cont = dcont.new @generator : !dcont.cont<(i32) -> ()>
  %sum:2 = scf.while (%acc = %zero, %k = %cont) : (i32, !dcont.cont<(i32) -> ()>) -> (i32, !dcont.cont<(i32) -> ()>) {
    %more, %next, %rest = dcont.resume %k : !dcont.cont<(i32) -> ()> -> (i1, i32, !dcont.cont<(i32) -> ()>)
    on_yield(%val: i32, %suspended: !dcont.cont<(i32) -> ()>) {
      %true = arith.constant true
      %s = arith.addi %acc, %val : i32
      dcont.yield %true, %s, %suspended : i1, i32, !dcont.cont<(i32) -> ()>
    } on_return {
      %false = arith.constant false
      dcont.yield %false, %acc, %k : i1, i32, !dcont.cont<(i32) -> ()>
    }
    scf.condition(%more) %next, %rest : i32, !dcont.cont<(i32) -> ()>
  } do {
  ^bb0(%acc: i32, %k: !dcont.cont<(i32) -> ()>):
    scf.yield %acc, %k : i32, !dcont.cont<(i32) -> ()>
  }
  return %sum#0 : i32
}
