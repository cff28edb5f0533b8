// malloc, free, realloc, aligned_alloc for modules that allocate memrefs and nothing else: the least code rather than the least time.
//
// Algorithm: next fit over the blocks themselves (Knuth, The Art of Computer Programming, volume 1, 2.5, algorithm A with a roving pointer), without lists of free
// blocks. free clears a bit; malloc joins free neighbours as it walks past them. malloc goes on where it ended the last time, which is mostly the
// end of the heap, and walks over all blocks only before it makes memory grow, which is once per page at most.
//
//   heap base                                               end                   Numbers of places count from the heap base. A block at x has its
//   |    header 0  payload       header  payload        ...  |                    header at x + 12 and its payload at x + 16 of the heap base, which
//   |....[size |u] [ 16-aligned ][size|u][             ]     |....                is a multiple of 16, as all sizes are. u: 1, the block is used.
//
// State (i32 words, zero at the start):
//   0   where the next search begins, the place of a block or the end
//   1   the end; 0: the heap has not been touched, and all memory behind its base is the heap's (at least 32 bytes)
//
// Where somebody else has grown the memory in between, those pages are in a block that is used for ever.
//
// Without memory there is a trap, so that callers need no test: C's functions, which give 0, are those of malloc.mlir. Sizes are at most
// 0xffff0000 bytes, as those of memref.alloc are; a pointer is never 0.

func.func private @__wasm_load_i32(i32) -> i32
func.func private @__wasm_store_i32(i32, i32)
func.func private @__wasm_memory_size() -> i32
func.func private @__wasm_memory_grow(i32) -> i32
func.func private @__wasm_memory_copy(i32, i32, i32)
func.func private @__heap_base() -> i32

memref.global "private" @__wami_small_heap : memref<2xi32> = dense<0>

// The address of the header of the block at %place.
func.func private @__wami_small_header(%place: i32) -> i32 {
  %c12 = arith.constant 12 : i32
  %base = func.call @__heap_base() : () -> i32
  %first = arith.addi %base, %c12 overflow<nuw> : i32
  %header = arith.addi %place, %first overflow<nuw> : i32
  return %header : i32
}

// %size bytes, aligned to 16.
func.func @__wami_small_malloc(%size: i32) -> i32 attributes {wami.traps} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c-1 = arith.constant -1 : i32
  %c-2 = arith.constant -2 : i32
  %c16 = arith.constant 16 : i32
  %c-16 = arith.constant -16 : i32
  %c19 = arith.constant 19 : i32
  %next_slot = arith.constant 0 : index
  %end_slot = arith.constant 1 : index
  %heap = memref.get_global @__wami_small_heap : memref<2xi32>
  %base = func.call @__heap_base() : () -> i32
  %first = arith.addi %base, %c16 : i32
  %sum = arith.addi %size, %c19 : i32
  %need = arith.andi %sum, %c-16 : i32
  %from = memref.load %heap[%next_slot] : memref<2xi32>

  // [%run, %at) is free; 0 for %whole says that the search began at the first block.
  %found, %behind, %unused = scf.while (%run = %from, %at = %from, %whole = %from) : (i32, i32, i32) -> (i32, i32, i32) {
    %room = arith.subi %at, %run : i32
    %small = arith.cmpi ult, %room, %need : i32
    scf.condition(%small) %run, %at, %whole : i32, i32, i32
  } do {
  ^bb0(%run: i32, %at: i32, %whole: i32):
    %end = memref.load %heap[%end_slot] : memref<2xi32>
    %more = arith.cmpi ne, %at, %end : i32
    %next_run, %next_at, %next_whole = scf.if %more -> (i32, i32, i32) {
      %header_at = func.call @__wami_small_header(%at) : (i32) -> i32
      %header = func.call @__wasm_load_i32(%header_at) : (i32) -> i32
      %its_size = arith.andi %header, %c-2 : i32
      %past = arith.addi %at, %its_size : i32
      %used = arith.trunci %header : i32 to i1
      %still = arith.select %used, %past, %run : i32
      scf.yield %still, %past, %whole : i32, i32, i32
    } else {
      %middle = arith.cmpi ne, %whole, %c0 : i32
      %again_run, %again_at = scf.if %middle -> (i32, i32) {
        scf.yield %c0, %c0 : i32, i32
      } else {
        %touched = arith.cmpi ne, %end, %c0 : i32
        %grown_run = scf.if %touched -> i32 {
          %pages = arith.shrui %need, %c16 : i32
          %enough = arith.addi %pages, %c1 : i32
          %old_pages = func.call @__wasm_memory_grow(%enough) : (i32) -> i32
          %grew = arith.cmpi ne, %old_pages, %c-1 : i32
          cf.assert %grew, "no memory"
          %old_bytes = arith.shli %old_pages, %c16 : i32
          %old_end = arith.subi %old_bytes, %first : i32
          %others = arith.cmpi ne, %old_end, %at : i32
          %its_run = scf.if %others -> i32 {
            // The word before the new pages is not ours.
            %mine = arith.addi %old_end, %c16 : i32
            %gap = arith.subi %mine, %at : i32
            %gap_used = arith.ori %gap, %c1 : i32
            %gap_at = func.call @__wami_small_header(%at) : (i32) -> i32
            func.call @__wasm_store_i32(%gap_used, %gap_at) : (i32, i32) -> ()
            scf.yield %mine : i32
          } else {
            scf.yield %run : i32
          }
          scf.yield %its_run : i32
        } else {
          scf.yield %run : i32
        }
        %now_pages = func.call @__wasm_memory_size() : () -> i32
        %now_bytes = arith.shli %now_pages, %c16 : i32
        %new_end = arith.subi %now_bytes, %first : i32
        memref.store %new_end, %heap[%end_slot] : memref<2xi32>
        // A block of its own, should there be a trap before it is given out: the next search walks over it.
        %free = arith.subi %new_end, %grown_run : i32
        %free_at = func.call @__wami_small_header(%grown_run) : (i32) -> i32
        func.call @__wasm_store_i32(%free, %free_at) : (i32, i32) -> ()
        scf.yield %grown_run, %new_end : i32, i32
      }
      scf.yield %again_run, %again_at, %c0 : i32, i32, i32
    }
    scf.yield %next_run, %next_at, %next_whole : i32, i32, i32
  }

  %rest_place = arith.addi %found, %need : i32
  memref.store %rest_place, %heap[%next_slot] : memref<2xi32>
  %header_at = func.call @__wami_small_header(%found) : (i32) -> i32
  %header = arith.ori %need, %c1 : i32
  func.call @__wasm_store_i32(%header, %header_at) : (i32, i32) -> ()
  %rest = arith.subi %behind, %rest_place : i32
  %some = arith.cmpi ne, %rest, %c0 : i32
  scf.if %some {
    %rest_at = func.call @__wami_small_header(%rest_place) : (i32) -> i32
    func.call @__wasm_store_i32(%rest, %rest_at) : (i32, i32) -> ()
  }
  %pointer = arith.addi %found, %first : i32
  return %pointer : i32
}

