// A rule of affine.for, if, parallel and yield in each chunk, and an operation that breaks it.

affine.for %i = 0 {
}

// -----

affine.for %i = 0 to 10 step -1 {
}

// -----

affine.for %i = 0 to 10 step 9223372036854775808 {
}

// -----

affine.for %i = 0 upto 10 {
}

// -----

affine.for i = 0 to 10 {
}

// -----

affine.for %i = 0 to 10

// -----

affine.for %i#1 = 0 to 10 {
}

// -----

func.func @twice(%i: index) {
  affine.for %i = 0 to 10 {
  }
  return
}

// -----

func.func @two_lower(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0, 1)>(%n) to 10 {
  }
  return
}

// -----

func.func @two_upper(%n: index) {
  affine.for %i = 0 to affine_map<(d0) -> (d0, 10)>(%n) {
  }
  return
}

// -----

func.func @min_below(%n: index) {
  affine.for %i = min affine_map<(d0) -> (d0, 1)>(%n) to 10 {
  }
  return
}

// -----

func.func @dims(%n: index) {
  affine.for %i = 0 to affine_map<(d0) -> (d0)>(%n, %n) {
  }
  return
}

// -----

func.func @symbols(%n: index) {
  affine.for %i = 0 to affine_map<(d0)[s0] -> (d0 + s0)>(%n) {
  }
  return
}

// -----

func.func @no_map() {
  affine.for %i = 0 to affine_set<(d0) : (d0 >= 0)> {
  }
  return
}

// -----

func.func @no_bound() {
  affine.for %i = 0 to 1.0 {
  }
  return
}

// -----

affine.for %i = max affine_map<() -> ()>() to 10 {
}

// -----

affine.for %i = 0 to min affine_map<() -> ()>() {
}

// -----

func.func @symbol_of_loop() {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i] {
    }
  }
  return
}

// -----

func.func @computed_lower(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %n = affine.load %m[%i] : memref<4xindex>
    affine.for %j = %n to 10 {
    }
  }
  return
}

// -----

func.func @computed_upper(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %n = affine.load %m[%i] : memref<4xindex>
    affine.for %j = 0 to %n {
    }
  }
  return
}

// -----

func.func @no_type(%x: f32) {
  affine.for %i = 0 to 10 iter_args(%a = %x) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @two_types(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32, f32) {
    affine.yield %a : f32
  }
  return
}

// -----

func.func @other_type(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f64) {
    affine.yield %a : f64
  }
  return
}

// -----

func.func @yields_nothing(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
  }
  return
}

// -----

func.func @yields_two(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    affine.yield %a, %a : f32, f32
  }
  return
}

// -----

func.func @yields_another(%x: f32, %y: f64) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    affine.yield %y : f64
  }
  return
}

// -----

func.func @yields_something(%x: f32) {
  affine.for %i = 0 to 10 {
    affine.yield %x : f32
  }
  return
}

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: i32):
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index, %k: f32):
  affine.yield
}) : () -> ()

// -----

%x = "any.value"() : () -> f32
"affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
^bb0(%i: index, %k: f32):
  affine.yield
}) : (f32) -> ()

// -----

%x = "any.value"() : () -> f32
%r = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
^bb0(%i: index):
  affine.yield %x : f32
}) : (f32) -> f32

// -----

%x = "any.value"() : () -> f32
%r = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
^bb0(%i: index, %k: f64):
  affine.yield %x : f32
}) : (f32) -> f32

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : i64, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 1, 0>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  "any.end"() : () -> ()
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%i: index):
  affine.yield
^bb1:
  affine.yield
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
}) : () -> ()

// -----

"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()

// -----

func.func @dims(%n: index) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {
  }
  return
}

// -----

func.func @symbols(%n: index) {
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n) {
  }
  return
}

// -----

func.func @no_set(%n: index) {
  affine.if affine_map<(d0) -> (d0)>(%n) {
  }
  return
}

// -----

func.func @no_condition() {
  affine.if {
  }
  return
}

// -----

func.func @symbol_of_loop() {
  affine.for %i = 0 to 10 {
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] {
    }
  }
  return
}

// -----

func.func @computed(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %n = affine.load %m[%i] : memref<4xindex>
    affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    }
  }
  return
}

// -----

func.func @not_an_index(%n: i32) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
  }
  return
}

// -----

"affine.if"() ({
  affine.yield
}, {
}) {condition = affine_set<(d0) : (d0 >= 0)>} : () -> ()

// -----

"affine.if"() ({
  affine.yield
}, {
}) : () -> ()

// -----

"affine.if"() ({
  affine.yield
}, {
}) {condition = 1 : i32} : () -> ()

// -----

"affine.if"() ({
^bb0(%x: i32):
  affine.yield
}, {
}) {condition = affine_set<() : (1 >= 0)>} : () -> ()

