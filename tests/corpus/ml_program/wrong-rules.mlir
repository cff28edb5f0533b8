// A rule of ml_program in each chunk, and an operation that breaks it.

%r = ml_program.global_load @nothing : i32

// -----

ml_program.global mutable @g(dense<1> : tensor<4xi32>) : tensor<4xi32>
%r = ml_program.global_load @g : tensor<5xi32>

// -----

ml_program.global mutable @g(1 : i32) : i32
%r = ml_program.global_load_const @g : i32

// -----

%r = ml_program.global_load_const @nothing : i32

// -----

ml_program.global @g(1 : i32) : i32
%r = ml_program.global_load_const @g : i64

// -----

ml_program.global @g(1 : i32) : i32
%x = "any.value"() : () -> i32
ml_program.global_store @g = %x : i32

// -----

%x = "any.value"() : () -> i32
ml_program.global_store @nothing = %x : i32

// -----

ml_program.global mutable @g : i32
%x = "any.value"() : () -> i64
ml_program.global_store @g = %x : i64

// -----

ml_program.global @g : i32

// -----

ml_program.global @g(1.0 : f32) : i32

// -----

func.func private @g()
%r = ml_program.global_load @g : i32

// -----

ml_program.subgraph @f() -> i32 {
  ml_program.output
}

// -----

ml_program.subgraph @f() -> i64 {
  %x = "any.value"() : () -> i32
  ml_program.output %x : i32
}

// -----

ml_program.subgraph @f() -> i32 {
  %x = "any.value"() : () -> i32
  ml_program.return %x : i32
}

// -----

ml_program.func @f() -> i32 {
  ml_program.return
}

// -----

ml_program.func @f() -> i64 {
  %x = "any.value"() : () -> i32
  ml_program.return %x : i32
}

// -----

ml_program.func @f() -> i32 {
  %x = "any.value"() : () -> i32
  ml_program.output %x : i32
}

// -----

ml_program.func @f() {
}

// -----

ml_program.func @f() {
  "any.use"(%x) : (i32) -> ()
  %x = "any.value"() : () -> i32
  ml_program.return
}

// -----

func.func @f() {
  ml_program.return
}

// -----

func.func @f() {
  ml_program.output
}

// -----

%r, %t = ml_program.global_load_graph @nothing : i32 -> !ml_program.token

// -----

ml_program.global mutable @g(1 : i32) : i32
%r, %t = ml_program.global_load_graph @g : i64 -> !ml_program.token

// -----

%x = "any.value"() : () -> i32
%t = ml_program.global_store_graph @nothing = %x : i32 -> !ml_program.token

// -----

ml_program.global @g(1 : i32) : i32
%x = "any.value"() : () -> i32
%t = ml_program.global_store_graph @g = %x : i32 -> !ml_program.token

// -----

%x = "any.value"() : () -> i32
%r, %t = ml_program.global_load_graph @g ordering(%x -> !ml_program.token) : i32

// -----

ml_program.subgraph @f() {
^bb0:
  ml_program.output
^bb1:
  ml_program.output
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token) -> i32 {
  %r, %tt = ml_program.global_load_graph @g : i32
  ml_program.output ) %r : i32
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token) -> i32 {
  %r, %tt = ml_program.global_load_graph @g ordering : i32
  ml_program.output ) %r : i32
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token) -> i32 {
  %r, %tt = ml_program.global_load_graph @g ordering(%t) : i32
  ml_program.output ) %r : i32
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token) -> i32 {
  %r, %tt = ml_program.global_load_graph @g ordering(-> !ml_program.token) : i32
  ml_program.output ) %r : i32
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token) -> i32 {
  %r, %tt = ml_program.global_load_graph @g ordering() : i32
  ml_program.output ) %r : i32
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token) -> i32 {
  %r, %tt = ml_program.global_load_graph @g ordering(() -> i32) : i32
  ml_program.output ) %r : i32
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
ml_program.subgraph @f(%t: !ml_program.token, %x: i32) -> i32 {
  %tt = ml_program.global_store_graph @g = %x : i32
  ml_program.output ) %x : i32
}
