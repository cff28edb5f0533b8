// How numbers of C++ are read: unsigned ones take what -1 means, and print it as a positive number.

func.func private @a(!llvm.ptr<-1>)
// -----
func.func private @a(!llvm.ptr<4294967295>)
// -----
func.func private @a(!llvm.ptr<true>)
// -----
func.func private @a(!llvm.array<-1 x i32>)
// -----
func.func private @a(!llvm.array<4294967295 x i32>)
// -----
func.func private @a(!llvm.array<4294967296 x i32>)
// -----
func.func private @a(!llvm.array<-2147483648 x i32>)
// -----
func.func private @a(!llvm.array<9223372036854775808 x i32>)
// -----
func.func private @a(!llvm.array<18446744073709551615 x i32>)
// -----
func.func private @a(!llvm.array<0xFFFFFFFFFFFFFFFF x i32>)
// -----
func.func private @a(!llvm.array<true x i32>)
// -----
func.func private @a(!llvm.target<"spirv.Image", -1>)
// -----
func.func private @a(!llvm.target<"spirv.Image", 4294967295>)
// -----
func.func private @a(!llvm.target<"spirv.Image", true>)
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = -1>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 4294967295>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = true>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = -1>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 4294967295>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 4294967296>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = -2147483648>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 18446744073709551615>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 0xFFFFFFFFFFFFFFFF>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = true>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = -1>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = 4294967295>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = 4294967296>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = -2147483648>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = 9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = 18446744073709551615>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = 0xFFFFFFFFFFFFFFFF>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = true>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = -1>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = 4294967295>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = true>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = -1>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = 4294967295>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = 4294967296>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = -2147483648>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = 9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = 18446744073709551615>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = 0xFFFFFFFFFFFFFFFF>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<-1, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<4294967295, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<4294967296, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<-2147483648, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<9223372036854775808, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<0xFFFFFFFFFFFFFFFF, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<true, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(-1)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(4294967295)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(4294967296)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(-2147483648)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(9223372036854775808)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551615)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(0xFFFFFFFFFFFFFFFF)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(true)]>} : () -> ()
// -----
"t.a"() {a = distinct[4294967295]<>} : () -> ()
// -----
"t.a"() {a = distinct[4294967296]<>} : () -> ()
// -----
"t.a"() {a = distinct[9223372036854775808]<>} : () -> ()
// -----
"t.a"() {a = distinct[18446744073709551615]<>} : () -> ()
// -----
"t.a"() {a = distinct[0xFFFFFFFFFFFFFFFF]<>} : () -> ()
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, -1: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, 4294967295: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, 4294967296: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, -2147483648: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, true: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, -9223372036854775808: ^a]
^a:
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[-1] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[true] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
