// Integer arithmetic of every width and shape, flags, comparisons.
func.func @addi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.addi %a0, %b0 : i1
  %1 = arith.addi %a1, %b1 : i7
  %2 = arith.addi %a2, %b2 : i8
  %3 = arith.addi %a3, %b3 : i16
  %4 = arith.addi %a4, %b4 : i32
  %5 = arith.addi %a5, %b5 : i64
  %6 = arith.addi %a6, %b6 : i128
  %7 = arith.addi %a7, %b7 : index
  %8 = arith.addi %a8, %b8 : vector<4xi32>
  %9 = arith.addi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.addi %a10, %b10 : vector<i64>
  %11 = arith.addi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.addi %a12, %b12 : tensor<*xi32>
  %13 = arith.addi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @addi(%a: i32) {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.addi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @subi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.subi %a0, %b0 : i1
  %1 = arith.subi %a1, %b1 : i7
  %2 = arith.subi %a2, %b2 : i8
  %3 = arith.subi %a3, %b3 : i16
  %4 = arith.subi %a4, %b4 : i32
  %5 = arith.subi %a5, %b5 : i64
  %6 = arith.subi %a6, %b6 : i128
  %7 = arith.subi %a7, %b7 : index
  %8 = arith.subi %a8, %b8 : vector<4xi32>
  %9 = arith.subi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.subi %a10, %b10 : vector<i64>
  %11 = arith.subi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.subi %a12, %b12 : tensor<*xi32>
  %13 = arith.subi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @subi(%a: i32) {
  %0 = "arith.subi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.subi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @muli(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.muli %a0, %b0 : i1
  %1 = arith.muli %a1, %b1 : i7
  %2 = arith.muli %a2, %b2 : i8
  %3 = arith.muli %a3, %b3 : i16
  %4 = arith.muli %a4, %b4 : i32
  %5 = arith.muli %a5, %b5 : i64
  %6 = arith.muli %a6, %b6 : i128
  %7 = arith.muli %a7, %b7 : index
  %8 = arith.muli %a8, %b8 : vector<4xi32>
  %9 = arith.muli %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.muli %a10, %b10 : vector<i64>
  %11 = arith.muli %a11, %b11 : tensor<2x?xi16>
  %12 = arith.muli %a12, %b12 : tensor<*xi32>
  %13 = arith.muli %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @muli(%a: i32) {
  %0 = "arith.muli"(%a, %a) : (i32, i32) -> i32
  %1 = arith.muli %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @divui(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.divui %a0, %b0 : i1
  %1 = arith.divui %a1, %b1 : i7
  %2 = arith.divui %a2, %b2 : i8
  %3 = arith.divui %a3, %b3 : i16
  %4 = arith.divui %a4, %b4 : i32
  %5 = arith.divui %a5, %b5 : i64
  %6 = arith.divui %a6, %b6 : i128
  %7 = arith.divui %a7, %b7 : index
  %8 = arith.divui %a8, %b8 : vector<4xi32>
  %9 = arith.divui %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.divui %a10, %b10 : vector<i64>
  %11 = arith.divui %a11, %b11 : tensor<2x?xi16>
  %12 = arith.divui %a12, %b12 : tensor<*xi32>
  %13 = arith.divui %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @divui(%a: i32) {
  %0 = "arith.divui"(%a, %a) : (i32, i32) -> i32
  %1 = arith.divui %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @divsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.divsi %a0, %b0 : i1
  %1 = arith.divsi %a1, %b1 : i7
  %2 = arith.divsi %a2, %b2 : i8
  %3 = arith.divsi %a3, %b3 : i16
  %4 = arith.divsi %a4, %b4 : i32
  %5 = arith.divsi %a5, %b5 : i64
  %6 = arith.divsi %a6, %b6 : i128
  %7 = arith.divsi %a7, %b7 : index
  %8 = arith.divsi %a8, %b8 : vector<4xi32>
  %9 = arith.divsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.divsi %a10, %b10 : vector<i64>
  %11 = arith.divsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.divsi %a12, %b12 : tensor<*xi32>
  %13 = arith.divsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @divsi(%a: i32) {
  %0 = "arith.divsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.divsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @ceildivui(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.ceildivui %a0, %b0 : i1
  %1 = arith.ceildivui %a1, %b1 : i7
  %2 = arith.ceildivui %a2, %b2 : i8
  %3 = arith.ceildivui %a3, %b3 : i16
  %4 = arith.ceildivui %a4, %b4 : i32
  %5 = arith.ceildivui %a5, %b5 : i64
  %6 = arith.ceildivui %a6, %b6 : i128
  %7 = arith.ceildivui %a7, %b7 : index
  %8 = arith.ceildivui %a8, %b8 : vector<4xi32>
  %9 = arith.ceildivui %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.ceildivui %a10, %b10 : vector<i64>
  %11 = arith.ceildivui %a11, %b11 : tensor<2x?xi16>
  %12 = arith.ceildivui %a12, %b12 : tensor<*xi32>
  %13 = arith.ceildivui %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @ceildivui(%a: i32) {
  %0 = "arith.ceildivui"(%a, %a) : (i32, i32) -> i32
  %1 = arith.ceildivui %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @ceildivsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.ceildivsi %a0, %b0 : i1
  %1 = arith.ceildivsi %a1, %b1 : i7
  %2 = arith.ceildivsi %a2, %b2 : i8
  %3 = arith.ceildivsi %a3, %b3 : i16
  %4 = arith.ceildivsi %a4, %b4 : i32
  %5 = arith.ceildivsi %a5, %b5 : i64
  %6 = arith.ceildivsi %a6, %b6 : i128
  %7 = arith.ceildivsi %a7, %b7 : index
  %8 = arith.ceildivsi %a8, %b8 : vector<4xi32>
  %9 = arith.ceildivsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.ceildivsi %a10, %b10 : vector<i64>
  %11 = arith.ceildivsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.ceildivsi %a12, %b12 : tensor<*xi32>
  %13 = arith.ceildivsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @ceildivsi(%a: i32) {
  %0 = "arith.ceildivsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.ceildivsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @floordivsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.floordivsi %a0, %b0 : i1
  %1 = arith.floordivsi %a1, %b1 : i7
  %2 = arith.floordivsi %a2, %b2 : i8
  %3 = arith.floordivsi %a3, %b3 : i16
  %4 = arith.floordivsi %a4, %b4 : i32
  %5 = arith.floordivsi %a5, %b5 : i64
  %6 = arith.floordivsi %a6, %b6 : i128
  %7 = arith.floordivsi %a7, %b7 : index
  %8 = arith.floordivsi %a8, %b8 : vector<4xi32>
  %9 = arith.floordivsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.floordivsi %a10, %b10 : vector<i64>
  %11 = arith.floordivsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.floordivsi %a12, %b12 : tensor<*xi32>
  %13 = arith.floordivsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @floordivsi(%a: i32) {
  %0 = "arith.floordivsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.floordivsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @remui(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.remui %a0, %b0 : i1
  %1 = arith.remui %a1, %b1 : i7
  %2 = arith.remui %a2, %b2 : i8
  %3 = arith.remui %a3, %b3 : i16
  %4 = arith.remui %a4, %b4 : i32
  %5 = arith.remui %a5, %b5 : i64
  %6 = arith.remui %a6, %b6 : i128
  %7 = arith.remui %a7, %b7 : index
  %8 = arith.remui %a8, %b8 : vector<4xi32>
  %9 = arith.remui %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.remui %a10, %b10 : vector<i64>
  %11 = arith.remui %a11, %b11 : tensor<2x?xi16>
  %12 = arith.remui %a12, %b12 : tensor<*xi32>
  %13 = arith.remui %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @remui(%a: i32) {
  %0 = "arith.remui"(%a, %a) : (i32, i32) -> i32
  %1 = arith.remui %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @remsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.remsi %a0, %b0 : i1
  %1 = arith.remsi %a1, %b1 : i7
  %2 = arith.remsi %a2, %b2 : i8
  %3 = arith.remsi %a3, %b3 : i16
  %4 = arith.remsi %a4, %b4 : i32
  %5 = arith.remsi %a5, %b5 : i64
  %6 = arith.remsi %a6, %b6 : i128
  %7 = arith.remsi %a7, %b7 : index
  %8 = arith.remsi %a8, %b8 : vector<4xi32>
  %9 = arith.remsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.remsi %a10, %b10 : vector<i64>
  %11 = arith.remsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.remsi %a12, %b12 : tensor<*xi32>
  %13 = arith.remsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @remsi(%a: i32) {
  %0 = "arith.remsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.remsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @andi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.andi %a0, %b0 : i1
  %1 = arith.andi %a1, %b1 : i7
  %2 = arith.andi %a2, %b2 : i8
  %3 = arith.andi %a3, %b3 : i16
  %4 = arith.andi %a4, %b4 : i32
  %5 = arith.andi %a5, %b5 : i64
  %6 = arith.andi %a6, %b6 : i128
  %7 = arith.andi %a7, %b7 : index
  %8 = arith.andi %a8, %b8 : vector<4xi32>
  %9 = arith.andi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.andi %a10, %b10 : vector<i64>
  %11 = arith.andi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.andi %a12, %b12 : tensor<*xi32>
  %13 = arith.andi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @andi(%a: i32) {
  %0 = "arith.andi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.andi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @ori(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.ori %a0, %b0 : i1
  %1 = arith.ori %a1, %b1 : i7
  %2 = arith.ori %a2, %b2 : i8
  %3 = arith.ori %a3, %b3 : i16
  %4 = arith.ori %a4, %b4 : i32
  %5 = arith.ori %a5, %b5 : i64
  %6 = arith.ori %a6, %b6 : i128
  %7 = arith.ori %a7, %b7 : index
  %8 = arith.ori %a8, %b8 : vector<4xi32>
  %9 = arith.ori %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.ori %a10, %b10 : vector<i64>
  %11 = arith.ori %a11, %b11 : tensor<2x?xi16>
  %12 = arith.ori %a12, %b12 : tensor<*xi32>
  %13 = arith.ori %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @ori(%a: i32) {
  %0 = "arith.ori"(%a, %a) : (i32, i32) -> i32
  %1 = arith.ori %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @xori(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.xori %a0, %b0 : i1
  %1 = arith.xori %a1, %b1 : i7
  %2 = arith.xori %a2, %b2 : i8
  %3 = arith.xori %a3, %b3 : i16
  %4 = arith.xori %a4, %b4 : i32
  %5 = arith.xori %a5, %b5 : i64
  %6 = arith.xori %a6, %b6 : i128
  %7 = arith.xori %a7, %b7 : index
  %8 = arith.xori %a8, %b8 : vector<4xi32>
  %9 = arith.xori %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.xori %a10, %b10 : vector<i64>
  %11 = arith.xori %a11, %b11 : tensor<2x?xi16>
  %12 = arith.xori %a12, %b12 : tensor<*xi32>
  %13 = arith.xori %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @xori(%a: i32) {
  %0 = "arith.xori"(%a, %a) : (i32, i32) -> i32
  %1 = arith.xori %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @shli(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.shli %a0, %b0 : i1
  %1 = arith.shli %a1, %b1 : i7
  %2 = arith.shli %a2, %b2 : i8
  %3 = arith.shli %a3, %b3 : i16
  %4 = arith.shli %a4, %b4 : i32
  %5 = arith.shli %a5, %b5 : i64
  %6 = arith.shli %a6, %b6 : i128
  %7 = arith.shli %a7, %b7 : index
  %8 = arith.shli %a8, %b8 : vector<4xi32>
  %9 = arith.shli %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.shli %a10, %b10 : vector<i64>
  %11 = arith.shli %a11, %b11 : tensor<2x?xi16>
  %12 = arith.shli %a12, %b12 : tensor<*xi32>
  %13 = arith.shli %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @shli(%a: i32) {
  %0 = "arith.shli"(%a, %a) : (i32, i32) -> i32
  %1 = arith.shli %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @shrui(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.shrui %a0, %b0 : i1
  %1 = arith.shrui %a1, %b1 : i7
  %2 = arith.shrui %a2, %b2 : i8
  %3 = arith.shrui %a3, %b3 : i16
  %4 = arith.shrui %a4, %b4 : i32
  %5 = arith.shrui %a5, %b5 : i64
  %6 = arith.shrui %a6, %b6 : i128
  %7 = arith.shrui %a7, %b7 : index
  %8 = arith.shrui %a8, %b8 : vector<4xi32>
  %9 = arith.shrui %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.shrui %a10, %b10 : vector<i64>
  %11 = arith.shrui %a11, %b11 : tensor<2x?xi16>
  %12 = arith.shrui %a12, %b12 : tensor<*xi32>
  %13 = arith.shrui %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @shrui(%a: i32) {
  %0 = "arith.shrui"(%a, %a) : (i32, i32) -> i32
  %1 = arith.shrui %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @shrsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.shrsi %a0, %b0 : i1
  %1 = arith.shrsi %a1, %b1 : i7
  %2 = arith.shrsi %a2, %b2 : i8
  %3 = arith.shrsi %a3, %b3 : i16
  %4 = arith.shrsi %a4, %b4 : i32
  %5 = arith.shrsi %a5, %b5 : i64
  %6 = arith.shrsi %a6, %b6 : i128
  %7 = arith.shrsi %a7, %b7 : index
  %8 = arith.shrsi %a8, %b8 : vector<4xi32>
  %9 = arith.shrsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.shrsi %a10, %b10 : vector<i64>
  %11 = arith.shrsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.shrsi %a12, %b12 : tensor<*xi32>
  %13 = arith.shrsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @shrsi(%a: i32) {
  %0 = "arith.shrsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.shrsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @maxsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.maxsi %a0, %b0 : i1
  %1 = arith.maxsi %a1, %b1 : i7
  %2 = arith.maxsi %a2, %b2 : i8
  %3 = arith.maxsi %a3, %b3 : i16
  %4 = arith.maxsi %a4, %b4 : i32
  %5 = arith.maxsi %a5, %b5 : i64
  %6 = arith.maxsi %a6, %b6 : i128
  %7 = arith.maxsi %a7, %b7 : index
  %8 = arith.maxsi %a8, %b8 : vector<4xi32>
  %9 = arith.maxsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.maxsi %a10, %b10 : vector<i64>
  %11 = arith.maxsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.maxsi %a12, %b12 : tensor<*xi32>
  %13 = arith.maxsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @maxsi(%a: i32) {
  %0 = "arith.maxsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.maxsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @maxui(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.maxui %a0, %b0 : i1
  %1 = arith.maxui %a1, %b1 : i7
  %2 = arith.maxui %a2, %b2 : i8
  %3 = arith.maxui %a3, %b3 : i16
  %4 = arith.maxui %a4, %b4 : i32
  %5 = arith.maxui %a5, %b5 : i64
  %6 = arith.maxui %a6, %b6 : i128
  %7 = arith.maxui %a7, %b7 : index
  %8 = arith.maxui %a8, %b8 : vector<4xi32>
  %9 = arith.maxui %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.maxui %a10, %b10 : vector<i64>
  %11 = arith.maxui %a11, %b11 : tensor<2x?xi16>
  %12 = arith.maxui %a12, %b12 : tensor<*xi32>
  %13 = arith.maxui %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @maxui(%a: i32) {
  %0 = "arith.maxui"(%a, %a) : (i32, i32) -> i32
  %1 = arith.maxui %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @minsi(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.minsi %a0, %b0 : i1
  %1 = arith.minsi %a1, %b1 : i7
  %2 = arith.minsi %a2, %b2 : i8
  %3 = arith.minsi %a3, %b3 : i16
  %4 = arith.minsi %a4, %b4 : i32
  %5 = arith.minsi %a5, %b5 : i64
  %6 = arith.minsi %a6, %b6 : i128
  %7 = arith.minsi %a7, %b7 : index
  %8 = arith.minsi %a8, %b8 : vector<4xi32>
  %9 = arith.minsi %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.minsi %a10, %b10 : vector<i64>
  %11 = arith.minsi %a11, %b11 : tensor<2x?xi16>
  %12 = arith.minsi %a12, %b12 : tensor<*xi32>
  %13 = arith.minsi %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @minsi(%a: i32) {
  %0 = "arith.minsi"(%a, %a) : (i32, i32) -> i32
  %1 = arith.minsi %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @minui(%a0: i1, %b0: i1, %a1: i7, %b1: i7, %a2: i8, %b2: i8, %a3: i16, %b3: i16, %a4: i32, %b4: i32, %a5: i64, %b5: i64, %a6: i128, %b6: i128, %a7: index, %b7: index, %a8: vector<4xi32>, %b8: vector<4xi32>, %a9: vector<2x[4]xi8>, %b9: vector<2x[4]xi8>, %a10: vector<i64>, %b10: vector<i64>, %a11: tensor<2x?xi16>, %b11: tensor<2x?xi16>, %a12: tensor<*xi32>, %b12: tensor<*xi32>, %a13: tensor<3xindex>, %b13: tensor<3xindex>) {
  %0 = arith.minui %a0, %b0 : i1
  %1 = arith.minui %a1, %b1 : i7
  %2 = arith.minui %a2, %b2 : i8
  %3 = arith.minui %a3, %b3 : i16
  %4 = arith.minui %a4, %b4 : i32
  %5 = arith.minui %a5, %b5 : i64
  %6 = arith.minui %a6, %b6 : i128
  %7 = arith.minui %a7, %b7 : index
  %8 = arith.minui %a8, %b8 : vector<4xi32>
  %9 = arith.minui %a9, %b9 : vector<2x[4]xi8>
  %10 = arith.minui %a10, %b10 : vector<i64>
  %11 = arith.minui %a11, %b11 : tensor<2x?xi16>
  %12 = arith.minui %a12, %b12 : tensor<*xi32>
  %13 = arith.minui %a13, %b13 : tensor<3xindex>
  return
}

// -----

func.func @minui(%a: i32) {
  %0 = "arith.minui"(%a, %a) : (i32, i32) -> i32
  %1 = arith.minui %0, %a {note = "x", unit} : i32
  return
}

// -----

func.func @addi_flags(%a: i8, %v: vector<2xi8>) {
  %0 = arith.addi %a, %a overflow<nsw> : i8
  %1 = arith.addi %a, %a overflow<nuw> : i8
  %2 = arith.addi %v, %v overflow<nsw, nuw> : vector<2xi8>
  %3 = arith.addi %a, %a overflow<nuw,nsw> : i8
  %4 = arith.addi %a, %a overflow<none> : i8
  return
}

// -----

func.func @addi_generic_flags(%a: i8) {
  %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  %1 = "arith.addi"(%a, %a) {overflowFlags = #arith.overflow<nsw, nuw>} : (i8, i8) -> i8
  return
}

// -----

func.func @subi_flags(%a: i8, %v: vector<2xi8>) {
  %0 = arith.subi %a, %a overflow<nsw> : i8
  %1 = arith.subi %a, %a overflow<nuw> : i8
  %2 = arith.subi %v, %v overflow<nsw, nuw> : vector<2xi8>
  %3 = arith.subi %a, %a overflow<nuw,nsw> : i8
  %4 = arith.subi %a, %a overflow<none> : i8
  return
}

// -----

func.func @subi_generic_flags(%a: i8) {
  %0 = "arith.subi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  %1 = "arith.subi"(%a, %a) {overflowFlags = #arith.overflow<nsw, nuw>} : (i8, i8) -> i8
  return
}

// -----

func.func @muli_flags(%a: i8, %v: vector<2xi8>) {
  %0 = arith.muli %a, %a overflow<nsw> : i8
  %1 = arith.muli %a, %a overflow<nuw> : i8
  %2 = arith.muli %v, %v overflow<nsw, nuw> : vector<2xi8>
  %3 = arith.muli %a, %a overflow<nuw,nsw> : i8
  %4 = arith.muli %a, %a overflow<none> : i8
  return
}

// -----

func.func @muli_generic_flags(%a: i8) {
  %0 = "arith.muli"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  %1 = "arith.muli"(%a, %a) {overflowFlags = #arith.overflow<nsw, nuw>} : (i8, i8) -> i8
  return
}

// -----

func.func @shli_flags(%a: i8, %v: vector<2xi8>) {
  %0 = arith.shli %a, %a overflow<nsw> : i8
  %1 = arith.shli %a, %a overflow<nuw> : i8
  %2 = arith.shli %v, %v overflow<nsw, nuw> : vector<2xi8>
  %3 = arith.shli %a, %a overflow<nuw,nsw> : i8
  %4 = arith.shli %a, %a overflow<none> : i8
  return
}

// -----

func.func @shli_generic_flags(%a: i8) {
  %0 = "arith.shli"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i8, i8) -> i8
  %1 = "arith.shli"(%a, %a) {overflowFlags = #arith.overflow<nsw, nuw>} : (i8, i8) -> i8
  return
}

// -----

func.func @divui_exact(%a: i8, %v: tensor<2xi8>) {
  %0 = arith.divui %a, %a exact : i8
  %1 = arith.divui %v, %v exact {k} : tensor<2xi8>
  %2 = "arith.divui"(%a, %a) <{isExact}> : (i8, i8) -> i8
  return
}

// -----

func.func @divsi_exact(%a: i8, %v: tensor<2xi8>) {
  %0 = arith.divsi %a, %a exact : i8
  %1 = arith.divsi %v, %v exact {k} : tensor<2xi8>
  %2 = "arith.divsi"(%a, %a) <{isExact}> : (i8, i8) -> i8
  return
}

// -----

func.func @shrui_exact(%a: i8, %v: tensor<2xi8>) {
  %0 = arith.shrui %a, %a exact : i8
  %1 = arith.shrui %v, %v exact {k} : tensor<2xi8>
  %2 = "arith.shrui"(%a, %a) <{isExact}> : (i8, i8) -> i8
  return
}

// -----

func.func @shrsi_exact(%a: i8, %v: tensor<2xi8>) {
  %0 = arith.shrsi %a, %a exact : i8
  %1 = arith.shrsi %v, %v exact {k} : tensor<2xi8>
  %2 = "arith.shrsi"(%a, %a) <{isExact}> : (i8, i8) -> i8
  return
}

// -----

func.func @addui_extended(%a0: i8, %a1: i64, %a2: vector<4xi32>, %a3: tensor<2x?xi16>, %a4: i1) {
  %s0, %o0 = arith.addui_extended %a0, %a0 : i8, i1
  %s1, %o1 = arith.addui_extended %a1, %a1 : i64, i1
  %s2, %o2 = arith.addui_extended %a2, %a2 : vector<4xi32>, vector<4xi1>
  %s3, %o3 = arith.addui_extended %a3, %a3 : tensor<2x?xi16>, tensor<2x?xi1>
  %s4, %o4 = arith.addui_extended %a4, %a4 : i1, i1
  return
}

// -----

func.func @addui_extended_pack(%a: i32) {
  %p:2 = arith.addui_extended %a, %a : i32, i1
  %q = arith.addi %p#0, %a : i32
  return
}

// -----

func.func @mulsi_extended(%a0: i8, %a1: i64, %a2: vector<4xi32>, %a3: tensor<2x?xi16>, %a4: i1) {
  %s0, %o0 = arith.mulsi_extended %a0, %a0 : i8
  %s1, %o1 = arith.mulsi_extended %a1, %a1 : i64
  %s2, %o2 = arith.mulsi_extended %a2, %a2 : vector<4xi32>
  %s3, %o3 = arith.mulsi_extended %a3, %a3 : tensor<2x?xi16>
  %s4, %o4 = arith.mulsi_extended %a4, %a4 : i1
  return
}

// -----

func.func @mulsi_extended_pack(%a: i32) {
  %p:2 = arith.mulsi_extended %a, %a : i32
  %q = arith.addi %p#0, %a : i32
  return
}

// -----

func.func @mului_extended(%a0: i8, %a1: i64, %a2: vector<4xi32>, %a3: tensor<2x?xi16>, %a4: i1) {
  %s0, %o0 = arith.mului_extended %a0, %a0 : i8
  %s1, %o1 = arith.mului_extended %a1, %a1 : i64
  %s2, %o2 = arith.mului_extended %a2, %a2 : vector<4xi32>
  %s3, %o3 = arith.mului_extended %a3, %a3 : tensor<2x?xi16>
  %s4, %o4 = arith.mului_extended %a4, %a4 : i1
  return
}

// -----

func.func @mului_extended_pack(%a: i32) {
  %p:2 = arith.mului_extended %a, %a : i32
  %q = arith.addi %p#0, %a : i32
  return
}

// -----

func.func @cmpi_eq(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi eq, %a0, %a0 : i1
  %1 = arith.cmpi eq, %a1, %a1 : i7
  %2 = arith.cmpi eq, %a2, %a2 : i8
  %3 = arith.cmpi eq, %a3, %a3 : i16
  %4 = arith.cmpi eq, %a4, %a4 : i32
  %5 = arith.cmpi eq, %a5, %a5 : i64
  %6 = arith.cmpi eq, %a6, %a6 : i128
  %7 = arith.cmpi eq, %a7, %a7 : index
  %8 = arith.cmpi eq, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi eq, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi eq, %a10, %a10 : vector<i64>
  %11 = arith.cmpi eq, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi eq, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi eq, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_ne(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi ne, %a0, %a0 : i1
  %1 = arith.cmpi ne, %a1, %a1 : i7
  %2 = arith.cmpi ne, %a2, %a2 : i8
  %3 = arith.cmpi ne, %a3, %a3 : i16
  %4 = arith.cmpi ne, %a4, %a4 : i32
  %5 = arith.cmpi ne, %a5, %a5 : i64
  %6 = arith.cmpi ne, %a6, %a6 : i128
  %7 = arith.cmpi ne, %a7, %a7 : index
  %8 = arith.cmpi ne, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi ne, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi ne, %a10, %a10 : vector<i64>
  %11 = arith.cmpi ne, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi ne, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi ne, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_slt(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi slt, %a0, %a0 : i1
  %1 = arith.cmpi slt, %a1, %a1 : i7
  %2 = arith.cmpi slt, %a2, %a2 : i8
  %3 = arith.cmpi slt, %a3, %a3 : i16
  %4 = arith.cmpi slt, %a4, %a4 : i32
  %5 = arith.cmpi slt, %a5, %a5 : i64
  %6 = arith.cmpi slt, %a6, %a6 : i128
  %7 = arith.cmpi slt, %a7, %a7 : index
  %8 = arith.cmpi slt, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi slt, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi slt, %a10, %a10 : vector<i64>
  %11 = arith.cmpi slt, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi slt, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi slt, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_sle(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi sle, %a0, %a0 : i1
  %1 = arith.cmpi sle, %a1, %a1 : i7
  %2 = arith.cmpi sle, %a2, %a2 : i8
  %3 = arith.cmpi sle, %a3, %a3 : i16
  %4 = arith.cmpi sle, %a4, %a4 : i32
  %5 = arith.cmpi sle, %a5, %a5 : i64
  %6 = arith.cmpi sle, %a6, %a6 : i128
  %7 = arith.cmpi sle, %a7, %a7 : index
  %8 = arith.cmpi sle, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi sle, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi sle, %a10, %a10 : vector<i64>
  %11 = arith.cmpi sle, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi sle, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi sle, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_sgt(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi sgt, %a0, %a0 : i1
  %1 = arith.cmpi sgt, %a1, %a1 : i7
  %2 = arith.cmpi sgt, %a2, %a2 : i8
  %3 = arith.cmpi sgt, %a3, %a3 : i16
  %4 = arith.cmpi sgt, %a4, %a4 : i32
  %5 = arith.cmpi sgt, %a5, %a5 : i64
  %6 = arith.cmpi sgt, %a6, %a6 : i128
  %7 = arith.cmpi sgt, %a7, %a7 : index
  %8 = arith.cmpi sgt, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi sgt, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi sgt, %a10, %a10 : vector<i64>
  %11 = arith.cmpi sgt, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi sgt, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi sgt, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_sge(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi sge, %a0, %a0 : i1
  %1 = arith.cmpi sge, %a1, %a1 : i7
  %2 = arith.cmpi sge, %a2, %a2 : i8
  %3 = arith.cmpi sge, %a3, %a3 : i16
  %4 = arith.cmpi sge, %a4, %a4 : i32
  %5 = arith.cmpi sge, %a5, %a5 : i64
  %6 = arith.cmpi sge, %a6, %a6 : i128
  %7 = arith.cmpi sge, %a7, %a7 : index
  %8 = arith.cmpi sge, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi sge, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi sge, %a10, %a10 : vector<i64>
  %11 = arith.cmpi sge, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi sge, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi sge, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_ult(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi ult, %a0, %a0 : i1
  %1 = arith.cmpi ult, %a1, %a1 : i7
  %2 = arith.cmpi ult, %a2, %a2 : i8
  %3 = arith.cmpi ult, %a3, %a3 : i16
  %4 = arith.cmpi ult, %a4, %a4 : i32
  %5 = arith.cmpi ult, %a5, %a5 : i64
  %6 = arith.cmpi ult, %a6, %a6 : i128
  %7 = arith.cmpi ult, %a7, %a7 : index
  %8 = arith.cmpi ult, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi ult, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi ult, %a10, %a10 : vector<i64>
  %11 = arith.cmpi ult, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi ult, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi ult, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_ule(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi ule, %a0, %a0 : i1
  %1 = arith.cmpi ule, %a1, %a1 : i7
  %2 = arith.cmpi ule, %a2, %a2 : i8
  %3 = arith.cmpi ule, %a3, %a3 : i16
  %4 = arith.cmpi ule, %a4, %a4 : i32
  %5 = arith.cmpi ule, %a5, %a5 : i64
  %6 = arith.cmpi ule, %a6, %a6 : i128
  %7 = arith.cmpi ule, %a7, %a7 : index
  %8 = arith.cmpi ule, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi ule, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi ule, %a10, %a10 : vector<i64>
  %11 = arith.cmpi ule, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi ule, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi ule, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_ugt(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi ugt, %a0, %a0 : i1
  %1 = arith.cmpi ugt, %a1, %a1 : i7
  %2 = arith.cmpi ugt, %a2, %a2 : i8
  %3 = arith.cmpi ugt, %a3, %a3 : i16
  %4 = arith.cmpi ugt, %a4, %a4 : i32
  %5 = arith.cmpi ugt, %a5, %a5 : i64
  %6 = arith.cmpi ugt, %a6, %a6 : i128
  %7 = arith.cmpi ugt, %a7, %a7 : index
  %8 = arith.cmpi ugt, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi ugt, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi ugt, %a10, %a10 : vector<i64>
  %11 = arith.cmpi ugt, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi ugt, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi ugt, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_uge(%a0: i1, %a1: i7, %a2: i8, %a3: i16, %a4: i32, %a5: i64, %a6: i128, %a7: index, %a8: vector<4xi32>, %a9: vector<2x[4]xi8>, %a10: vector<i64>, %a11: tensor<2x?xi16>, %a12: tensor<*xi32>, %a13: tensor<3xindex>) {
  %0 = arith.cmpi uge, %a0, %a0 : i1
  %1 = arith.cmpi uge, %a1, %a1 : i7
  %2 = arith.cmpi uge, %a2, %a2 : i8
  %3 = arith.cmpi uge, %a3, %a3 : i16
  %4 = arith.cmpi uge, %a4, %a4 : i32
  %5 = arith.cmpi uge, %a5, %a5 : i64
  %6 = arith.cmpi uge, %a6, %a6 : i128
  %7 = arith.cmpi uge, %a7, %a7 : index
  %8 = arith.cmpi uge, %a8, %a8 : vector<4xi32>
  %9 = arith.cmpi uge, %a9, %a9 : vector<2x[4]xi8>
  %10 = arith.cmpi uge, %a10, %a10 : vector<i64>
  %11 = arith.cmpi uge, %a11, %a11 : tensor<2x?xi16>
  %12 = arith.cmpi uge, %a12, %a12 : tensor<*xi32>
  %13 = arith.cmpi uge, %a13, %a13 : tensor<3xindex>
  return
}

// -----

func.func @cmpi_generic(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i1
  %1 = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i1
  %2 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (i32, i32) -> i1
  %3 = "arith.cmpi"(%a, %a) <{predicate = 3 : i64}> : (i32, i32) -> i1
  %4 = "arith.cmpi"(%a, %a) <{predicate = 4 : i64}> : (i32, i32) -> i1
  %5 = "arith.cmpi"(%a, %a) <{predicate = 5 : i64}> : (i32, i32) -> i1
  %6 = "arith.cmpi"(%a, %a) <{predicate = 6 : i64}> : (i32, i32) -> i1
  %7 = "arith.cmpi"(%a, %a) <{predicate = 7 : i64}> : (i32, i32) -> i1
  %8 = "arith.cmpi"(%a, %a) <{predicate = 8 : i64}> : (i32, i32) -> i1
  %9 = "arith.cmpi"(%a, %a) <{predicate = 9 : i64}> : (i32, i32) -> i1
  return
}

// -----

func.func @cmpi_quoted(%a: i32) {
  %0 = arith.cmpi "slt", %a, %a : i32
  return
}
