module attributes {llvm.data_layout = "e-m:e-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.mlir.global internal constant @table() : !llvm.struct<"pair", (ptr, array<2 x i32>)> {
    %0 = llvm.mlir.undef : !llvm.struct<"pair", (ptr, array<2 x i32>)>
    %1 = llvm.mlir.addressof @data : !llvm.ptr
    %2 = llvm.getelementptr inbounds %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.insertvalue %2, %0[0] : !llvm.struct<"pair", (ptr, array<2 x i32>)>
    %5 = llvm.insertvalue %3, %4[1, 0] : !llvm.struct<"pair", (ptr, array<2 x i32>)>
    %6 = llvm.mlir.zero : i32
    %7 = llvm.insertvalue %6, %5[1, 1] : !llvm.struct<"pair", (ptr, array<2 x i32>)>
    llvm.return %7 : !llvm.struct<"pair", (ptr, array<2 x i32>)>
  }
  llvm.mlir.global external @data(dense<[1, -2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  llvm.mlir.global private @bytes(dense<[104, 105, 0]> : tensor<3xi8>) : !llvm.array<3 x i8>
  llvm.mlir.global private @zeros(dense<0.0> : tensor<4x4xf64>) : !llvm.array<4 x array<4 x f64>>
  llvm.mlir.global private @floats(dense<[1.5, -0.0, 0x7FC00001]> : tensor<3xf32>) : !llvm.array<3 x f32>
  llvm.mlir.global private @records([1 : i32, 2.0 : f64]) : !llvm.struct<packed (i32, f64)>
  llvm.mlir.global private @halves(dense<[1.0, 2.0]> : tensor<2xf16>) : !llvm.array<2 x f16>
  // two edges to one block, with other values
  llvm.func @edges(%c: i1, %a: i32, %b: i32) -> i32 {
    llvm.cond_br %c weights([1, 2]), ^end(%a : i32), ^end(%b : i32)
  ^end(%r: i32):
    llvm.return %r : i32
  }
  llvm.func @cases(%a: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    llvm.switch %a : i32, ^end(%0 : i32) [
      -1: ^end(%1 : i32),
      5: ^end(%a : i32),
      6: ^other
    ]
  ^other:
    llvm.br ^end(%a : i32)
  ^end(%r: i32):
    llvm.return %r : i32
  }
  llvm.mlir.global external @unknown() : !llvm.struct<"nobody knows", opaque>
  llvm.func @opaque(!llvm.struct<packed (i8, vector<2xf32>)>) -> !llvm.ptr<1>
  llvm.func @wide(%a: i128) -> i128 {
    %0 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
    %t = llvm.mlir.constant(true) : i1
    %p = llvm.mlir.addressof @data : !llvm.ptr
    %n = llvm.mlir.constant(16 : i64) : i64
    llvm.intr.assume %t ["align"(%p, %n : !llvm.ptr, i64)] : i1
    %1 = llvm.and %a, %0 : i128
    llvm.return %1 : i128
  }
}
