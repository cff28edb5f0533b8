// RUN: wami opt %s --fold-access-offsets | filecheck %s

// Both are in A, so that %p + 8 does not wrap.
// CHECK-LABEL: @one_object
// CHECK: %[[P:.*]] = ssawasm.local_get
// CHECK: ssawasm.load %[[P]] root = "A" : f64
// CHECK: ssawasm.load %[[P]] offset = 24 root = "A" : f64
// CHECK: ssawasm.store %[[P]], %{{.*}} offset = 8 root = "A" : f64
ssawasm.func @one_object(%arg: !ssawasm.local<i32>) -> f64 {
  %c8 = ssawasm.const 8 : i32
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.add %p, %c8 : i32
  %a = ssawasm.load %p root = "A" : f64
  %b = ssawasm.load %q offset = 16 root = "A" : f64
  ssawasm.store %q, %a root = "A" : f64
  ssawasm.return %b : f64
}

// The access that shows it may come later, but for what may not return.
// CHECK-LABEL: @later
// CHECK: ssawasm.load %[[P:.*]] offset = 8 root = "A" : f64
// CHECK: ssawasm.load %[[P]] root = "A" : f64
ssawasm.func @later(%arg: !ssawasm.local<i32>) -> f64 {
  %c8 = ssawasm.const 8 : i32
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.add %p, %c8 : i32
  %a = ssawasm.load %q root = "A" : f64
  %b = ssawasm.load %p root = "A" : f64
  %c = ssawasm.add %a, %b : f64
  ssawasm.return %c : f64
}

// CHECK-LABEL: @behind_a_call
// CHECK: %[[Q:.*]] = ssawasm.add
// CHECK: ssawasm.load %[[Q]] root = "A" : f64
ssawasm.func @behind_a_call(%arg: !ssawasm.local<i32>) -> f64 {
  %c8 = ssawasm.const 8 : i32
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.add %p, %c8 : i32
  %a = ssawasm.load %q root = "A" : f64
  %r = ssawasm.call @later(%p) : (i32) -> f64
  %b = ssawasm.load %p root = "A" : f64
  ssawasm.return %b : f64
}

// An access that is executed at other times says nothing.
// CHECK-LABEL: @in_another_branch
// CHECK: %[[Q:.*]] = ssawasm.add
// CHECK: ssawasm.load %[[Q]] root = "A" : f64
ssawasm.func @in_another_branch(%arg: !ssawasm.local<i32>) -> f64 {
  %c8 = ssawasm.const 8 : i32
  %zero = ssawasm.const 0.0 : f64
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.add %p, %c8 : i32
  %r = ssawasm.if %p -> f64 {
    %b = ssawasm.load %p root = "A" : f64
    ssawasm.exit %b : f64
  } else {
    ssawasm.exit %zero : f64
  }
  %a = ssawasm.load %q root = "A" : f64
  ssawasm.return %a : f64
}

// Nor does one of another object, or of none that is known; nor a sum that goes down.
// CHECK-LABEL: @other_objects
// CHECK: %[[Q:.*]] = ssawasm.add
// CHECK: %[[R:.*]] = ssawasm.add
// CHECK: ssawasm.load %[[Q]] root = "A" : f64
// CHECK: ssawasm.load %[[Q]] : f64
// CHECK: ssawasm.load %[[R]] root = "B" : f64
ssawasm.func @other_objects(%arg: !ssawasm.local<i32>) {
  %c8 = ssawasm.const 8 : i32
  %down = ssawasm.const -8 : i32
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.add %p, %c8 : i32
  %r = ssawasm.add %p, %down : i32
  %a = ssawasm.load %p root = "B" : f64
  %b = ssawasm.load %p : f64
  %c = ssawasm.load %q root = "A" : f64
  %d = ssawasm.load %q : f64
  %e = ssawasm.load %r root = "B" : f64
  ssawasm.return
}

// Accesses within an argument's memory are in bounds of it, whatever else that memory is; within another one, who knows.
// CHECK-LABEL: @arguments
// CHECK: %[[Q:.*]] = ssawasm.add
// CHECK: ssawasm.load %[[P:.*]] within = "f.0" : f64
// CHECK: ssawasm.load %[[P]] offset = 8 within = "f.0" : f64
// CHECK: ssawasm.load %[[Q]] within = "f.1" : f64
ssawasm.func @arguments(%arg: !ssawasm.local<i32>) {
  %c8 = ssawasm.const 8 : i32
  %p = ssawasm.local_get %arg : i32
  %q = ssawasm.add %p, %c8 : i32
  %a = ssawasm.load %p within = "f.0" : f64
  %b = ssawasm.load %q within = "f.0" : f64
  %c = ssawasm.load %q within = "f.1" : f64
  ssawasm.return
}
