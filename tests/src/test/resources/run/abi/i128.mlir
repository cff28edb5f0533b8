// i128 is two i64, and crosses functions as one scalar: by value to and by pointer from those of C's convention.
// beyond mlir-opt: ssawasm.cc is an attribute of ours
// beyond mlir-runner: ssawasm.cc is an attribute of ours
// run: @addi(-1, 0, 5, -3) == 4, -2
// run: @addi(123456789012345678, -987654321098765432, 9223372036854775807, 1) == -9099915247842430131, -987654321098765431
// run: @addi(9223372036854775807, 1, 123456789012345678, -987654321098765432) == -9099915247842430131, -987654321098765431
// run: @addi(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 123456789012345679, 3624031697328622472
// run: @subi(-1, 0, 5, -3) == -6, 3
// run: @subi(123456789012345678, -987654321098765432, 9223372036854775807, 1) == -9099915247842430129, -987654321098765434
// run: @subi(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 9099915247842430129, 987654321098765433
// run: @subi(1, 4611686018427387904, 123456789012345678, -987654321098765432) == -123456789012345677, 5599340339526153335
// run: @muli(-1, 0, 5, -3) == -5, 7
// run: @muli(123456789012345678, -987654321098765432, 9223372036854775807, 1) == -123456789012345678, 1172839504617283948
// run: @muli(9223372036854775807, 1, 123456789012345678, -987654321098765432) == -123456789012345678, 1172839504617283948
// run: @muli(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 123456789012345678, 8235717715756010376
// run: @andi(-1, 0, 5, -3) == 5, 0
// run: @andi(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 123456789012345678, 0
// run: @andi(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 123456789012345678, 0
// run: @andi(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 0, 4611686018427387904
// run: @ori(-1, 0, 5, -3) == -1, -3
// run: @ori(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 9223372036854775807, -987654321098765431
// run: @ori(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 9223372036854775807, -987654321098765431
// run: @ori(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 123456789012345679, -987654321098765432
// run: @xori(-1, 0, 5, -3) == -6, -3
// run: @xori(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 9099915247842430129, -987654321098765431
// run: @xori(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 9099915247842430129, -987654321098765431
// run: @xori(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 123456789012345679, -5599340339526153336
// run: @maxsi(-1, 0, 5, -3) == -1, 0
// run: @maxsi(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 9223372036854775807, 1
// run: @maxsi(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 9223372036854775807, 1
// run: @maxsi(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 1, 4611686018427387904
// run: @minsi(-1, 0, 5, -3) == 5, -3
// run: @minsi(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 123456789012345678, -987654321098765432
// run: @minsi(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 123456789012345678, -987654321098765432
// run: @minsi(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 123456789012345678, -987654321098765432
// run: @maxui(-1, 0, 5, -3) == 5, -3
// run: @maxui(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 123456789012345678, -987654321098765432
// run: @maxui(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 123456789012345678, -987654321098765432
// run: @maxui(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 123456789012345678, -987654321098765432
// run: @minui(-1, 0, 5, -3) == -1, 0
// run: @minui(123456789012345678, -987654321098765432, 9223372036854775807, 1) == 9223372036854775807, 1
// run: @minui(9223372036854775807, 1, 123456789012345678, -987654321098765432) == 9223372036854775807, 1
// run: @minui(1, 4611686018427387904, 123456789012345678, -987654321098765432) == 1, 4611686018427387904
// run: @shli(123456789012345678, -987654321098765432, 0, 0) == 123456789012345678, -987654321098765432
// run: @shli(123456789012345678, -987654321098765432, 1, 0) == 246913578024691356, -1975308642197530864
// run: @shli(123456789012345678, -987654321098765432, 63, 0) == 0, 61728394506172839
// run: @shli(123456789012345678, -987654321098765432, 64, 0) == 0, 123456789012345678
// run: @shli(123456789012345678, -987654321098765432, 65, 0) == 0, 246913578024691356
// run: @shli(123456789012345678, -987654321098765432, 127, 0) == 0, 0
// run: @shrui(123456789012345678, -987654321098765432, 0, 0) == 123456789012345678, -987654321098765432
// run: @shrui(123456789012345678, -987654321098765432, 1, 0) == 61728394506172839, 8729544876305393092
// run: @shrui(123456789012345678, -987654321098765432, 63, 0) == -1975308642197530864, 1
// run: @shrui(123456789012345678, -987654321098765432, 64, 0) == -987654321098765432, 0
// run: @shrui(123456789012345678, -987654321098765432, 65, 0) == 8729544876305393092, 0
// run: @shrui(123456789012345678, -987654321098765432, 127, 0) == 1, 0
// run: @shrsi(123456789012345678, -987654321098765432, 0, 0) == 123456789012345678, -987654321098765432
// run: @shrsi(123456789012345678, -987654321098765432, 1, 0) == 61728394506172839, -493827160549382716
// run: @shrsi(123456789012345678, -987654321098765432, 63, 0) == -1975308642197530864, -1
// run: @shrsi(123456789012345678, -987654321098765432, 64, 0) == -987654321098765432, -1
// run: @shrsi(123456789012345678, -987654321098765432, 65, 0) == -493827160549382716, -1
// run: @shrsi(123456789012345678, -987654321098765432, 127, 0) == -1, -1
// run: @eq(1, -1, 2, -1) == false
// run: @eq(1, -1, 1, 3) == false
// run: @eq(7, 7, 7, 7) == true
// run: @eq(-1, 5, 1, 5) == false
// run: @ne(1, -1, 2, -1) == true
// run: @ne(1, -1, 1, 3) == true
// run: @ne(7, 7, 7, 7) == false
// run: @ne(-1, 5, 1, 5) == true
// run: @slt(1, -1, 2, -1) == true
// run: @slt(1, -1, 1, 3) == true
// run: @slt(7, 7, 7, 7) == false
// run: @slt(-1, 5, 1, 5) == false
// run: @sle(1, -1, 2, -1) == true
// run: @sle(1, -1, 1, 3) == true
// run: @sle(7, 7, 7, 7) == true
// run: @sle(-1, 5, 1, 5) == false
// run: @sgt(1, -1, 2, -1) == false
// run: @sgt(1, -1, 1, 3) == false
// run: @sgt(7, 7, 7, 7) == false
// run: @sgt(-1, 5, 1, 5) == true
// run: @sge(1, -1, 2, -1) == false
// run: @sge(1, -1, 1, 3) == false
// run: @sge(7, 7, 7, 7) == true
// run: @sge(-1, 5, 1, 5) == true
// run: @ult(1, -1, 2, -1) == true
// run: @ult(1, -1, 1, 3) == false
// run: @ult(7, 7, 7, 7) == false
// run: @ult(-1, 5, 1, 5) == false
// run: @ule(1, -1, 2, -1) == true
// run: @ule(1, -1, 1, 3) == false
// run: @ule(7, 7, 7, 7) == true
// run: @ule(-1, 5, 1, 5) == false
// run: @ugt(1, -1, 2, -1) == false
// run: @ugt(1, -1, 1, 3) == true
// run: @ugt(7, 7, 7, 7) == false
// run: @ugt(-1, 5, 1, 5) == true
// run: @uge(1, -1, 2, -1) == false
// run: @uge(1, -1, 1, 3) == true
// run: @uge(7, 7, 7, 7) == true
// run: @uge(-1, 5, 1, 5) == true
// run: @narrow(-5) == -5, -1
// run: @narrow_unsigned(-5) == 251, 0
// run: @truncate(-1, 0) == -1, true, -1
// run: @choose(true) == -1, -2
// run: @power(7, 44) == 6187368878701667105, 828693701764383731

