// malloc, free, realloc, aligned_alloc, calloc: a general allocator for a 32-bit linear memory.
//
// Algorithm: segregated good fit with boundary tags. Free blocks hang in one doubly linked list per size class; a bitmap says which
// lists are not empty, so that the next larger class is one count-trailing-zeros away; a freed block merges with both neighbours at
// once. malloc, free and aligned_alloc take constant time apart from memory.grow; realloc copies only where it cannot resize in place.
//
// A block. Its address b is 12 modulo 16, its size a multiple of 16 of at least 16; what the user gets is p = b + 4, 16-byte aligned.
//
//            used                                       free
//   b      +------------------------------+           +------------------------------+
//          | size             | prev | 0  |           | size               | 0 | 1   |   two adjacent blocks are never both free,
//   b+4 p> +------------------------------+           +------------------------------+   so a free block has prev = 0
//          | the user's size - 4 bytes    |           | next free block of the class |
//   b+8    |                              |           +------------------------------+
//          |                              |           | previous one, 0: the first   |
//   b+12   :                              :           +------------------------------+
//          :                              :           : unused                       :
//          |                              |           +------------------------------+
//          |                              |           | size again (the footer)      |
//   b+size +------------------------------+           +------------------------------+
//          | header of the next block, with prev = 0  | header of the next block, with prev = 1
//
//   bit 0 FREE: this block is free.   bit 1 PREV: the block before is free, and its size is in the word before this header.
//
// The heap is one region from __heap_base to the end of memory. Its last part, the top, is in no list: blocks are cut from its front
// when no list has a fitting one, a block freed before it joins it, and memory.grow makes it longer. Its header is 0, so that it looks
// like a used block; at its end one word is left for that header. Where somebody else has grown the memory in between, the top
// becomes a free block (if it is not empty), its last word a closing header, and a new top starts with the new pages.
//
//   __heap_base                                              memory.size
//   | used | free | used | used | free | used | 0 | top  . . . . |4|
//                                             ^ top              ^ end
//
// Size classes. With u = size / 16 and s = max(0, floor(log2 u) - 4), class(u) = 16 s + (u >> s): exact up to u = 31 (496 bytes), then
// 16 classes per power of two. A request takes the first block that fits among the first 16 of its own class, or any block of the
// next class that has one: classes above ceil-class(u) = 16 s + ((u + 2^s - 1) >> s) hold blocks of at least u.
//
// State (i32 words of @__wami_heap, all zero at the start):
//   0..399    first free block of each class, 0: none
//   400..412  bitmap: bit c % 32 of word c / 32 is set when class c has a block
//   413       bit w is set when word w of the bitmap is not zero
//   414       top: the address of its header, 0: the heap has not been touched yet
//   415       end: the address of the last word of the top, top + what can be cut off
//
// Limits: a request above 0xfffeff00 bytes fails; memory has at least one page. Failure is a null result, with the heap as before. malloc(0) is a valid, unique
// address. Freeing what is not in use is undefined, as in C. Freed memory is not given back to the host: Wasm has no way.

// What the compiler replaces by single instructions: i32.load, i32.store, memory.size, memory.grow, memory.copy, memory.fill, and a
// constant.
func.func private @__wasm_load_i32(i32) -> i32
func.func private @__wasm_store_i32(i32, i32)
func.func private @__wasm_memory_size() -> i32
func.func private @__wasm_memory_grow(i32) -> i32
func.func private @__wasm_memory_copy(i32, i32, i32)
func.func private @__wasm_memory_fill(i32, i32, i32)
func.func private @__heap_base() -> i32

memref.global "private" @__wami_heap : memref<416xi32> = dense<0>

// Bit 0 of a header, bit 1, and the size are taken apart with the constants 1, 2 and -16 throughout.

