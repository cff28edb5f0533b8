// Figure 4(c): a data segment, an imported function, a global variable.
// RUN: wami opt %s | filecheck %s

// The four bytes are repeated for each element; 0x01EFCDAB is 32492971.
// CHECK: ssawasm.data @data_1 : memref<4xi32> <memory: 0, offset: 1024> = dense<32492971>
ssawasm.data @data_1 : memref<4xi32> <memory: 0, offset: 1024> = dense<"0xABCDEF01">
// CHECK-NEXT: ssawasm.func_import @imported_func : () -> ()
ssawasm.func_import @imported_func : () -> ()
// CHECK-NEXT: ssawasm.global_var @global_var : i32
ssawasm.global_var @global_var : i32
