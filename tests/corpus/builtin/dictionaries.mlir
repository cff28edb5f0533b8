// Inherent attributes in the dictionary of a syntax that upstream reads by hand: one of the wrong kind is as if it were not
// there, one that the text gives too is there twice. In one that is declared, the dictionary is held to the spec at once.

llvm.func @work_group_size_hint()
 attributes {work_group_size_hint = array<i128: 128, 128, 128>}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = vector.outerproduct %a, %b {kind = "x"} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4x4xf32>) {
  %0 = vector.outerproduct %a, %b, %c {kind = 1} : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"], kind = 1} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = 1, iterator_types = ["reduction"]} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = 1} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = 1} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p {permutation_map = 1} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: vector<4xf32>) {
  vector.transfer_write %p, %m[%i] {in_bounds = 1} : vector<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %p: vector<4xf32>) {
  vector.transfer_write %p, %m[%i] {permutation_map = 1} : vector<4xf32>, memref<4xf32>
  return
}

// -----

func.func private @f(i32) attributes {sym_visibility = 1, no_inline = 3}

// -----

func.func private @f(i32) attributes {no_inline = 3}

// -----

func.func private @f(i32) attributes {arg_attrs = 3}

// -----

func.func private @f(i32) attributes {arg_attrs = [3]}

// -----

func.func private @f(i32) attributes {function_type = 3}

// -----

func.func private @f(i32) attributes {res_attrs = "x"}

// -----

