// engines: chicory - the interpreter has no memory of bytes
// prints: -42|    7|00012|+3|ffff|0XFF
// prints: 9223372036854775807 -1 18446744073709551615
// prints: 3.141590|  3.14|1e+10|0.0001|2.50E-03|-inf
// prints: <text|  te|A|(nil)>
// prints: 100%
// prints: 12|12   |     0.5
// prints: 6

// C's printf: integers, floats, texts and pointers, with flags, widths and precisions, of arguments that C promotes.
llvm.mlir.global internal constant @integers("%d|%5u|%05i|%+d|%hx|%#X\0A\00")
llvm.mlir.global internal constant @long("%lld %ld %zu\0A\00")
llvm.mlir.global internal constant @floats("%f|%6.2f|%g|%g|%.2E|%f\0A\00")
llvm.mlir.global internal constant @texts("<%s|%4.2s|%c|%p>\0A\00")
llvm.mlir.global internal constant @none("100%%\0A\00")
llvm.mlir.global internal constant @given("%.*s|%-*d|%8g\0A\00")
llvm.mlir.global internal constant @word("text\00")
llvm.mlir.global internal constant @number("12345\00")
llvm.mlir.global internal constant @count("%d\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

llvm.func @main() {
  %integers = llvm.mlir.addressof @integers : !llvm.ptr
  %a = llvm.mlir.constant(-42 : i32) : i32
  %b = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mlir.constant(12 : i32) : i32
  %d = llvm.mlir.constant(3 : i32) : i32
  %e = llvm.mlir.constant(-1 : i32) : i32
  %f = llvm.mlir.constant(255 : i32) : i32
  %0 = llvm.call @printf(%integers, %a, %b, %c, %d, %e, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> i32

  %long = llvm.mlir.addressof @long : !llvm.ptr
  %g = llvm.mlir.constant(9223372036854775807 : i64) : i64
  %h = llvm.mlir.constant(-1 : i64) : i64
  %1 = llvm.call @printf(%long, %g, %h, %h) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32

  // behind an odd number of words
  %floats = llvm.mlir.addressof @floats : !llvm.ptr
  %i = llvm.mlir.constant(3.14159 : f64) : f64
  %j = llvm.mlir.constant(1.0e10 : f64) : f64
  %k = llvm.mlir.constant(1.0e-4 : f64) : f64
  %l = llvm.mlir.constant(2.5e-3 : f64) : f64
  %m = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %2 = llvm.call @printf(%floats, %i, %i, %j, %k, %l, %m) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64, f64, f64) -> i32

  %texts = llvm.mlir.addressof @texts : !llvm.ptr
  %word = llvm.mlir.addressof @word : !llvm.ptr
  %letter = llvm.mlir.constant(65 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.call @printf(%texts, %word, %word, %letter, %null) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> i32

  %none = llvm.mlir.addressof @none : !llvm.ptr
  %4 = llvm.call @printf(%none) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32

  %given = llvm.mlir.addressof @given : !llvm.ptr
  %number = llvm.mlir.addressof @number : !llvm.ptr
  %two = llvm.mlir.constant(2 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %half = llvm.mlir.constant(5.0e-1 : f64) : f64
  %5 = llvm.call @printf(%given, %two, %number, %five, %c, %half) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr, i32, i32, f64) -> i32

  // how much that was; through an address
  %count = llvm.mlir.addressof @count : !llvm.ptr
  %printf = llvm.mlir.addressof @printf : !llvm.ptr
  %sum = llvm.sub %5, %c : i32
  %6 = llvm.call %printf(%count, %sum) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
  llvm.return
}