// The class of blocks of %size bytes.
func.func private @__wami_heap_class(%size: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %c16 = arith.constant 16 : i32
  %c27 = arith.constant 27 : i32
  %u = arith.shrui %size, %c4 : i32
  %u16 = arith.ori %u, %c16 : i32
  %zeros = math.ctlz %u16 : i32
  %s = arith.subi %c27, %zeros : i32
  %high = arith.shli %s, %c4 : i32
  %low = arith.shrui %u, %s : i32
  %class = arith.addi %high, %low : i32
  return %class : i32
}

// Turns over the bit of %class, whose list has just become empty or stopped being so, and keeps word 413 in step.
func.func private @__wami_heap_flip(%class: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c31 = arith.constant 31 : i32
  %c-2 = arith.constant -2 : i32
  %bitmap = arith.constant 400 : index
  %summary = arith.constant 413 : index
  %heap = memref.get_global @__wami_heap : memref<416xi32>
  %w = arith.shrui %class, %c5 : i32
  %w_index = arith.index_cast %w : i32 to index
  %at = arith.addi %w_index, %bitmap : index
  %word = memref.load %heap[%at] : memref<416xi32>
  %bit_number = arith.andi %class, %c31 : i32
  %bit = arith.shli %c1, %bit_number : i32
  %flipped = arith.xori %word, %bit : i32
  memref.store %flipped, %heap[%at] : memref<416xi32>
  %any = arith.cmpi ne, %flipped, %c0 : i32
  %any_i32 = arith.extui %any : i1 to i32
  %any_bit = arith.shli %any_i32, %w : i32
  %w_bit = arith.shli %c1, %w : i32
  %old = memref.load %heap[%summary] : memref<416xi32>
  %with = arith.ori %old, %w_bit : i32
  %w_bit_inverse = arith.xori %w_bit, %any_bit : i32
  %new = arith.xori %with, %w_bit_inverse : i32
  memref.store %new, %heap[%summary] : memref<416xi32>
  return
}

// Takes the free block %block of %size bytes out of its list. Its header stays as it is.
func.func private @__wami_heap_unlink(%block: i32, %size: i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %heap = memref.get_global @__wami_heap : memref<416xi32>
  %next_at = arith.addi %block, %c4 overflow<nuw> : i32
  %next = func.call @__wasm_load_i32(%next_at) : (i32) -> i32
  %prev_at = arith.addi %block, %c8 overflow<nuw> : i32
  %prev = func.call @__wasm_load_i32(%prev_at) : (i32) -> i32
  %has_next = arith.cmpi ne, %next, %c0 : i32
  scf.if %has_next {
    %at = arith.addi %next, %c8 overflow<nuw> : i32
    func.call @__wasm_store_i32(%prev, %at) : (i32, i32) -> ()
  }
  %has_prev = arith.cmpi ne, %prev, %c0 : i32
  scf.if %has_prev {
    %at = arith.addi %prev, %c4 overflow<nuw> : i32
    func.call @__wasm_store_i32(%next, %at) : (i32, i32) -> ()
  } else {
    %class = func.call @__wami_heap_class(%size) : (i32) -> i32
    %slot = arith.index_cast %class : i32 to index
    memref.store %next, %heap[%slot] : memref<416xi32>
    %emptied = arith.cmpi eq, %next, %c0 : i32
    scf.if %emptied {
      func.call @__wami_heap_flip(%class) : (i32) -> ()
    }
  }
  return
}

// The size of %block if it is free, else 0.
func.func private @__wami_heap_room(%block: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %c-16 = arith.constant -16 : i32
  %header = func.call @__wasm_load_i32(%block) : (i32) -> i32
  %free_bit = arith.andi %header, %c1 : i32
  %mask = arith.subi %c0, %free_bit : i32
  %size = arith.andi %header, %c-16 : i32
  %room = arith.andi %size, %mask : i32
  return %room : i32
}

