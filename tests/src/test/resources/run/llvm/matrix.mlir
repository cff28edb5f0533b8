// beyond mlir-runner: matrices need an option of mlir-runner for LLVM
// beyond llvm: matrices need a pass of LLVM's
// run: @product(0) == 7.0
// run: @product(1) == 15.0
// run: @product(4) == 11.0
// run: @product(5) == 27.0
// run: @transposed(1) == 3
// run: @transposed(2) == 5
// run: @reduced() == 10
// run: @elements(2, 40) == 43
// run: @classified(3) == 30
// run: @classified(-1) == 99
// run: @classified(7) == 0

// (1 2; 3 4) by (1 2 5; 3 1 3), all column by column.
func.func @product(%i: i32) -> f64 {
  %a = arith.constant dense<[1.0, 3.0, 2.0, 4.0]> : vector<4xf64>
  %b = arith.constant dense<[1.0, 3.0, 2.0, 1.0, 5.0, 3.0]> : vector<6xf64>
  %c = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 3 : i32}
      : (vector<4xf64>, vector<6xf64>) -> vector<6xf64>
  %r = llvm.extractelement %c[%i : i32] : vector<6xf64>
  return %r : f64
}

func.func @transposed(%i: i32) -> i32 {
  %a = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %c = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xi32>
  %r = llvm.extractelement %c[%i : i32] : vector<6xi32>
  return %r : i32
}

llvm.func @reduced() -> i32 {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> i32
  llvm.return %r : i32
}

llvm.func @elements(%i: i32, %x: i32) -> i32 {
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.insertelement %x, %v[%i : i32] : vector<4xi32>
  %s = llvm.shufflevector %w, %v [2, 6, 2, 6] : vector<4xi32>
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.extractelement %s[%c0 : i32] : vector<4xi32>
  %b = llvm.extractelement %s[%c1 : i32] : vector<4xi32>
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}

llvm.func internal @twice(%x: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.shl %x, %c1 : i32
  llvm.return %r : i32
}

llvm.func @classified(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %many = llvm.mlir.constant(99 : i32) : i32
  %negative = llvm.icmp "slt" %x, %zero : i32
  llvm.cond_br %negative, ^exit(%many : i32), ^choose
^choose:
  llvm.switch %x : i32, ^exit(%zero : i32) [
    3: ^three,
    4: ^exit(%x : i32)
  ]
^three:
  %five = llvm.mlir.constant(5 : i32) : i32
  %t = llvm.call @twice(%five) : (i32) -> i32
  %r = llvm.mul %t, %x : i32
  llvm.br ^exit(%r : i32)
^exit(%v: i32):
  llvm.return %v : i32
}