module attributes {sym_name = 1, sym_visibility = 3} {}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.icmp "eq" %a, %a {predicate = 1 : i32} : i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a {alignment = "a"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.load %a {alignment = 1 : i32} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: i32) {
  %0 = llvm.cmpxchg %a, %b, %b acq_rel monotonic {alignment = 1 : i32} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %b: i32) {
  %0 = llvm.cmpxchg %a, %b, %b acq_rel monotonic {alignment = "a"} : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.mlir.global external @x(1 : i32) {alignment = "a"} : i32

// -----

llvm.mlir.global external @x(1 : i32) {alignment = 2 : i32} : i32

// -----

llvm.mlir.global external @x(1 : i32) {section = 1} : i32

// -----

llvm.func @f(%b: i32) {
  %0 = llvm.alloca %b x i32 {alignment = "a"} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 10 { } {lowerBoundMap = 1}
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.min affine_map<(d0)->(d0)>(%i) {map = 1}
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  affine.store %m[%i], %m[%i] {map = 1}
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = affine.load %m[%i] {map = 1} : memref<4xf32>
  return
}

// -----

func.func @f(%c: i1) {
  scf.execute_region { 
     scf.yield
  } {no_inline = 1}
  return
}

// -----

func.func @f(%c: i1) {
  %0 = llvm.mlir.constant(1 : i32) {value = i32} : i32
  return
}

// -----

func.func @f(%c: i1, %i: index) {
  scf.parallel (%j) = (%i) to (%i) step (%i) {
  } {operandSegmentSizes = 1}
  return
}

// -----

func.func @f(%c: i1, %i: index) {
  scf.forall (%j) in (%i) {
  } {mapping = 1}
  return
}

// -----

func.func @f(%c: i1, %i: index) {
  scf.forall (%j) in (%i) {
  } {mapping = [1]}
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] {reassociation = 1} : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

llvm.func @g() attributes {sym_name = "x"}

// -----

llvm.func @g() attributes {linkage = #llvm.linkage<weak>}

// -----

llvm.func @g() attributes {function_type = i32, CConv = #llvm.cconv<fastcc>}

// -----

llvm.func fastcc @g() attributes {CConv = #llvm.cconv<fastcc>}

// -----

llvm.func @g(i32) attributes {arg_attrs = [{}]}

// -----

llvm.mlir.global external @x(1 : i32) {sym_name = "x"} : i32

// -----

llvm.mlir.global external @x(1 : i32) {linkage = #llvm.linkage<weak>} : i32

// -----

llvm.mlir.global external @x(1 : i32) {value = 3 : i32} : i32

// -----

llvm.mlir.global external @x() {value = 3 : i32} : i32

// -----

llvm.mlir.global external constant @x(1 : i32) {constant} : i32

// -----

llvm.mlir.global external @x(1 : i32) {global_type = i64} : i32

// -----

llvm.mlir.global external @x(1 : i32) {global_type = 1} : i32

// -----

llvm.mlir.global external @x(1 : i32) {constant} : i32

// -----

llvm.mlir.global external @x(1 : i32) {unnamed_addr = 1 : i64} : i32

// -----

llvm.func @g(%a: i32) {
  llvm.call @g(%a) {callee = @h} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  llvm.call @g(%a) {callee = 1} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  llvm.call @g(%a) {var_callee_type = i32, operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  llvm.call @g(%a) {op_bundle_sizes = array<i32: 3>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  llvm.call @g(%a) {TailCallKind = #llvm.tailcallkind<tail>} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  llvm.call @g(%a) {arg_attrs = 1} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  %0 = llvm.icmp "eq" %a, %a {predicate = 99} : i32
  llvm.return
}

// -----

llvm.func @g(%a: f32) {
  %0 = llvm.fcmp "oeq" %a, %a {predicate = 9 : i64} : f32
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  %0 = llvm.alloca %a x i32 {elem_type = i64} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  %0 = llvm.alloca inalloca %a x i32 {inalloca} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  %0 = llvm.alloca %a x i32 {inalloca = 1} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  %0 = llvm.alloca %a x i32 {alignment = 8 : i32} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @g(%a: i32) {
  %0 = llvm.alloca %a x i32 {alignment = 3 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  affine.prefetch %m[%i], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  affine.prefetch %m[%i], read, locality<3>, data {localityHint = 1 : i32} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  memref.prefetch %m[%i], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  memref.prefetch %m[%i], read, locality<3>, data {localityHint = 7 : i32} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) {permutation = 1} : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4x?xf32>) {
  %0 = memref.subview %m[0, 0][1, 1][1, 1] {static_sizes = 1} : memref<4x?xf32> to memref<1x1xf32, strided<[?, 1]>>
  return
}

// -----

func.func @f(%i: index, %m: memref<4x?xf32>) {
  affine.if affine_set<() : (0 == 0)>() {
  } {condition = 1}
  return
}

// -----

func.func @f(%i: index, %m: memref<4x?xf32>) {
  affine.parallel (%j) = (0) to (10) {
  } {steps = 1}
  return
}

// -----

func.func @f(%i: index, %m: memref<4x?xf32>) {
  affine.parallel (%j) = (0) to (10) {
  } {reductions = 1}
  return
}

// -----

func.func @f(%i: index, %m: memref<4x?xf32>) {
  %0 = affine.apply affine_map<(d0)->(d0)>(%i) {map = 1}
  return
}

// -----

func.func @f(%i: index, %m: memref<4x?xf32>) {
  %0 = affine.apply affine_map<(d0)->(d0)>(%i) {map = affine_map<(d0)->(d0)>}
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  %0 = affine.vector_load %m[%i] {map = 1} : memref<4xf32>, vector<4xf32>
  affine.vector_store %0, %m[%i] {map = 1} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %v: f32) {
  affine.store %v, %m[%i] {map = 1} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  scf.forall (%j) in (%i) { } {staticUpperBound = 1}
  return
}

// -----

func.func @f(%i: index) {
  scf.forall (%j) in (%i) { } {operandSegmentSizes = 1}
  return
}

// -----

func.func @f(%i: index) {
  scf.forall (%j) in (%i) { } {operandSegmentSizes = array<i32: 1, 1, 1, 1>}
  return
}

// -----

func.func @f(%i: index) {
  scf.for %j = %i to %i step %i { } {unsignedCmp = 1}
  return
}

// -----

func.func @f(%i: index) {
  scf.for %j = %i to %i step %i { } {unsignedCmp}
  return
}

// -----

func.func @f(%i: index) {
  scf.for unsigned %j = %i to %i step %i { } {unsignedCmp}
  return
}

// -----

func.func @f(%i: index) {
  scf.parallel (%j) = (%i) to (%i) step (%i) { } {operandSegmentSizes = array<i32: 1, 1, 1, 0>}
  return
}

// -----

func.func @f(%p: f32, %i: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i], %p {operandSegmentSizes = 1} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%p: f32, %i: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : vector<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%p: f32, %i: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %t = async.execute { async.yield } {operandSegmentSizes = 1}
  return
}

// -----

func.func @f(%p: f32, %i: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %t = async.execute attributes {operandSegmentSizes = array<i32: 0, 0>} { async.yield }
  return
}

// -----

func.func @f(%p: f32, %i: index, %m: memref<4xf32>, %v: vector<4xf32>) {
  %t = async.execute attributes {operandSegmentSizes = 1} { async.yield }
  return
}

// -----

async.func @f() -> !async.token attributes {sym_visibility = 1} { return }

// -----

ml_program.func @f() attributes {sym_visibility = 1, arg_attrs = 1} { ml_program.return }

// -----

ml_program.func @f() attributes {arg_attrs = 1} { ml_program.return }

// -----

// Behind an attribute of a dialect may be a type, which is not kept.
"any.operation"() {a = #llvm.dereferenceable<bytes = 8> : () -> (), b = #dlti.map<"b" = 4 : i32> : i32, c = #arith<fastmath<fast>> : f32} : () -> ()

// -----

"any.operation"() {a = #dlti.dl_spec<"a" = 4 : i32>, "b" = unit, i1 = false> : () -> ()

// -----

"any.operation"() {a = #dlti.map<"a" = 4 : i32> : () -> ()

// -----

"any.operation"() {a = #dlti.map<"a" = 4 : i32> : 4} : () -> ()

// -----

"any.operation"() {a = {
  ""
  = 1}} : () -> ()
