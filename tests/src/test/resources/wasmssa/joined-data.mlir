// Active segments of neighbours become one in standard MLIR; no byte is another one for it.
// run: @first(8) == 97
// run: @first(9) == 98
// run: @first(10) == 99
// run: @first(11) == 100
// run: @first(12) == 0
// run: @first(75) == 0
// run: @first(76) == 101
// run: @first(77) == 102
// run: @first(78) == 0
// run: @first(79) == 105
// run: @first(80) == 106
// run: @first(81) == 0
// run: @first(142) == 0
// run: @first(143) == 103
// run: @first(144) == 107
// run: @first(145) == 108
// run: @first(146) == 0
// run: @first(300) == 109
// run: @first(302) == 110
// run: @first(303) == 112
// run: @first(304) == 111
// run: @first(305) == 0
// run: @first(65535) == 115
// run: @second(0) == 113
// run: @second(1) == 0
// run: @second(2) == 114

module {
  wasmssa.func exported @first(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_u %0 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.func exported @second(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.load8_u %0 memory = @mem_1 : i32
    wasmssa.return %1 : i32
  }
  wasmssa.memory @mem_0 !wasmssa<limit[1:]>
  wasmssa.memory @mem_1 !wasmssa<limit[1:]>
  // side by side, and 64 zeros
  wasmssa.data @data_0 "ab" in @mem_0 at {
    %0 = wasmssa.const 8 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_1 "cd" in @mem_0 at {
    %0 = wasmssa.const 10 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_2 "ef" in @mem_0 at {
    %0 = wasmssa.const 76 : i32
    wasmssa.return %0 : i32
  }
  // 65 zeros, and over the byte before
  wasmssa.data @data_3 "gh" in @mem_0 at {
    %0 = wasmssa.const 143 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_4 "kl" in @mem_0 at {
    %0 = wasmssa.const 144 : i32
    wasmssa.return %0 : i32
  }
  // back, between what is there
  wasmssa.data @data_5 "ij" in @mem_0 at {
    %0 = wasmssa.const 79 : i32
    wasmssa.return %0 : i32
  }
  // zeros that would be written over what is there
  wasmssa.data @data_6 "n" in @mem_0 at {
    %0 = wasmssa.const 302 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_7 "o" in @mem_0 at {
    %0 = wasmssa.const 304 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_8 "m" in @mem_0 at {
    %0 = wasmssa.const 300 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_9 "p" in @mem_0 at {
    %0 = wasmssa.const 303 : i32
    wasmssa.return %0 : i32
  }
  // another memory
  wasmssa.data @data_10 "q" in @mem_1 at {
    %0 = wasmssa.const 0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_11 "r" in @mem_1 at {
    %0 = wasmssa.const 2 : i32
    wasmssa.return %0 : i32
  }
  // the last byte, and none behind it
  wasmssa.data @data_12 "s" in @mem_0 at {
    %0 = wasmssa.const 65535 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.data @data_13 "" in @mem_0 at {
    %0 = wasmssa.const 65536 : i32
    wasmssa.return %0 : i32
  }
}
