// RUN: wami opt %s --split-input-file --verify-diagnostics --func-to-ssawasm=multivalue=false

// expected-error @+1 {{failed to legalize operation 'func.func': ssawasm.cc must be 'exact', 'c' or 'multivalue', but is "fast"}}
func.func @unknown() attributes {ssawasm.cc = "fast"} {
  return
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func': ssawasm.cc must be 'exact', 'c' or 'multivalue', but is 1 : i64}}
func.func private @number() attributes {ssawasm.cc = 1}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func': calling convention 'multivalue' needs the feature multivalue}}
func.func @feature(%a: i32) -> i32 attributes {ssawasm.cc = "multivalue"} {
  return %a : i32
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func': 2 Wasm results need the feature multivalue, or calling convention 'c'}}
func.func @two(%a: i32) -> (i32, i32) attributes {ssawasm.cc = "exact"} {
  return %a, %a : i32, i32
}

// -----

// expected-error @+1 {{cc must be 'exact', 'c' or 'multivalue', but got 'fast'}}
ssawasm.func_import @f : () -> () {cc = "fast"}
