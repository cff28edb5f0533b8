// malloc, free, realloc, aligned_alloc, calloc for --debug-runtime: what is wrong with a pointer that comes back is found and said.
//
// A block. Nothing is used a second time, so that a second free is always seen as one.
//
//   b      +-------------------------------+
//          | state: live or freed          |
//   b+4    | p xor key                     |   what no other memory holds
//   b+8    | size                          |
//   b+12   | unused                        |
//   b+16   | four words of guard           |
//   b+32 p>+-------------------------------+
//          | the user's bytes: 0xcd at first, 0xdd when they have been freed
//   p+size +-------------------------------+
//          | four words of guard           |   at any address
//          +-------------------------------+
//
// State: @__wami_debug_heap[0] is the first free address, 0 before the first block.

func.func private @__wasm_load_i32(i32) -> i32
func.func private @__wasm_store_i32(i32, i32)
func.func private @__wasm_memory_size() -> i32
func.func private @__wasm_memory_grow(i32) -> i32
func.func private @__wasm_memory_copy(i32, i32, i32)
func.func private @__wasm_memory_fill(i32, i32, i32)
func.func private @__heap_base() -> i32

memref.global "private" @__wami_debug_heap : memref<1xi32> = dense<0>

// What is wrong, with the address and the size, or that a block was allocated (4) or freed (5): the host may listen, and say what is wrong and
// what was not freed in the end. What is wrong traps, in a function whose name says it, too.
func.func private @__wami_heap_event(%kind: i32, %address: i32, %size: i32) {
  return
}

func.func private @__wami_free_of_what_was_not_allocated(%address: i32) {
  %kind = arith.constant 0 : i32
  %false = arith.constant false
  %size = arith.constant 0 : i32
  func.call @__wami_heap_event(%kind, %address, %size) : (i32, i32, i32) -> ()
  cf.assert %false, "free of what was not allocated"
  return
}

func.func private @__wami_double_free(%address: i32, %size: i32) {
  %kind = arith.constant 1 : i32
  %false = arith.constant false
  func.call @__wami_heap_event(%kind, %address, %size) : (i32, i32, i32) -> ()
  cf.assert %false, "double free"
  return
}

func.func private @__wami_write_before_allocation(%address: i32, %size: i32) {
  %kind = arith.constant 2 : i32
  %false = arith.constant false
  func.call @__wami_heap_event(%kind, %address, %size) : (i32, i32, i32) -> ()
  cf.assert %false, "write before the allocation"
  return
}

func.func private @__wami_write_behind_allocation(%address: i32, %size: i32) {
  %kind = arith.constant 3 : i32
  %false = arith.constant false
  func.call @__wami_heap_event(%kind, %address, %size) : (i32, i32, i32) -> ()
  cf.assert %false, "write past the end of the allocation"
  return
}

func.func private @__wami_guard(%at: i32) {
  %guard = arith.constant 0xA5C3965A : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c12 = arith.constant 12 : i32
  %at1 = arith.addi %at, %c4 : i32
  %at2 = arith.addi %at, %c8 : i32
  %at3 = arith.addi %at, %c12 : i32
  func.call @__wasm_store_i32(%guard, %at) : (i32, i32) -> ()
  func.call @__wasm_store_i32(%guard, %at1) : (i32, i32) -> ()
  func.call @__wasm_store_i32(%guard, %at2) : (i32, i32) -> ()
  func.call @__wasm_store_i32(%guard, %at3) : (i32, i32) -> ()
  return
}

func.func private @__wami_is_guarded(%at: i32) -> i1 {
  %guard = arith.constant 0xA5C3965A : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c12 = arith.constant 12 : i32
  %at1 = arith.addi %at, %c4 : i32
  %at2 = arith.addi %at, %c8 : i32
  %at3 = arith.addi %at, %c12 : i32
  %0 = func.call @__wasm_load_i32(%at) : (i32) -> i32
  %1 = func.call @__wasm_load_i32(%at1) : (i32) -> i32
  %2 = func.call @__wasm_load_i32(%at2) : (i32) -> i32
  %3 = func.call @__wasm_load_i32(%at3) : (i32) -> i32
  %is0 = arith.cmpi eq, %0, %guard : i32
  %is1 = arith.cmpi eq, %1, %guard : i32
  %is2 = arith.cmpi eq, %2, %guard : i32
  %is3 = arith.cmpi eq, %3, %guard : i32
  %is01 = arith.andi %is0, %is1 : i1
  %is23 = arith.andi %is2, %is3 : i1
  %is = arith.andi %is01, %is23 : i1
  return %is : i1
}

