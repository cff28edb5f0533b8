// Arithmetic and comparisons of LLVM: flags, vectors.
func.func @add_0(%a: i1, %b: i1) {
  %0 = llvm.add %a, %b : i1
  return
}

// -----

func.func @add_1(%a: i1, %b: i1) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i1
  return
}

// -----

func.func @add_2(%a: i32, %b: i32) {
  %0 = llvm.add %a, %b : i32
  return
}

// -----

func.func @add_3(%a: i32, %b: i32) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  return
}

// -----

func.func @add_4(%a: i128, %b: i128) {
  %0 = llvm.add %a, %b : i128
  return
}

// -----

func.func @add_5(%a: i128, %b: i128) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i128
  return
}

// -----

func.func @add_6(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.add %a, %b : vector<4xi16>
  return
}

// -----

func.func @add_7(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : vector<4xi16>
  return
}

// -----

func.func @add_8(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.add %a, %b : vector<[2]xi64>
  return
}

// -----

func.func @add_9(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : vector<[2]xi64>
  return
}

// -----

func.func @sub_10(%a: i1, %b: i1) {
  %0 = llvm.sub %a, %b : i1
  return
}

// -----

func.func @sub_11(%a: i1, %b: i1) {
  %0 = llvm.sub %a, %b overflow<nsw, nuw> : i1
  return
}

// -----

func.func @sub_12(%a: i32, %b: i32) {
  %0 = llvm.sub %a, %b : i32
  return
}

// -----

func.func @sub_13(%a: i32, %b: i32) {
  %0 = llvm.sub %a, %b overflow<nsw, nuw> : i32
  return
}

// -----

func.func @sub_14(%a: i128, %b: i128) {
  %0 = llvm.sub %a, %b : i128
  return
}

// -----

func.func @sub_15(%a: i128, %b: i128) {
  %0 = llvm.sub %a, %b overflow<nsw, nuw> : i128
  return
}

// -----

func.func @sub_16(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.sub %a, %b : vector<4xi16>
  return
}

// -----

func.func @sub_17(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.sub %a, %b overflow<nsw, nuw> : vector<4xi16>
  return
}

// -----

func.func @sub_18(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.sub %a, %b : vector<[2]xi64>
  return
}

// -----

func.func @sub_19(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.sub %a, %b overflow<nsw, nuw> : vector<[2]xi64>
  return
}

// -----

func.func @mul_20(%a: i1, %b: i1) {
  %0 = llvm.mul %a, %b : i1
  return
}

// -----

func.func @mul_21(%a: i1, %b: i1) {
  %0 = llvm.mul %a, %b overflow<nsw, nuw> : i1
  return
}

// -----

func.func @mul_22(%a: i32, %b: i32) {
  %0 = llvm.mul %a, %b : i32
  return
}

// -----

func.func @mul_23(%a: i32, %b: i32) {
  %0 = llvm.mul %a, %b overflow<nsw, nuw> : i32
  return
}

// -----

func.func @mul_24(%a: i128, %b: i128) {
  %0 = llvm.mul %a, %b : i128
  return
}

// -----

func.func @mul_25(%a: i128, %b: i128) {
  %0 = llvm.mul %a, %b overflow<nsw, nuw> : i128
  return
}

// -----

func.func @mul_26(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.mul %a, %b : vector<4xi16>
  return
}

// -----

func.func @mul_27(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.mul %a, %b overflow<nsw, nuw> : vector<4xi16>
  return
}

// -----

func.func @mul_28(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.mul %a, %b : vector<[2]xi64>
  return
}

// -----

func.func @mul_29(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.mul %a, %b overflow<nsw, nuw> : vector<[2]xi64>
  return
}

// -----

func.func @shl_30(%a: i1, %b: i1) {
  %0 = llvm.shl %a, %b : i1
  return
}

// -----

func.func @shl_31(%a: i1, %b: i1) {
  %0 = llvm.shl %a, %b overflow<nsw, nuw> : i1
  return
}

// -----

func.func @shl_32(%a: i32, %b: i32) {
  %0 = llvm.shl %a, %b : i32
  return
}

// -----

func.func @shl_33(%a: i32, %b: i32) {
  %0 = llvm.shl %a, %b overflow<nsw, nuw> : i32
  return
}

// -----

func.func @shl_34(%a: i128, %b: i128) {
  %0 = llvm.shl %a, %b : i128
  return
}

// -----

func.func @shl_35(%a: i128, %b: i128) {
  %0 = llvm.shl %a, %b overflow<nsw, nuw> : i128
  return
}