// -----

"affine.if"() ({
  affine.yield
}, {
^bb0(%x: i32):
  affine.yield
}) {condition = affine_set<() : (1 >= 0)>} : () -> ()

// -----

"affine.if"() ({
}, {
}) {condition = affine_set<() : (1 >= 0)>} : () -> ()

// -----

"affine.if"() ({
  affine.yield
}) {condition = affine_set<() : (1 >= 0)>} : () -> ()

// -----

"affine.if"() ({
  affine.yield
}, {
  affine.yield
^bb1:
  affine.yield
}) {condition = affine_set<() : (1 >= 0)>} : () -> ()

// -----

func.func @one_yields(%x: f32) {
  %r = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @else_yields_nothing(%x: f32) {
  %r = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %x : f32
  } else {
  }
  return
}

// -----

func.func @then_yields_another(%x: f32, %y: f64) {
  %r = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %y : f64
  } else {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @else_yields_another(%x: f32, %y: f64) {
  %r = affine.if affine_set<() : (1 >= 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f64
  }
  return
}

// -----

affine.yield

// -----

func.func @not_in_a_loop() {
  affine.yield
}

// -----

func.func @in_scf(%c: i1) {
  "scf.if"(%c) ({
    affine.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @not_last() {
  affine.for %i = 0 to 10 {
    affine.yield
    %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
  }
  return
}

// -----

func.func @too_few_upper(%n: index) {
  affine.parallel (%i, %j) = (0, 0) to (%n) {
  }
  return
}

// -----

func.func @too_few_lower(%n: index) {
  affine.parallel (%i, %j) = (0) to (%n, %n) {
  }
  return
}

// -----

func.func @too_few_steps(%n: index) {
  affine.parallel (%i, %j) = (0, 0) to (%n, %n) step (1) {
  }
  return
}

// -----

func.func @steps(%n: index) {
  affine.parallel (%i) = (0) to (%n) step (%n) {
  }
  return
}

// -----

func.func @symbol_of_loop() {
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (symbol(%i)) to (10) {
    }
  }
  return
}

// -----

func.func @computed_lower(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %n = affine.load %m[%i] : memref<4xindex>
    affine.parallel (%j) = (%n) to (10) {
    }
  }
  return
}

// -----

func.func @computed_upper(%m: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %n = affine.load %m[%i] : memref<4xindex>
    affine.parallel (%j) = (0) to (%n) {
    }
  }
  return
}

// -----

func.func @no_reduction(%n: index, %x: f32) {
  %r = affine.parallel (%i) = (0) to (%n) -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @unknown_reduction(%n: index, %x: f32) {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("subf") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @reduction_no_string(%n: index, %x: f32) {
  %r = affine.parallel (%i) = (0) to (%n) reduce (addf) -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @two_reductions(%n: index, %x: f32) {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf", "mulf") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @integers_of_floats(%n: index, %x: f32) {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addi") -> (f32) {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @floats_of_integers(%n: index, %x: i32) {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("maximumf") -> (i32) {
    affine.yield %x : i32
  }
  return
}

// -----

func.func @yields_nothing(%n: index, %x: f32) {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (f32) {
  }
  return
}

// -----

func.func @yields_another(%n: index, %x: f64) {
  %r = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (f32) {
    affine.yield %x : f64
  }
  return
}

// -----

affine.parallel (%i) = (max()) to (10) {
}

// -----

affine.parallel (%i) = (0) to (min()) {
}

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<2> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<2> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<0> : vector<1xi32>, lowerBoundsMap = affine_map<() -> ()>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<0> : vector<1xi32>, upperBoundsMap = affine_map<() -> ()>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi64>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1 : i32],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = ["addf"], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [0], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1],
    upperBoundsGroups = dense<1> : vector<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%i: index):
  "any.end"() : () -> ()
}) : () -> ()

// -----

// More groups than memory could hold.
"affine.parallel"() <{lowerBoundsGroups = dense<1> : vector<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<0> : vector<9223372036854775807xi32>, upperBoundsMap = affine_map<() -> (0)>}> ({
^bb0(%i: index):
  affine.yield
}) : () -> ()

// -----

affine.for %i = 0 to 10 step false {
}

// -----

affine.for %i = 0 to 10 step true {
}

// -----

affine.for %i = 0 to 10 step "1" {
}

// -----

func.func @two_types_for_one(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(
      %a = %x) -> (i32, f32) {
    affine.yield
  }
  return
}

// -----

func.func @two_types_for_one_and_the_first_is_right(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(
      %a = %x) -> (f32, f32) {
    affine.yield
  }
  return
}

// -----

func.func @one_type_for_two(%x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(
      %a = %x, %b = %x) -> (f32) {
    affine.yield
  }
  return
}
