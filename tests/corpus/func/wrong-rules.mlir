// A rule of func, or of the syntax of names, blocks and regions, in each chunk, and what breaks it.

%f = func.constant @nothing : () -> ()

// -----

func.func private @f()
%f = func.constant @f : () -> i32

// -----

%f = func.constant 1 : () -> ()

// -----

memref.global @f : memref<4xf32>
%f = func.constant @f : () -> ()

// -----

%f = func.constant @m::@f : () -> ()

// -----

%f = func.constant @f : i32

// -----

func.func @f() -> i32 {
  return
}

// -----

func.func @f() {
  %c = arith.constant 1 : i32
  return %c : i32
}

// -----

func.func @f() -> i64 {
  %c = arith.constant 1 : i32
  return %c : i32
}

// -----

func.func @f() -> (i32, i64) {
  %c = arith.constant 1 : i32
  return %c, %c : i32, i32
}

// -----

func.func @1f() {
  return
}

// -----

func.func @f(%a) {
  return
}

// -----

func.func @f(i32) {
  return
}

// -----

func.func @f(%a: i32, i32)

// -----

func.func @f(%a: i32, ...) {
  return
}

// -----

func.func @f() {
^bb0(%a: i32):
  return
}

// -----

func.func @f(%a: i32) {
^bb0(%b: i32):
  return
}

// -----

func.func @f() {
  "any.op"(%x) : (i32) -> ()
  return
}

// -----

func.func @f() {
  cf.br ^bb7
}

// -----

func.func @f() {
^bb0:
  return
^bb0:
  return
}

// -----

func.func public @f()

// -----

func.func @f() {
}

// -----

func.func private @f() attributes {function_type = () -> i32}

// -----

func.func private @f() attributes {sym_name = "g"}

// -----

func.func private @f() -> (i32 {a = 1}) attributes {res_attrs = [{}]}

// -----

"func.func"() <{sym_name = "f"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> ()}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = i32, sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  func.return
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  func.return
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [{}, {}]}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private", res_attrs = [{}]}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = [1]}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "hidden"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()

// -----

func.func private @f(i32 {plain = 1})

// -----

func.func private @f() -> (i32 {plain = 1})

// -----

func.call @nothing() : () -> ()

// -----

func.func private @f(i32)
func.call @f() : () -> ()

// -----

func.func private @f(i32)
%x = "any.value"() : () -> i64
func.call @f(%x) : (i64) -> ()

// -----

func.func private @f()
%x = func.call @f() : () -> i32

// -----

func.func private @f() -> i64
%x = func.call @f() : () -> i32

// -----

memref.global @f : memref<4xf32>
func.call @f() : () -> ()

// -----

%x = "any.value"() : () -> i32
func.call_indirect %x() : i32

// -----

%x, %f = "any.values"() : () -> (i32, (i64) -> ())
func.call_indirect %f(%x) : (i32) -> ()

// -----

%f = "any.value"() : () -> (() -> i32)
"func.call_indirect"(%f) : (() -> i32) -> ()

// -----

func.return

// -----

func.func @f() {
  "any.region"() ({
    func.return
  }) : () -> ()
  func.return
}

// -----

func.func @f() {
  return
  %c = arith.constant 1 : i32
}

// -----

func.func @f(%a: i32, %a: i32) {
  return
}

// -----

func.func @f() {
  %a = arith.constant 1 : i32
  %a = arith.constant 2 : i32
  return
}

// -----

func.func @f() {
  %a:2 = arith.constant 1 : i32
  return
}

// -----

func.func @f() {
  %a:0 = arith.constant 1 : i32
  return
}

// -----

func.func @f() {
  %a = arith.constant 1 : i32
  "any.use"(%a#1) : (i32) -> ()
  return
}

// -----

func.func @f() {
  "any.use"(%a) : (i32) -> ()
  %a = arith.constant 1 : i64
  return
}

// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = arith.constant 1 : i32
  cf.br ^bb2
^bb2:
  "any.use"(%a) : (i32) -> ()
  return
}