// -----

func.func @shl_36(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.shl %a, %b : vector<4xi16>
  return
}

// -----

func.func @shl_37(%a: vector<4xi16>, %b: vector<4xi16>) {
  %0 = llvm.shl %a, %b overflow<nsw, nuw> : vector<4xi16>
  return
}

// -----

func.func @shl_38(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.shl %a, %b : vector<[2]xi64>
  return
}

// -----

func.func @shl_39(%a: vector<[2]xi64>, %b: vector<[2]xi64>) {
  %0 = llvm.shl %a, %b overflow<nsw, nuw> : vector<[2]xi64>
  return
}

// -----

func.func @udiv_40(%a: i8, %b: i8) {
  %0 = llvm.udiv %a, %b : i8
  return
}

// -----

func.func @udiv_41(%a: i8, %b: i8) {
  %0 = llvm.udiv exact %a, %b : i8
  return
}

// -----

func.func @udiv_42(%a: i64, %b: i64) {
  %0 = llvm.udiv %a, %b : i64
  return
}

// -----

func.func @udiv_43(%a: i64, %b: i64) {
  %0 = llvm.udiv exact %a, %b : i64
  return
}

// -----

func.func @udiv_44(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.udiv %a, %b : vector<3xi32>
  return
}

// -----

func.func @udiv_45(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.udiv exact %a, %b : vector<3xi32>
  return
}

// -----

func.func @sdiv_46(%a: i8, %b: i8) {
  %0 = llvm.sdiv %a, %b : i8
  return
}

// -----

func.func @sdiv_47(%a: i8, %b: i8) {
  %0 = llvm.sdiv exact %a, %b : i8
  return
}

// -----

func.func @sdiv_48(%a: i64, %b: i64) {
  %0 = llvm.sdiv %a, %b : i64
  return
}

// -----

func.func @sdiv_49(%a: i64, %b: i64) {
  %0 = llvm.sdiv exact %a, %b : i64
  return
}

// -----

func.func @sdiv_50(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.sdiv %a, %b : vector<3xi32>
  return
}

// -----

func.func @sdiv_51(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.sdiv exact %a, %b : vector<3xi32>
  return
}

// -----

func.func @lshr_52(%a: i8, %b: i8) {
  %0 = llvm.lshr %a, %b : i8
  return
}

// -----

func.func @lshr_53(%a: i8, %b: i8) {
  %0 = llvm.lshr exact %a, %b : i8
  return
}

// -----

func.func @lshr_54(%a: i64, %b: i64) {
  %0 = llvm.lshr %a, %b : i64
  return
}

// -----

func.func @lshr_55(%a: i64, %b: i64) {
  %0 = llvm.lshr exact %a, %b : i64
  return
}

// -----

func.func @lshr_56(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.lshr %a, %b : vector<3xi32>
  return
}

// -----

func.func @lshr_57(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.lshr exact %a, %b : vector<3xi32>
  return
}

// -----

func.func @ashr_58(%a: i8, %b: i8) {
  %0 = llvm.ashr %a, %b : i8
  return
}

// -----

func.func @ashr_59(%a: i8, %b: i8) {
  %0 = llvm.ashr exact %a, %b : i8
  return
}

// -----

func.func @ashr_60(%a: i64, %b: i64) {
  %0 = llvm.ashr %a, %b : i64
  return
}

// -----

func.func @ashr_61(%a: i64, %b: i64) {
  %0 = llvm.ashr exact %a, %b : i64
  return
}

// -----

func.func @ashr_62(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.ashr %a, %b : vector<3xi32>
  return
}

// -----

func.func @ashr_63(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.ashr exact %a, %b : vector<3xi32>
  return
}

// -----

func.func @urem_64(%a: i8, %b: i8) {
  %0 = llvm.urem %a, %b : i8
  return
}

// -----

func.func @urem_65(%a: i64, %b: i64) {
  %0 = llvm.urem %a, %b : i64
  return
}

// -----

func.func @urem_66(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.urem %a, %b : vector<3xi32>
  return
}

// -----

func.func @srem_67(%a: i8, %b: i8) {
  %0 = llvm.srem %a, %b : i8
  return
}

// -----

func.func @srem_68(%a: i64, %b: i64) {
  %0 = llvm.srem %a, %b : i64
  return
}

// -----

func.func @srem_69(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.srem %a, %b : vector<3xi32>
  return
}

// -----

func.func @and_70(%a: i8, %b: i8) {
  %0 = llvm.and %a, %b : i8
  return
}

// -----

