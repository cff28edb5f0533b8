// Functions, calls and returns, and what is wrong with them.
func.func private @f()

// -----

func.func private @f(i32, f64) -> (i1, index)

// -----

func.func private @f(i32 {x.y}, f64 {x.z = 1 : i8}) -> (i1 {x.r = "s"}, index)

// -----

func.func nested @f() {
  return
}

// -----

func.func public @f() {
  return
}

// -----

func.func @f() attributes {k = 1 : i32, x.y} {
  return
}

// -----

func.func @"quoted name"() {
  call @"quoted name"() : () -> ()
  return
}

// -----

func.func @"a\22b"() {
  return
}

// -----

func.func @f(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func @f(%a: i32, %a_0: i32, %b: f32) -> (i32, f32) {
  return %a_0, %b : i32, f32
}

// -----

func.func @f(%arg0: i32 {x.noalias}, %arg1: memref<?xf32> {x.align = 16 : i64}) {
  return
}

// -----

func.func @f() -> (i32 {x.r}) {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// -----

func.func @f(%g: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %g(%a) : (i32) -> i32
  %1 = func.call_indirect %g(%0) {k} : (i32) -> i32
  return %1 : i32
}

// -----

func.func @g() -> () {
  return
}
func.func @f() {
  %0 = constant @g : () -> ()
  %g = func.constant @g : () -> ()
  func.call_indirect %g() : () -> ()
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32) -> (i32, i32)
func.func @f(%a: i32) -> i32 {
  %0:2 = call @g(%a) : (i32) -> (i32, i32)
  %x, %y = func.call @g(%0#1) {k = 1 : i8} : (i32) -> (i32, i32)
  return %y : i32
}

// -----

func.func private @g()
func.func @f() {
  call @g() {no_inline} : () -> ()
  "func.call"() <{callee = @g}> : () -> ()
  "func.return"() : () -> ()
}

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func private @f() -> (() -> ())

// -----

func.func private @f(tuple<i32, f32>, complex<f64>, none, !d.t<[1, 2]>)

// -----

func.func @f() {
  return loc("x":1:2)
} loc("y":3:4)

// -----

func.func @f(%a: i32 loc("p":1:1)) {
  return
}

// -----

func.func @f() -> i32 {
  %r = arith.constant 7 : i32
  return {k} %r : i32
}

// -----

func.func private @f(...)

// -----

func.func @f() no_inline {
  return
}

// -----

module {
  func.func @f() {
    return
  }
  module @inner {
    func.func @f() {
      return
    }
  }
}

// -----

func.func @outer() {
  func.func @inner() {
    return
  }
  return
}

// -----

builtin.module @m attributes {x.y = 1 : i8} {
}

// -----

func.func @f()

// -----

func.func @f() {
}

// -----

func.func @f() {}

// -----

func.func {
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

func.func @f(%a: i32, i32) {
  return
}

// -----

func.func @f(%a: i32, %a: i32) {
  return
}

// -----

func.func @f() -> i32 {
  return
}

// -----

func.func @f() {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// -----

func.func @f(%a: i64) -> i32 {
  return %a : i64
}

// -----

func.func private @f()
func.func private @f()

// -----

func.func @f() {
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

func.func private @g() -> i32
func.func @f() {
  call @g() : () -> ()
  return
}

// -----

func.func private @g(i32)
func.func @f(%a: f32) {
  call @g(%a) : (f32) -> ()
  return
}

// -----

func.func private @g() -> i32
func.func @f() {
  %0 = call @g() : () -> f32
  return
}

// -----

func.func private @g()
func.func @f() {
  %0 = constant @g : () -> i32
  return
}

// -----

func.func @f() {
  %0 = constant @nope : () -> ()
  return
}

// -----

module @m {}
func.func @f() {
  call @m() : () -> ()
  return
}

// -----

func.func @f(%g: i32) {
  call_indirect %g() : () -> ()
  return
}

// -----

func.func @f() {
  return
  return
}

// -----

func.func private @f() attributes {sym_name = "g"}

// -----

func.func private @f() attributes {function_type = i32}

// -----

func.func private @f(i32 {k = 1 : i8})

// -----

func.func private @f() -> (i32 {k})

// -----

func.func private @f(){
  return
} attributes {k}

// -----

func.func sideways @f()

// -----

return

// -----

"func.return"() : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) : () -> ()

// -----

"func.func"() <{function_type = i32, sym_name = "f"}> ({
}) : () -> ()

// -----

"func.func"() <{sym_name = "f"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> ()}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "odd"}> ({
}) : () -> ()

// -----

"func.func"() <{function_type = () -> (), sym_name = "f"}> : () -> ()

// -----

func.func @f() {
  %0 = "x.y"() ({
    return
  }) : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  func.func @g() {
    "x.use"(%a) : (i32) -> ()
    return
  }
  return
}

// -----

func.call @f() : () -> ()
