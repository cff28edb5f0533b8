// Arguments and results of every type side by side, through a call.
// run: @main(true, -1, -2, -3, -4, 0.5, -0.25, 7) == 7, -0.25, 0.5, -4, -3, -2, -1, true
func.func private @reverse(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: f32, %g: f64, %h: index)
    -> (index, f64, f32, i64, i32, i16, i8, i1) {
  return %h, %g, %f, %e, %d, %c, %b, %a : index, f64, f32, i64, i32, i16, i8, i1
}
func.func @main(%a: i1, %b: i8, %c: i16, %d: i32, %e: i64, %f: f32, %g: f64, %h: index) -> (index, f64, f32, i64, i32, i16, i8, i1) {
  %r:8 = call @reverse(%a, %b, %c, %d, %e, %f, %g, %h) : (i1, i8, i16, i32, i64, f32, f64, index) -> (index, f64, f32, i64, i32, i16, i8, i1)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7 : index, f64, f32, i64, i32, i16, i8, i1
}