// Cuts the used block %block, whose size is %total whatever its header says, down to %need bytes and frees the rest.
func.func private @__wami_heap_trim(%block: i32, %total: i32, %need: i32) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  %c-3 = arith.constant -3 : i32
  %c4 = arith.constant 4 : i32
  %header = func.call @__wasm_load_i32(%block) : (i32) -> i32
  %prev_bit = arith.andi %header, %c2 : i32
  %rest = arith.subi %total, %need : i32
  %end = arith.addi %block, %need overflow<nuw> : i32
  %new_header = arith.ori %need, %prev_bit : i32
  func.call @__wasm_store_i32(%new_header, %block) : (i32, i32) -> ()
  %whole = arith.cmpi eq, %rest, %c0 : i32
  scf.if %whole {
    %next_header = func.call @__wasm_load_i32(%end) : (i32) -> i32
    %cleared = arith.andi %next_header, %c-3 : i32
    func.call @__wasm_store_i32(%cleared, %end) : (i32, i32) -> ()
  } else {
    func.call @__wasm_store_i32(%rest, %end) : (i32, i32) -> ()
    %pointer = arith.addi %end, %c4 overflow<nuw> : i32
    func.call @free(%pointer) : (i32) -> ()
  }
  return
}

// Makes the top at least %need bytes long: with what is there behind __heap_base when the heap is touched first, then with new pages,
// an eighth more than there are if the host gives them. False if nothing could be added; true, perhaps, if some was but not enough.
func.func private @__wami_heap_grow(%need: i32) -> i1 {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c12 = arith.constant 12 : i32
  %c16 = arith.constant 16 : i32
  %c-1 = arith.constant -1 : i32
  %c-16 = arith.constant -16 : i32
  %c65535 = arith.constant 65535 : i32
  %top_slot = arith.constant 414 : index
  %end_slot = arith.constant 415 : index
  %heap = memref.get_global @__wami_heap : memref<416xi32>
  %top = memref.load %heap[%top_slot] : memref<416xi32>
  %end = memref.load %heap[%end_slot] : memref<416xi32>
  %pages = func.call @__wasm_memory_size() : () -> i32
  %bytes = arith.shli %pages, %c16 : i32
  %last_word = arith.subi %bytes, %c4 : i32

  %base = func.call @__heap_base() : () -> i32
  %base3 = arith.addi %base, %c3 : i32
  %base16 = arith.andi %base3, %c-16 : i32
  %first = arith.addi %base16, %c12 : i32
  %untouched = arith.cmpi eq, %top, %c0 : i32
  %large = arith.cmpi ugt, %last_word, %first : i32
  %there = arith.andi %untouched, %large : i1
  %ok, %new_top, %new_end = scf.if %there -> (i1, i32, i32) {
    scf.yield %true, %first, %last_word : i1, i32, i32
  } else {
    // The top is at the end of memory, or somebody else's pages follow it (or there is none): then a new one starts.
    %contiguous = arith.cmpi eq, %end, %last_word : i32
    %beyond = arith.addi %bytes, %c12 : i32
    %from = arith.select %contiguous, %top, %beyond : i32
    %there_already = arith.subi %last_word, %from : i32
    %lacking = arith.subi %need, %there_already : i32
    %rounded = arith.addi %lacking, %c65535 : i32
    %least = arith.shrui %rounded, %c16 : i32
    %eighth = arith.shrui %pages, %c3 : i32
    %most = arith.maxui %least, %eighth : i32
    %got = func.call @__wasm_memory_grow(%most) : (i32) -> i32
    %refused = arith.cmpi eq, %got, %c-1 : i32
    %got_least = scf.if %refused -> i32 {
      %again = func.call @__wasm_memory_grow(%least) : (i32) -> i32
      scf.yield %again : i32
    } else {
      scf.yield %got : i32
    }
    %grown = arith.cmpi ne, %got_least, %c-1 : i32
    %all_pages = func.call @__wasm_memory_size() : () -> i32
    %all_bytes = arith.shli %all_pages, %c16 : i32
    %new_last_word = arith.subi %all_bytes, %c4 : i32
    scf.yield %grown, %from, %new_last_word : i1, i32, i32
  }
  scf.if %ok {
    memref.store %new_top, %heap[%top_slot] : memref<416xi32>
    memref.store %new_end, %heap[%end_slot] : memref<416xi32>
    func.call @__wasm_store_i32(%c0, %new_top) : (i32, i32) -> ()
    // What is left of an old top is an ordinary block now.
    %left = arith.subi %end, %top : i32
    %moved = arith.cmpi ne, %new_top, %top : i32
    %some = arith.cmpi ne, %left, %c0 : i32
    %split = arith.andi %moved, %some : i1
    scf.if %split {
      func.call @__wasm_store_i32(%left, %top) : (i32, i32) -> ()
      func.call @__wasm_store_i32(%c0, %end) : (i32, i32) -> ()
      %pointer = arith.addi %top, %c4 : i32
      func.call @free(%pointer) : (i32) -> ()
    }
  }
  return %ok : i1
}

