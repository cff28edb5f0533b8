// Vectors, element by element and reduced.

// run: @elements(1, 9) == 13
llvm.func @elements(%i: i32, %x: i32) -> i32 {
  %v = llvm.mlir.constant(dense<[1, 2, 4, 8]> : vector<4xi32>) : vector<4xi32>
  %two = llvm.mlir.constant(2 : i32) : i32
  %w = llvm.insertelement %x, %v[%i : i32] : vector<4xi32>
  %a = llvm.extractelement %w[%i : i32] : vector<4xi32>
  %b = llvm.extractelement %w[%two : i32] : vector<4xi32>
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}

// run: @shuffled() == 21
llvm.func @shuffled() -> i32 {
  %v = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
  %w = llvm.mlir.constant(dense<[10, 20]> : vector<2xi32>) : vector<2xi32>
  %s = llvm.shufflevector %v, %w [3, 0] : vector<2xi32>
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.extractelement %s[%zero : i32] : vector<2xi32>
  %b = llvm.extractelement %s[%one : i32] : vector<2xi32>
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}
