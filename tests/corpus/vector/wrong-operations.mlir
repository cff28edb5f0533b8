// An operation in each chunk, with something that its definition does not allow.

func.func @vscale() {
  "vector.vscale"() : () -> ()
  return
}
