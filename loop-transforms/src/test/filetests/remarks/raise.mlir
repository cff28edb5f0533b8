// RUN: wami opt %s --uplift-while-to-for --raise-scf-to-affine --remarks --verify-diagnostics
// beyond mlir-opt: passes of ours

func.func @counts(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  // expected-remark @below {{[uplift-while-to-for] a loop that counts}}
  // expected-remark @below {{[raise-scf-to-affine] affine}}
  scf.while (%i = %zero) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %one : index
    scf.yield %next : index
  }
  return
}

func.func @halves(%n: index) {
  %one = arith.constant 1 : index
  // expected-remark @below {{[uplift-while-to-for] not a loop that counts: no value grows by a constant up to a bound that stays}}
  scf.while (%i = %n) : (index) -> index {
    %more = arith.cmpi sgt, %i, %one : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.shrui %i, %one : index
    scf.yield %next : index
  }
  return
}

func.func @any_step(%n: index, %s: index) {
  %zero = arith.constant 0 : index
  // expected-remark @below {{[raise-scf-to-affine] not affine: its step is no constant above 0}}
  scf.for %i = %zero to %n step %s {
  }
  return
}