// A block for %size bytes at a multiple of %alignment, a power of two; 0 if there is no room. Computed in 64 bits: nothing wraps.
func.func private @__wami_debug_allocate(%alignment: i32, %size: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %minus1 = arith.constant -1 : i32
  %live = arith.constant 0x4556494C : i32
  %key = arith.constant 0x9E3779B9 : i32
  %fresh = arith.constant 0xCD : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c32 = arith.constant 32 : i32
  %l1 = arith.constant 1 : i64
  %l15 = arith.constant 15 : i64
  %l-16 = arith.constant -16 : i64
  %l16 = arith.constant 16 : i64
  %l32 = arith.constant 32 : i64
  %l65535 = arith.constant 65535 : i64
  %most = arith.constant 0xFFFF0000 : i64
  %heap = memref.get_global @__wami_debug_heap : memref<1xi32>
  %old = memref.load %heap[%c0] : memref<1xi32>
  %base = func.call @__heap_base() : () -> i32
  %untouched = arith.cmpi eq, %old, %zero : i32
  %top32 = arith.select %untouched, %base, %old : i32

  %top = arith.extui %top32 : i32 to i64
  %wide_size = arith.extui %size : i32 to i64
  %unit = arith.extui %alignment : i32 to i64
  %mask = arith.subi %unit, %l1 : i64
  %lowest = arith.addi %top, %l32 : i64
  %above = arith.addi %lowest, %mask : i64
  %rest = arith.andi %above, %mask : i64
  %user = arith.subi %above, %rest : i64
  %behind = arith.addi %user, %wide_size : i64
  %end = arith.addi %behind, %l16 : i64
  %end15 = arith.addi %end, %l15 : i64
  %next = arith.andi %end15, %l-16 : i64
  %fits = arith.cmpi ule, %next, %most : i64
  %there = scf.if %fits -> i1 {
    %pages = func.call @__wasm_memory_size() : () -> i32
    %wide_pages = arith.extui %pages : i32 to i64
    %bytes = arith.shli %wide_pages, %l16 : i64
    %enough = arith.cmpi ule, %next, %bytes : i64
    %room = scf.if %enough -> i1 {
      %true = arith.constant true
      scf.yield %true : i1
    } else {
      %lacking = arith.subi %next, %bytes : i64
      %rounded = arith.addi %lacking, %l65535 : i64
      %more = arith.shrui %rounded, %l16 : i64
      %more32 = arith.trunci %more : i64 to i32
      %got = func.call @__wasm_memory_grow(%more32) : (i32) -> i32
      %grown = arith.cmpi ne, %got, %minus1 : i32
      scf.yield %grown : i1
    }
    scf.yield %room : i1
  } else {
    %false = arith.constant false
    scf.yield %false : i1
  }
  %result = scf.if %there -> i32 {
    %next32 = arith.trunci %next : i64 to i32
    memref.store %next32, %heap[%c0] : memref<1xi32>
    %p = arith.trunci %user : i64 to i32
    %block = arith.subi %p, %c32 : i32
    %check_at = arith.addi %block, %c4 : i32
    %size_at = arith.addi %block, %c8 : i32
    %guard_at = arith.addi %block, %c16 : i32
    %end_at = arith.addi %p, %size : i32
    %check = arith.xori %p, %key : i32
    func.call @__wasm_store_i32(%live, %block) : (i32, i32) -> ()
    func.call @__wasm_store_i32(%check, %check_at) : (i32, i32) -> ()
    func.call @__wasm_store_i32(%size, %size_at) : (i32, i32) -> ()
    func.call @__wami_guard(%guard_at) : (i32) -> ()
    func.call @__wami_guard(%end_at) : (i32) -> ()
    func.call @__wasm_memory_fill(%p, %fresh, %size) : (i32, i32, i32) -> ()
    func.call @__wami_heap_event(%c4, %p, %size) : (i32, i32, i32) -> ()
    scf.yield %p : i32
  } else {
    scf.yield %zero : i32
  }
  return %result : i32
}

// Whether the header of a block is at %block; not beyond the heap, nor at an address that no block has.
func.func private @__wami_is_block(%block: i32, %p: i32) -> i1 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : i32
  %key = arith.constant 0x9E3779B9 : i32
  %heap = memref.get_global @__wami_debug_heap : memref<1xi32>
  %top = memref.load %heap[%c0] : memref<1xi32>
  %base = func.call @__heap_base() : () -> i32
  %from = arith.cmpi uge, %block, %base : i32
  %to = arith.cmpi ult, %p, %top : i32
  %inside = arith.andi %from, %to : i1
  %is = scf.if %inside -> i1 {
    %check_at = arith.addi %block, %c4 : i32
    %check = func.call @__wasm_load_i32(%check_at) : (i32) -> i32
    %wanted = arith.xori %p, %key : i32
    %same = arith.cmpi eq, %check, %wanted : i32
    scf.yield %same : i1
  } else {
    scf.yield %inside : i1
  }
  return %is : i1
}

