// malloc for modules whose allocations are a stack: each memref is deallocated in the block that allocates it, the last one first; or nothing is
// ever deallocated. Then a block's memory begins where that of the block before ends, and giving back a block is giving back all behind it: where
// it is deallocated, top is set to it.
//
//   heap base                                top                     end
//   |  A        |  x    |  y      |  tmp     |  . . . . . . . . . .  |          dealloc y: top = y
//
// State: wasm globals, as there is nothing behind an address that could be looked up.
//   top    the next block; at first the heap base, a multiple of 16
//   end    of all memory, as far as we know
//   low    where somebody else has grown the memory in between, ours begins behind it: blocks below are given back, but not given out again
//
// Without memory there is a trap, so that callers need no test. Sizes are multiples of 16, 0xffff0000 bytes at most.

func.func private @__wasm_memory_size() -> i32
func.func private @__wasm_memory_grow(i32) -> i32
func.func private @__get_heap_top() -> i32
func.func private @__get_heap_end() -> i32
func.func private @__get_heap_low() -> i32
func.func private @__set_heap_top(i32)
func.func private @__set_heap_end(i32)
func.func private @__set_heap_low(i32)

// %size bytes, aligned to 16.
func.func @__wami_stack_malloc(%size: i32) -> i32 attributes {wami.traps, wami.stack} {
  %c1 = arith.constant 1 : i32
  %c-1 = arith.constant -1 : i32
  %c16 = arith.constant 16 : i32
  %pages = func.call @__wasm_memory_size() : () -> i32
  %end = arith.shli %pages, %c16 : i32
  %known_end = func.call @__get_heap_end() : () -> i32
  %others = arith.cmpi ne, %end, %known_end : i32
  scf.if %others {
    func.call @__set_heap_low(%end) : (i32) -> ()
  }
  %top = func.call @__get_heap_top() : () -> i32
  %low = func.call @__get_heap_low() : () -> i32
  %block = arith.maxui %top, %low : i32
  %room = arith.subi %end, %block : i32
  %lacks = arith.cmpi ult, %room, %size : i32
  scf.if %lacks {
    %more = arith.shrui %size, %c16 : i32
    %enough = arith.addi %more, %c1 : i32
    %old_pages = func.call @__wasm_memory_grow(%enough) : (i32) -> i32
    %grew = arith.cmpi ne, %old_pages, %c-1 : i32
    cf.assert %grew, "no memory"
  }
  %now_pages = func.call @__wasm_memory_size() : () -> i32
  %new_end = arith.shli %now_pages, %c16 : i32
  func.call @__set_heap_end(%new_end) : (i32) -> ()
  %new_top = arith.addi %block, %size : i32
  func.call @__set_heap_top(%new_top) : (i32) -> ()
  return %block : i32
}
