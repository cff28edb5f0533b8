// Conversions between integers of more than 64 bits and floats, which are rounded once: ties and what is next to them, and infinity. The expected
// bits are exact rational arithmetic (Python's).
// beyond mlir-runner: what LLVM expands conversions of 1100 bits to has no infinity

// run: @sitofp_65(-361473, -1) == -927956960, -4533418365535911936
// run: @sitofp_65(-7661489388646505471, -1) == -556489176, -4333988117554058041
// run: @sitofp_65(60778615246179520, 0) == 1532489172, 4857974125583796632
// run: @sitofp_65(4294967297, -1) == -545259520, -4327959241905143808
// run: @sitofp_65(-8679326261906690560, -1) == -554637741, -4332994136232514892
// run: @sitofp_65(28754427015856128, 0) == 1523339264, 4853061805804617728
// run: @sitofp_65(0, -1) == -545259520, -4327959241903046656
// run: @sitofp_65(7985954815, 0) == 1340997632, 4755167887804596224
// run: @sitofp_65(-32832454541617067, -1) == -622245405, -4369290724168717845
// run: @sitofp_65(-2275451605226917887, 0) == 1600154617, 4894301734597614446
func.func @sitofp_65(%x0: i64, %x1: i64) -> (i32, i64) {
  %e0 = arith.extui %x0 : i64 to i128
  %e1 = arith.extui %x1 : i64 to i128
  %c1 = arith.constant 64 : i128
  %s1 = arith.shli %e1, %c1 : i128
  %o1 = arith.ori %e0, %s1 : i128
  %t = arith.trunci %o1 : i128 to i65
  %f0 = arith.sitofp %t : i65 to f32
  %b0 = arith.bitcast %f0 : f32 to i32
  %f1 = arith.sitofp %t : i65 to f64
  %b1 = arith.bitcast %f1 : f64 to i64
  return %b0, %b1 : i32, i64
}

// run: @uitofp_65(27523022846, 0) == 1355616256, 4763016201804185600
// run: @uitofp_65(-141124516448305153, -1) == 1610548560, 4899881940351451136
// run: @uitofp_65(-482404070909656063, 0) == 1601785384, 4895177246088980297
// run: @uitofp_65(562526362271745, 0) == 1476382384, 4827852023082778640
// run: @uitofp_65(-15041, -1) == 1610612736, 4899916394579099644
// run: @uitofp_65(-9223372034751325895, -1) == 1606418432, 4897664594765927938
// run: @uitofp_65(238872697394, 0) == 1381922736, 4777139385933561856
// run: @uitofp_65(-9007198155229364224, -1) == 1606516736, 4897717371591983104
// run: @uitofp_65(1725, 0) == 1154981888, 4655301445678006272
// run: @uitofp_65(-2282182037701337968, -1) == 1609574920, 4899359221230051470
func.func @uitofp_65(%x0: i64, %x1: i64) -> (i32, i64) {
  %e0 = arith.extui %x0 : i64 to i128
  %e1 = arith.extui %x1 : i64 to i128
  %c1 = arith.constant 64 : i128
  %s1 = arith.shli %e1, %c1 : i128
  %o1 = arith.ori %e0, %s1 : i128
  %t = arith.trunci %o1 : i128 to i65
  %f0 = arith.uitofp %t : i65 to f32
  %b0 = arith.bitcast %f0 : f32 to i32
  %f1 = arith.uitofp %t : i65 to f64
  %b1 = arith.bitcast %f1 : f64 to i64
  return %b0, %b1 : i32, i64
}

