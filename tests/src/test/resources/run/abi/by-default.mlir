// --abi is the convention of exported functions and of the table's that do not say one; not of imports, nor of private functions.
// RUN: wami compile %s -O1 --abi=c --emit=wat | filecheck %s
// RUN: wami compile %s -O1 --abi=multivalue --emit=ssawasm | filecheck %s --check-prefix=MULTI
// RUN: wami compile %s -O1 --emit=ssawasm | filecheck %s --check-prefix=EXACT

// CHECK-DAG: (type (;[[SRET:[0-9]+]];) (func (param i32 i32)))
// CHECK: (import "env" "pair" (func $pair
// CHECK: (func $exported (type [[SRET]]) (param i32 i32)
// CHECK: i32.store offset=4

// MULTI: ssawasm.func_import @pair from "env" "pair" : (i32) -> (i32, i32)
// MULTI: ssawasm.func private @inside(%{{.*}}: !ssawasm.local<i32>) -> (i32, i32)
// MULTI: ssawasm.func @exported(%{{.*}}: !ssawasm.local<i32>) -> (i32, i32) attributes {cc = "multivalue", exported = "exported"}

// EXACT: ssawasm.func @exported(%{{.*}}: !ssawasm.local<i32>) -> (i32, i32) attributes {exported = "exported"}

func.func private @pair(i32) -> (i32, i32)

func.func private @inside(%x: i32) -> (i32, i32) attributes {no_inline} {
  %r:2 = call @pair(%x) : (i32) -> (i32, i32)
  return %r#1, %r#0 : i32, i32
}

func.func @exported(%x: i32) -> (i32, i32) {
  %r:2 = call @inside(%x) : (i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
