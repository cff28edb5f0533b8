"any.op"() {a = #llvm.constant_range<i8, true, -1>, b = #llvm.constant_range<i1, true, false>} : () -> ()
"any.op"() {a = #llvm.constant_range<i128, 1, 340282366920938463463374607431768211455>} : () -> ()
"any.op"() {a = #llvm.constant_range<i65, -9223372036854775809, 3>, b = #llvm.constant_range<i8, 300, 3>} : () -> ()
