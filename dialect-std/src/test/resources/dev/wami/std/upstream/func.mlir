func.func private @ext(i32 {x.a}, index) -> (i32 {x.b = 1 : i32}, f32) attributes {k = 3 : i32}
func.func nested @n()
func.func private @functions(() -> i32, ((i32) -> f32) -> i64) -> ((i32) -> i32)
func.func private @many() -> (() -> i32, i32 {x.y})
func.func private @named(%a: i32, %b: memref<?xf32>) -> f32
func.func @empty() attributes {no_inline, x.y} {
  return
}
func.func public @calls(%a: i32 {x.noalias}, %b: index) -> (i32, f32) {
  %f = func.constant @ext : (i32, index) -> (i32, f32)
  %r:2 = call_indirect %f(%a, %b) : (i32, index) -> (i32, f32)
  %q:2 = func.call @ext(%r#0, %b) {no_inline, foo = 1 : i32} : (i32, index) -> (i32, f32)
  call @empty() : () -> ()
  return %q#0, %r#1 : i32, f32
}
func.func @indirect(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %f(%a) {foo} : (i32) -> i32
  return %0 : i32
}
module @inner {
  func.func @"a b"() {
    call @"a b"() : () -> ()
    return
  }
}
