func.func private @a(!llvm.ptr<4294967296>)
// -----
func.func private @a(!llvm.ptr<-2147483648>)
// -----
func.func private @a(!llvm.ptr<9223372036854775808>)
// -----
func.func private @a(!llvm.ptr<18446744073709551615>)
// -----
func.func private @a(!llvm.ptr<18446744073709551616>)
// -----
func.func private @a(!llvm.ptr<0xFFFFFFFFFFFFFFFF>)
// -----
func.func private @a(!llvm.ptr<-9223372036854775808>)
// -----
func.func private @a(!llvm.array<18446744073709551616 x i32>)
// -----
func.func private @a(!llvm.array<-9223372036854775808 x i32>)
// -----
func.func private @a(!llvm.target<"spirv.Image", 4294967296>)
// -----
func.func private @a(!llvm.target<"spirv.Image", -2147483648>)
// -----
func.func private @a(!llvm.target<"spirv.Image", 9223372036854775808>)
// -----
func.func private @a(!llvm.target<"spirv.Image", 18446744073709551615>)
// -----
func.func private @a(!llvm.target<"spirv.Image", 18446744073709551616>)
// -----
func.func private @a(!llvm.target<"spirv.Image", 0xFFFFFFFFFFFFFFFF>)
// -----
func.func private @a(!llvm.target<"spirv.Image", -9223372036854775808>)
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 4294967296>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = -2147483648>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 18446744073709551615>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 18446744073709551616>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 0xFFFFFFFFFFFFFFFF>} : () -> ()
// -----
"t.a"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = -9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = 18446744073709551616>} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = -9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = 18446744073709551616>} : () -> ()
// -----
"t.a"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, alignInBits = -9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = 4294967296>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = -2147483648>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = 9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = 18446744073709551615>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = 18446744073709551616>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = 0xFFFFFFFFFFFFFFFF>} : () -> ()
// -----
"t.a"() {a = #llvm.di_derived_type<tag = DW_TAG_array_type, alignInBits = -9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = 18446744073709551616>} : () -> ()
// -----
"t.a"() {a = #llvm.dereferenceable<bytes = -9223372036854775808>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<18446744073709551616, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<-9223372036854775808, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(18446744073709551616)]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_plus_uconst(-9223372036854775808)]>} : () -> ()
// -----
"t.a"() {a = distinct[-1]<>} : () -> ()
// -----
"t.a"() {a = distinct[-2147483648]<>} : () -> ()
// -----
"t.a"() {a = distinct[18446744073709551616]<>} : () -> ()
// -----
"t.a"() {a = distinct[true]<>} : () -> ()
// -----
"t.a"() {a = distinct[-9223372036854775808]<>} : () -> ()
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, 9223372036854775808: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, 18446744073709551615: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, 18446744073709551616: ^a]
^a:
  return
}
// -----
func.func @f(%p: i64) {
  cf.switch %p : i64, [default: ^a, 0xFFFFFFFFFFFFFFFF: ^a]
^a:
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[4294967295] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[4294967296] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[-2147483648] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[9223372036854775808] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[18446744073709551615] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[18446744073709551616] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0xFFFFFFFFFFFFFFFF] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[-9223372036854775808] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}
