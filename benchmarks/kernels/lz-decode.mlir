// Decodes tokens of an LZ77 format: literals - their number, then they - and copies - their number, and how far back, which may overlap.

!code = memref<64000xi8>
!out = memref<96000xi8>
!lengths = memref<2xi32>

func.func private @print_i32(i32)
func.func private @toggle_gpio()

// 20 bits that look random.
func.func private @noise(%i: index) -> i32 {
  %factor = arith.constant -1640531527 : i32
  %shift = arith.constant 12 : i32
  %x = arith.index_cast %i : index to i32
  %product = arith.muli %x, %factor : i32
  %bits = arith.shrui %product, %shift : i32
  return %bits : i32
}

func.func private @byte(%code: !code, %at: index) -> index {
  %byte = memref.load %code[%at] : !code
  %value = arith.index_castui %byte : i8 to index
  return %value : index
}

func.func @kernel(%code: !code, %out: !out, %lengths: !lengths) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %length = affine.load %lengths[0] : !lengths
  %end = arith.index_cast %length : i32 to index
  %done:2 = scf.while (%from = %zero, %to = %zero) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %from, %end : index
    scf.condition(%more) %from, %to : index, index
  } do {
  ^bb0(%from: index, %to: index):
    %literals = func.call @byte(%code, %from) : (!code, index) -> index
    %first = arith.addi %from, %one : index
    scf.for %i = %zero to %literals step %one {
      %source = arith.addi %first, %i : index
      %target = arith.addi %to, %i : index
      %byte = memref.load %code[%source] : !code
      memref.store %byte, %out[%target] : !out
    }
    %of_copy = arith.addi %first, %literals : index
    %of_back = arith.addi %of_copy, %one : index
    %next = arith.addi %of_back, %one : index
    %copied = func.call @byte(%code, %of_copy) : (!code, index) -> index
    %back = func.call @byte(%code, %of_back) : (!code, index) -> index
    %start = arith.addi %to, %literals : index
    scf.for %i = %zero to %copied step %one {
      %target = arith.addi %start, %i : index
      %source = arith.subi %target, %back : index
      %byte = memref.load %out[%source] : !out
      memref.store %byte, %out[%target] : !out
    }
    %after = arith.addi %start, %copied : index
    scf.yield %next, %after : index, index
  }
  %decoded = arith.index_cast %done#1 : index to i32
  affine.store %decoded, %lengths[1] : !lengths
  return
}

func.func @main() {
  %zero = arith.constant 0 : i32
  %none = arith.constant 0 : i8
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %fifteen = arith.constant 15 : i32
  %step = arith.constant 1 : index
  %start = arith.constant 0 : index
  %code = memref.alloc() : !code
  %out = memref.alloc() : !out
  %lengths = memref.alloc() : !lengths
  affine.for %i = 0 to 96000 {
    affine.store %none, %out[%i] : !out
  }
  %end = affine.for %t = 0 to 4000 iter_args(%at = %start) -> (index) {
    %bits = func.call @noise(%t) : (index) -> i32
    %low = arith.andi %bits, %seven : i32
    %literals = arith.addi %low, %one : i32
    %literals_byte = arith.trunci %literals : i32 to i8
    memref.store %literals_byte, %code[%at] : !code
    %first = arith.addi %at, %step : index
    %number = arith.index_cast %literals : i32 to index
    scf.for %i = %start to %number step %step {
      %seed = affine.apply affine_map<(t)[i] -> (t * 8 + i)>(%t)[%i]
      %letter = func.call @noise(%seed) : (index) -> i32
      %letter_byte = arith.trunci %letter : i32 to i8
      %place = arith.addi %first, %i : index
      memref.store %letter_byte, %code[%place] : !code
    }
    %of_copy = arith.addi %first, %number : index
    %copy_seed = affine.apply affine_map<(t) -> (t + 50000)>(%t)
    %copy_bits = func.call @noise(%copy_seed) : (index) -> i32
    %copied = arith.andi %copy_bits, %fifteen : i32
    %copied_byte = arith.trunci %copied : i32 to i8
    memref.store %copied_byte, %code[%of_copy] : !code
    %of_back = arith.addi %of_copy, %step : index
    %back_seed = affine.apply affine_map<(t) -> (t + 90000)>(%t)
    %back_bits = func.call @noise(%back_seed) : (index) -> i32
    %back_low = arith.andi %back_bits, %seven : i32
    // The first token has too little before it for more than 1.
    %is_first = arith.cmpi eq, %t, %start : index
    %back_part = arith.select %is_first, %zero, %back_low : i32
    %back = arith.addi %back_part, %one : i32
    %back_byte = arith.trunci %back : i32 to i8
    memref.store %back_byte, %code[%of_back] : !code
    %next = arith.addi %of_back, %step : index
    affine.yield %next : index
  }
  %length = arith.index_cast %end : index to i32
  affine.store %length, %lengths[0] : !lengths
  func.call @toggle_gpio() : () -> ()
  func.call @kernel(%code, %out, %lengths) : (!code, !out, !lengths) -> ()
  func.call @toggle_gpio() : () -> ()
  %decoded = affine.load %lengths[1] : !lengths
  func.call @print_i32(%decoded) : (i32) -> ()
  affine.for %i = 0 to 96000 {
    %byte = affine.load %out[%i] : !out
    %v = arith.extui %byte : i8 to i32
    func.call @print_i32(%v) : (i32) -> ()
  }
  return
}
