// Accesses, data segments and memories that cannot be.
// RUN: wami opt %s --split-input-file --verify-diagnostics
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.load' op align = 16 is more than the 4 bytes accessed}}
  %v = ssawasm.load %x align = 16 : i32
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.load' op attribute 'align' failed to satisfy constraint}}
  %v = ssawasm.load %x align = 3 : i32
  ssawasm.return
}
// -----
ssawasm.func @f(%a: !ssawasm.local<i32>) {
  %x = ssawasm.local_get %a : i32
  // expected-error@+1 {{'ssawasm.load8_s' op result #0 must be i32 or i64, but got 'f64'}}
  %v = ssawasm.load8_s %x : f64
  ssawasm.return
}
// -----
// expected-error@+1 {{'ssawasm.data' op offset is not a multiple of the alignment, 4}}
ssawasm.data @d : memref<2xi32> <memory: 0, offset: 2>
// -----
// expected-error@+1 {{'ssawasm.data' op does not fit into 32-bit memory at offset 4294967292}}
ssawasm.data @d : memref<2xi32> <memory: 0, offset: 4294967292>
// -----
// expected-error@+1 {{'ssawasm.memory' op maximum of 1 pages is less than the minimum of 2}}
ssawasm.memory @m min = 2 max = 1
// -----
// expected-error@+1 {{'ssawasm.memory' op size must be at most 65536 pages (4 GiB)}}
ssawasm.memory @m min = 65537