// run: @fptosi_f64_65(4737963373070373472) == 557919109, 0
// run: @fptosi_f64_65(-4403624257187534486) == -168743062755659, -1
// run: @fptosi_f64_65(-4419220924766085091) == -15268572146704, -1
// run: @fptosi_f64_65(4674875552557947421) == 33780, 0
// run: @fptosi_f64_65(-4394611754740388810) == -675635150073222, -1
// run: @fptosi_f64_65(-4578570288516225129) == -346, -1
// run: @fptosi_f64_65(4871143500802064251) == 464377807483428544, 0
// run: @fptosi_f64_65(-9223372036854775808) == 0, 0
// run: @fptosi_f64_65(-4587670714438479787) == -85, -1
// run: @fptosi_f64_65(4767941882087157448) == 58266265537, 0
func.func @fptosi_f64_65(%b: i64) -> (i64, i64) {
  %f = arith.bitcast %b : i64 to f64
  %r = arith.fptosi %f : f64 to i65
  %w = arith.extsi %r : i65 to i128
  %l0 = arith.trunci %w : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %w, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @fptosi_f32_65(-651244512) == -3075067734917120, -1
// run: @fptosi_f32_65(1505632416) == 6689514642735104, 0
// run: @fptosi_f32_65(-751141502) == -800969588736, -1
// run: @fptosi_f32_65(-880739043) == -16906810, -1
// run: @fptosi_f32_65(-900194310) == -3540990, -1
// run: @fptosi_f32_65(-960486938) == -24592, -1
// run: @fptosi_f32_65(1572567296) == 1688603569659314176, 0
// run: @fptosi_f32_65(1295705830) == 195980896, 0
// run: @fptosi_f32_65(1278487099) == 47229164, 0
// run: @fptosi_f32_65(1455603084) == 107059676708864, 0
func.func @fptosi_f32_65(%b: i32) -> (i64, i64) {
  %f = arith.bitcast %b : i32 to f32
  %r = arith.fptosi %f : f32 to i65
  %w = arith.extsi %r : i65 to i128
  %l0 = arith.trunci %w : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %w, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @fptoui_f64_65(4650283727959306386) == 804, 0
// run: @fptoui_f64_65(-4621706222989480288) == 0, 0
// run: @fptoui_f64_65(4765420499458880950) == 39029642702, 0
// run: @fptoui_f64_65(0) == 0, 0
// run: @fptoui_f64_65(4755513578592975165) == 8315631241, 0
// run: @fptoui_f64_65(4774382335173858234) == 154734185440, 0
// run: @fptoui_f64_65(4807249586426254025) == 25048373630098, 0
// run: @fptoui_f64_65(4825065172429698537) == 388348196454238, 0
// run: @fptoui_f64_65(4696303162720109454) == 937836, 0
// run: @fptoui_f64_65(0) == 0, 0
func.func @fptoui_f64_65(%b: i64) -> (i64, i64) {
  %f = arith.bitcast %b : i64 to f64
  %r = arith.fptoui %f : f64 to i65
  %w = arith.extui %r : i65 to i128
  %l0 = arith.trunci %w : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %w, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @fptoui_f32_65(1417509450) == 4354713583616, 0
// run: @fptoui_f32_65(1181610546) == 15228, 0
// run: @fptoui_f32_65(1264574295) == 14671703, 0
// run: @fptoui_f32_65(-2147483648) == 0, 0
// run: @fptoui_f32_65(1201222504) == 78438, 0
// run: @fptoui_f32_65(1241359068) == 2077787, 0
// run: @fptoui_f32_65(-1093816907) == 0, 0
// run: @fptoui_f32_65(1564779447) == 885585628954099712, 0
// run: @fptoui_f32_65(-1110219719) == 0, 0
// run: @fptoui_f32_65(1557223853) == 471414957573931008, 0
func.func @fptoui_f32_65(%b: i32) -> (i64, i64) {
  %f = arith.bitcast %b : i32 to f32
  %r = arith.fptoui %f : f32 to i65
  %w = arith.extui %r : i65 to i128
  %l0 = arith.trunci %w : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %w, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @sitofp_128(-519686831672109065, -1902617748506994) == -120042121, -4099672389167864380
// run: @sitofp_128(-9223372036854775808, -8356467716538149) == -101875378, -4089919193190613212
// run: @sitofp_128(-1, 46104575) == 1815076864, 5009687237449744384
// run: @sitofp_128(-129723780, -1) == -856199760, -4494894011860910080
// run: @sitofp_128(130, 0) == 1124204544, 4638777984935788544
// run: @sitofp_128(-288230376151711744, -323878913) == -308645888, -4200928265499312128
// run: @sitofp_128(2147483647, -9223372032616815354) == -16777216, -4044232465382844041
// run: @sitofp_128(-1, 13422772) == 1800196277, 5001698283135959040
// run: @sitofp_128(1, -1578898697486336) == -122454016, -4100967265371947008
// run: @sitofp_128(-15647402377659, -1) == -714886370, -4419026963687836160
func.func @sitofp_128(%x0: i64, %x1: i64) -> (i32, i64) {
  %e0 = arith.extui %x0 : i64 to i128
  %e1 = arith.extui %x1 : i64 to i128
  %c1 = arith.constant 64 : i128
  %s1 = arith.shli %e1, %c1 : i128
  %o1 = arith.ori %e0, %s1 : i128
  %f0 = arith.sitofp %o1 : i128 to f32
  %b0 = arith.bitcast %f0 : f32 to i32
  %f1 = arith.sitofp %o1 : i128 to f64
  %b1 = arith.bitcast %f1 : f64 to i64
  return %b0, %b1 : i32, i64
}

// run: @uitofp_128(161279, 0) == 1209892800, 4684781517082198016
// run: @uitofp_128(4294967296, 11248519348224) == 1965273088, 5090323221207580672
// run: @uitofp_128(23412604912, 0) == 1353609216, 4761938680405295104
// run: @uitofp_128(34410311607910400, 0) == 1525972990, 4854475776952631296
// run: @uitofp_128(-2680077184890044415, 2935901430) == 1865350733, 5036677815330363855
// run: @uitofp_128(-198624, -1) == 2139095040, 5183643171103440896
// run: @uitofp_128(968884223, 0) == 1315373056, 4741410798310522880
// run: @uitofp_128(6685863781047730177, 20872) == 1721962682, 4959696941408414690
// run: @uitofp_128(4294967297, -9223372036854775807) == 2130706432, 5179139571476070400
// run: @uitofp_128(-1267530015, -1) == 2139095040, 5183643171103440896
func.func @uitofp_128(%x0: i64, %x1: i64) -> (i32, i64) {
  %e0 = arith.extui %x0 : i64 to i128
  %e1 = arith.extui %x1 : i64 to i128
  %c1 = arith.constant 64 : i128
  %s1 = arith.shli %e1, %c1 : i128
  %o1 = arith.ori %e0, %s1 : i128
  %f0 = arith.uitofp %o1 : i128 to f32
  %b0 = arith.bitcast %f0 : f32 to i32
  %f1 = arith.uitofp %o1 : i128 to f64
  %b1 = arith.bitcast %f1 : f64 to i64
  return %b0, %b1 : i32, i64
}

// run: @fptosi_f64_128(5150583285266936607) == 0, 119560172957282800
// run: @fptosi_f64_128(-4245097557321879792) == 2973260019111297024, -366737
// run: @fptosi_f64_128(4925460740018100904) == 128792004978016256, 107
// run: @fptosi_f64_128(4764072869802232007) == 31553891368, 0
// run: @fptosi_f64_128(-4429638631563005553) == -3128418650846, -1
// run: @fptosi_f64_128(-4579634500912693851) == -285, -1
// run: @fptosi_f64_128(-4392003616149313904) == -1001652473957586, -1
// run: @fptosi_f64_128(-9223372036854775808) == 0, 0
// run: @fptosi_f64_128(-4369120506029041574) == -33513327100322152, -1
// run: @fptosi_f64_128(-4214519638890038764) == -2424980041885548544, -39884538
func.func @fptosi_f64_128(%b: i64) -> (i64, i64) {
  %f = arith.bitcast %b : i64 to f64
  %r = arith.fptosi %f : f64 to i128
  %l0 = arith.trunci %r : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %r, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @fptosi_f32_128(-882553763) == -15027293, -1
// run: @fptosi_f32_128(1980622352) == 0, 39004812607488
// run: @fptosi_f32_128(1152896371) == 1470, 0
// run: @fptosi_f32_128(-290588189) == 0, -1459417472
// run: @fptosi_f32_128(2009589038) == 0, 439574266380288
// run: @fptosi_f32_128(0) == 0, 0
// run: @fptosi_f32_128(-218939370) == 0, -522376118272
// run: @fptosi_f32_128(-960262849) == -25030, -1
// run: @fptosi_f32_128(-451140452) == -5314247560297185280, -2499
// run: @fptosi_f32_128(0) == 0, 0
func.func @fptosi_f32_128(%b: i32) -> (i64, i64) {
  %f = arith.bitcast %b : i32 to f32
  %r = arith.fptosi %f : f32 to i128
  %l0 = arith.trunci %r : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %r, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @fptoui_f64_128(4639998201762528429) == 164, 0
// run: @fptoui_f64_128(4918300355038307794) == -6901008346621149184, 34
// run: @fptoui_f64_128(4723410092060501816) == 60657279, 0
// run: @fptoui_f64_128(4746641754036182402) == 2111183653, 0
// run: @fptoui_f64_128(4998928412997833944) == -1630492868302864384, 8326047
// run: @fptoui_f64_128(4757864209357883071) == 12524800266, 0
// run: @fptoui_f64_128(4779452748832631580) == 344063953851, 0
// run: @fptoui_f64_128(5089830572164029845) == -3855081281029144576, 10286314185038
// run: @fptoui_f64_128(-9223372036854775808) == 0, 0
// run: @fptoui_f64_128(-9223372036854775808) == 0, 0
func.func @fptoui_f64_128(%b: i64) -> (i64, i64) {
  %f = arith.bitcast %b : i64 to f64
  %r = arith.fptoui %f : f64 to i128
  %l0 = arith.trunci %r : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %r, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @fptoui_f32_128(1051081572) == 0, 0
// run: @fptoui_f32_128(1333260218) == 4159683072, 0
// run: @fptoui_f32_128(1551321012) == 278412630668869632, 0
// run: @fptoui_f32_128(1475425407) == 530415542599680, 0
// run: @fptoui_f32_128(1171130421) == 6593, 0
// run: @fptoui_f32_128(1769983025) == 1152921504606846976, 1047747
// run: @fptoui_f32_128(1509206555) == 8608365907279872, 0
// run: @fptoui_f32_128(1708426294) == -8736983277098762240, 6800
// run: @fptoui_f32_128(-2147483648) == 0, 0
// run: @fptoui_f32_128(2059348968) == 0, 26904997992071168
func.func @fptoui_f32_128(%b: i32) -> (i64, i64) {
  %f = arith.bitcast %b : i32 to f32
  %r = arith.fptoui %f : f32 to i128
  %l0 = arith.trunci %r : i128 to i64
  %c1 = arith.constant 64 : i128
  %s1 = arith.shrui %r, %c1 : i128
  %l1 = arith.trunci %s1 : i128 to i64
  return %l0, %l1 : i64, i64
}

// run: @sitofp_1100(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7505455349760, 0, 0, 0, 0, 0) == 2139095040, 8258280103620902912
// run: @sitofp_1100(-1, -1, -1, -1, -4611686018427387905, -286, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == -8388608, -3138494368835436544
// run: @sitofp_1100(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -76690936037377, -1) == -8388608, -4503599627370496
// run: @sitofp_1100(0, 0, -274877906944, -1, 1550910629001297919, 827586603, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 2139095040, 6181377388724273912
// run: @sitofp_1100(0, 0, 0, 8796093022208, -5100273664000, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == -8388608, -3273397848493785088
// run: @sitofp_1100(0, 0, 0, 0, -68240089666289408, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == -8388608, -3211543722361618464
// run: @sitofp_1100(1, 0, -6133213298688, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == -8388608, -3848800870611288064
// run: @sitofp_1100(0, 0, 0, 0, 0, 0, 0, -8192, -1, -1, -1, -1, -1, 7399414187769724927, 6, 0, 0, 0) == 2139095040, 8654118308393517056
// run: @sitofp_1100(0, 0, 17179144814778295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 2139095040, 5426419924134095836
// run: @sitofp_1100(0, 0, -7818248953115181056, -29047022181283, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == -8388608, -3550407667944283540
func.func @sitofp_1100(%x0: i64, %x1: i64, %x2: i64, %x3: i64, %x4: i64, %x5: i64, %x6: i64, %x7: i64, %x8: i64, %x9: i64, %x10: i64, %x11: i64, %x12: i64, %x13: i64, %x14: i64, %x15: i64, %x16: i64, %x17: i64) -> (i32, i64) {
  %e0 = arith.extui %x0 : i64 to i1152
  %e1 = arith.extui %x1 : i64 to i1152
  %c1 = arith.constant 64 : i1152
  %s1 = arith.shli %e1, %c1 : i1152
  %o1 = arith.ori %e0, %s1 : i1152
  %e2 = arith.extui %x2 : i64 to i1152
  %c2 = arith.constant 128 : i1152
  %s2 = arith.shli %e2, %c2 : i1152
  %o2 = arith.ori %o1, %s2 : i1152
  %e3 = arith.extui %x3 : i64 to i1152
  %c3 = arith.constant 192 : i1152
  %s3 = arith.shli %e3, %c3 : i1152
  %o3 = arith.ori %o2, %s3 : i1152
  %e4 = arith.extui %x4 : i64 to i1152
  %c4 = arith.constant 256 : i1152
  %s4 = arith.shli %e4, %c4 : i1152
  %o4 = arith.ori %o3, %s4 : i1152
  %e5 = arith.extui %x5 : i64 to i1152
  %c5 = arith.constant 320 : i1152
  %s5 = arith.shli %e5, %c5 : i1152
  %o5 = arith.ori %o4, %s5 : i1152
  %e6 = arith.extui %x6 : i64 to i1152
  %c6 = arith.constant 384 : i1152
  %s6 = arith.shli %e6, %c6 : i1152
  %o6 = arith.ori %o5, %s6 : i1152
  %e7 = arith.extui %x7 : i64 to i1152
  %c7 = arith.constant 448 : i1152
  %s7 = arith.shli %e7, %c7 : i1152
  %o7 = arith.ori %o6, %s7 : i1152
  %e8 = arith.extui %x8 : i64 to i1152
  %c8 = arith.constant 512 : i1152
  %s8 = arith.shli %e8, %c8 : i1152
  %o8 = arith.ori %o7, %s8 : i1152
  %e9 = arith.extui %x9 : i64 to i1152
  %c9 = arith.constant 576 : i1152
  %s9 = arith.shli %e9, %c9 : i1152
  %o9 = arith.ori %o8, %s9 : i1152
  %e10 = arith.extui %x10 : i64 to i1152
  %c10 = arith.constant 640 : i1152
  %s10 = arith.shli %e10, %c10 : i1152
  %o10 = arith.ori %o9, %s10 : i1152
  %e11 = arith.extui %x11 : i64 to i1152
  %c11 = arith.constant 704 : i1152
  %s11 = arith.shli %e11, %c11 : i1152
  %o11 = arith.ori %o10, %s11 : i1152
  %e12 = arith.extui %x12 : i64 to i1152
  %c12 = arith.constant 768 : i1152
  %s12 = arith.shli %e12, %c12 : i1152
  %o12 = arith.ori %o11, %s12 : i1152
  %e13 = arith.extui %x13 : i64 to i1152
  %c13 = arith.constant 832 : i1152
  %s13 = arith.shli %e13, %c13 : i1152
  %o13 = arith.ori %o12, %s13 : i1152
  %e14 = arith.extui %x14 : i64 to i1152
  %c14 = arith.constant 896 : i1152
  %s14 = arith.shli %e14, %c14 : i1152
  %o14 = arith.ori %o13, %s14 : i1152
  %e15 = arith.extui %x15 : i64 to i1152
  %c15 = arith.constant 960 : i1152
  %s15 = arith.shli %e15, %c15 : i1152
  %o15 = arith.ori %o14, %s15 : i1152
  %e16 = arith.extui %x16 : i64 to i1152
  %c16 = arith.constant 1024 : i1152
  %s16 = arith.shli %e16, %c16 : i1152
  %o16 = arith.ori %o15, %s16 : i1152
  %e17 = arith.extui %x17 : i64 to i1152
  %c17 = arith.constant 1088 : i1152
  %s17 = arith.shli %e17, %c17 : i1152
  %o17 = arith.ori %o16, %s17 : i1152
  %t = arith.trunci %o17 : i1152 to i1100
  %f0 = arith.sitofp %t : i1100 to f32
  %b0 = arith.bitcast %f0 : f32 to i32
  %f1 = arith.sitofp %t : i1100 to f64
  %b1 = arith.bitcast %f1 : f64 to i64
  return %b0, %b1 : i32, i64
}

// run: @uitofp_1100(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4611686018427387904, 2074168583609462, 0, 0, 0, 0) == 2139095040, 8583150364847862233
// run: @uitofp_1100(1308341142, -357700967, -3741177522126061569, 4710017894, -9223372034707292160, -9223372036854775808, -9223372032559808513, 6442450944, 2147483648, -4294967295, 4294967297, 6442450943, -4330082236140485505, 1660608459, 8589934591, -189925922713199295, 9223372032559808513, -568) == 2139095040, 9218868437227405312
// run: @uitofp_1100(0, 0, 0, 256, 0, 0, -5784796397568, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == 2139095040, 9218868437227405312
// run: @uitofp_1100(1048576, 0, 2607730229500254720, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 2139095040, 5458952371850163341
// run: @uitofp_1100(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3089469344376160255, 0, 0, 0, 0, 0, 0, 0) == 2139095040, 7765736277772599296
// run: @uitofp_1100(0, 0, 0, 0, 0, 0, 2461574537637003264, 956166107, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 2139095040, 6758916744084001954
// run: @uitofp_1100(2601497287876149249, -23519130284, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == 2139095040, 9218868437227405312
// run: @uitofp_1100(0, 0, -8864610188804521984, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1) == 2139095040, 9218868437227405312
// run: @uitofp_1100(-4819551512653323720, 5626457151826008973, -4518776235997792284, 3716, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 2139095040, 5525082774289639652
// run: @uitofp_1100(-8971517993370800985, 4336434063724463, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == 2037809004, 5129265644447702879
func.func @uitofp_1100(%x0: i64, %x1: i64, %x2: i64, %x3: i64, %x4: i64, %x5: i64, %x6: i64, %x7: i64, %x8: i64, %x9: i64, %x10: i64, %x11: i64, %x12: i64, %x13: i64, %x14: i64, %x15: i64, %x16: i64, %x17: i64) -> (i32, i64) {
  %e0 = arith.extui %x0 : i64 to i1152
  %e1 = arith.extui %x1 : i64 to i1152
  %c1 = arith.constant 64 : i1152
  %s1 = arith.shli %e1, %c1 : i1152
  %o1 = arith.ori %e0, %s1 : i1152
  %e2 = arith.extui %x2 : i64 to i1152
  %c2 = arith.constant 128 : i1152
  %s2 = arith.shli %e2, %c2 : i1152
  %o2 = arith.ori %o1, %s2 : i1152
  %e3 = arith.extui %x3 : i64 to i1152
  %c3 = arith.constant 192 : i1152
  %s3 = arith.shli %e3, %c3 : i1152
  %o3 = arith.ori %o2, %s3 : i1152
  %e4 = arith.extui %x4 : i64 to i1152
  %c4 = arith.constant 256 : i1152
  %s4 = arith.shli %e4, %c4 : i1152
  %o4 = arith.ori %o3, %s4 : i1152
  %e5 = arith.extui %x5 : i64 to i1152
  %c5 = arith.constant 320 : i1152
  %s5 = arith.shli %e5, %c5 : i1152
  %o5 = arith.ori %o4, %s5 : i1152
  %e6 = arith.extui %x6 : i64 to i1152
  %c6 = arith.constant 384 : i1152
  %s6 = arith.shli %e6, %c6 : i1152
  %o6 = arith.ori %o5, %s6 : i1152
  %e7 = arith.extui %x7 : i64 to i1152
  %c7 = arith.constant 448 : i1152
  %s7 = arith.shli %e7, %c7 : i1152
  %o7 = arith.ori %o6, %s7 : i1152
  %e8 = arith.extui %x8 : i64 to i1152
  %c8 = arith.constant 512 : i1152
  %s8 = arith.shli %e8, %c8 : i1152
  %o8 = arith.ori %o7, %s8 : i1152
  %e9 = arith.extui %x9 : i64 to i1152
  %c9 = arith.constant 576 : i1152
  %s9 = arith.shli %e9, %c9 : i1152
  %o9 = arith.ori %o8, %s9 : i1152
  %e10 = arith.extui %x10 : i64 to i1152
  %c10 = arith.constant 640 : i1152
  %s10 = arith.shli %e10, %c10 : i1152
  %o10 = arith.ori %o9, %s10 : i1152
  %e11 = arith.extui %x11 : i64 to i1152
  %c11 = arith.constant 704 : i1152
  %s11 = arith.shli %e11, %c11 : i1152
  %o11 = arith.ori %o10, %s11 : i1152
  %e12 = arith.extui %x12 : i64 to i1152
  %c12 = arith.constant 768 : i1152
  %s12 = arith.shli %e12, %c12 : i1152
  %o12 = arith.ori %o11, %s12 : i1152
  %e13 = arith.extui %x13 : i64 to i1152
  %c13 = arith.constant 832 : i1152
  %s13 = arith.shli %e13, %c13 : i1152
  %o13 = arith.ori %o12, %s13 : i1152
  %e14 = arith.extui %x14 : i64 to i1152
  %c14 = arith.constant 896 : i1152
  %s14 = arith.shli %e14, %c14 : i1152
  %o14 = arith.ori %o13, %s14 : i1152
  %e15 = arith.extui %x15 : i64 to i1152
  %c15 = arith.constant 960 : i1152
  %s15 = arith.shli %e15, %c15 : i1152
  %o15 = arith.ori %o14, %s15 : i1152
  %e16 = arith.extui %x16 : i64 to i1152
  %c16 = arith.constant 1024 : i1152
  %s16 = arith.shli %e16, %c16 : i1152
  %o16 = arith.ori %o15, %s16 : i1152
  %e17 = arith.extui %x17 : i64 to i1152
  %c17 = arith.constant 1088 : i1152
  %s17 = arith.shli %e17, %c17 : i1152
  %o17 = arith.ori %o16, %s17 : i1152
  %t = arith.trunci %o17 : i1152 to i1100
  %f0 = arith.uitofp %t : i1100 to f32
  %b0 = arith.bitcast %f0 : f32 to i32
  %f1 = arith.uitofp %t : i1100 to f64
  %b1 = arith.bitcast %f1 : f64 to i64
  return %b0, %b1 : i32, i64
}

// run: @fptosi_f64_1100(-1715813279666495811) == 0, 0, 0, 0, 0, 0, 0, 0, 0, -3812777109957181440, -17, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f64_1100(-745729280509215155) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5908483567331049472, -189896145, -1, -1, -1, -1
// run: @fptosi_f64_1100(5735273631016834375) == 0, 0, 0, 428473920100061632, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f64_1100(-4080740853598805652) == 0, -34110432214418864, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f64_1100(7446831183552735732) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 27538396546705360, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f64_1100(6834104869430253725) == 0, 0, 0, 0, 0, 0, 8358680908399640576, 103872411509090, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f64_1100(-4564553429829973196) == -3001, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f64_1100(6744057312082747480) == 0, 0, 0, 0, 0, 0, -1992818645855633408, 99424563, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f64_1100(5256360984109201908) == 0, 8309373993425567744, 75143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f64_1100(4794050502346494737) == 3283251197098, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
func.func @fptosi_f64_1100(%b: i64) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %f = arith.bitcast %b : i64 to f64
  %r = arith.fptosi %f : f64 to i1100
  %w = arith.extsi %r : i1100 to i1152
  %l0 = arith.trunci %w : i1152 to i64
  %c1 = arith.constant 64 : i1152
  %s1 = arith.shrui %w, %c1 : i1152
  %l1 = arith.trunci %s1 : i1152 to i64
  %c2 = arith.constant 128 : i1152
  %s2 = arith.shrui %w, %c2 : i1152
  %l2 = arith.trunci %s2 : i1152 to i64
  %c3 = arith.constant 192 : i1152
  %s3 = arith.shrui %w, %c3 : i1152
  %l3 = arith.trunci %s3 : i1152 to i64
  %c4 = arith.constant 256 : i1152
  %s4 = arith.shrui %w, %c4 : i1152
  %l4 = arith.trunci %s4 : i1152 to i64
  %c5 = arith.constant 320 : i1152
  %s5 = arith.shrui %w, %c5 : i1152
  %l5 = arith.trunci %s5 : i1152 to i64
  %c6 = arith.constant 384 : i1152
  %s6 = arith.shrui %w, %c6 : i1152
  %l6 = arith.trunci %s6 : i1152 to i64
  %c7 = arith.constant 448 : i1152
  %s7 = arith.shrui %w, %c7 : i1152
  %l7 = arith.trunci %s7 : i1152 to i64
  %c8 = arith.constant 512 : i1152
  %s8 = arith.shrui %w, %c8 : i1152
  %l8 = arith.trunci %s8 : i1152 to i64
  %c9 = arith.constant 576 : i1152
  %s9 = arith.shrui %w, %c9 : i1152
  %l9 = arith.trunci %s9 : i1152 to i64
  %c10 = arith.constant 640 : i1152
  %s10 = arith.shrui %w, %c10 : i1152
  %l10 = arith.trunci %s10 : i1152 to i64
  %c11 = arith.constant 704 : i1152
  %s11 = arith.shrui %w, %c11 : i1152
  %l11 = arith.trunci %s11 : i1152 to i64
  %c12 = arith.constant 768 : i1152
  %s12 = arith.shrui %w, %c12 : i1152
  %l12 = arith.trunci %s12 : i1152 to i64
  %c13 = arith.constant 832 : i1152
  %s13 = arith.shrui %w, %c13 : i1152
  %l13 = arith.trunci %s13 : i1152 to i64
  %c14 = arith.constant 896 : i1152
  %s14 = arith.shrui %w, %c14 : i1152
  %l14 = arith.trunci %s14 : i1152 to i64
  %c15 = arith.constant 960 : i1152
  %s15 = arith.shrui %w, %c15 : i1152
  %l15 = arith.trunci %s15 : i1152 to i64
  %c16 = arith.constant 1024 : i1152
  %s16 = arith.shrui %w, %c16 : i1152
  %l16 = arith.trunci %s16 : i1152 to i64
  %c17 = arith.constant 1088 : i1152
  %s17 = arith.shrui %w, %c17 : i1152
  %l17 = arith.trunci %s17 : i1152 to i64
  return %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}

// run: @fptosi_f32_1100(1953471072) == 0, 4116348665856, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f32_1100(-229319432) == 0, -228560076800, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f32_1100(-369896836) == -9223372036854775808, -1997392, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f32_1100(-738830802) == -2116015620096, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f32_1100(1257240707) == 7863361, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f32_1100(1585108479) == 4518658263746609152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptosi_f32_1100(-148176124) == 0, -188029440360448, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f32_1100(-975636211) == -6943, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f32_1100(-859530356) == -103079008, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
// run: @fptosi_f32_1100(-691785915) == -107853650067456, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1
func.func @fptosi_f32_1100(%b: i32) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %f = arith.bitcast %b : i32 to f32
  %r = arith.fptosi %f : f32 to i1100
  %w = arith.extsi %r : i1100 to i1152
  %l0 = arith.trunci %w : i1152 to i64
  %c1 = arith.constant 64 : i1152
  %s1 = arith.shrui %w, %c1 : i1152
  %l1 = arith.trunci %s1 : i1152 to i64
  %c2 = arith.constant 128 : i1152
  %s2 = arith.shrui %w, %c2 : i1152
  %l2 = arith.trunci %s2 : i1152 to i64
  %c3 = arith.constant 192 : i1152
  %s3 = arith.shrui %w, %c3 : i1152
  %l3 = arith.trunci %s3 : i1152 to i64
  %c4 = arith.constant 256 : i1152
  %s4 = arith.shrui %w, %c4 : i1152
  %l4 = arith.trunci %s4 : i1152 to i64
  %c5 = arith.constant 320 : i1152
  %s5 = arith.shrui %w, %c5 : i1152
  %l5 = arith.trunci %s5 : i1152 to i64
  %c6 = arith.constant 384 : i1152
  %s6 = arith.shrui %w, %c6 : i1152
  %l6 = arith.trunci %s6 : i1152 to i64
  %c7 = arith.constant 448 : i1152
  %s7 = arith.shrui %w, %c7 : i1152
  %l7 = arith.trunci %s7 : i1152 to i64
  %c8 = arith.constant 512 : i1152
  %s8 = arith.shrui %w, %c8 : i1152
  %l8 = arith.trunci %s8 : i1152 to i64
  %c9 = arith.constant 576 : i1152
  %s9 = arith.shrui %w, %c9 : i1152
  %l9 = arith.trunci %s9 : i1152 to i64
  %c10 = arith.constant 640 : i1152
  %s10 = arith.shrui %w, %c10 : i1152
  %l10 = arith.trunci %s10 : i1152 to i64
  %c11 = arith.constant 704 : i1152
  %s11 = arith.shrui %w, %c11 : i1152
  %l11 = arith.trunci %s11 : i1152 to i64
  %c12 = arith.constant 768 : i1152
  %s12 = arith.shrui %w, %c12 : i1152
  %l12 = arith.trunci %s12 : i1152 to i64
  %c13 = arith.constant 832 : i1152
  %s13 = arith.shrui %w, %c13 : i1152
  %l13 = arith.trunci %s13 : i1152 to i64
  %c14 = arith.constant 896 : i1152
  %s14 = arith.shrui %w, %c14 : i1152
  %l14 = arith.trunci %s14 : i1152 to i64
  %c15 = arith.constant 960 : i1152
  %s15 = arith.shrui %w, %c15 : i1152
  %l15 = arith.trunci %s15 : i1152 to i64
  %c16 = arith.constant 1024 : i1152
  %s16 = arith.shrui %w, %c16 : i1152
  %l16 = arith.trunci %s16 : i1152 to i64
  %c17 = arith.constant 1088 : i1152
  %s17 = arith.shrui %w, %c17 : i1152
  %l17 = arith.trunci %s17 : i1152 to i64
  return %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}

// run: @fptoui_f64_1100(5730308521655674139) == 0, 0, 0, 199468648568759136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(8713557232014881717) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1639947558723780608, 58929, 0, 0, 0
// run: @fptoui_f64_1100(7814643860902246606) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1369362840504238080, 307, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(7172242730472635044) == 0, 0, 0, 0, 0, 0, 0, 0, 224503146437629056, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(7539514806540247805) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 7106487322836729856, 2270, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(9094815666749912421) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3847481456657956864, 99969768009, 0, 0
// run: @fptoui_f64_1100(6364302591400412566) == 0, 0, 0, 0, 0, 3311005630484447232, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(5433926569628822112) == 0, 0, 56712149178995456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(8057489675456069369) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5174826718845461504, 0, 0, 0, 0, 0, 0
// run: @fptoui_f64_1100(9167835767284737117) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7514125213148253, 0, 0
func.func @fptoui_f64_1100(%b: i64) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %f = arith.bitcast %b : i64 to f64
  %r = arith.fptoui %f : f64 to i1100
  %w = arith.extui %r : i1100 to i1152
  %l0 = arith.trunci %w : i1152 to i64
  %c1 = arith.constant 64 : i1152
  %s1 = arith.shrui %w, %c1 : i1152
  %l1 = arith.trunci %s1 : i1152 to i64
  %c2 = arith.constant 128 : i1152
  %s2 = arith.shrui %w, %c2 : i1152
  %l2 = arith.trunci %s2 : i1152 to i64
  %c3 = arith.constant 192 : i1152
  %s3 = arith.shrui %w, %c3 : i1152
  %l3 = arith.trunci %s3 : i1152 to i64
  %c4 = arith.constant 256 : i1152
  %s4 = arith.shrui %w, %c4 : i1152
  %l4 = arith.trunci %s4 : i1152 to i64
  %c5 = arith.constant 320 : i1152
  %s5 = arith.shrui %w, %c5 : i1152
  %l5 = arith.trunci %s5 : i1152 to i64
  %c6 = arith.constant 384 : i1152
  %s6 = arith.shrui %w, %c6 : i1152
  %l6 = arith.trunci %s6 : i1152 to i64
  %c7 = arith.constant 448 : i1152
  %s7 = arith.shrui %w, %c7 : i1152
  %l7 = arith.trunci %s7 : i1152 to i64
  %c8 = arith.constant 512 : i1152
  %s8 = arith.shrui %w, %c8 : i1152
  %l8 = arith.trunci %s8 : i1152 to i64
  %c9 = arith.constant 576 : i1152
  %s9 = arith.shrui %w, %c9 : i1152
  %l9 = arith.trunci %s9 : i1152 to i64
  %c10 = arith.constant 640 : i1152
  %s10 = arith.shrui %w, %c10 : i1152
  %l10 = arith.trunci %s10 : i1152 to i64
  %c11 = arith.constant 704 : i1152
  %s11 = arith.shrui %w, %c11 : i1152
  %l11 = arith.trunci %s11 : i1152 to i64
  %c12 = arith.constant 768 : i1152
  %s12 = arith.shrui %w, %c12 : i1152
  %l12 = arith.trunci %s12 : i1152 to i64
  %c13 = arith.constant 832 : i1152
  %s13 = arith.shrui %w, %c13 : i1152
  %l13 = arith.trunci %s13 : i1152 to i64
  %c14 = arith.constant 896 : i1152
  %s14 = arith.shrui %w, %c14 : i1152
  %l14 = arith.trunci %s14 : i1152 to i64
  %c15 = arith.constant 960 : i1152
  %s15 = arith.shrui %w, %c15 : i1152
  %l15 = arith.trunci %s15 : i1152 to i64
  %c16 = arith.constant 1024 : i1152
  %s16 = arith.shrui %w, %c16 : i1152
  %l16 = arith.trunci %s16 : i1152 to i64
  %c17 = arith.constant 1088 : i1152
  %s17 = arith.shrui %w, %c17 : i1152
  %l17 = arith.trunci %s17 : i1152 to i64
  return %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}

// run: @fptoui_f32_1100(1344408241) == 10874438656, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(-2147483648) == 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(2109064599) == 0, 1637255139691593728, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(1216660795) == 271913, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(1621574606) == 4187907848803450880, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(1994446987) == 0, 123610324795392, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(1770830578) == 4611686018427387904, 1152862, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(1632348277) == -5005944499868794880, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(2081870218) == 0, 169806548569161728, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// run: @fptoui_f32_1100(1115494979) == 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
func.func @fptoui_f32_1100(%b: i32) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %f = arith.bitcast %b : i32 to f32
  %r = arith.fptoui %f : f32 to i1100
  %w = arith.extui %r : i1100 to i1152
  %l0 = arith.trunci %w : i1152 to i64
  %c1 = arith.constant 64 : i1152
  %s1 = arith.shrui %w, %c1 : i1152
  %l1 = arith.trunci %s1 : i1152 to i64
  %c2 = arith.constant 128 : i1152
  %s2 = arith.shrui %w, %c2 : i1152
  %l2 = arith.trunci %s2 : i1152 to i64
  %c3 = arith.constant 192 : i1152
  %s3 = arith.shrui %w, %c3 : i1152
  %l3 = arith.trunci %s3 : i1152 to i64
  %c4 = arith.constant 256 : i1152
  %s4 = arith.shrui %w, %c4 : i1152
  %l4 = arith.trunci %s4 : i1152 to i64
  %c5 = arith.constant 320 : i1152
  %s5 = arith.shrui %w, %c5 : i1152
  %l5 = arith.trunci %s5 : i1152 to i64
  %c6 = arith.constant 384 : i1152
  %s6 = arith.shrui %w, %c6 : i1152
  %l6 = arith.trunci %s6 : i1152 to i64
  %c7 = arith.constant 448 : i1152
  %s7 = arith.shrui %w, %c7 : i1152
  %l7 = arith.trunci %s7 : i1152 to i64
  %c8 = arith.constant 512 : i1152
  %s8 = arith.shrui %w, %c8 : i1152
  %l8 = arith.trunci %s8 : i1152 to i64
  %c9 = arith.constant 576 : i1152
  %s9 = arith.shrui %w, %c9 : i1152
  %l9 = arith.trunci %s9 : i1152 to i64
  %c10 = arith.constant 640 : i1152
  %s10 = arith.shrui %w, %c10 : i1152
  %l10 = arith.trunci %s10 : i1152 to i64
  %c11 = arith.constant 704 : i1152
  %s11 = arith.shrui %w, %c11 : i1152
  %l11 = arith.trunci %s11 : i1152 to i64
  %c12 = arith.constant 768 : i1152
  %s12 = arith.shrui %w, %c12 : i1152
  %l12 = arith.trunci %s12 : i1152 to i64
  %c13 = arith.constant 832 : i1152
  %s13 = arith.shrui %w, %c13 : i1152
  %l13 = arith.trunci %s13 : i1152 to i64
  %c14 = arith.constant 896 : i1152
  %s14 = arith.shrui %w, %c14 : i1152
  %l14 = arith.trunci %s14 : i1152 to i64
  %c15 = arith.constant 960 : i1152
  %s15 = arith.shrui %w, %c15 : i1152
  %l15 = arith.trunci %s15 : i1152 to i64
  %c16 = arith.constant 1024 : i1152
  %s16 = arith.shrui %w, %c16 : i1152
  %l16 = arith.trunci %s16 : i1152 to i64
  %c17 = arith.constant 1088 : i1152
  %s17 = arith.shrui %w, %c17 : i1152
  %l17 = arith.trunci %s17 : i1152 to i64
  return %l0, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}

