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
