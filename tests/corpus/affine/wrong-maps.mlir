// A rule of affine.apply, min, max, delinearize_index and linearize_index in each chunk, and an operation that breaks it.

%i = "any.value"() : () -> index
%r = affine.apply affine_map<(d0) -> (d0)>(%i, %i)

// -----

%i = "any.value"() : () -> index
%r = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)

// -----

%i = "any.value"() : () -> index
%r = affine.apply affine_set<(d0) : (d0 >= 0)>(%i)

// -----

%i = "any.value"() : () -> index
%r = affine.apply affine_map<(d0) -> (d0, d0)>(%i)

// -----

%i = "any.value"() : () -> index
%r = "affine.apply"(%i) <{map = affine_map<() -> (0)>}> : (index) -> index

// -----

%i = "any.value"() : () -> index
%r = "affine.apply"(%i) : (index) -> index

// -----

%i = "any.value"() : () -> i32
%r = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0)>}> : (i32) -> index

// -----

%i = "any.value"() : () -> index
%r = "affine.apply"(%i) <{map = affine_map<(d0) -> (d0)>}> : (index) -> i32

// -----

func.func @symbol_of_loop() {
  affine.for %i = 0 to 10 {
    %r = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

%i = "any.value"() : () -> index
%r = affine.min affine_map<(d0) -> (d0, 1)>(%i, %i)

// -----

%i = "any.value"() : () -> index
%r = "affine.min"(%i) <{map = affine_map<() -> (0)>}> : (index) -> index

// -----

%r = affine.min affine_map<() -> ()>()

// -----

%i = "any.value"() : () -> index
%r = "affine.min"(%i) <{map = 0}> : (index) -> index

// -----

%i = "any.value"() : () -> index
%r = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%i)

// -----

%i = "any.value"() : () -> index
%r = "affine.max"(%i) <{map = affine_map<() -> (0)>}> : (index) -> index

// -----

%r = affine.max affine_map<() -> ()>()

// -----

%i = "any.value"() : () -> f32
%r = "affine.max"(%i) <{map = affine_map<(d0) -> (d0)>}> : (f32) -> index

// -----

%i = "any.value"() : () -> index
%r:2 = affine.delinearize_index %i into (2, 3, 4) : index, index

// -----

%i = "any.value"() : () -> index
%r:5 = affine.delinearize_index %i into (2, 3, 4) : index, index, index, index, index

// -----

%i = "any.value"() : () -> index
%r:2 = affine.delinearize_index %i into (2, 0) : index, index

// -----

%i = "any.value"() : () -> index
%r:2 = affine.delinearize_index %i into (-2, 3) : index, index

// -----

%i = "any.value"() : () -> index
%r:2 = affine.delinearize_index %i into () : index, index

// -----

%i = "any.value"() : () -> index
%r:2 = affine.delinearize_index %i into (2, 3) : index, i32

// -----

%i = "any.value"() : () -> i32
%r:2 = affine.delinearize_index %i into (2, 3) : index, index

// -----

%i = "any.value"() : () -> index
%r:2 = "affine.delinearize_index"(%i, %i) <{static_basis = array<i64: 2, 3>}> : (index, index) -> (index, index)

// -----

%i = "any.value"() : () -> index
%r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index)

// -----

%i = "any.value"() : () -> index
%r:2 = "affine.delinearize_index"(%i) <{static_basis = array<i32: 2, 3>}> : (index) -> (index, index)

// -----

%i = "any.value"() : () -> index
%r:2 = "affine.delinearize_index"(%i) : (index) -> (index, index)

// -----

%i = "any.value"() : () -> index
%r = affine.linearize_index [%i, %i] by (2, 3, 4) : index

// -----

%i = "any.value"() : () -> index
%r = affine.linearize_index [%i, %i, %i] by (2) : index

// -----

%i = "any.value"() : () -> index
%r = affine.linearize_index [%i, %i] by (2, 3) : i32

// -----

%i = "any.value"() : () -> index
%r = "affine.linearize_index"(%i, %i, %i) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, 3>}> : (index, index, index) -> index

// -----

%i = "any.value"() : () -> index
%r = "affine.linearize_index"(%i, %i) <{operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: 2, 3>}> : (index, index) -> index

// -----

%i = "any.value"() : () -> index
%r = affine.linearize_index disjoint [%i, %i] by (%i, -9223372036854775808) : index
