// beyond mlir-runner: ml_program has no lowering to LLVM
// beyond llvm: ml_program has no lowering to LLVM
// run: @count(3) == 45
// run: @read_constant() == 2.5
// run: @vectors(1) == 2
// run: @half() == 1.5
// run: @twice_plus_one(20) == 41
ml_program.global private mutable @counter(42 : i32) : i32
ml_program.global private @factor(2.5 : f64) : f64
ml_program.global private mutable @row(dense<[1, 2, 3, 4]> : vector<4xi16>) : vector<4xi16>
ml_program.global private mutable @small(1.5 : f16) : f16
ml_program.global private mutable @unset : index

func.func @count(%n: i32) -> i32 {
  %before = ml_program.global_load @counter : i32
  %after = arith.addi %before, %n : i32
  ml_program.global_store @counter = %after : i32
  %r = ml_program.global_load @counter : i32
  // Calls do not depend on what an earlier one left.
  ml_program.global_store @counter = %before : i32
  return %r : i32
}

func.func @read_constant() -> f64 {
  %r = ml_program.global_load_const @factor : f64
  return %r : f64
}

func.func @vectors(%i: index) -> i16 {
  %v = ml_program.global_load @row : vector<4xi16>
  %w = arith.addi %v, %v : vector<4xi16>
  ml_program.global_store @row = %w : vector<4xi16>
  %u = ml_program.global_load @row : vector<4xi16>
  ml_program.global_store @row = %v : vector<4xi16>
  %d = arith.subi %u, %v : vector<4xi16>
  %r = vector.extract %d[%i] : i16 from vector<4xi16>
  return %r : i16
}

func.func @half() -> f32 {
  %h = ml_program.global_load @small : f16
  %r = arith.extf %h : f16 to f32
  return %r : f32
}

ml_program.func @twice_plus_one(%x: index) -> index {
  %c1 = arith.constant 1 : index
  ml_program.global_store @unset = %x : index
  %y = ml_program.global_load @unset : index
  %z = arith.addi %x, %y : index
  %r = arith.addi %z, %c1 : index
  ml_program.return %r : index
}
