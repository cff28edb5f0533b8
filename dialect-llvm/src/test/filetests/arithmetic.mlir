// Arithmetic, comparisons, casts and vectors of the llvm dialect.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: llvm.func @ints(%arg0: i32, %arg1: i32, %arg2: vector<4xi32>) -> i32 {
// CHECK-NEXT:    %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = llvm.add %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %2 = llvm.sub %arg0, %arg1 overflow<nuw> {a = 1 : i64} : i32
// CHECK-NEXT:    %3 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:    %4 = llvm.udiv %arg0, %arg1 : i32
// CHECK-NEXT:    %5 = llvm.sdiv exact %arg0, %arg1 : i32
// CHECK-NEXT:    %6 = llvm.urem %arg0, %arg1 : i32
// CHECK-NEXT:    %7 = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT:    %8 = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT:    %9 = llvm.or disjoint %arg0, %arg1 : i32
// CHECK-NEXT:    %10 = llvm.xor %arg2, %arg2 : vector<4xi32>
// CHECK-NEXT:    %11 = llvm.shl %arg0, %arg1 overflow<nuw> : i32
// CHECK-NEXT:    %12 = llvm.lshr exact %arg0, %arg1 : i32
// CHECK-NEXT:    %13 = llvm.ashr %arg0, %arg1 : i32
// CHECK-NEXT:    %14 = llvm.icmp "slt" %arg0, %arg1 : i32
// CHECK-NEXT:    %15 = llvm.icmp "eq" %arg2, %arg2 {x = 2 : i64} : vector<4xi32>
// CHECK-NEXT:    %16 = llvm.select %14, %arg0, %arg1 : i1, i32
// CHECK-NEXT:    %17 = llvm.select %15, %arg2, %arg2 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:    %18 = llvm.freeze %arg0 : i32
// CHECK-NEXT:    llvm.return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @floats(%arg0: f32, %arg1: f32, %arg2: !llvm.ptr, %arg3: i1) -> f32 {
// CHECK-NEXT:    %0 = llvm.fadd %arg0, %arg1 : f32
// CHECK-NEXT:    %1 = llvm.fsub %arg0, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT:    %2 = llvm.fmul %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT:    %3 = llvm.fdiv %arg0, %arg1 : f32
// CHECK-NEXT:    %4 = llvm.frem %arg0, %arg1 : f32
// CHECK-NEXT:    %5 = llvm.fneg %arg0 : f32
// CHECK-NEXT:    %6 = llvm.fcmp "olt" %arg0, %arg1 : f32
// CHECK-NEXT:    %7 = llvm.fcmp "_false" %arg0, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %8 = llvm.icmp "ne" %arg2, %arg2 : !llvm.ptr
// CHECK-NEXT:    %9 = llvm.select %arg3, %arg0, %arg1 {fastmathFlags = #llvm.fastmath<contract>} : i1, f32
// CHECK-NEXT:    llvm.return %0 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @casts(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: vector<2xi32>) {
// CHECK-NEXT:    %0 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT:    %1 = llvm.addrspacecast %arg2 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT:    %2 = llvm.inttoptr %arg0 : i32 to !llvm.ptr
// CHECK-NEXT:    %3 = llvm.ptrtoint %arg2 : !llvm.ptr to i64
// CHECK-NEXT:    %4 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:    %5 = llvm.zext nneg %arg0 : i32 to i64
// CHECK-NEXT:    %6 = llvm.zext %arg3 : vector<2xi32> to vector<2xi64>
// CHECK-NEXT:    %7 = llvm.trunc %arg0 : i32 to i8
// CHECK-NEXT:    %8 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
// CHECK-NEXT:    %9 = llvm.sitofp %arg0 : i32 to f32
// CHECK-NEXT:    %10 = llvm.uitofp nneg %arg0 : i32 to f32
// CHECK-NEXT:    %11 = llvm.fptosi %arg1 : f32 to i32
// CHECK-NEXT:    %12 = llvm.fptoui %arg1 : f32 to i32
// CHECK-NEXT:    %13 = llvm.fpext %arg1 : f32 to f64
// CHECK-NEXT:    %14 = llvm.fptrunc %13 : f64 to f32
// CHECK-NEXT:    %15 = llvm.uitofp %arg0 : i32 to f32
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @vec(%arg0: vector<4xf32>, %arg1: i32, %arg2: f32) {
// CHECK-NEXT:    %0 = llvm.extractelement %arg0[%arg1 : i32] : vector<4xf32>
// CHECK-NEXT:    %1 = llvm.insertelement %arg2, %arg0[%arg1 : i32] : vector<4xf32>
// CHECK-NEXT:    %2 = llvm.shufflevector %arg0, %arg0 [0, 3, -1, 7, 1] : vector<4xf32> 
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
llvm.func @ints(%a: i32, %b: i32, %v: vector<4xi32>) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %a, %b overflow<nuw> {a = 1} : i32
  %3 = llvm.mul %a, %b overflow<nsw, nuw> : i32
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.sdiv exact %a, %b : i32
  %6 = llvm.urem %a, %b : i32
  %7 = llvm.srem %a, %b : i32
  %8 = llvm.and %a, %b : i32
  %9 = llvm.or disjoint %a, %b : i32
  %10 = llvm.xor %v, %v : vector<4xi32>
  %11 = llvm.shl %a, %b overflow<nuw> : i32
  %12 = llvm.lshr exact %a, %b : i32
  %13 = llvm.ashr %a, %b : i32
  %14 = llvm.icmp "slt" %a, %b : i32
  %15 = llvm.icmp "eq" %v, %v {x = 2} : vector<4xi32>
  %16 = llvm.select %14, %a, %b : i1, i32
  %17 = llvm.select %15, %v, %v : vector<4xi1>, vector<4xi32>
  %18 = llvm.freeze %a : i32
  llvm.return %0 : i32
}
llvm.func @floats(%a: f32, %b: f32, %p: !llvm.ptr, %c: i1) -> f32 {
  %0 = llvm.fadd %a, %b : f32
  %1 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f32
  %2 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %3 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<none>} : f32
  %4 = llvm.frem %a, %b : f32
  %5 = llvm.fneg %a : f32
  %6 = llvm.fcmp "olt" %a, %b : f32
  %7 = llvm.fcmp "_false" %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %8 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %9 = llvm.select %c, %a, %b {fastmathFlags = #llvm.fastmath<contract>} : i1, f32
  llvm.return %0 : f32
}
llvm.func @casts(%a: i32, %f: f32, %p: !llvm.ptr, %v: vector<2xi32>) {
  %0 = llvm.bitcast %a : i32 to f32
  %1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<2>
  %2 = llvm.inttoptr %a : i32 to !llvm.ptr
  %3 = llvm.ptrtoint %p : !llvm.ptr to i64
  %4 = llvm.sext %a : i32 to i64
  %5 = llvm.zext nneg %a : i32 to i64
  %6 = llvm.zext %v : vector<2xi32> to vector<2xi64>
  %7 = llvm.trunc %a : i32 to i8
  %8 = llvm.trunc %a overflow<nsw> : i32 to i8
  %9 = llvm.sitofp %a : i32 to f32
  %10 = llvm.uitofp nneg %a : i32 to f32
  %11 = llvm.fptosi %f : f32 to i32
  %12 = llvm.fptoui %f : f32 to i32
  %13 = llvm.fpext %f : f32 to f64
  %14 = llvm.fptrunc %13 : f64 to f32
  %15 = llvm.uitofp %a : i32 to f32
  llvm.return
}
llvm.func @vec(%v: vector<4xf32>, %i: i32, %f: f32) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [0, 3, -1, 7, 1] : vector<4xf32> 
  llvm.return
}