// The size of the block for %size bytes: 4 more, rounded up to a multiple of 16. 0 if %size is too large.
func.func private @__wami_heap_need(%size: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c19 = arith.constant 19 : i32
  %c-16 = arith.constant -16 : i32
  %largest = arith.constant 0xfffeff00 : i32
  %sum = arith.addi %size, %c19 : i32
  %rounded = arith.andi %sum, %c-16 : i32
  %too_large = arith.cmpi ugt, %size, %largest : i32
  %need = arith.select %too_large, %c0, %rounded : i32
  return %need : i32
}

// A free block of at least %need bytes, still in its list; 0 if there is none.
func.func private @__wami_heap_find(%need: i32) -> i32 {
  %false = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %c16 = arith.constant 16 : i32
  %c27 = arith.constant 27 : i32
  %c31 = arith.constant 31 : i32
  %c-1 = arith.constant -1 : i32
  %c-2 = arith.constant -2 : i32
  %c-16 = arith.constant -16 : i32
  %bitmap = arith.constant 400 : index
  %summary = arith.constant 413 : index
  %heap = memref.get_global @__wami_heap : memref<416xi32>

  // Its own class: the first 16 blocks, one after the other.
  %u = arith.shrui %need, %c4 : i32
  %u16 = arith.ori %u, %c16 : i32
  %zeros = math.ctlz %u16 : i32
  %s = arith.subi %c27, %zeros : i32
  %high = arith.shli %s, %c4 : i32
  %low = arith.shrui %u, %s : i32
  %class = arith.addi %high, %low : i32
  %slot = arith.index_cast %class : i32 to index
  %head = memref.load %heap[%slot] : memref<416xi32>
  %own, %unused = scf.while (%candidate = %head, %left = %c16) : (i32, i32) -> (i32, i32) {
    %exists = arith.cmpi ne, %candidate, %c0 : i32
    %small = scf.if %exists -> i1 {
      %header = func.call @__wasm_load_i32(%candidate) : (i32) -> i32
      %its_size = arith.andi %header, %c-16 : i32
      %smaller = arith.cmpi ult, %its_size, %need : i32
      scf.yield %smaller : i1
    } else {
      scf.yield %false : i1
    }
    scf.condition(%small) %candidate, %left : i32, i32
  } do {
  ^bb0(%candidate: i32, %left: i32):
    %next_at = arith.addi %candidate, %c4 overflow<nuw> : i32
    %next = func.call @__wasm_load_i32(%next_at) : (i32) -> i32
    %fewer = arith.subi %left, %c1 : i32
    %enough = arith.cmpi eq, %fewer, %c0 : i32
    %next_or_none = arith.select %enough, %c0, %next : i32
    scf.yield %next_or_none, %fewer : i32, i32
  }

  // Then the smallest class all of whose blocks fit: in the bitmap's word where that class is, or the next that is not zero.
  %none = arith.cmpi eq, %own, %c0 : i32
  %found = scf.if %none -> i32 {
    %ones = arith.shli %c-1, %s : i32
    %u_minus = arith.subi %u, %c1 : i32
    %u_up = arith.subi %u_minus, %ones : i32
    %low_up = arith.shrui %u_up, %s : i32
    %class_up = arith.addi %high, %low_up : i32
    %w_up = arith.shrui %class_up, %c5 : i32
    %w_index = arith.index_cast %w_up : i32 to index
    %word_at = arith.addi %w_index, %bitmap : index
    %word = memref.load %heap[%word_at] : memref<416xi32>
    %bit_number = arith.andi %class_up, %c31 : i32
    %from_bit = arith.shli %c-1, %bit_number : i32
    %here = arith.andi %word, %from_bit : i32
    %not_here = arith.cmpi eq, %here, %c0 : i32
    %bits, %w = scf.if %not_here -> (i32, i32) {
      %words = memref.load %heap[%summary] : memref<416xi32>
      %from_word = arith.shli %c-2, %w_up : i32
      %later = arith.andi %words, %from_word : i32
      %any = arith.cmpi ne, %later, %c0 : i32
      %next_bits, %next_w = scf.if %any -> (i32, i32) {
        %number = math.cttz %later : i32
        %number_index = arith.index_cast %number : i32 to index
        %at = arith.addi %number_index, %bitmap : index
        %next_word = memref.load %heap[%at] : memref<416xi32>
        scf.yield %next_word, %number : i32, i32
      } else {
        scf.yield %c0, %c0 : i32, i32
      }
      scf.yield %next_bits, %next_w : i32, i32
    } else {
      scf.yield %here, %w_up : i32, i32
    }
    %some = arith.cmpi ne, %bits, %c0 : i32
    %larger = scf.if %some -> i32 {
      %bit = math.cttz %bits : i32
      %word_class = arith.shli %w, %c5 : i32
      %its_class = arith.ori %word_class, %bit : i32
      %its_slot = arith.index_cast %its_class : i32 to index
      %first = memref.load %heap[%its_slot] : memref<416xi32>
      scf.yield %first : i32
    } else {
      scf.yield %c0 : i32
    }
    scf.yield %larger : i32
  } else {
    scf.yield %own : i32
  }
  return %found : i32
}

