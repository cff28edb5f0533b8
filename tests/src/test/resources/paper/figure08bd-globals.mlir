// Figure 8(b) to 8(d): memref.global and memref.get_global; and the data segments that they become.
// RUN: wami opt %s --memref-to-ssawasm | filecheck %s
// RUN: wami opt %s --memref-to-ssawasm --ssawasm-global-to-wasm | filecheck %s --check-prefix=WASM

// The first address is 1024, the next behind 4 elements of 4 bytes.
// CHECK: ssawasm.data @data_1 : memref<4xi32> <memory: 0, offset: 1024> = dense<32492971>
// WASM: wasm.data @data_1 offset = 1024 bytes = "\AB\CD\EF\01\AB\CD\EF\01\AB\CD\EF\01\AB\CD\EF\01"
memref.global @data_1 : memref<4xi32> = dense<"0xABCDEF01">
// CHECK-NEXT: ssawasm.data @data_2 : memref<4xi32> <memory: 0, offset: 1040> = dense<2018915346>
// WASM-NEXT: wasm.data @data_2 offset = 1040 bytes = "\124Vx\124Vx\124Vx\124Vx"
memref.global @data_2 : memref<4xi32> = dense<"0x12345678">

// CHECK: func.func @main() -> i32 {
func.func @main() -> i32 {
  // CHECK: %[[MEMREF:.*]] = ssawasm.const 1024 : memref<4xi32>
  // CHECK: %[[ADDR:.*]] = ssawasm.cast_memref_to_i32 %[[MEMREF]] : memref<4xi32> -> i32
  %memref = memref.get_global @data_1 : memref<4xi32>
  // All uses of the memref are uses of the address.
  // CHECK: ssawasm.add nuw %[[ADDR]],
  %zero = arith.constant 0 : index
  %value = memref.load %memref[%zero] : memref<4xi32>
  return %value : i32
}