func.func private @join(%lo: i64, %hi: i64) -> i128 attributes {ssawasm.cc = "c", no_inline} {
  %c64 = arith.constant 64 : i128
  %l = arith.extui %lo : i64 to i128
  %h = arith.extui %hi : i64 to i128
  %s = arith.shli %h, %c64 : i128
  %r = arith.ori %l, %s : i128
  return %r : i128
}

func.func private @halves(%v: i128) -> (i64, i64) attributes {ssawasm.cc = "multivalue", no_inline} {
  %c64 = arith.constant 64 : i128
  %lo = arith.trunci %v : i128 to i64
  %s = arith.shrui %v, %c64 : i128
  %hi = arith.trunci %s : i128 to i64
  return %lo, %hi : i64, i64
}

func.func @addi(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.addi %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @subi(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.subi %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @muli(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.muli %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @andi(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.andi %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @ori(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.ori %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @xori(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.xori %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @maxsi(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.maxsi %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @minsi(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.minsi %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @maxui(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.maxui %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @minui(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.minui %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @shli(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.shli %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @shrui(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.shrui %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @shrsi(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.shrsi %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @eq(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi eq, %x, %y : i128
  return %z : i1
}

func.func @ne(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi ne, %x, %y : i128
  return %z : i1
}

func.func @slt(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi slt, %x, %y : i128
  return %z : i1
}

func.func @sle(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi sle, %x, %y : i128
  return %z : i1
}

func.func @sgt(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi sgt, %x, %y : i128
  return %z : i1
}

func.func @sge(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi sge, %x, %y : i128
  return %z : i1
}

func.func @ult(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi ult, %x, %y : i128
  return %z : i1
}

func.func @ule(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi ule, %x, %y : i128
  return %z : i1
}

func.func @ugt(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi ugt, %x, %y : i128
  return %z : i1
}

func.func @uge(%a: i64, %b: i64, %c: i64, %d: i64) -> i1 {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = call @join(%c, %d) : (i64, i64) -> i128
  %z = arith.cmpi uge, %x, %y : i128
  return %z : i1
}

func.func @narrow(%a: i8) -> (i64, i64) {
  %x = arith.extsi %a : i8 to i128
  %lo, %hi = call @halves(%x) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @narrow_unsigned(%a: i8) -> (i64, i64) {
  %x = arith.extui %a : i8 to i128
  %lo, %hi = call @halves(%x) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

func.func @truncate(%a: i64, %b: i64) -> (i16, i1, i48) {
  %x = call @join(%a, %b) : (i64, i64) -> i128
  %y = arith.trunci %x : i128 to i16
  %z = arith.trunci %x : i128 to i1
  %w = arith.trunci %x : i128 to i48
  return %y, %z, %w : i16, i1, i48
}

func.func @choose(%c: i1) -> (i64, i64) {
  %x = arith.constant -18446744073709551617 : i128
  %y = arith.constant 3 : i128
  %z = arith.select %c, %x, %y : i128
  %lo, %hi = call @halves(%z) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}

// What a loop carries, and what comes back by pointer in each iteration.
func.func private @times(%x: i128, %by: i32) -> i128 attributes {ssawasm.cc = "c", no_inline} {
  %wide = arith.extsi %by : i32 to i128
  %r = arith.muli %x, %wide : i128
  return %r : i128
}

func.func @power(%base: i32, %n: index) -> (i64, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i128
  %p = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %one) -> i128 {
    %next = func.call @times(%acc, %base) : (i128, i32) -> i128
    scf.yield %next : i128
  }
  %lo, %hi = call @halves(%p) : (i128) -> (i64, i64)
  return %lo, %hi : i64, i64
}
