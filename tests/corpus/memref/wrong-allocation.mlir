// A rule of memref.alloc, alloca, alloca_scope, dealloc, realloc, global and get_global in each chunk, and an operation that breaks it.

%n = "any.value"() : () -> index
%m = memref.alloc(%n) : memref<4xf32>

// -----

%m = memref.alloc() : memref<?xf32>

// -----

%n = "any.value"() : () -> index
%m = memref.alloc(%n)[%n] : memref<?xf32>

// -----

%n = "any.value"() : () -> index
%m = memref.alloc(%n) : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>

// -----

%n = "any.value"() : () -> i32
%m = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> memref<?xf32>

// -----

%m = memref.alloc() {alignment = 3} : memref<4xf32>

// -----

%m = memref.alloc() {alignment = -8} : memref<4xf32>

// -----

%m = memref.alloc() {alignment = 8 : i32} : memref<4xf32>

// -----

%m = memref.alloc() : tensor<4xf32>

// -----

%m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<*xf32>

// -----

%m = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<4xf32>, memref<4xf32>)

// -----

%m = memref.alloca() : memref<4xf32>

// -----

func.func @scope() {
  %m = memref.alloca() : memref<?xf32>
  return
}

// -----

func.func @scope(%n: index) {
  %m = memref.alloca(%n, %n) : memref<?xf32>
  return
}

// -----

func.func @scope(%n: index) {
  %m = memref.alloca()[%n, %n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @scope() {
  %m = memref.alloca() {alignment = 0} : memref<4xf32>
  return
}

// -----

func.func @scope() {
  %m = memref.alloca() {alignment = 6} : memref<4xf32>
  return
}

// -----

memref.alloca_scope {
  memref.alloca_scope.return
^bb1:
  memref.alloca_scope.return
}

// -----

"memref.alloca_scope"() ({
}) : () -> ()

// -----

"memref.alloca_scope"() : () -> ()

// -----

"memref.alloca_scope"() ({
^bb0(%x: i32):
  memref.alloca_scope.return
}) : () -> ()

// -----

%r = memref.alloca_scope -> (i32) {
  memref.alloca_scope.return
}

// -----

%x = "any.value"() : () -> f32
%r = memref.alloca_scope -> (i32) {
  memref.alloca_scope.return %x : f32
}

// -----

func.func @not_in_a_scope() {
  memref.alloca_scope.return
}

// -----

%x = "any.value"() : () -> tensor<4xf32>
"memref.dealloc"(%x) : (tensor<4xf32>) -> ()

// -----

%x = "any.value"() : () -> memref<4xf32>
memref.dealloc %x : memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.realloc %m : memref<4xf32> to memref<?xf32>

// -----

%m, %n = "any.values"() : () -> (memref<4xf32>, index)
%r = memref.realloc %m(%n) : memref<4xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.realloc %m : memref<4xf32> to memref<8xf64>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>

// -----

%m = "any.value"() : () -> memref<4xf32, strided<[2]>>
%r = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>

// -----

%m = "any.value"() : () -> memref<4x4xf32>
%r = memref.realloc %m : memref<4x4xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.realloc %m : memref<4xf32> to memref<8x1xf32>

// -----

%m, %n = "any.values"() : () -> (memref<4xf32>, i32)
%r = "memref.realloc"(%m, %n) : (memref<4xf32>, i32) -> memref<?xf32>

// -----

%m = "any.value"() : () -> memref<4xf32>
%r = memref.realloc %m {alignment = 3} : memref<4xf32> to memref<8xf32>

// -----

%m = "any.value"() : () -> memref<*xf32>
%r = memref.realloc %m : memref<*xf32> to memref<8xf32>

// -----

memref.global @g : i32

// -----

memref.global @g : memref<*xf32>

// -----

memref.global @g : memref<?xf32>

// -----

memref.global @g : tensor<4xf32>

// -----

memref.global : memref<4xf32>

// -----

memref.global "hidden" @g : memref<4xf32>

// -----

memref.global "private" @g : memref<4xf32> = dense<1.0> : tensor<8xf32>

// -----

memref.global @g : memref<4xf32> = [1.0, 2.0, 3.0, 4.0]

// -----

memref.global @g : memref<2xf32> = dense<[1.0, 2.0, 3.0]>

// -----

memref.global @g : memref<2xf32> = 1.0

// -----

memref.global @g : memref<4xf32> = dense<1>

// -----

memref.global @g : memref<4xf32> = unset

// -----

memref.global @g : memref<4xf32> {alignment = 12 : i64}

// -----

"memref.global"() <{sym_name = "g", type = memref<?xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = i32}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1 : i32}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<5xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<2x2xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, sym_visibility = "hidden"}> : () -> ()

// -----

"memref.global"() <{type = memref<4xf32>}> : () -> ()

// -----

"memref.global"() <{sym_name = "g"}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, constant = 1}> : () -> ()

// -----

"memref.global"() <{sym_name = "g", type = memref<4xf32>, alignment = 3 : i64}> : () -> ()

// -----

memref.global @g : memref<4xf32>
memref.global @g : memref<4xf32>

// -----

%m = memref.get_global @g : memref<4xf32>

// -----

func.func private @g()
%m = memref.get_global @g : memref<4xf32>

// -----

memref.global @g : memref<4xf32>
%m = memref.get_global @g : memref<8xf32>

// -----

memref.global @g : memref<4xf32>
%m = memref.get_global @g : memref<4xf32, 1>

// -----

memref.global @g : memref<4xf32>
%m = memref.get_global @g : memref<*xf32>

// -----

memref.global @g : memref<4xf32>
%m = "memref.get_global"() <{name = @m::@g}> : () -> memref<4xf32>

// -----

%m = "memref.get_global"() : () -> memref<4xf32>
