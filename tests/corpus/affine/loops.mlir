// Affine loops, conditions and parallel loops: bounds, steps, carried values, reductions.
func.func @for_0(%n: index, %k: index) {
  affine.for %i = 0 to 10 {
  }
  return
}

// -----

func.func @for_1(%n: index, %k: index) {
  affine.for %i = 0 to 10 step 3 {
  }
  return
}

// -----

func.func @for_2(%n: index, %k: index) {
  affine.for %i = 0 to %k {
  }
  return
}

// -----

func.func @for_3(%n: index, %k: index) {
  affine.for %i = 0 to %k step 3 {
  }
  return
}

// -----

func.func @for_4(%n: index, %k: index) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 2)>()[%k] {
  }
  return
}

// -----

func.func @for_5(%n: index, %k: index) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 2)>()[%k] step 3 {
  }
  return
}

// -----

func.func @for_6(%n: index, %k: index) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] {
  }
  return
}

// -----

func.func @for_7(%n: index, %k: index) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] step 3 {
  }
  return
}

// -----

func.func @for_8(%n: index, %k: index) {
  affine.for %i = -4 to 10 {
  }
  return
}

// -----

func.func @for_9(%n: index, %k: index) {
  affine.for %i = -4 to 10 step 3 {
  }
  return
}

// -----

func.func @for_10(%n: index, %k: index) {
  affine.for %i = -4 to %k {
  }
  return
}

// -----

func.func @for_11(%n: index, %k: index) {
  affine.for %i = -4 to %k step 3 {
  }
  return
}

// -----

func.func @for_12(%n: index, %k: index) {
  affine.for %i = -4 to affine_map<()[s0] -> (s0 * 2)>()[%k] {
  }
  return
}

// -----

func.func @for_13(%n: index, %k: index) {
  affine.for %i = -4 to affine_map<()[s0] -> (s0 * 2)>()[%k] step 3 {
  }
  return
}

// -----

func.func @for_14(%n: index, %k: index) {
  affine.for %i = -4 to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] {
  }
  return
}

// -----

func.func @for_15(%n: index, %k: index) {
  affine.for %i = -4 to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] step 3 {
  }
  return
}

// -----

func.func @for_16(%n: index, %k: index) {
  affine.for %i = %n to 10 {
  }
  return
}

// -----

func.func @for_17(%n: index, %k: index) {
  affine.for %i = %n to 10 step 3 {
  }
  return
}

// -----

func.func @for_18(%n: index, %k: index) {
  affine.for %i = %n to %k {
  }
  return
}

// -----

func.func @for_19(%n: index, %k: index) {
  affine.for %i = %n to %k step 3 {
  }
  return
}

// -----

func.func @for_20(%n: index, %k: index) {
  affine.for %i = %n to affine_map<()[s0] -> (s0 * 2)>()[%k] {
  }
  return
}

// -----

func.func @for_21(%n: index, %k: index) {
  affine.for %i = %n to affine_map<()[s0] -> (s0 * 2)>()[%k] step 3 {
  }
  return
}

// -----

func.func @for_22(%n: index, %k: index) {
  affine.for %i = %n to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] {
  }
  return
}

// -----

func.func @for_23(%n: index, %k: index) {
  affine.for %i = %n to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] step 3 {
  }
  return
}

// -----

func.func @for_24(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to 10 {
  }
  return
}

// -----

func.func @for_25(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to 10 step 3 {
  }
  return
}

// -----

func.func @for_26(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to %k {
  }
  return
}

// -----

func.func @for_27(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to %k step 3 {
  }
  return
}

// -----

func.func @for_28(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0] -> (s0 * 2)>()[%k] {
  }
  return
}

// -----

func.func @for_29(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<()[s0] -> (s0 * 2)>()[%k] step 3 {
  }
  return
}

// -----

func.func @for_30(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] {
  }
  return
}

// -----

func.func @for_31(%n: index, %k: index) {
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] step 3 {
  }
  return
}

// -----

func.func @for_32(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to 10 {
  }
  return
}

// -----

func.func @for_33(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to 10 step 3 {
  }
  return
}

// -----

func.func @for_34(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to %k {
  }
  return
}

// -----

func.func @for_35(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to %k step 3 {
  }
  return
}

// -----

func.func @for_36(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to affine_map<()[s0] -> (s0 * 2)>()[%k] {
  }
  return
}

// -----

func.func @for_37(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to affine_map<()[s0] -> (s0 * 2)>()[%k] step 3 {
  }
  return
}

// -----

func.func @for_38(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] {
  }
  return
}

// -----

func.func @for_39(%n: index, %k: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0 - 2)>(%n)[%k] to min affine_map<(d0)[s0] -> (d0, s0)>(%k)[%n] step 3 {
  }
  return
}

// -----

