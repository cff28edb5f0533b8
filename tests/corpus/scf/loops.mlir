// Structured control flow: types of bounds and results, carried values, attributes.
func.func @for_0(%a: index, %b: index, %c: index) {
  scf.for %i = %a to %b step %c {
  }
  return
}

// -----

func.func @for_1(%a: index, %b: index, %c: index) {
  scf.for unsigned %i = %a to %b step %c {
  }
  return
}

// -----

func.func @for_2(%a: index, %b: index, %c: index) {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %a) -> (index) {
    scf.yield %x : index
  }
  return
}

// -----

func.func @for_3(%a: index, %b: index, %c: index) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%x = %a, %y = %b) -> (index, index) {
    scf.yield %y, %i : index, index
  } {unroll}
  return
}

// -----

func.func @for_4(%a: i32, %b: i32, %c: i32) {
  scf.for %i = %a to %b step %c  : i32 {
  }
  return
}

// -----

func.func @for_5(%a: i32, %b: i32, %c: i32) {
  scf.for unsigned %i = %a to %b step %c  : i32 {
  }
  return
}

// -----

func.func @for_6(%a: i32, %b: i32, %c: i32) {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %a) -> (i32)  : i32 {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @for_7(%a: i32, %b: i32, %c: i32) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%x = %a, %y = %b) -> (i32, i32)  : i32 {
    scf.yield %y, %i : i32, i32
  } {unroll}
  return
}

// -----

func.func @for_8(%a: i64, %b: i64, %c: i64) {
  scf.for %i = %a to %b step %c  : i64 {
  }
  return
}

// -----

func.func @for_9(%a: i64, %b: i64, %c: i64) {
  scf.for unsigned %i = %a to %b step %c  : i64 {
  }
  return
}

// -----

func.func @for_10(%a: i64, %b: i64, %c: i64) {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %a) -> (i64)  : i64 {
    scf.yield %x : i64
  }
  return
}

// -----

func.func @for_11(%a: i64, %b: i64, %c: i64) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%x = %a, %y = %b) -> (i64, i64)  : i64 {
    scf.yield %y, %i : i64, i64
  } {unroll}
  return
}

// -----

func.func @for_12(%a: i8, %b: i8, %c: i8) {
  scf.for %i = %a to %b step %c  : i8 {
  }
  return
}

// -----

func.func @for_13(%a: i8, %b: i8, %c: i8) {
  scf.for unsigned %i = %a to %b step %c  : i8 {
  }
  return
}

// -----

func.func @for_14(%a: i8, %b: i8, %c: i8) {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %a) -> (i8)  : i8 {
    scf.yield %x : i8
  }
  return
}

// -----

func.func @for_15(%a: i8, %b: i8, %c: i8) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%x = %a, %y = %b) -> (i8, i8)  : i8 {
    scf.yield %y, %i : i8, i8
  } {unroll}
  return
}

// -----

func.func @if_16(%c: i1, %x: i1, %y: i1) {
  %r = scf.if %c -> (i1) {
    scf.yield %x : i1
  } else {
    scf.yield %y : i1
  }
  return
}

// -----

func.func @if_17(%c: i1, %x: i1, %y: i1) {
  %r:2 = scf.if %c -> (i1, i1) {
    scf.yield %x, %c : i1, i1
  } else {
    scf.yield %y, %c : i1, i1
  } {likely}
  return
}

// -----

func.func @execute_region_18(%c: i1, %x: i1, %y: i1) {
  %r = scf.execute_region -> i1 {
    scf.yield %x : i1
  }
  return
}

// -----

func.func @execute_region_19(%c: i1, %x: i1, %y: i1) {
  %r = scf.execute_region -> i1 no_inline {
    scf.yield %y : i1
  }
  return
}

// -----

func.func @while_20(%c: i1, %x: i1, %y: i1) {
  %r = scf.while (%s = %x) : (i1) -> i1 {
    scf.condition(%c) %s : i1
  } do {
  ^bb0(%t: i1):
    scf.yield %t : i1
  }
  return
}

