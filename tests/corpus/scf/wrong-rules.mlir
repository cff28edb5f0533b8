// A rule of scf in each chunk, and an operation that breaks it.

%n = "any.value"() : () -> f32
scf.for %i = %n to %n step %n : f32 {
}

// -----

%n = "any.value"() : () -> f32
scf.for %i = %n to %n step %n {
}

// -----

%n, %k = "any.values"() : () -> (index, i32)
"scf.for"(%n, %n, %k) ({
^bb0(%i: index):
  scf.yield
}) : (index, index, i32) -> ()

// -----

%n = "any.value"() : () -> index
"scf.for"(%n, %n, %n) ({
^bb0(%i: i32):
  scf.yield
}) : (index, index, index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.for"(%n, %n, %n) ({
  scf.yield
}) : (index, index, index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.for"(%n, %n, %n) : (index, index, index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.for"(%n, %n, %n) ({
^bb0(%i: index):
  scf.yield
^bb1:
  scf.yield
}) : (index, index, index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.for"(%n, %n, %n) ({
^bb0(%i: index, %a: i32):
  scf.yield
}) : (index, index, index) -> ()

// -----

%n, %x = "any.values"() : () -> (index, f32)
"scf.for"(%n, %n, %n, %x) ({
^bb0(%i: index, %a: f32):
  scf.yield %a : f32
}) : (index, index, index, f32) -> ()

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = "scf.for"(%n, %n, %n) ({
^bb0(%i: index):
  scf.yield %x : f32
}) : (index, index, index) -> f32

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = "scf.for"(%n, %n, %n, %x) ({
^bb0(%i: index, %a: f64):
  scf.yield %x : f32
}) : (index, index, index, f32) -> f32

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32, f32) {
  scf.yield %a : f32
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.for %i = %n to %n step %n iter_args(%a = %x) {
  scf.yield %a : f32
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
  scf.yield
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
  scf.yield %i : index
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r:2 = scf.for %i = %n to %n step %n iter_args(%a = %x, %b = %x) -> (f32, f32) {
  scf.yield %a : f32
}

// -----

%n = "any.value"() : () -> index
scf.for %i = %n to %n {
}

// -----

%n = "any.value"() : () -> index
scf.for %i = %n to %n step %n : i32 {
}

// -----

%n = "any.value"() : () -> index
scf.for unsigned signed %i = %n to %n step %n {
}

// -----

%c = "any.value"() : () -> i32
scf.if %c {
}

// -----

%c = "any.value"() : () -> index
"scf.if"(%c) ({
  scf.yield
}, {
}) : (index) -> ()

// -----

%c = "any.value"() : () -> i1
"scf.if"(%c) ({
  scf.yield
}) : (i1) -> ()

// -----

%c = "any.value"() : () -> i1
"scf.if"(%c) ({
^bb0(%x: i32):
  scf.yield
}, {
}) : (i1) -> ()

// -----

%c = "any.value"() : () -> i1
"scf.if"(%c) ({
  scf.yield
}, {
  scf.yield
^bb1:
  scf.yield
}) : (i1) -> ()

// -----

%c = "any.value"() : () -> i1
"scf.if"(%c) ({
}, {
}) : (i1) -> ()

// -----

%c, %x = "any.values"() : () -> (i1, f32)
%r = scf.if %c -> f32 {
  scf.yield %x : f32
}

// -----

%c, %x = "any.values"() : () -> (i1, f32)
%r = scf.if %c -> f32 {
  scf.yield %x : f32
} else {
  scf.yield
}

// -----

%c, %x = "any.values"() : () -> (i1, f32)
%r = scf.if %c -> f32 {
} else {
  scf.yield %x : f32
}

// -----

%c, %x = "any.values"() : () -> (i1, f32)
%r = scf.if %c -> f32 {
  scf.yield %x : f32
} else {
  scf.yield %c : i1
}

// -----

%c, %x = "any.values"() : () -> (i1, f32)
scf.if %c {
  scf.yield %x : f32
}

// -----

%c, %x = "any.values"() : () -> (i1, f32)
%r:2 = scf.if %c -> (f32, f32) {
  scf.yield %x, %x : f32, f32
} else {
  scf.yield %x, %x, %x : f32, f32, f32
}

// -----

%c = "any.value"() : () -> i1
scf.if %c {
} else

// -----

%c = "any.value"() : () -> i1
"scf.if"(%c) ({
  "any.end"() : () -> ()
}, {
}) : (i1) -> ()

// -----

%x = "any.value"() : () -> i32
%r = scf.index_switch %x -> i32
default {
  scf.yield %x : i32
}

// -----

%x = "any.value"() : () -> i32
"scf.index_switch"(%x) <{cases = array<i64>}> ({
  scf.yield
}) : (i32) -> ()

// -----

%x = "any.value"() : () -> index
"scf.index_switch"(%x) <{cases = array<i64: 1, 2>}> ({
  scf.yield
}, {
  scf.yield
}) : (index) -> ()

// -----

%x = "any.value"() : () -> index
scf.index_switch %x
case 1 {
  scf.yield
}
case 1 {
  scf.yield
}
default {
}

// -----

%x = "any.value"() : () -> index
%r = scf.index_switch %x -> index
case 1 {
  scf.yield
}
default {
  scf.yield %x : index
}

// -----

%x = "any.value"() : () -> index
%r = scf.index_switch %x -> index
case 1 {
  scf.yield %x : index
}
default {
  scf.yield
}

// -----

%x, %y = "any.values"() : () -> (index, i32)
%r = scf.index_switch %x -> index
case 1 {
  scf.yield %y : i32
}
default {
  scf.yield %x : index
}

// -----

func.func @ends(%x: index) {
  "scf.index_switch"(%x) <{cases = array<i64: 1>}> ({
    scf.yield
  }, {
    func.return
  }) : (index) -> ()
  return
}

// -----

%x = "any.value"() : () -> index
scf.index_switch %x
case 1 {
  scf.yield
}
"any.end"() : () -> ()

// -----

%x = "any.value"() : () -> index
scf.index_switch %x
case 1.0 {
  scf.yield
}
default {
}

// -----

%x = "any.value"() : () -> index
"scf.index_switch"(%x) ({
  scf.yield
}) : (index) -> ()

// -----

"scf.execute_region"() ({
^bb0(%x: i32):
  scf.yield
}) : () -> ()

// -----

"scf.execute_region"() ({
}) : () -> ()

// -----

"scf.execute_region"() : () -> ()

// -----

%x = "any.value"() : () -> i32
%r = scf.execute_region -> i32 {
  scf.yield
}

// -----

%x = "any.value"() : () -> i32
%r = scf.execute_region -> i64 {
  scf.yield %x : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.execute_region -> i32 {
  cf.br ^bb1
^bb1:
  scf.yield %x, %x : i32, i32
}

// -----

%x = "any.value"() : () -> i32
scf.while (%a = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c)
} do {
^bb0(%b: i32):
  scf.yield %b : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i64 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32):
  scf.yield %b : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i64):
  scf.yield %x : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32, %d: i32):
  scf.yield %x : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32):
  scf.yield
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32):
  scf.yield %b, %b : i32, i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i32 {
  scf.yield %a : i32
} do {
^bb0(%b: i32):
  scf.yield %b : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32):
  %c = "any.value"() : () -> i1
  scf.condition(%c) %b : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x, %b = %x) : (i32) -> i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32):
  scf.yield %b : i32
}

