// What a module has when it starts, and what the instructions on it do: the same on the interpreter and compiled.
// beyond mlir-runner: ssawasm is not one of its dialects
// beyond llvm: ssawasm is WebAssembly in SSA form

// run: @globals() == 12
// run: @data() == 25185
// run: @dropped() traps "out of bounds memory access"
// run: @grown() == 3
// run: @otherType() traps "indirect call type mismatch"
// run: @elements() == 41
// run: @copied() == 1
// run: @null() traps "uninitialized element"
// run: @outside() traps "undefined element"

ssawasm.memory @memory min = 1 max = 4
ssawasm.data @active : memref<2xi8> <memory: 0, offset: 1024> = "ab"
ssawasm.data @passive : memref<2xi8> <memory: 0, passive> = "bb"

ssawasm.global_var constant @seven : i32 = 7
ssawasm.global_var @counter : i32 = 5

ssawasm.table @table min = 4 offset = 1 functions = [@forty]
ssawasm.elem @late : !ssawasm.func_ref elements = [@one, unit]

ssawasm.func @forty() -> i32 {
  %c = ssawasm.const 40 : i32
  ssawasm.return %c : i32
}
ssawasm.func @one() -> i32 {
  %c = ssawasm.const 1 : i32
  ssawasm.return %c : i32
}

ssawasm.func @globals() -> i32 attributes {exported = "globals"} {
  %a = ssawasm.global_get @seven : i32
  %b = ssawasm.global_get @counter : i32
  %sum = ssawasm.add %a, %b : i32
  ssawasm.global_set @counter, %sum : i32
  %c = ssawasm.global_get @counter : i32
  ssawasm.return %c : i32
}

ssawasm.func @data() -> i32 attributes {exported = "data"} {
  %to = ssawasm.const 1026 : i32
  %from = ssawasm.const 1 : i32
  %n = ssawasm.const 1 : i32
  ssawasm.memory_init @passive, %to, %from, %n : i32
  %at = ssawasm.const 1024 : i32
  // "ab": the low byte is the first
  %v = ssawasm.load16_u %at : i32
  ssawasm.return %v : i32
}

ssawasm.func @dropped() -> i32 attributes {exported = "dropped"} {
  %to = ssawasm.const 1026 : i32
  %from = ssawasm.const 0 : i32
  %n = ssawasm.const 1 : i32
  ssawasm.data_drop @passive
  ssawasm.memory_init @passive, %to, %from, %n : i32
  ssawasm.return %n : i32
}

ssawasm.func @grown() -> i32 attributes {exported = "grown"} {
  %two = ssawasm.const 2 : i32
  %before = ssawasm.memory_grow %two : i32
  %size = ssawasm.memory_size : i32
  %failed = ssawasm.memory_grow %two : i32
  %sum = ssawasm.add %before, %failed : i32
  // 1 + -1 + 3
  %r = ssawasm.add %sum, %size : i32
  ssawasm.return %r : i32
}

ssawasm.func @elements() -> i32 attributes {exported = "elements"} {
  %zero = ssawasm.const 0 : i32
  %one = ssawasm.const 1 : i32
  ssawasm.table_init @table[%zero], @late[%zero], %one : i32
  ssawasm.elem_drop @late
  %a = ssawasm.call_indirect @table[%zero]() : () -> i32
  %b = ssawasm.call_indirect @table[%one]() : () -> i32
  %r = ssawasm.add %a, %b : i32
  ssawasm.return %r : i32
}

ssawasm.func @copied() -> i32 attributes {exported = "copied"} {
  %zero = ssawasm.const 0 : i32
  %one = ssawasm.const 1 : i32
  %three = ssawasm.const 3 : i32
  ssawasm.table_copy @table[%zero], @table[%one], %three : i32
  %f = ssawasm.table_get @table[%three] : !ssawasm.func_ref
  %null = ssawasm.ref_is_null %f : !ssawasm.func_ref
  ssawasm.return %null : i32
}

ssawasm.func @null() -> i32 attributes {exported = "null"} {
  %three = ssawasm.const 3 : i32
  %r = ssawasm.call_indirect @table[%three]() : () -> i32
  ssawasm.return %r : i32
}

ssawasm.func @outside() -> i32 attributes {exported = "outside"} {
  %four = ssawasm.const 4 : i32
  %r = ssawasm.call_indirect @table[%four]() : () -> i32
  ssawasm.return %r : i32
}

ssawasm.func @otherType() -> i32 attributes {exported = "otherType"} {
  %one = ssawasm.const 1 : i32
  %r = ssawasm.call_indirect @table[%one](%one) : (i32) -> i32
  ssawasm.return %r : i32
}
