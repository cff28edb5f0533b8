// prints: 111
// prints: 118

// Written in the llvm dialect: branches, comparisons, calls.
llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @steps(%start: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^test(%start, %zero : i64, i64)
^test(%n: i64, %k: i64):
  %end = llvm.icmp "eq" %n, %one : i64
  llvm.cond_br %end, ^exit, ^next
^next:
  %bit = llvm.and %n, %one : i64
  %odd = llvm.icmp "ne" %bit, %zero : i64
  %half = llvm.lshr %n, %one : i64
  %triple = llvm.mul %n, %three : i64
  %up = llvm.add %triple, %one : i64
  %m = llvm.select %odd, %up, %half : i1, i64
  %l = llvm.add %k, %one : i64
  llvm.br ^test(%m, %l : i64, i64)
^exit:
  llvm.return %k : i64
}

llvm.func @main() {
  %a = llvm.mlir.constant(27 : i64) : i64
  %b = llvm.mlir.constant(97 : i64) : i64
  %x = llvm.call @steps(%a) : (i64) -> i64
  %y = llvm.call @steps(%b) : (i64) -> i64
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.call @printI64(%y) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
