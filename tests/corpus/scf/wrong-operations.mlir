// An operation in each chunk, with something that its definition does not allow.

func.func @forall() {
  %r = "scf.forall"() : () -> i32
  return
}

// -----

func.func @forall_in_parallel() {
  %r = "scf.forall.in_parallel"() : () -> i32
  return
}