func.func @and_71(%a: i64, %b: i64) {
  %0 = llvm.and %a, %b : i64
  return
}

// -----

func.func @and_72(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.and %a, %b : vector<3xi32>
  return
}

// -----

func.func @or_73(%a: i8, %b: i8) {
  %0 = llvm.or %a, %b : i8
  return
}

// -----

func.func @or_74(%a: i64, %b: i64) {
  %0 = llvm.or %a, %b : i64
  return
}

// -----

func.func @or_75(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.or %a, %b : vector<3xi32>
  return
}

// -----

func.func @xor_76(%a: i8, %b: i8) {
  %0 = llvm.xor %a, %b : i8
  return
}

// -----

func.func @xor_77(%a: i64, %b: i64) {
  %0 = llvm.xor %a, %b : i64
  return
}

// -----

func.func @xor_78(%a: vector<3xi32>, %b: vector<3xi32>) {
  %0 = llvm.xor %a, %b : vector<3xi32>
  return
}

// -----

func.func @fadd_79(%a: f16, %b: f16) {
  %0 = llvm.fadd %a, %b : f16
  return
}

// -----

func.func @fadd_80(%a: f16, %b: f16) {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f16
  return
}

// -----

func.func @fadd_81(%a: f64, %b: f64) {
  %0 = llvm.fadd %a, %b : f64
  return
}

// -----

func.func @fadd_82(%a: f64, %b: f64) {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  return
}

// -----

func.func @fadd_83(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fadd %a, %b : vector<4xf32>
  return
}

// -----

func.func @fadd_84(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
  return
}

// -----

func.func @fsub_85(%a: f16, %b: f16) {
  %0 = llvm.fsub %a, %b : f16
  return
}

// -----

func.func @fsub_86(%a: f16, %b: f16) {
  %0 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f16
  return
}

// -----

func.func @fsub_87(%a: f64, %b: f64) {
  %0 = llvm.fsub %a, %b : f64
  return
}

// -----

func.func @fsub_88(%a: f64, %b: f64) {
  %0 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  return
}

// -----

func.func @fsub_89(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fsub %a, %b : vector<4xf32>
  return
}

// -----

func.func @fsub_90(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
  return
}

// -----

func.func @fmul_91(%a: f16, %b: f16) {
  %0 = llvm.fmul %a, %b : f16
  return
}

// -----

func.func @fmul_92(%a: f16, %b: f16) {
  %0 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f16
  return
}

// -----

func.func @fmul_93(%a: f64, %b: f64) {
  %0 = llvm.fmul %a, %b : f64
  return
}

// -----

func.func @fmul_94(%a: f64, %b: f64) {
  %0 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  return
}

// -----

func.func @fmul_95(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fmul %a, %b : vector<4xf32>
  return
}

// -----

func.func @fmul_96(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fmul %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
  return
}

// -----

func.func @fdiv_97(%a: f16, %b: f16) {
  %0 = llvm.fdiv %a, %b : f16
  return
}

// -----

func.func @fdiv_98(%a: f16, %b: f16) {
  %0 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f16
  return
}

// -----

func.func @fdiv_99(%a: f64, %b: f64) {
  %0 = llvm.fdiv %a, %b : f64
  return
}

// -----

func.func @fdiv_100(%a: f64, %b: f64) {
  %0 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  return
}

// -----

func.func @fdiv_101(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fdiv %a, %b : vector<4xf32>
  return
}

// -----

func.func @fdiv_102(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
  return
}

// -----

func.func @frem_103(%a: f16, %b: f16) {
  %0 = llvm.frem %a, %b : f16
  return
}

// -----

func.func @frem_104(%a: f16, %b: f16) {
  %0 = llvm.frem %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f16
  return
}

// -----

func.func @frem_105(%a: f64, %b: f64) {
  %0 = llvm.frem %a, %b : f64
  return
}

// -----

func.func @frem_106(%a: f64, %b: f64) {
  %0 = llvm.frem %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
  return
}

// -----

func.func @frem_107(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.frem %a, %b : vector<4xf32>
  return
}

// -----