// %size bytes, aligned to 16; 0 if there is no memory for them.
func.func @malloc(%size: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c-16 = arith.constant -16 : i32
  %top_slot = arith.constant 414 : index
  %end_slot = arith.constant 415 : index
  %heap = memref.get_global @__wami_heap : memref<416xi32>
  %need = func.call @__wami_heap_need(%size) : (i32) -> i32
  %too_large = arith.cmpi eq, %need, %c0 : i32
  %result = scf.if %too_large -> i32 {
    scf.yield %c0 : i32
  } else {
    %block = func.call @__wami_heap_find(%need) : (i32) -> i32
    %found = arith.cmpi ne, %block, %c0 : i32
    %pointer = scf.if %found -> i32 {
      %header = func.call @__wasm_load_i32(%block) : (i32) -> i32
      %total = arith.andi %header, %c-16 : i32
      func.call @__wami_heap_unlink(%block, %total) : (i32, i32) -> ()
      func.call @__wami_heap_trim(%block, %total, %need) : (i32, i32, i32) -> ()
      %payload = arith.addi %block, %c4 overflow<nuw> : i32
      scf.yield %payload : i32
    } else {
      // Cut it from the top, once the top is long enough or the host refuses.
      %short = scf.while : () -> i1 {
        %top = memref.load %heap[%top_slot] : memref<416xi32>
        %end = memref.load %heap[%end_slot] : memref<416xi32>
        %left = arith.subi %end, %top : i32
        %lacks = arith.cmpi ult, %left, %need : i32
        %again = scf.if %lacks -> i1 {
          %grown = func.call @__wami_heap_grow(%need) : (i32) -> i1
          scf.yield %grown : i1
        } else {
          scf.yield %lacks : i1
        }
        scf.condition(%again) %lacks : i1
      } do {
      ^bb0(%lacks: i1):
        scf.yield
      }
      %payload = scf.if %short -> i32 {
        scf.yield %c0 : i32
      } else {
        %top = memref.load %heap[%top_slot] : memref<416xi32>
        func.call @__wasm_store_i32(%need, %top) : (i32, i32) -> ()
        %new_top = arith.addi %top, %need overflow<nuw> : i32
        func.call @__wasm_store_i32(%c0, %new_top) : (i32, i32) -> ()
        memref.store %new_top, %heap[%top_slot] : memref<416xi32>
        %cut = arith.addi %top, %c4 overflow<nuw> : i32
        scf.yield %cut : i32
      }
      scf.yield %payload : i32
    }
    scf.yield %pointer : i32
  }
  return %result : i32
}