func.func @constant_40(%n: index) {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @constant_41(%n: index) {
  %z = arith.constant 0.0 : f32
  %r:2 = affine.for %i = 0 to 8 step 2 iter_args(%a = %z, %b = %n) -> (f32, index) {
    affine.yield %a, %i : f32, index
  } {unrolled = 2 : i64}
  return
}

// -----

func.func @constant_42(%n: index) {
  %z = arith.constant 0 : i64
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (i64) {
    affine.yield %a : i64
  }
  return
}

// -----

func.func @constant_43(%n: index) {
  %z = arith.constant 0 : i64
  %r:2 = affine.for %i = 0 to 8 step 2 iter_args(%a = %z, %b = %n) -> (i64, index) {
    affine.yield %a, %i : i64, index
  } {unrolled = 2 : i64}
  return
}

// -----

func.func @constant_44(%n: index) {
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (vector<4xf32>) {
    affine.yield %a : vector<4xf32>
  }
  return
}

// -----

func.func @constant_45(%n: index) {
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r:2 = affine.for %i = 0 to 8 step 2 iter_args(%a = %z, %b = %n) -> (vector<4xf32>, index) {
    affine.yield %a, %i : vector<4xf32>, index
  } {unrolled = 2 : i64}
  return
}

// -----

func.func @alloc_46(%n: index) {
  %z = memref.alloc() : memref<2xf32>
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (memref<2xf32>) {
    affine.yield %a : memref<2xf32>
  }
  return
}

// -----

func.func @alloc_47(%n: index) {
  %z = memref.alloc() : memref<2xf32>
  %r:2 = affine.for %i = 0 to 8 step 2 iter_args(%a = %z, %b = %n) -> (memref<2xf32>, index) {
    affine.yield %a, %i : memref<2xf32>, index
  } {unrolled = 2 : i64}
  return
}

// -----

func.func @if_48(%n: index, %k: index) {
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
  }
  return
}

// -----

func.func @if_49(%n: index, %k: index) {
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
    %0 = arith.addi %n, %k : index
  } else {
    %1 = arith.subi %n, %k : index
  }
  return
}

// -----

func.func @if_50(%n: index, %k: index) {
  %r = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) -> index {
    affine.yield %n : index
  } else {
    affine.yield %k : index
  }
  return
}

// -----

func.func @if_51(%n: index, %k: index) {
  affine.if affine_set<()[s0] : (s0 == 0)>()[%n] {
  }
  return
}

// -----

func.func @if_52(%n: index, %k: index) {
  affine.if affine_set<()[s0] : (s0 == 0)>()[%n] {
    %0 = arith.addi %n, %k : index
  } else {
    %1 = arith.subi %n, %k : index
  }
  return
}

// -----

func.func @if_53(%n: index, %k: index) {
  %r = affine.if affine_set<()[s0] : (s0 == 0)>()[%n] -> index {
    affine.yield %n : index
  } else {
    affine.yield %k : index
  }
  return
}

// -----

func.func @if_54(%n: index, %k: index) {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 mod 2 == 0)>(%n)[%k] {
  }
  return
}

// -----

func.func @if_55(%n: index, %k: index) {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 mod 2 == 0)>(%n)[%k] {
    %0 = arith.addi %n, %k : index
  } else {
    %1 = arith.subi %n, %k : index
  }
  return
}

// -----

func.func @if_56(%n: index, %k: index) {
  %r = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, s0 mod 2 == 0)>(%n)[%k] -> index {
    affine.yield %n : index
  } else {
    affine.yield %k : index
  }
  return
}

// -----

func.func @if_57(%n: index, %k: index) {
  affine.if affine_set<(d0, d1) : (d0 - d1 == 0, d0 >= 0, -d1 + 9 >= 0)>(%n, %k) {
  }
  return
}

// -----

func.func @if_58(%n: index, %k: index) {
  affine.if affine_set<(d0, d1) : (d0 - d1 == 0, d0 >= 0, -d1 + 9 >= 0)>(%n, %k) {
    %0 = arith.addi %n, %k : index
  } else {
    %1 = arith.subi %n, %k : index
  }
  return
}

// -----

func.func @if_59(%n: index, %k: index) {
  %r = affine.if affine_set<(d0, d1) : (d0 - d1 == 0, d0 >= 0, -d1 + 9 >= 0)>(%n, %k) -> index {
    affine.yield %n : index
  } else {
    affine.yield %k : index
  }
  return
}

// -----

func.func @parallel_60(%n: index, %k: index) {
  affine.parallel (%i) = (0) to (10) {
  }
  return
}

// -----

func.func @parallel_61(%n: index, %k: index) {
  affine.parallel (%i, %j) = (0, 0) to (%n, 20) {
  }
  return
}

// -----

func.func @parallel_62(%n: index, %k: index) {
  affine.parallel (%i) = (%n) to (%k) step (4) {
  }
  return
}

// -----

func.func @parallel_63(%n: index, %k: index) {
  affine.parallel (%i) = (max(0, %n)) to (min(10, %k)) {
  }
  return
}

// -----

func.func @parallel_64(%n: index, %k: index) {
  affine.parallel (%i, %j) = (0, symbol(%n)) to (8, 9) step (2, 3) {
  }
  return
}

// -----

func.func @parallel_65(%v: f32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %v : f32
  }
  return
}

// -----

func.func @parallel_66(%v: f64) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("mulf") -> (f64) {
    affine.yield %v : f64
  }
  return
}

// -----

func.func @parallel_67(%v: f32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("minimumf") -> (f32) {
    affine.yield %v : f32
  }
  return
}

// -----

func.func @parallel_68(%v: f16) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("maximumf") -> (f16) {
    affine.yield %v : f16
  }
  return
}

// -----

func.func @parallel_69(%v: i32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (i32) {
    affine.yield %v : i32
  }
  return
}

// -----

func.func @parallel_70(%v: i64) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("muli") -> (i64) {
    affine.yield %v : i64
  }
  return
}

// -----

func.func @parallel_75(%v: i1) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("ori") -> (i1) {
    affine.yield %v : i1
  }
  return
}

// -----

func.func @parallel_76(%v: i32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("andi") -> (i32) {
    affine.yield %v : i32
  }
  return
}

// -----

func.func @parallel_77(%v: f32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("assign") -> (f32) {
    affine.yield %v : f32
  }
  return
}
