// Functions: arguments become locals, public ones are exported, private declarations imported, calls pass values.
// RUN: wami opt %s --func-to-ssawasm | filecheck %s
// CHECK: ssawasm.func_import @host from "env" "host" : (i32) -> f64
// CHECK: ssawasm.func @main(%[[A:.*]]: !ssawasm.local<i32>) -> (f64, i32) attributes {exported = "main"} {
// CHECK-NEXT: %[[X:.*]] = ssawasm.local_get %[[A]] : i32
// CHECK-NEXT: %[[R:.*]] = ssawasm.call @host(%[[X]]) : (i32) -> f64
// CHECK-NEXT: ssawasm.return %[[R]], %[[X]] : f64, i32
// CHECK: ssawasm.func private @inner() {
// CHECK-NEXT: ssawasm.return
func.func private @host(i32) -> f64
func.func @main(%x: i32) -> (f64, i32) {
  %r = call @host(%x) : (i32) -> f64
  return %r, %x : f64, i32
}
func.func private @inner() {
  return
}
