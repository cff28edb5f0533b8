// RUN: wami opt %s --coalesce-locals | filecheck %s

// A declared local is zero at first; a parameter is not.
// CHECK-LABEL: @first_write
// CHECK-NOT: ssawasm.local_set
// CHECK: ssawasm.return
ssawasm.func @first_write() -> i32 {
  %l = ssawasm.local_decl : !ssawasm.local<i32>
  %c0 = ssawasm.const 0 : i32
  ssawasm.local_set %l, %c0 : i32
  %v = ssawasm.local_get %l : i32
  %w = ssawasm.local_get %l : i32
  %s = ssawasm.add %v, %w : i32
  ssawasm.return %s : i32
}

// CHECK-LABEL: @parameter
// CHECK: ssawasm.local_tee
ssawasm.func @parameter(%l: !ssawasm.local<i32>) -> i32 {
  %c0 = ssawasm.const 0 : i32
  ssawasm.local_set %l, %c0 : i32
  %v = ssawasm.local_get %l : i32
  %w = ssawasm.local_get %l : i32
  %s = ssawasm.add %v, %w : i32
  ssawasm.return %s : i32
}

// In a loop the second iteration finds what the first one wrote.
// CHECK-LABEL: @loop
// CHECK: ^bb1:
// CHECK-NEXT: ssawasm.const 0
// CHECK-NEXT: ssawasm.local_tee
ssawasm.func @loop(%n: !ssawasm.local<i32>) -> i32 {
  %l = ssawasm.local_decl : !ssawasm.local<i32>
  ssawasm.block_loop {
    ssawasm.pseudo_br ^bb1
  ^bb1:
    %c0 = ssawasm.const 0 : i32
    ssawasm.local_set %l, %c0 : i32
    %before = ssawasm.local_get %l : i32
    %v = ssawasm.local_get %n : i32
    %sum = ssawasm.add %before, %v : i32
    ssawasm.local_set %l, %sum : i32
    %w = ssawasm.local_get %l : i32
    ssawasm.cond_br %w, ^bb1, ^bb2
  ^bb2:
    ssawasm.exit
  }
  %r = ssawasm.local_get %l : i32
  ssawasm.return %r : i32
}
