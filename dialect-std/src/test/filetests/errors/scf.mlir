// What the other operations of scf refuse.
// RUN: wami opt %s --split-input-file --verify-diagnostics
// expected-note@+1 {{prior use here}}
func.func @if_condition(%x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %x {
  }
  return
}
// -----
func.func @if_without_else(%c: i1, %x: i32) -> i32 {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @if_yield(%c: i1, %x: i32) -> i32 {
  // expected-error@+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
  }
  return %r : i32
}
// -----
func.func @if_yield_type(%c: i1, %x: i32, %y: f32) -> i32 {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %r = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    // expected-note@+1 {{region branch point}}
    scf.yield %y : f32
  }
  return %r : i32
}
// -----
func.func @while_condition(%x: i32) {
  // expected-note@+1 {{prior use here}}
  %r = scf.while (%a = %x) : (i32) -> i32 {
    // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
    scf.condition(%a) %a : i32
  } do {
  ^bb0(%a: i32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @while_forwards(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %r = scf.while (%a = %x) : (i32) -> i64 {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i64):
    scf.yield %x : i32
  }
  return
}
// -----
func.func @while_yields(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  %r = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i32):
    // expected-note@+1 {{region branch point}}
    scf.yield
  }
  return
}
// -----
func.func @while_after_arguments(%c: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  %r = scf.while (%a = %x) : (i32) -> i32 {
    // expected-note@+1 {{region branch point}}
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%a: i64):
    scf.yield %x : i32
  }
  return
}
// -----
func.func @switch_twice(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
// -----
func.func @switch_yield(%i: index, %x: i32) {
  // expected-error@+1 {{'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0}}
  %r = scf.index_switch %i -> i32
  case 1 {
    // expected-note@+1 {{see yield operation here}}
    scf.yield
  }
  default {
    scf.yield %x : i32
  }
  return
}
// -----
func.func @switch_without_default(%i: index) {
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  // expected-error@+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}
// -----
func.func @empty_region() {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  scf.execute_region {
  }
  return
}
