// Types of the llvm dialect with parts that LLVM does not have: printed whole inside others.

func.func private @a(!llvm.struct<"foo", (!llvm.struct<"foo">, index)>)

// -----

func.func private @a(!llvm.struct<"foo", (struct<"foo">, i32)>)

// -----

func.func private @a(!llvm.struct<"foo", (ptr, tensor<*xf32>, array<4 x struct<"foo">>)>)

// -----

func.func private @a(!llvm.struct<"foo", (array<4 x struct<"foo">>, i32)>)

// -----

func.func private @a(!llvm.struct<(struct<"foo", (struct<"foo">, index)>, i32)>)

// -----

func.func private @a(!llvm.struct<(struct<(index)>, i32)>)

// -----

func.func private @a(!llvm.struct<(ptr, array<3 x i32>, vector<4xi32>, struct<(i32, index)>, array<2 x index>, func<void(index)>, target<"a", index>)>)

// -----

func.func private @a(!llvm.array<3 x struct<(index)>>)

// -----

func.func private @a(!llvm.array<3 x struct<"foo", (struct<"foo">, index)>>)

// -----

func.func private @a(!llvm.struct<"foo", opaque>, !llvm.struct<"x", (struct<"foo">, index)>)

// -----

func.func private @a(!llvm.func<i32 (struct<(index)>)>)
