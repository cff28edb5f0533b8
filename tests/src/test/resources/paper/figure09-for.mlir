// Figure 9(a) to 9(b): scf.for. What the loop carries are block arguments until introduce-locals, which leaves the
// figure's form: locals that are set before the loop, read at its start and set at the end of the body.
// RUN: wami opt %s --scf-to-ssawasm | filecheck %s
// RUN: wami opt %s --scf-to-ssawasm --arith-to-ssawasm --func-to-ssawasm --introduce-locals \
// RUN:   | filecheck %s --check-prefix=LOCALS

// CHECK-LABEL: func.func @figure9
// CHECK-SAME: (%[[LB:.*]]: index, %[[UB:.*]]: index, %[[STEP:.*]]: index, %[[NUM:.*]]: i32)
func.func @figure9(%lb: index, %ub: index, %step: index, %num: i32) -> i32 {
  // CHECK-DAG: %[[STEP_I32:.*]] = builtin.unrealized_conversion_cast %[[STEP]] : index to i32
  // CHECK-DAG: %[[UB_I32:.*]] = builtin.unrealized_conversion_cast %[[UB]] : index to i32
  // CHECK-DAG: %[[LB_I32:.*]] = builtin.unrealized_conversion_cast %[[LB]] : index to i32
  // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
  %zero_i32 = arith.constant 0 : i32
  // CHECK: %[[SUM:.*]] = ssawasm.block_loop -> i32 {
  // CHECK-NEXT: ssawasm.pseudo_br ^[[LOOP:.*]](%[[LB_I32]], %[[ZERO]] : i32, i32)
  // CHECK-NEXT: ^[[LOOP]](%[[I:.*]]: i32, %[[ACC:.*]]: i32):
  // CHECK-NEXT: %[[COND:.*]] = ssawasm.lt_s %[[I]], %[[UB_I32]] : i32
  // CHECK-NEXT: ssawasm.pseudo_cond_br %[[COND]], ^[[BODY:.*]], ^[[OUT:.*]](%[[ACC]] : i32)
  // CHECK-NEXT: ^[[BODY]]:
  %sum = scf.for %i = %lb to %ub step %step iter_args(%acc = %zero_i32) -> (i32) {
    // CHECK-NEXT: %[[NEW_ACC:.*]] = arith.addi %[[ACC]], %[[NUM]] : i32
    %new_acc = arith.addi %acc, %num : i32
    // CHECK-NEXT: %[[NEW_I:.*]] = ssawasm.add %[[I]], %[[STEP_I32]] : i32
    // CHECK-NEXT: ssawasm.br ^[[LOOP]](%[[NEW_I]], %[[NEW_ACC]] : i32, i32)
    scf.yield %new_acc : i32
  }
  // CHECK-NEXT: ^[[OUT]](%[[RESULT:.*]]: i32):
  // CHECK-NEXT: ssawasm.exit %[[RESULT]] : i32
  // CHECK: return %[[SUM]] : i32
  return %sum : i32
}

// LOCALS-LABEL: ssawasm.func @figure9
// LOCALS: ssawasm.block_loop {
// LOCALS: ssawasm.local_set
// LOCALS: %[[ZERO:.*]] = ssawasm.const 0 : i32
// LOCALS-NEXT: ssawasm.local_set %[[ACC:.*]], %[[ZERO]] : i32
// LOCALS: ssawasm.pseudo_br ^[[LOOP:.*]]
// LOCALS-NEXT: ^[[LOOP]]:
// LOCALS: %[[COND:.*]] = ssawasm.lt_s %{{.*}}, %{{.*}} : i32
// LOCALS-NEXT: ssawasm.pseudo_cond_br %[[COND]], ^[[BODY:.*]], ^[[OUT:.*]]
// LOCALS-NEXT: ^[[BODY]]:
// LOCALS: %[[NEW_ACC:.*]] = ssawasm.add %{{.*}}, %{{.*}} : i32
// LOCALS-NEXT: ssawasm.local_set %[[ACC]], %[[NEW_ACC]] : i32
// LOCALS: %[[NEW_I:.*]] = ssawasm.add %{{.*}}, %{{.*}} : i32
// LOCALS-NEXT: ssawasm.local_set %{{.*}}, %[[NEW_I]] : i32
// LOCALS-NEXT: ssawasm.br ^[[LOOP]]
// LOCALS-NEXT: ^[[OUT]]:
// LOCALS: ssawasm.exit