// Gives back what malloc, calloc, realloc or aligned_alloc gave; nothing for 0.
func.func @free(%pointer: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  %c-16 = arith.constant -16 : i32
  %top_slot = arith.constant 414 : index
  %heap = memref.get_global @__wami_heap : memref<416xi32>
  %given = arith.cmpi ne, %pointer, %c0 : i32
  scf.if %given {
    %freed = arith.subi %pointer, %c4 : i32
    %header = func.call @__wasm_load_i32(%freed) : (i32) -> i32
    %own_size = arith.andi %header, %c-16 : i32
    %next = arith.addi %freed, %own_size overflow<nuw> : i32
    %prev_bit = arith.andi %header, %c2 : i32
    %prev_free = arith.cmpi ne, %prev_bit, %c0 : i32
    %block, %size = scf.if %prev_free -> (i32, i32) {
      %footer_at = arith.subi %freed, %c4 : i32
      %prev_size = func.call @__wasm_load_i32(%footer_at) : (i32) -> i32
      %prev = arith.subi %freed, %prev_size : i32
      func.call @__wami_heap_unlink(%prev, %prev_size) : (i32, i32) -> ()
      %sum = arith.addi %own_size, %prev_size : i32
      scf.yield %prev, %sum : i32, i32
    } else {
      scf.yield %freed, %own_size : i32, i32
    }
    %top = memref.load %heap[%top_slot] : memref<416xi32>
    %last = arith.cmpi eq, %next, %top : i32
    scf.if %last {
      memref.store %block, %heap[%top_slot] : memref<416xi32>
      func.call @__wasm_store_i32(%c0, %block) : (i32, i32) -> ()
    } else {
      %room = func.call @__wami_heap_room(%next) : (i32) -> i32
      %next_free = arith.cmpi ne, %room, %c0 : i32
      scf.if %next_free {
        func.call @__wami_heap_unlink(%next, %room) : (i32, i32) -> ()
      }
      %total = arith.addi %size, %room : i32
      %after = arith.addi %next, %room overflow<nuw> : i32
      %free_header = arith.ori %total, %c1 : i32
      func.call @__wasm_store_i32(%free_header, %block) : (i32, i32) -> ()
      %footer = arith.subi %after, %c4 : i32
      func.call @__wasm_store_i32(%total, %footer) : (i32, i32) -> ()
      %after_header = func.call @__wasm_load_i32(%after) : (i32) -> i32
      %marked = arith.ori %after_header, %c2 : i32
      func.call @__wasm_store_i32(%marked, %after) : (i32, i32) -> ()

      %class = func.call @__wami_heap_class(%total) : (i32) -> i32
      %slot = arith.index_cast %class : i32 to index
      %head = memref.load %heap[%slot] : memref<416xi32>
      memref.store %block, %heap[%slot] : memref<416xi32>
      %next_at = arith.addi %block, %c4 overflow<nuw> : i32
      func.call @__wasm_store_i32(%head, %next_at) : (i32, i32) -> ()
      %prev_at = arith.addi %block, %c8 overflow<nuw> : i32
      func.call @__wasm_store_i32(%c0, %prev_at) : (i32, i32) -> ()
      %was_empty = arith.cmpi eq, %head, %c0 : i32
      scf.if %was_empty {
        func.call @__wami_heap_flip(%class) : (i32) -> ()
      } else {
        %back_at = arith.addi %head, %c8 overflow<nuw> : i32
        func.call @__wasm_store_i32(%block, %back_at) : (i32, i32) -> ()
      }
    }
  }
  return
}