func.func @frem_108(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = llvm.frem %a, %b {fastmathFlags = #llvm.fastmath<nnan, contract>} : vector<4xf32>
  return
}

// -----

func.func @icmp_109(%a: i32, %b: i32) {
  %0 = llvm.icmp "eq" %a, %b : i32
  return
}

// -----

func.func @icmp_110(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "eq" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_111(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "eq" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_112(%a: i32, %b: i32) {
  %0 = llvm.icmp "ne" %a, %b : i32
  return
}

// -----

func.func @icmp_113(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "ne" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_114(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "ne" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_115(%a: i32, %b: i32) {
  %0 = llvm.icmp "slt" %a, %b : i32
  return
}

// -----

func.func @icmp_116(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "slt" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_117(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "slt" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_118(%a: i32, %b: i32) {
  %0 = llvm.icmp "sle" %a, %b : i32
  return
}

// -----

func.func @icmp_119(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "sle" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_120(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "sle" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_121(%a: i32, %b: i32) {
  %0 = llvm.icmp "sgt" %a, %b : i32
  return
}

// -----

func.func @icmp_122(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "sgt" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_123(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "sgt" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_124(%a: i32, %b: i32) {
  %0 = llvm.icmp "sge" %a, %b : i32
  return
}

// -----

func.func @icmp_125(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "sge" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_126(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "sge" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_127(%a: i32, %b: i32) {
  %0 = llvm.icmp "ult" %a, %b : i32
  return
}

// -----

func.func @icmp_128(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "ult" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_129(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "ult" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_130(%a: i32, %b: i32) {
  %0 = llvm.icmp "ule" %a, %b : i32
  return
}

// -----

func.func @icmp_131(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "ule" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_132(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "ule" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_133(%a: i32, %b: i32) {
  %0 = llvm.icmp "ugt" %a, %b : i32
  return
}

// -----

func.func @icmp_134(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "ugt" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_135(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "ugt" %a, %b : !llvm.ptr
  return
}

// -----

func.func @icmp_136(%a: i32, %b: i32) {
  %0 = llvm.icmp "uge" %a, %b : i32
  return
}

// -----

func.func @icmp_137(%a: vector<2xi8>, %b: vector<2xi8>) {
  %0 = llvm.icmp "uge" %a, %b : vector<2xi8>
  return
}

// -----

func.func @icmp_138(%a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = llvm.icmp "uge" %a, %b : !llvm.ptr
  return
}

// -----

func.func @fcmp_139(%a: f32, %b: f32) {
  %0 = llvm.fcmp "_false" %a, %b : f32
  return
}

// -----

func.func @fcmp_140(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "_false" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_141(%a: f32, %b: f32) {
  %0 = llvm.fcmp "oeq" %a, %b : f32
  return
}

// -----

func.func @fcmp_142(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "oeq" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_143(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ogt" %a, %b : f32
  return
}

// -----

func.func @fcmp_144(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ogt" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_145(%a: f32, %b: f32) {
  %0 = llvm.fcmp "oge" %a, %b : f32
  return
}

// -----

func.func @fcmp_146(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "oge" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_147(%a: f32, %b: f32) {
  %0 = llvm.fcmp "olt" %a, %b : f32
  return
}

// -----

func.func @fcmp_148(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "olt" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_149(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ole" %a, %b : f32
  return
}

// -----

func.func @fcmp_150(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ole" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_151(%a: f32, %b: f32) {
  %0 = llvm.fcmp "one" %a, %b : f32
  return
}

// -----

func.func @fcmp_152(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "one" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_153(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ord" %a, %b : f32
  return
}

// -----

func.func @fcmp_154(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ord" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_155(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ueq" %a, %b : f32
  return
}

// -----

func.func @fcmp_156(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ueq" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_157(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ugt" %a, %b : f32
  return
}

// -----

func.func @fcmp_158(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ugt" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_159(%a: f32, %b: f32) {
  %0 = llvm.fcmp "uge" %a, %b : f32
  return
}

// -----

func.func @fcmp_160(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "uge" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_161(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ult" %a, %b : f32
  return
}

// -----

func.func @fcmp_162(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ult" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_163(%a: f32, %b: f32) {
  %0 = llvm.fcmp "ule" %a, %b : f32
  return
}

// -----

func.func @fcmp_164(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "ule" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_165(%a: f32, %b: f32) {
  %0 = llvm.fcmp "une" %a, %b : f32
  return
}

// -----

func.func @fcmp_166(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "une" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_167(%a: f32, %b: f32) {
  %0 = llvm.fcmp "uno" %a, %b : f32
  return
}

// -----

func.func @fcmp_168(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "uno" %a, %b : vector<2xf64>
  return
}

// -----

func.func @fcmp_169(%a: f32, %b: f32) {
  %0 = llvm.fcmp "_true" %a, %b : f32
  return
}

// -----

func.func @fcmp_170(%a: vector<2xf64>, %b: vector<2xf64>) {
  %0 = llvm.fcmp "_true" %a, %b : vector<2xf64>
  return
}