// The size of the live, whole block that %p, which is not 0, points to; traps if it does not.
func.func private @__wami_debug_size(%p: i32) -> i32 {
  %live = arith.constant 0x4556494C : i32
  %c8 = arith.constant 8 : i32
  %c16 = arith.constant 16 : i32
  %c32 = arith.constant 32 : i32
  %block = arith.subi %p, %c32 : i32
  %known = func.call @__wami_is_block(%block, %p) : (i32, i32) -> i1
  scf.if %known {
  } else {
    func.call @__wami_free_of_what_was_not_allocated(%p) : (i32) -> ()
  }
  %size_at = arith.addi %block, %c8 : i32
  %size = func.call @__wasm_load_i32(%size_at) : (i32) -> i32
  %state = func.call @__wasm_load_i32(%block) : (i32) -> i32
  %is_live = arith.cmpi eq, %state, %live : i32
  scf.if %is_live {
  } else {
    func.call @__wami_double_free(%p, %size) : (i32, i32) -> ()
  }
  %guard_at = arith.addi %block, %c16 : i32
  %front = func.call @__wami_is_guarded(%guard_at) : (i32) -> i1
  scf.if %front {
  } else {
    func.call @__wami_write_before_allocation(%p, %size) : (i32, i32) -> ()
  }
  %end_at = arith.addi %p, %size : i32
  %back = func.call @__wami_is_guarded(%end_at) : (i32) -> i1
  scf.if %back {
  } else {
    func.call @__wami_write_behind_allocation(%p, %size) : (i32, i32) -> ()
  }
  return %size : i32
}

func.func @__wami_debug_malloc(%size: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %p = func.call @__wami_debug_allocate(%c16, %size) : (i32, i32) -> i32
  return %p : i32
}

func.func @__wami_debug_aligned_alloc(%alignment: i32, %size: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %unit = arith.maxui %alignment, %c16 : i32
  %p = func.call @__wami_debug_allocate(%unit, %size) : (i32, i32) -> i32
  return %p : i32
}

func.func @__wami_debug_calloc(%count: i32, %size: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %low, %high = arith.mului_extended %count, %size : i32
  %fits = arith.cmpi eq, %high, %zero : i32
  %result = scf.if %fits -> i32 {
    %p = func.call @__wami_debug_malloc(%low) : (i32) -> i32
    %got = arith.cmpi ne, %p, %zero : i32
    scf.if %got {
      func.call @__wasm_memory_fill(%p, %zero, %low) : (i32, i32, i32) -> ()
    }
    scf.yield %p : i32
  } else {
    scf.yield %zero : i32
  }
  return %result : i32
}

func.func @__wami_debug_free(%p: i32) {
  %zero = arith.constant 0 : i32
  %freed = arith.constant 0x45455246 : i32
  %gone = arith.constant 0xDD : i32
  %c5 = arith.constant 5 : i32
  %c32 = arith.constant 32 : i32
  %some = arith.cmpi ne, %p, %zero : i32
  scf.if %some {
    %size = func.call @__wami_debug_size(%p) : (i32) -> i32
    %block = arith.subi %p, %c32 : i32
    func.call @__wasm_store_i32(%freed, %block) : (i32, i32) -> ()
    func.call @__wasm_memory_fill(%p, %gone, %size) : (i32, i32, i32) -> ()
    func.call @__wami_heap_event(%c5, %p, %size) : (i32, i32, i32) -> ()
  }
  return
}

func.func @__wami_debug_realloc(%p: i32, %size: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %none = arith.cmpi eq, %p, %zero : i32
  %result = scf.if %none -> i32 {
    %q = func.call @__wami_debug_malloc(%size) : (i32) -> i32
    scf.yield %q : i32
  } else {
    %before = func.call @__wami_debug_size(%p) : (i32) -> i32
    %q = func.call @__wami_debug_malloc(%size) : (i32) -> i32
    %got = arith.cmpi ne, %q, %zero : i32
    scf.if %got {
      %count = arith.minui %before, %size : i32
      func.call @__wasm_memory_copy(%q, %p, %count) : (i32, i32, i32) -> ()
      func.call @__wami_debug_free(%p) : (i32) -> ()
    }
    scf.yield %q : i32
  }
  return %result : i32
}
