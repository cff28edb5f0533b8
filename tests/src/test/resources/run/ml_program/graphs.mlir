// beyond mlir-runner: ml_program has no lowering to LLVM
// beyond llvm: ml_program has no lowering to LLVM
// run: @backwards(3) == 19
// run: @counted(5) == 35

ml_program.global private mutable @counter(30 : i32) : i32

// Operations of a graph stand in any order.
ml_program.subgraph @backwards(%x: i32) -> i32 {
  %sum = arith.addi %square, %ten : i32
  %square = arith.muli %x, %x : i32
  %ten = arith.constant 10 : i32
  ml_program.output %sum : i32
}

// Tokens say what is behind what: %x is stored, then 30 + %x, which is loaded.
ml_program.subgraph @counted(%x: i32) -> i32 {
  %after, %t3 = ml_program.global_load_graph @counter ordering(%t2 -> !ml_program.token) : i32
  %t2 = ml_program.global_store_graph @counter = %more ordering(%t1 -> !ml_program.token) : i32
  %t1 = ml_program.global_store_graph @counter = %x ordering(%start -> !ml_program.token) : i32
  %start = ml_program.token
  %more = arith.addi %thirty, %x : i32
  %thirty = arith.constant 30 : i32
  ml_program.output %after : i32
}