// -----

%x = "any.value"() : () -> i32
%r = scf.while (%a = %x) : i32 {
  %c = "any.value"() : () -> i1
  scf.condition(%c) %a : i32
} do {
^bb0(%b: i32):
  scf.yield %b : i32
}

// -----

"scf.while"() ({
}, {
  scf.yield
}) : () -> ()

// -----

"scf.while"() ({
  %c = "any.value"() : () -> i1
  scf.condition(%c)
}, {
}) : () -> ()

// -----

"scf.while"() ({
  %c = "any.value"() : () -> i1
  scf.condition(%c)
^bb1:
  scf.condition(%c)
}, {
  scf.yield
}) : () -> ()

// -----

"scf.while"() ({
^bb0:
}, {
  scf.yield
}) : () -> ()

// -----

"scf.while"() ({
  %c = "any.value"() : () -> i1
  scf.condition(%c)
}, {
  "any.end"() : () -> ()
}) : () -> ()

// -----

func.func @condition_alone(%c: i1) {
  scf.condition(%c)
}

// -----

func.func @yield_alone() {
  scf.yield
}

// -----

%n = "any.value"() : () -> index
scf.parallel (%i) = (%n, %n) to (%n) step (%n) {
}

// -----

%n = "any.value"() : () -> index
scf.parallel (%i, %j) = (%n) to (%n) step (%n) {
}

// -----