// The same bytes, as many as fit, in a place of %size bytes: in place if what follows is free or the end of memory, else copied.
// malloc for pointer 0; a place of the least size for size 0; 0, and the old place as it was, if there is no memory.
func.func @realloc(%pointer: i32, %size: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c-16 = arith.constant -16 : i32
  %top_slot = arith.constant 414 : index
  %end_slot = arith.constant 415 : index
  %heap = memref.get_global @__wami_heap : memref<416xi32>
  %need = func.call @__wami_heap_need(%size) : (i32) -> i32
  %none = arith.cmpi eq, %pointer, %c0 : i32
  %too_large = arith.cmpi eq, %need, %c0 : i32
  %like_malloc = arith.ori %none, %too_large : i1
  %result = scf.if %like_malloc -> i32 {
    %new = func.call @malloc(%size) : (i32) -> i32
    scf.yield %new : i32
  } else {
    %block = arith.subi %pointer, %c4 : i32
    %header = func.call @__wasm_load_i32(%block) : (i32) -> i32
    %own_size = arith.andi %header, %c-16 : i32
    %next = arith.addi %block, %own_size overflow<nuw> : i32
    %more = arith.subi %need, %own_size : i32
    %grows = arith.cmpi ugt, %need, %own_size : i32
    %top = memref.load %heap[%top_slot] : memref<416xi32>
    %last = arith.cmpi eq, %next, %top : i32
    %room = scf.if %last -> i32 {
      // Memory is grown only if there is no free block to move to: else blocks at the end would draw in memory while holes stay empty.
      %end = memref.load %heap[%end_slot] : memref<416xi32>
      %left = arith.subi %end, %top : i32
      %short = arith.cmpi ult, %left, %more : i32
      %lacks = arith.andi %short, %grows : i1
      scf.if %lacks {
        %found = func.call @__wami_heap_find(%need) : (i32) -> i32
        %full = arith.cmpi eq, %found, %c0 : i32
        scf.if %full {
          %grown = func.call @__wami_heap_grow(%more) : (i32) -> i1
        }
      }
      %new_top = memref.load %heap[%top_slot] : memref<416xi32>
      %still_last = arith.cmpi eq, %next, %new_top : i32
      %new_room = scf.if %still_last -> i32 {
        %new_end = memref.load %heap[%end_slot] : memref<416xi32>
        %new_left = arith.subi %new_end, %top : i32
        scf.yield %new_left : i32
      } else {
        // The top has moved behind somebody else's pages, and what follows is a free block or a closing header.
        %old_left = func.call @__wami_heap_room(%next) : (i32) -> i32
        scf.yield %old_left : i32
      }
      scf.yield %new_room : i32
    } else {
      %after = func.call @__wami_heap_room(%next) : (i32) -> i32
      scf.yield %after : i32
    }
    %fits_grown = arith.cmpi uge, %room, %more : i32
    %shrinks = arith.xori %grows, %true : i1
    %fits = arith.ori %fits_grown, %shrinks : i1
    %place = scf.if %fits -> i32 {
      %total = scf.if %grows -> i32 {
        // Take all of what follows, the top too: trim gives back what is too much.
        %now_top = memref.load %heap[%top_slot] : memref<416xi32>
        %is_top = arith.cmpi eq, %next, %now_top : i32
        scf.if %is_top {
          %now_end = memref.load %heap[%end_slot] : memref<416xi32>
          memref.store %now_end, %heap[%top_slot] : memref<416xi32>
          func.call @__wasm_store_i32(%c0, %now_end) : (i32, i32) -> ()
        } else {
          func.call @__wami_heap_unlink(%next, %room) : (i32, i32) -> ()
        }
        %with_room = arith.addi %own_size, %room : i32
        scf.yield %with_room : i32
      } else {
        scf.yield %own_size : i32
      }
      func.call @__wami_heap_trim(%block, %total, %need) : (i32, i32, i32) -> ()
      scf.yield %pointer : i32
    } else {
      %new = func.call @malloc(%size) : (i32) -> i32
      %have = arith.cmpi ne, %new, %c0 : i32
      scf.if %have {
        %bytes = arith.subi %own_size, %c4 : i32
        func.call @__wasm_memory_copy(%new, %pointer, %bytes) : (i32, i32, i32) -> ()
        func.call @free(%pointer) : (i32) -> ()
      }
      scf.yield %new : i32
    }
    scf.yield %place : i32
  }
  return %result : i32
}

