// Figure 4(b), the rule of section 4.1: a call passes i32 to an argument local<i32>, not the local.
// RUN: wami opt %s --split-input-file --verify-diagnostics

ssawasm.func @f(%arg1: !ssawasm.local<i32>) -> i32 {
  %val = ssawasm.local_get %arg1 : i32
  ssawasm.return %val : i32
}
ssawasm.func @wrong_type() {
  %one = ssawasm.const 1 : i64
  // expected-error@+1 {{operand #0 is of type 'i64', but 'f' has 'i32'}}
  %result = ssawasm.call @f(%one) : (i64) -> i32
  ssawasm.return
}

// -----

// expected-error@+1 {{argument must be a !ssawasm.local of a value type, but got 'i32'}}
ssawasm.func @argument_is_no_local(%arg1: i32) {
  ssawasm.return
}