// Gives back what the others gave.
func.func @__wami_small_free(%pointer: i32) {
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %header_at = arith.subi %pointer, %c4 : i32
  %header = func.call @__wasm_load_i32(%header_at) : (i32) -> i32
  %freed = arith.subi %header, %c1 : i32
  func.call @__wasm_store_i32(%freed, %header_at) : (i32, i32) -> ()
  return
}

// The same bytes, as many as fit, in another place of %size bytes.
func.func @__wami_small_realloc(%pointer: i32, %size: i32) -> i32 attributes {wami.traps} {
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %new = func.call @__wami_small_malloc(%size) : (i32) -> i32
  %header_at = arith.subi %pointer, %c4 : i32
  %header = func.call @__wasm_load_i32(%header_at) : (i32) -> i32
  %old_size = arith.subi %header, %c5 : i32
  %bytes = arith.minui %old_size, %size : i32
  func.call @__wasm_memory_copy(%new, %pointer, %bytes) : (i32, i32, i32) -> ()
  func.call @__wami_small_free(%pointer) : (i32) -> ()
  return %new : i32
}

// %size bytes whose address is a multiple of %alignment, a power of two above 16.
//
//   malloc:  | header |       size + alignment bytes       |
//   split:   | header | free | header | size bytes and more|
//                                     ^ a multiple of the alignment
func.func @__wami_small_aligned_alloc(%alignment: i32, %size: i32) -> i32 attributes {wami.traps} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %most = arith.constant 0xffff0000 : i32
  %largest = arith.subi %most, %alignment : i32
  %fits = arith.cmpi ule, %size, %largest : i32
  cf.assert %fits, "no memory"
  %sum = arith.addi %size, %alignment : i32
  %pointer = func.call @__wami_small_malloc(%sum) : (i32) -> i32
  %minus1 = arith.subi %alignment, %c1 : i32
  %past = arith.addi %pointer, %minus1 : i32
  %minus = arith.subi %c0, %alignment : i32
  %place = arith.andi %past, %minus : i32
  %gap = arith.subi %place, %pointer : i32
  %has_gap = arith.cmpi ne, %gap, %c0 : i32
  scf.if %has_gap {
    %header_at = arith.subi %pointer, %c4 : i32
    %header = func.call @__wasm_load_i32(%header_at) : (i32) -> i32
    func.call @__wasm_store_i32(%gap, %header_at) : (i32, i32) -> ()
    %rest = arith.subi %header, %gap : i32
    %rest_at = arith.subi %place, %c4 : i32
    func.call @__wasm_store_i32(%rest, %rest_at) : (i32, i32) -> ()
  }
  return %place : i32
}
