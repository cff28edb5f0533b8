// llvm.emit_c_interface: beside each function one that C can call, or for a declaration one that C provides; memrefs go by the address of
// their descriptors, several results, or a memref, to an address that comes first. llvm.bareptr: pointers alone, of this function.
// RUN: wami compile %s -O2 --emit=wat | filecheck %s
// RUN: wami opt %s --expand-c-interface | filecheck %s --check-prefix=STD

// CHECK-DAG: (import "env" "_mlir_ciface_fill" (func $_mlir_ciface_fill (type [[FILL:[0-9]+]]) (param i32 i32)))
// CHECK-DAG: (type (;[[FILL]];) (func (param i32 i32)))
// CHECK-DAG: (import "host" "other" (func $_mlir_ciface_named
// CHECK-DAG: (export "_mlir_ciface_first" (func $_mlir_ciface_first))
// CHECK-DAG: (export "_mlir_ciface_hidden" (func $_mlir_ciface_hidden))
// CHECK-NOT: (export "hidden"

// STD-LABEL: func.func @first
// STD-NOT: emit_c_interface
// STD: func.func @_mlir_ciface_first(%[[M:.*]]: memref<?xf32, strided<[?], offset: ?>>) -> f32 attributes {ssawasm.cc = "c", ssawasm.memref_abi = "pointer"}
// STD: %[[R:.*]] = call @first(%[[M]]) {no_inline}
// STD: return %[[R]]
// STD: func.func private @fill
// STD: call @_mlir_ciface_fill
// STD: func.func private @_mlir_ciface_fill(memref<?xf32>, i32)
// STD: func.func private @_mlir_ciface_named(i32) attributes {import_module = "host", import_name = "other", ssawasm.cc = "c", ssawasm.memref_abi = "pointer"}

// CHECK-LABEL: (func $_mlir_ciface_first {{.*}}(param i32) (result f32)
// CHECK: i32.load{{$}}
// CHECK: i32.load offset=4
// CHECK: i32.load offset=8
// CHECK: i32.load offset=12
// CHECK: i32.load offset=16
// CHECK: call $first
func.func @first(%m: memref<?xf32, strided<[?], offset: ?>>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xf32, strided<[?], offset: ?>>
  return %v : f32
}

// CHECK-LABEL: (func $_mlir_ciface_made {{.*}}(param i32 i32)
// CHECK: i32.store8 offset=28
func.func @made(%n: index) -> (memref<?x2xf64>, i8) attributes {llvm.emit_c_interface} {
  %0 = memref.alloc(%n) : memref<?x2xf64>
  %c = arith.constant 7 : i8
  return %0, %c : memref<?x2xf64>, i8
}

// CHECK-LABEL: (func $_mlir_ciface_ranks {{.*}}(param i32) (result i32)
func.func @ranks(%m: memref<*xi16>) -> index attributes {llvm.emit_c_interface} {
  %r = memref.rank %m : memref<*xi16>
  return %r : index
}

func.func private @hidden() attributes {llvm.emit_c_interface} {
  return
}

// CHECK-LABEL: (func $static {{.*}}(param i32) (result f32)
func.func @static(%m: memref<2x3xf32, strided<[1, 2], offset: 4>>) -> f32 attributes {llvm.bareptr} {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1, %c1] : memref<2x3xf32, strided<[1, 2], offset: 4>>
  return %v : f32
}

func.func private @fill(memref<?xf32>, i32) attributes {llvm.emit_c_interface}
func.func private @named(i32) attributes {llvm.emit_c_interface, import_module = "host", import_name = "other"}

func.func @filled(%m: memref<?xf32>, %x: i32) {
  call @fill(%m, %x) : (memref<?xf32>, i32) -> ()
  call @named(%x) : (i32) -> ()
  return
}
