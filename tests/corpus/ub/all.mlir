// Poison and unreachable.
func.func @poison() {
  %0 = ub.poison : i32
  %1 = ub.poison {k} : i32
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : f64
  %1 = ub.poison {k} : f64
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : index
  %1 = ub.poison {k} : index
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : vector<4xi8>
  %1 = ub.poison {k} : vector<4xi8>
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : tensor<?xf32>
  %1 = ub.poison {k} : tensor<?xf32>
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : memref<2xi32>
  %1 = ub.poison {k} : memref<2xi32>
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : !foreign.type<x>
  %1 = ub.poison {k} : !foreign.type<x>
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : none
  %1 = ub.poison {k} : none
  return
}

// -----

func.func @poison() {
  %0 = ub.poison : () -> i32
  %1 = ub.poison {k} : () -> i32
  return
}

// -----

func.func @generic() {
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %1 = "ub.poison"() : () -> i32
  return
}

// -----

func.func @value() {
  %0 = ub.poison <#ub.poison> : i32
  return
}

// -----

func.func @unreachable() -> i32 {
  ub.unreachable
}

// -----

func.func @branch(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  ub.unreachable {k}
^b:
  return %0 : i32
}

// -----

func.func @bad() {
  %0 = ub.poison
  return
}

// -----

func.func @bad() {
  %0 = ub.poison : 
  return
}

// -----

func.func @bad() {
  %0 = "ub.poison"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @bad() {
  %0:2 = ub.poison : i32
  return
}

// -----

func.func @bad() {
  "ub.poison"() : () -> ()
  return
}

// -----

func.func @bad() {
  ub.unreachable
  return
}

// -----

func.func @bad() {
  %0 = ub.freeze : i32
  return
}

// -----

func.func @bad() {
  ub.unreachable : i32
  return
}

// -----

"x.y"() {a = #ub.poison, b = [#ub.poison]} : () -> ()

// -----

"x.y"() {a = #ub.nope} : () -> ()
