// A rule of the attributes of llvm.func's parameters and results in each chunk, and what breaks it.

llvm.func @f(i32 {llvm.align = 8 : i64})

// -----

llvm.func @f(i32 {llvm.byref = i32})

// -----

llvm.func @f(i32 {llvm.byval = i32})

// -----

llvm.func @f(i32 {llvm.dereferenceable = 4 : i64})

// -----

llvm.func @f(i32 {llvm.dereferenceable_or_null = 4 : i64})

// -----

llvm.func @f(i32 {llvm.inalloca = i32})

// -----

llvm.func @f(i32 {llvm.nest})

// -----

llvm.func @f(i32 {llvm.nocapture})

// -----

llvm.func @f(i32 {llvm.nofree})

// -----

llvm.func @f(i32 {llvm.nonnull})

// -----

llvm.func @f(i32 {llvm.preallocated = i32})

// -----

llvm.func @f(i32 {llvm.readonly})

// -----

llvm.func @f(i32 {llvm.readnone})

// -----

llvm.func @f(i32 {llvm.sret = i32})

// -----

llvm.func @f(i32 {llvm.writeonly})

// -----

llvm.func @f(i32 {llvm.elementtype = i32})

// -----

llvm.func @f(f32 {llvm.signext})

// -----

llvm.func @f(i32 {llvm.signext = 1 : i64})

// -----

llvm.func @f(f32 {llvm.zeroext})

// -----

llvm.func @f(i32 {llvm.zeroext = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.inreg = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nest = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.noalias = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nocapture = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nofree = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.nonnull = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.noundef = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.readonly = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.returned = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.writeonly = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.align = "8"})

// -----

llvm.func @f(!llvm.ptr {llvm.alignstack = "8"})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable = "8"})

// -----

llvm.func @f(!llvm.ptr {llvm.dereferenceable_or_null = "8"})

// -----

llvm.func @f(!llvm.ptr {llvm.byref = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.byval = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.inalloca = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.preallocated = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.sret = 1 : i64})

// -----

llvm.func @f(!llvm.ptr {llvm.elementtype = 1 : i64})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.alignstack = 8 : i64})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.allocalign})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.allocptr})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.byref = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.byval = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.inalloca = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nest})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nocapture})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.nofree})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.preallocated = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.readnone})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.readonly})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.returned})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

llvm.func @f() -> (!llvm.ptr {llvm.writeonly})
