ml_program.global private mutable @counter(7 : i32) : i32
ml_program.global public @limit(2.5 : f32) : f32
ml_program.global public mutable @undefined : vector<4xf32>
ml_program.global nested @outside(#ml_program.extern : i64) : i64 {tag}
ml_program.func @next(%by: i32) -> i32 {
  %counter = ml_program.global_load @counter : i32
  %sum = arith.addi %counter, %by : i32
  ml_program.global_store @counter = %sum : i32
  ml_program.return %sum : i32
}
ml_program.func private @elsewhere(f32) -> (f32, i1)
ml_program.subgraph @graph(%x: i32) -> (i32, !ml_program.token) {
  %v, %t = ml_program.global_load_graph @counter ordering(() -> !ml_program.token) : i32
  %u = ml_program.global_store_graph @counter = %late ordering(%t, %s -> !ml_program.token) : i32
  %s = ml_program.token
  %late = arith.addi %v, %x : i32
  ml_program.output %late, %u : i32, !ml_program.token
}
ml_program.func @limit_of() -> f32 {
  %0 = ml_program.global_load_const @limit : f32
  ml_program.return %0 : f32
}
// -----
ml_program.global public @nothing : i32
// -----
ml_program.global public @c(1 : i32) : i32
ml_program.func @f(%a: i32) {
  ml_program.global_store @c = %a : i32
  ml_program.return
}
// -----
ml_program.global private mutable @c(1 : i32) : i32
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load_const @c : i32
  ml_program.return %0 : i32
}
// -----
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load @c : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private mutable @c(1 : i32) : i32
ml_program.func @f(%a: i64) {
  ml_program.global_store @c = %a : i64
  ml_program.return
}
// -----
ml_program.func @f(%a: i32) -> i32 {
  ml_program.return
}
// -----
ml_program.subgraph @f(%a: i32) -> i64 {
  ml_program.output %a : i32
}
// -----
func.func @f() {
  ml_program.return
}
// -----
ml_program.func @f() {
  %0 = ml_program.token : i32
  ml_program.return
}
// -----
ml_program.global @c(1 : i32) : i32

// -----
// How a name becomes the name of a value: other bytes in hexadecimal, behind a "_" where it began with one, or with a digit.
ml_program.global private mutable @"\22" : i32
ml_program.global private mutable @"9a" : i32
ml_program.global private mutable @"-" : i32
ml_program.global private mutable @"a-b c" : i32
ml_program.global private mutable @"é" : i32
ml_program.global private mutable @"$" : i32
ml_program.global private mutable @" a" : i32
ml_program.global private mutable @"\t" : i32
ml_program.global private mutable @"%" : i32
ml_program.global private mutable @"aé" : i32
func.func @names() {
  %0 = ml_program.global_load @"\22" : i32
  %1 = ml_program.global_load @"9a" : i32
  %2 = ml_program.global_load @"-" : i32
  %3 = ml_program.global_load @"a-b c" : i32
  %4 = ml_program.global_load @"é" : i32
  %5 = ml_program.global_load @"$" : i32
  %6 = ml_program.global_load @" a" : i32
  %7 = ml_program.global_load @"\t" : i32
  %8 = ml_program.global_load @"%" : i32
  %9 = ml_program.global_load @"aé" : i32
  return
}

// -----

"ml_program.global"() <{is_mutable, sym_name = "of_no_visibility", type = i32}> : () -> ()
