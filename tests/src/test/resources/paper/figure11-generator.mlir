// Figure 11: a generator in DCont, lowered; a local variable is its storage. Executed: run/dcont/generator.mlir.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --dcont-to-ssawasm | filecheck %s --check-prefix=SSA

func.func private @print_i32(i32)

// CHECK-LABEL: func.func private @generator
// SSA:       ssawasm.cont_type @ct : () -> ()
// SSA-NEXT:  ssawasm.tag @yield : (i32) -> ()
// SSA-LABEL: func.func private @generator
func.func private @generator() {
  %c0_index = arith.constant 0 : index
  %c1_index = arith.constant 1 : index
  %c1000_index = arith.constant 1000 : index
  scf.for %i = %c0_index to %c1000_index step %c1_index {
    %val = arith.index_cast %i : index to i32
    // CHECK: dcont.suspend(%{{.*}}) : (i32) -> ()
    // SSA: ssawasm.suspend @yield(%{{.*}}) : (i32) -> ()
    dcont.suspend (%val) : (i32) -> ()
  }
  return
}
// CHECK-LABEL: func.func @main
// SSA-LABEL: func.func @main
func.func @main() {
  // SSA-NEXT: %[[LOCAL:.*]] = ssawasm.local_decl : !ssawasm.local<!ssawasm.cont<"ct">>
  // CHECK-NEXT: %[[TASK:.*]] = dcont.new @generator : !dcont.cont<(i32) -> ()>
  // SSA-NEXT: %[[F:.*]] = ssawasm.func_ref @generator : !ssawasm.func_ref
  // SSA-NEXT: %[[TASK:.*]] = ssawasm.cont_new %[[F]] : !ssawasm.cont<"ct">
  %task1_handle = dcont.new @generator : !dcont.cont<(i32)->()>
  // CHECK-NEXT: %[[STORAGE:.*]] = dcont.alloc() : !dcont.allocated<(i32) -> ()>
  %storage = dcont.alloc() : !dcont.allocated<(i32)->()>
  // CHECK-NEXT: dcont.store %[[STORAGE]], %[[TASK]] : !dcont.cont<(i32) -> ()>
  // SSA-NEXT: ssawasm.local_set %[[LOCAL]], %[[TASK]] : !ssawasm.cont<"ct">
  dcont.store %storage, %task1_handle : !dcont.cont<(i32)->()>
  %c0_index = arith.constant 0 : index
  %c1_index = arith.constant 1 : index
  %c1000_index = arith.constant 1000 : index
  scf.for %i = %c0_index to %c1000_index step %c1_index {
    // CHECK: %[[LOADED:.*]] = dcont.load %[[STORAGE]] : !dcont.cont<(i32) -> ()>
    // SSA: %[[LOADED:.*]] = ssawasm.local_get %[[LOCAL]] : !ssawasm.cont<"ct">
    %loaded = dcont.load %storage : !dcont.cont<(i32)->()>
    // CHECK-NEXT: dcont.resume %[[LOADED]] : !dcont.cont<(i32) -> ()> on_yield(%[[V:.*]]: i32, %[[K:.*]]: !dcont.cont<(i32) -> ()>) {
    // SSA: ssawasm.resume %[[LOADED]] [^[[YIELD:.*]], ^{{.*}}] @yield : !ssawasm.cont<"ct">
    // SSA: ^[[YIELD]]:
    // SSA-NEXT: %[[V:.*]] = ssawasm.on_stack : i32
    // SSA-NEXT: %[[K:.*]] = ssawasm.on_stack : !ssawasm.cont<"ct">
    dcont.resume %loaded : !dcont.cont<(i32)->()>
    on_yield(%val: i32, %suspended_cont: !dcont.cont<(i32)->()>) {
      // CHECK-NEXT: func.call @print_i32(%[[V]])
      // SSA-NEXT: func.call @print_i32(%[[V]])
      func.call @print_i32(%val) : (i32) -> ()
      // CHECK-NEXT: dcont.store %[[STORAGE]], %[[K]] : !dcont.cont<(i32) -> ()>
      // SSA-NEXT: ssawasm.local_set %[[LOCAL]], %[[K]] : !ssawasm.cont<"ct">
      dcont.store %storage, %suspended_cont : !dcont.cont<(i32)->()>
    }
  }
  return
}