scf.parallel () = () to () step () {
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) -> f32 {
  scf.reduce
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> (f32, f32) {
  scf.reduce(%x : f32) {
  ^bb0(%a: f32, %b: f32):
    scf.reduce.return %a : f32
  }
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  scf.reduce
}

// -----

%n, %x, %y = "any.values"() : () -> (index, f32, i32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  scf.reduce(%y : i32) {
  ^bb0(%a: i32, %b: i32):
    scf.reduce.return %a : i32
  }
}

// -----

%n = "any.value"() : () -> index
scf.parallel (%i) = (%n) to (%n) step (%n) {
  scf.yield
}

// -----

%n = "any.value"() : () -> index
%z = arith.constant 0 : index
scf.parallel (%i) = (%n) to (%n) step (%z) {
}

// -----

%n = "any.value"() : () -> index
%z = arith.constant -1 : index
scf.parallel (%i) = (%n) to (%n) step (%z) {
}

// -----

%n = "any.value"() : () -> index
"scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  scf.reduce
}) : (index, index, index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%i: i32):
  scf.reduce
}) : (index, index, index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%i: index, %j: index):
  scf.reduce
}) : (index, index, index) -> ()

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  "scf.reduce"(%x) : (f32) -> ()
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  scf.reduce(%x : f32) {
  ^bb0(%a: f32):
    scf.reduce.return %a : f32
  }
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  scf.reduce(%x : f32) {
  ^bb0(%a: f32, %b: f64):
    scf.reduce.return %a : f32
  }
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  scf.reduce(%x : f32) {
  ^bb0(%a: f32, %b: f32):
    scf.reduce.return %i : index
  }
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  scf.reduce(%x : f32) {
  ^bb0(%a: f32, %b: f32):
    scf.yield
  }
}

// -----

%n, %x = "any.values"() : () -> (index, f32)
%r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
  "scf.reduce"(%x) ({
  }) : (f32) -> ()
}

// -----

func.func @reduce_alone() {
  scf.reduce
}

// -----

func.func @reduce_return_alone(%x: f32) {
  scf.reduce.return %x : f32
}

// -----

func.func @forall_ends(%n: index) {
  scf.forall (%i) in (%n) {
    func.return
  }
  return
}

// -----

%n = "any.value"() : () -> index
scf.forall (%i, %j) in (%n) {
}

// -----

%n = "any.value"() : () -> index
scf.forall (%i) = (0) to (%n, %n) step (1) {
}

// -----

%n, %t = "any.values"() : () -> (index, tensor<4xf32>)
%r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>, tensor<4xf32>) {
}

// -----

%n, %t = "any.values"() : () -> (index, tensor<4xf32>)
%r = scf.forall (%i) in (%n) shared_outs(%o = %t) {
}

// -----

%n, %t = "any.values"() : () -> (index, f32)
%r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (f32) {
}

// -----

%n = "any.value"() : () -> index
"scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  scf.forall.in_parallel {
  }
}) : (index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
^bb0(%i: i32):
  scf.forall.in_parallel {
  }
}) : (index) -> ()

// -----

%n = "any.value"() : () -> index
"scf.forall"(%n) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
^bb0(%i: index):
  scf.forall.in_parallel {
  }
}) : (index) -> ()

// -----

scf.forall (%i) in (4) {
} {mapping = [0]}

// -----

%t = "any.value"() : () -> tensor<4xf32>
%r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
  scf.forall.in_parallel {
    %c = arith.constant 0 : i32
  }
}

// -----

%t = "any.value"() : () -> tensor<4xf32>
%r = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
^bb0(%i: index, %o: tensor<5xf32>):
  scf.forall.in_parallel {
  }
}) : (tensor<4xf32>) -> tensor<4xf32>

// -----

%t = "any.value"() : () -> tensor<4xf32>
"scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
^bb0(%i: index, %o: tensor<4xf32>):
  scf.forall.in_parallel {
  }
}) : (tensor<4xf32>) -> ()

// -----

func.func @in_parallel_alone() {
  scf.forall.in_parallel {
  }
}

// -----

%n, %x = "any.values"() : () -> (index, i32)
scf.for %i = %x to %n step %n : i32 {
}

// -----

func.func @no_constant() {
  %0 = "arith.constant"() : () -> index
  scf.parallel (%i) = (%0) to (%0) step (%0) {
    scf.reduce
  }
  return
}

// -----

scf.while
  (%a = %x)
  :
  i32
{
}

// -----

func.func @f(%n: index, %x: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(
      :
      f32) {
    }
  }
  return
}

// -----

func.func @operation_behind_condition(%c: i1, %x: i32) {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
    %new = arith.constant 1 : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}

// -----

func.func @operation_behind_yield(%c: i1, %x: i32) {
  %r = scf.while (%a = %x) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
    %new = arith.constant 1 : i32
  }
  return
}

// -----

// Only an operation that combines may be here, and one that is not registered is none.
func.func @does_not_combine(%n: index) {
  scf.forall (%i) in (%n) {
    "scf.forall.in_parallel"() ({
      "any.operation"() : () -> ()
    }) : () -> ()
  }
  return
}
