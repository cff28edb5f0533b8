// Figure 12: dcont.resume before and after conversion. The value is pushed before the continuation, and the fallback
// jumps over the handler.
// RUN: wami opt %s --dcont-to-ssawasm | filecheck %s

func.func private @handler_code(i32)

// CHECK-LABEL: func.func @figure12
func.func @figure12(%cont: !dcont.cont<(i32)->()>) {
  // CHECK:      ssawasm.block_block {
  // CHECK-NEXT:   ssawasm.resume %{{.*}} [^[[INNER:.*]], ^[[RESUME:.*]]] @yield : !ssawasm.cont<"ct">
  // CHECK-NEXT: ^[[RESUME]]:
  // CHECK-NEXT:   ssawasm.br ^[[OUTER:.*]]{{$}}
  // CHECK-NEXT: ^[[INNER]]:
  // CHECK-NEXT:   %[[VAL:.*]] = ssawasm.on_stack : i32
  // CHECK-NEXT:   %{{.*}} = ssawasm.on_stack : !ssawasm.cont<"ct">
  // CHECK-NEXT:   func.call @handler_code(%[[VAL]]) : (i32) -> ()
  // CHECK-NEXT:   ssawasm.pseudo_br ^[[OUTER]]{{$}}
  // CHECK-NEXT: ^[[OUTER]]:
  // CHECK-NEXT:   ssawasm.exit
  // CHECK-NEXT: }
  dcont.resume %cont : !dcont.cont<(i32)->()>
  on_yield(%val: i32, %suspended_cont: !dcont.cont<(i32)->()>) {
    func.call @handler_code(%val) : (i32) -> ()
  }
  return
}