// -----

func.func @while_21(%c: i1, %x: i1, %y: i1) {
  %r:2 = scf.while (%s = %x, %u = %c) : (i1, i1) -> (i1, i1) {
    scf.condition(%u) %s, %u : i1, i1
  } do {
  ^bb0(%t: i1, %w: i1):
    scf.yield %t, %w : i1, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @if_22(%c: i1, %x: f32, %y: f32) {
  %r = scf.if %c -> (f32) {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  }
  return
}

// -----

func.func @if_23(%c: i1, %x: f32, %y: f32) {
  %r:2 = scf.if %c -> (f32, i1) {
    scf.yield %x, %c : f32, i1
  } else {
    scf.yield %y, %c : f32, i1
  } {likely}
  return
}

// -----

func.func @execute_region_24(%c: i1, %x: f32, %y: f32) {
  %r = scf.execute_region -> f32 {
    scf.yield %x : f32
  }
  return
}

// -----

func.func @execute_region_25(%c: i1, %x: f32, %y: f32) {
  %r = scf.execute_region -> f32 no_inline {
    scf.yield %y : f32
  }
  return
}

// -----

func.func @while_26(%c: i1, %x: f32, %y: f32) {
  %r = scf.while (%s = %x) : (f32) -> f32 {
    scf.condition(%c) %s : f32
  } do {
  ^bb0(%t: f32):
    scf.yield %t : f32
  }
  return
}

// -----

func.func @while_27(%c: i1, %x: f32, %y: f32) {
  %r:2 = scf.while (%s = %x, %u = %c) : (f32, i1) -> (f32, i1) {
    scf.condition(%u) %s, %u : f32, i1
  } do {
  ^bb0(%t: f32, %w: i1):
    scf.yield %t, %w : f32, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @if_28(%c: i1, %x: vector<2xi8>, %y: vector<2xi8>) {
  %r = scf.if %c -> (vector<2xi8>) {
    scf.yield %x : vector<2xi8>
  } else {
    scf.yield %y : vector<2xi8>
  }
  return
}

// -----

func.func @if_29(%c: i1, %x: vector<2xi8>, %y: vector<2xi8>) {
  %r:2 = scf.if %c -> (vector<2xi8>, i1) {
    scf.yield %x, %c : vector<2xi8>, i1
  } else {
    scf.yield %y, %c : vector<2xi8>, i1
  } {likely}
  return
}

// -----

func.func @execute_region_30(%c: i1, %x: vector<2xi8>, %y: vector<2xi8>) {
  %r = scf.execute_region -> vector<2xi8> {
    scf.yield %x : vector<2xi8>
  }
  return
}

// -----

func.func @execute_region_31(%c: i1, %x: vector<2xi8>, %y: vector<2xi8>) {
  %r = scf.execute_region -> vector<2xi8> no_inline {
    scf.yield %y : vector<2xi8>
  }
  return
}

// -----

func.func @while_32(%c: i1, %x: vector<2xi8>, %y: vector<2xi8>) {
  %r = scf.while (%s = %x) : (vector<2xi8>) -> vector<2xi8> {
    scf.condition(%c) %s : vector<2xi8>
  } do {
  ^bb0(%t: vector<2xi8>):
    scf.yield %t : vector<2xi8>
  }
  return
}

// -----

func.func @while_33(%c: i1, %x: vector<2xi8>, %y: vector<2xi8>) {
  %r:2 = scf.while (%s = %x, %u = %c) : (vector<2xi8>, i1) -> (vector<2xi8>, i1) {
    scf.condition(%u) %s, %u : vector<2xi8>, i1
  } do {
  ^bb0(%t: vector<2xi8>, %w: i1):
    scf.yield %t, %w : vector<2xi8>, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @if_34(%c: i1, %x: memref<3xf32>, %y: memref<3xf32>) {
  %r = scf.if %c -> (memref<3xf32>) {
    scf.yield %x : memref<3xf32>
  } else {
    scf.yield %y : memref<3xf32>
  }
  return
}

// -----

func.func @if_35(%c: i1, %x: memref<3xf32>, %y: memref<3xf32>) {
  %r:2 = scf.if %c -> (memref<3xf32>, i1) {
    scf.yield %x, %c : memref<3xf32>, i1
  } else {
    scf.yield %y, %c : memref<3xf32>, i1
  } {likely}
  return
}

// -----

func.func @execute_region_36(%c: i1, %x: memref<3xf32>, %y: memref<3xf32>) {
  %r = scf.execute_region -> memref<3xf32> {
    scf.yield %x : memref<3xf32>
  }
  return
}

// -----

func.func @execute_region_37(%c: i1, %x: memref<3xf32>, %y: memref<3xf32>) {
  %r = scf.execute_region -> memref<3xf32> no_inline {
    scf.yield %y : memref<3xf32>
  }
  return
}

// -----

func.func @while_38(%c: i1, %x: memref<3xf32>, %y: memref<3xf32>) {
  %r = scf.while (%s = %x) : (memref<3xf32>) -> memref<3xf32> {
    scf.condition(%c) %s : memref<3xf32>
  } do {
  ^bb0(%t: memref<3xf32>):
    scf.yield %t : memref<3xf32>
  }
  return
}

// -----

func.func @while_39(%c: i1, %x: memref<3xf32>, %y: memref<3xf32>) {
  %r:2 = scf.while (%s = %x, %u = %c) : (memref<3xf32>, i1) -> (memref<3xf32>, i1) {
    scf.condition(%u) %s, %u : memref<3xf32>, i1
  } do {
  ^bb0(%t: memref<3xf32>, %w: i1):
    scf.yield %t, %w : memref<3xf32>, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @if_40(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  %r = scf.if %c -> (tensor<?xf32>) {
    scf.yield %x : tensor<?xf32>
  } else {
    scf.yield %y : tensor<?xf32>
  }
  return
}

// -----

func.func @if_41(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  %r:2 = scf.if %c -> (tensor<?xf32>, i1) {
    scf.yield %x, %c : tensor<?xf32>, i1
  } else {
    scf.yield %y, %c : tensor<?xf32>, i1
  } {likely}
  return
}

// -----

func.func @execute_region_42(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  %r = scf.execute_region -> tensor<?xf32> {
    scf.yield %x : tensor<?xf32>
  }
  return
}

// -----

func.func @execute_region_43(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  %r = scf.execute_region -> tensor<?xf32> no_inline {
    scf.yield %y : tensor<?xf32>
  }
  return
}

// -----

func.func @while_44(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  %r = scf.while (%s = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%c) %s : tensor<?xf32>
  } do {
  ^bb0(%t: tensor<?xf32>):
    scf.yield %t : tensor<?xf32>
  }
  return
}

// -----

func.func @while_45(%c: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) {
  %r:2 = scf.while (%s = %x, %u = %c) : (tensor<?xf32>, i1) -> (tensor<?xf32>, i1) {
    scf.condition(%u) %s, %u : tensor<?xf32>, i1
  } do {
  ^bb0(%t: tensor<?xf32>, %w: i1):
    scf.yield %t, %w : tensor<?xf32>, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @if_46(%c: i1, %x: none, %y: none) {
  %r = scf.if %c -> (none) {
    scf.yield %x : none
  } else {
    scf.yield %y : none
  }
  return
}

// -----

func.func @if_47(%c: i1, %x: none, %y: none) {
  %r:2 = scf.if %c -> (none, i1) {
    scf.yield %x, %c : none, i1
  } else {
    scf.yield %y, %c : none, i1
  } {likely}
  return
}

// -----

func.func @execute_region_48(%c: i1, %x: none, %y: none) {
  %r = scf.execute_region -> none {
    scf.yield %x : none
  }
  return
}

// -----

func.func @execute_region_49(%c: i1, %x: none, %y: none) {
  %r = scf.execute_region -> none no_inline {
    scf.yield %y : none
  }
  return
}

// -----

func.func @while_50(%c: i1, %x: none, %y: none) {
  %r = scf.while (%s = %x) : (none) -> none {
    scf.condition(%c) %s : none
  } do {
  ^bb0(%t: none):
    scf.yield %t : none
  }
  return
}

// -----

func.func @while_51(%c: i1, %x: none, %y: none) {
  %r:2 = scf.while (%s = %x, %u = %c) : (none, i1) -> (none, i1) {
    scf.condition(%u) %s, %u : none, i1
  } do {
  ^bb0(%t: none, %w: i1):
    scf.yield %t, %w : none, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @if_52(%c: i1, %x: (i32) -> i32, %y: (i32) -> i32) {
  %r = scf.if %c -> ((i32) -> i32) {
    scf.yield %x : (i32) -> i32
  } else {
    scf.yield %y : (i32) -> i32
  }
  return
}

// -----

func.func @if_53(%c: i1, %x: (i32) -> i32, %y: (i32) -> i32) {
  %r:2 = scf.if %c -> ((i32) -> i32, i1) {
    scf.yield %x, %c : (i32) -> i32, i1
  } else {
    scf.yield %y, %c : (i32) -> i32, i1
  } {likely}
  return
}

// -----

func.func @while_57(%c: i1, %x: (i32) -> i32, %y: (i32) -> i32) {
  %r:2 = scf.while (%s = %x, %u = %c) : ((i32) -> i32, i1) -> ((i32) -> i32, i1) {
    scf.condition(%u) %s, %u : (i32) -> i32, i1
  } do {
  ^bb0(%t: (i32) -> i32, %w: i1):
    scf.yield %t, %w : (i32) -> i32, i1
  } attributes {note = 1 : i8}
  return
}

// -----

func.func @index_switch_58(%n: index, %x: i32, %y: i32) {
  %r = scf.index_switch %n -> i32
  default {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @index_switch_59(%n: index, %x: i32, %y: i32) {
  %r = scf.index_switch %n {hot} -> i32
  default {
    scf.yield %y : i32
  }
  return
}

// -----

func.func @index_switch_60(%n: index, %x: i32, %y: i32) {
  %r = scf.index_switch %n -> i32
  case 0 {
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @index_switch_61(%n: index, %x: i32, %y: i32) {
  %r = scf.index_switch %n {hot} -> i32
  case 0 {
    scf.yield %x : i32
  }
  default {
    scf.yield %y : i32
  }
  return
}

// -----

func.func @forall_64(%n: index, %k: index) {
  scf.forall (%i) in (%n) {
  }
  return
}

// -----

func.func @forall_65(%n: index, %k: index) {
  scf.forall (%i) in (%n) {
    %0 = arith.addi %i, %k : index
  } {kept}
  return
}

// -----

func.func @forall_66(%n: index, %k: index) {
  scf.forall (%i, %j) in (%n, 8) {
  }
  return
}

// -----

func.func @forall_67(%n: index, %k: index) {
  scf.forall (%i, %j) in (%n, 8) {
    %0 = arith.addi %i, %k : index
  } {kept}
  return
}

// -----

func.func @forall_68(%n: index, %k: index) {
  scf.forall (%i) = (0) to (%n) step (2) {
  }
  return
}

// -----

func.func @forall_69(%n: index, %k: index) {
  scf.forall (%i) = (0) to (%n) step (2) {
    %0 = arith.addi %i, %k : index
  } {kept}
  return
}

// -----

func.func @forall_70(%n: index, %k: index) {
  scf.forall (%i, %j) = (%n, 1) to (%k, 9) step (1, %n) {
  }
  return
}

// -----

func.func @forall_71(%n: index, %k: index) {
  scf.forall (%i, %j) = (%n, 1) to (%k, 9) step (1, %n) {
    %0 = arith.addi %i, %k : index
  } {kept}
  return
}

// -----

func.func @parallel_72(%n: index, %s: index, %v: f32) {
  %r = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }
  }
  return
}

// -----

func.func @parallel_73(%n: index, %s: index, %v: f32) {
  scf.parallel (%i, %j) = (%n, %n) to (%s, %s) step (%s, %s) {
    scf.reduce
  }
  return
}

// -----

func.func @parallel_74(%n: index, %s: index, %v: f32) {
  %r:2 = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v, %v) -> (f32, f32) {
    scf.reduce(%v, %v : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  }
  return
}

// -----

func.func @parallel_75(%n: index, %s: index, %v: i32) {
  %r = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.muli %a, %b : i32
      scf.reduce.return %c : i32
    }
  }
  return
}

// -----

func.func @parallel_76(%n: index, %s: index, %v: i32) {
  scf.parallel (%i, %j) = (%n, %n) to (%s, %s) step (%s, %s) {
    scf.reduce
  }
  return
}

// -----

func.func @parallel_77(%n: index, %s: index, %v: i32) {
  %r:2 = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v, %v) -> (i32, i32) {
    scf.reduce(%v, %v : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %c = arith.muli %a, %b : i32
      scf.reduce.return %c : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b : i32
    }
  }
  return
}

// -----

func.func @parallel_78(%n: index, %s: index, %v: f64) {
  %r = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v) -> f64 {
    scf.reduce(%v : f64) {
    ^bb0(%a: f64, %b: f64):
      %c = arith.maximumf %a, %b : f64
      scf.reduce.return %c : f64
    }
  }
  return
}

// -----

func.func @parallel_79(%n: index, %s: index, %v: f64) {
  scf.parallel (%i, %j) = (%n, %n) to (%s, %s) step (%s, %s) {
    scf.reduce
  }
  return
}

// -----

func.func @parallel_80(%n: index, %s: index, %v: f64) {
  %r:2 = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v, %v) -> (f64, f64) {
    scf.reduce(%v, %v : f64, f64) {
    ^bb0(%a: f64, %b: f64):
      %c = arith.maximumf %a, %b : f64
      scf.reduce.return %c : f64
    }, {
    ^bb0(%a: f64, %b: f64):
      scf.reduce.return %b : f64
    }
  }
  return
}

// -----

func.func @parallel_81(%n: index, %s: index, %v: i1) {
  %r = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v) -> i1 {
    scf.reduce(%v : i1) {
    ^bb0(%a: i1, %b: i1):
      %c = arith.xori %a, %b : i1
      scf.reduce.return %c : i1
    }
  }
  return
}

// -----

func.func @parallel_82(%n: index, %s: index, %v: i1) {
  scf.parallel (%i, %j) = (%n, %n) to (%s, %s) step (%s, %s) {
    scf.reduce
  }
  return
}

// -----

func.func @parallel_83(%n: index, %s: index, %v: i1) {
  %r:2 = scf.parallel (%i) = (%n) to (%s) step (%s) init (%v, %v) -> (i1, i1) {
    scf.reduce(%v, %v : i1, i1) {
    ^bb0(%a: i1, %b: i1):
      %c = arith.xori %a, %b : i1
      scf.reduce.return %c : i1
    }, {
    ^bb0(%a: i1, %b: i1):
      scf.reduce.return %b : i1
    }
  }
  return
}

// -----

// operands are looked at behind the body, whose own errors come first
func.func @body_first(%n: index, %x: i32) -> i64 {
  %c0 = arith.constant 0 : index
  %0 = scf.for %i = %c0 to %n step %n iter_args(%a = %x) -> (i64) {
    %1 = arith.addi %a, %x : i32
    scf.yield %a : i64
  }
  return %0 : i64
}
