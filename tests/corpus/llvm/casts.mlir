// Conversions of LLVM.
func.func @trunc_0(%a: i64) {
  %0 = llvm.trunc %a : i64 to i8
  return
}

// -----

func.func @trunc_1(%a: i64) {
  %0 = llvm.trunc %a {kept} : i64 to i8
  return
}

// -----

func.func @zext_2(%a: i8) {
  %0 = llvm.zext %a : i8 to i32
  return
}

// -----

func.func @zext_3(%a: i8) {
  %0 = llvm.zext %a {kept} : i8 to i32
  return
}

// -----

func.func @sext_4(%a: i1) {
  %0 = llvm.sext %a : i1 to i64
  return
}

// -----

func.func @sext_5(%a: i1) {
  %0 = llvm.sext %a {kept} : i1 to i64
  return
}

// -----

func.func @fptrunc_6(%a: f64) {
  %0 = llvm.fptrunc %a : f64 to f32
  return
}

// -----

func.func @fptrunc_7(%a: f64) {
  %0 = llvm.fptrunc %a {kept} : f64 to f32
  return
}

// -----

func.func @fpext_8(%a: f16) {
  %0 = llvm.fpext %a : f16 to f64
  return
}

// -----

func.func @fpext_9(%a: f16) {
  %0 = llvm.fpext %a {kept} : f16 to f64
  return
}

// -----

func.func @fptosi_10(%a: f32) {
  %0 = llvm.fptosi %a : f32 to i32
  return
}

// -----

func.func @fptosi_11(%a: f32) {
  %0 = llvm.fptosi %a {kept} : f32 to i32
  return
}

// -----

func.func @fptoui_12(%a: f64) {
  %0 = llvm.fptoui %a : f64 to i8
  return
}

// -----

func.func @fptoui_13(%a: f64) {
  %0 = llvm.fptoui %a {kept} : f64 to i8
  return
}

// -----

func.func @sitofp_14(%a: i32) {
  %0 = llvm.sitofp %a : i32 to f32
  return
}

// -----

func.func @sitofp_15(%a: i32) {
  %0 = llvm.sitofp %a {kept} : i32 to f32
  return
}

// -----

func.func @uitofp_16(%a: i64) {
  %0 = llvm.uitofp %a : i64 to f16
  return
}

// -----

func.func @uitofp_17(%a: i64) {
  %0 = llvm.uitofp %a {kept} : i64 to f16
  return
}

// -----

func.func @bitcast_18(%a: f32) {
  %0 = llvm.bitcast %a : f32 to i32
  return
}

// -----

func.func @bitcast_19(%a: f32) {
  %0 = llvm.bitcast %a {kept} : f32 to i32
  return
}

// -----

func.func @ptrtoint_20(%a: !llvm.ptr) {
  %0 = llvm.ptrtoint %a : !llvm.ptr to i64
  return
}

// -----

func.func @ptrtoint_21(%a: !llvm.ptr) {
  %0 = llvm.ptrtoint %a {kept} : !llvm.ptr to i64
  return
}

// -----

func.func @inttoptr_22(%a: i64) {
  %0 = llvm.inttoptr %a : i64 to !llvm.ptr
  return
}

// -----

func.func @inttoptr_23(%a: i64) {
  %0 = llvm.inttoptr %a {kept} : i64 to !llvm.ptr
  return
}

// -----

func.func @addrspacecast_24(%a: !llvm.ptr) {
  %0 = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<3>
  return
}

// -----

func.func @addrspacecast_25(%a: !llvm.ptr) {
  %0 = llvm.addrspacecast %a {kept} : !llvm.ptr to !llvm.ptr<3>
  return
}

// -----

func.func @trunc_26(%a: vector<4xi32>) {
  %0 = llvm.trunc %a : vector<4xi32> to vector<4xi1>
  return
}

// -----

func.func @trunc_27(%a: vector<4xi32>) {
  %0 = llvm.trunc %a {kept} : vector<4xi32> to vector<4xi1>
  return
}

// -----

func.func @sext_28(%a: vector<2xi8>) {
  %0 = llvm.sext %a : vector<2xi8> to vector<2xi16>
  return
}

// -----

func.func @sext_29(%a: vector<2xi8>) {
  %0 = llvm.sext %a {kept} : vector<2xi8> to vector<2xi16>
  return
}

// -----

func.func @fpext_30(%a: vector<2xf32>) {
  %0 = llvm.fpext %a : vector<2xf32> to vector<2xf64>
  return
}

// -----

func.func @fpext_31(%a: vector<2xf32>) {
  %0 = llvm.fpext %a {kept} : vector<2xf32> to vector<2xf64>
  return
}