// %size bytes whose address is a multiple of %alignment, a power of two (else 0). As in C11, but any size will do.
//
//   malloc:  | header |          size + alignment bytes           |
//   split:   | header | free | header | size bytes         | free |
//                                     ^ a multiple of the alignment, hence also of 16
func.func @aligned_alloc(%alignment: i32, %size: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c4 = arith.constant 4 : i32
  %c16 = arith.constant 16 : i32
  %c-1 = arith.constant -1 : i32
  %c-16 = arith.constant -16 : i32
  %ones = math.ctpop %alignment : i32
  %power = arith.cmpi eq, %ones, %c1 : i32
  %small = arith.cmpi ule, %alignment, %c16 : i32
  %extra = arith.select %small, %c0, %alignment : i32
  %sum = arith.addi %size, %extra : i32
  %carry = arith.cmpi ult, %sum, %size : i32
  %too_large = arith.select %carry, %c-1, %sum : i32
  %asked = arith.select %power, %too_large, %c-1 : i32
  %pointer = func.call @malloc(%asked) : (i32) -> i32
  %none = arith.cmpi eq, %pointer, %c0 : i32
  %done = arith.ori %none, %small : i1
  %result = scf.if %done -> i32 {
    scf.yield %pointer : i32
  } else {
    %minus = arith.subi %c0, %alignment : i32
    %minus1 = arith.subi %alignment, %c1 : i32
    %past = arith.addi %pointer, %minus1 : i32
    %place = arith.andi %past, %minus : i32
    %block = arith.subi %pointer, %c4 : i32
    %header = func.call @__wasm_load_i32(%block) : (i32) -> i32
    %total = arith.andi %header, %c-16 : i32
    %gap = arith.subi %place, %pointer : i32
    %rest = arith.subi %total, %gap : i32
    %new_block = arith.subi %place, %c4 : i32
    %has_gap = arith.cmpi ne, %gap, %c0 : i32
    scf.if %has_gap {
      %prev_bit = arith.andi %header, %c2 : i32
      %gap_header = arith.ori %gap, %prev_bit : i32
      func.call @__wasm_store_i32(%gap_header, %block) : (i32, i32) -> ()
      func.call @__wasm_store_i32(%rest, %new_block) : (i32, i32) -> ()
      func.call @free(%pointer) : (i32) -> ()
    }
    %need = func.call @__wami_heap_need(%size) : (i32) -> i32
    func.call @__wami_heap_trim(%new_block, %rest, %need) : (i32, i32, i32) -> ()
    scf.yield %place : i32
  }
  return %result : i32
}

// %count times %size bytes, all zero; 0 if the product does not fit or there is no memory.
func.func @calloc(%count: i32, %size: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c-1 = arith.constant -1 : i32
  %c32 = arith.constant 32 : i64
  %c0_i64 = arith.constant 0 : i64
  %count_i64 = arith.extui %count : i32 to i64
  %size_i64 = arith.extui %size : i32 to i64
  %product = arith.muli %count_i64, %size_i64 : i64
  %high = arith.shrui %product, %c32 : i64
  %bytes = arith.trunci %product : i64 to i32
  %fits = arith.cmpi eq, %high, %c0_i64 : i64
  %asked = arith.select %fits, %bytes, %c-1 : i32
  %pointer = func.call @malloc(%asked) : (i32) -> i32
  %have = arith.cmpi ne, %pointer, %c0 : i32
  scf.if %have {
    func.call @__wasm_memory_fill(%pointer, %c0, %asked) : (i32, i32, i32) -> ()
  }
  return %pointer : i32
}
