// A rule of cf in each chunk, and an operation that breaks it.

func.func @f(%x: f32) {
  cf.switch %x : f32, [
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1,
    two: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    1: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32)
  ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1,
    1: ^bb1(%x : i32)
  ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1] <{case_values = dense<[1, 2]> : vector<2xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  "cf.switch"(%x)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.cond_br %x, ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%c : i1)
^bb1(%a: i32):
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.br ^bb1
^bb1(%a: i32):
  return
}

// -----

func.func @f(%x: i32) {
  cf.br ^bb1(%x : i32)
^bb1(%a: i64):
  return
}

// -----

func.func @f(%x: i32) {
  cf.br ^bb0
^bb0:
  cf.br ^entry
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.br
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.assert %x, "not a condition"
  return
}

// -----

func.func @f(%c: i1) {
  cf.assert %c, text
  return
}

// -----

func.func @f(%c: i1) {
  cf.assert %c
  return
}

// -----

func.func @f(%c: i1) {
  "cf.assert"(%c) : (i1) -> ()
  return
}

// -----

"any.region"() ({
^bb0:
  cf.br ^bb0
}) : () -> ()
func.func @to_the_entry() {
^bb0:
  cf.br ^bb0
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1()
  ]
^bb1:
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32, i32),
    1: ^bb1(
     %x)
  ]
^bb1(%a: i32):
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default:
     ^bb1(
     %x : i32),
    1:
     ^bb1(%x : i64),
    2:
  ]
^bb1(%a: i32):
  return
}

// -----

func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    99999999999999: ^bb1(%x : i32)
    2
  ]
^bb1(%a: i32):
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([2147483648, 99]), ^d, ^d
^d:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([-2147483649, 99]), ^d, ^d
^d:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([0xFFFFFFFF, 99]), ^d, ^d
^d:
  return
}

// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([-9223372036854775808, 99]), ^d, ^d
^d:
  return
}

// -----

func.func @names_before_blocks(%a: i64, %c: i64) {
  scf.for unsigned %i = %a to %b step %a  : i64 {
  }
  return
}
cf.br ^bb9
