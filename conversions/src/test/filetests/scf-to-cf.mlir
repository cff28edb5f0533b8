// Structured control flow to blocks, as upstream orders them.
// RUN: wami opt %s --convert-scf-to-cf | filecheck %s
// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:    cf.br ^bb1(%arg0, %arg3 : index, f32)
// CHECK-NEXT:  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %2 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:    cf.cond_br %2, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    %3 = arith.addf %1, %1 : f32
// CHECK-NEXT:    %4 = arith.addi %0, %arg2 : index
// CHECK-NEXT:    cf.br ^bb1(%4, %3 : index, f32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %1 : f32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @cond(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %0 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:    cf.br ^bb3(%0 : i32)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb3(%arg2 : i32)
// CHECK-NEXT:  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    cf.br ^bb4
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:    cf.cond_br %arg0, ^bb5, ^bb6
// CHECK-NEXT:  ^bb5:  // pred: ^bb4
// CHECK-NEXT:    call @nothing() : () -> ()
// CHECK-NEXT:    cf.br ^bb6
// CHECK-NEXT:  ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:    return %1 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func private @nothing()
// CHECK-LABEL: func.func @general(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:    cf.br ^bb1(%arg0 : i32)
// CHECK-NEXT:  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:    %1 = arith.cmpi slt, %0, %arg1 : i32
// CHECK-NEXT:    cf.cond_br %1, ^bb2(%0 : i32), ^bb3
// CHECK-NEXT:  ^bb2(%2: i32):  // pred: ^bb1
// CHECK-NEXT:    %3 = arith.addi %2, %2 : i32
// CHECK-NEXT:    cf.br ^bb1(%3 : i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @chosen(%arg0: index, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:    cf.switch %0 : i32, [
// CHECK-NEXT:      default: ^bb3,
// CHECK-NEXT:      2: ^bb1,
// CHECK-NEXT:      5: ^bb2
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    cf.br ^bb4(%arg2 : i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb0
// CHECK-NEXT:    %1 = arith.addi %arg1, %arg2 : i32
// CHECK-NEXT:    cf.br ^bb4(%1 : i32)
// CHECK-NEXT:  ^bb4(%2: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @region(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    cf.br ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb4(%arg1 : i32)
// CHECK-NEXT:  ^bb3:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb4(%arg2 : i32)
// CHECK-NEXT:  ^bb4(%0: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @nested(%arg0: index, %arg1: index, %arg2: i1) {
// CHECK-NEXT:    cf.br ^bb1(%arg1 : index)
// CHECK-NEXT:  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb7
// CHECK-NEXT:    %1 = arith.cmpi slt, %0, %arg0 : index
// CHECK-NEXT:    cf.cond_br %1, ^bb2, ^bb8
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    cf.br ^bb3(%arg1 : index)
// CHECK-NEXT:  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb6
// CHECK-NEXT:    %3 = arith.cmpi slt, %2, %arg0 : index
// CHECK-NEXT:    cf.cond_br %3, ^bb4, ^bb7
// CHECK-NEXT:  ^bb4:  // pred: ^bb3
// CHECK-NEXT:    cf.cond_br %arg2, ^bb5, ^bb6
// CHECK-NEXT:  ^bb5:  // pred: ^bb4
// CHECK-NEXT:    call @nothing() : () -> ()
// CHECK-NEXT:    cf.br ^bb6
// CHECK-NEXT:  ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:    %4 = arith.addi %2, %arg1 : index
// CHECK-NEXT:    cf.br ^bb3(%4 : index)
// CHECK-NEXT:  ^bb7:  // pred: ^bb3
// CHECK-NEXT:    %5 = arith.addi %0, %arg1 : index
// CHECK-NEXT:    cf.br ^bb1(%5 : index)
// CHECK-NEXT:  ^bb8:  // pred: ^bb1
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @loop(%lb: index, %ub: index, %st: index, %z: f32) -> f32 {
  %s = scf.for %i = %lb to %ub step %st iter_args(%a = %z) -> (f32) {
    %y = arith.addf %a, %a : f32
    scf.yield %y : f32
  }
  return %s : f32
}
func.func @cond(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    %x = arith.addi %a, %b : i32
    scf.yield %x : i32
  } else {
    scf.yield %b : i32
  }
  scf.if %c {
    func.call @nothing() : () -> ()
  }
  return %r : i32
}
func.func private @nothing()
func.func @general(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @chosen(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case 5 {
    scf.yield %b : i32
  }
  default {
    %s = arith.addi %a, %b : i32
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @region(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @nested(%n: index, %st: index, %c: i1) {
  scf.for %i = %st to %n step %st {
    scf.for %j = %st to %n step %st {
      scf.if %c {
        func.call @nothing() : () -> ()
      }
    }
  }
  return
}
