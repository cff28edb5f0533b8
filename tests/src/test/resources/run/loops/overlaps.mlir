// Memrefs that share memory, or nearly do: at each offset the loops give what they do one iteration after another, also
// where a test at run time lets other copies of them run (affine-loop-versioning).

// element k of 64 is k * k + 3 k
func.func private @filled() -> memref<256xi8> {
  %zero = arith.constant 0 : index
  %c3 = arith.constant 3 : i32
  %m = memref.alloc() : memref<256xi8>
  %v = memref.view %m[%zero][] : memref<256xi8> to memref<64xi32>
  affine.for %k = 0 to 64 {
    %i = arith.index_cast %k : index to i32
    %s = arith.muli %i, %i : i32
    %t = arith.muli %i, %c3 : i32
    %u = arith.addi %s, %t : i32
    affine.store %u, %v[%k] : memref<64xi32>
  }
  return %m : memref<256xi8>
}

// ((m0 * 31) + m1) * 31 + ...
func.func private @sum(%m: memref<256xi8>) -> i32 {
  %zero = arith.constant 0 : index
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %v = memref.view %m[%zero][] : memref<256xi8> to memref<64xi32>
  %s = affine.for %k = 0 to 64 iter_args(%a = %c0) -> (i32) {
    %x = affine.load %v[%k] : memref<64xi32>
    %p = arith.muli %a, %c31 : i32
    %q = arith.addi %p, %x : i32
    affine.yield %q : i32
  }
  memref.dealloc %m : memref<256xi8>
  return %s : i32
}

func.func private @scale(%a: memref<16xi32>, %b: memref<16xi32>) {
  %c5 = arith.constant 5 : i32
  affine.for %i = 0 to 16 {
    affine.for %t = 0 to 3 {
      %x = affine.load %a[%i] : memref<16xi32>
      %y = arith.muli %x, %c5 : i32
      %z = affine.load %b[%i] : memref<16xi32>
      %w = arith.addi %y, %z : i32
      affine.store %w, %b[%i] : memref<16xi32>
    }
  }
  return
}

// bytes from which 16 elements are read, and to which they are written
// run: @at(0, 0) == -1208975824
// run: @at(0, 64) == 186676656
// run: @at(0, 60) == 150782160
// run: @at(0, 4) == 707213208
// run: @at(64, 0) == -884771664
// run: @at(60, 0) == -739101248
// run: @at(4, 0) == 1637405344
// run: @at(128, 0) == -856337488
// run: @at(0, 192) == 1539454384
// run: @at(192, 0) == 75838128
// run: @at(192, 130) == 1181713472
func.func @at(%x: index, %y: index) -> i32 {
  %m = call @filled() : () -> memref<256xi8>
  %a = memref.view %m[%x][] : memref<256xi8> to memref<16xi32>
  %b = memref.view %m[%y][] : memref<256xi8> to memref<16xi32>
  call @scale(%a, %b) : (memref<16xi32>, memref<16xi32>) -> ()
  %s = call @sum(%m) : (memref<256xi8>) -> i32
  return %s : i32
}


// a prefix sum, written over what the first loop has read
func.func private @running(%a: memref<?xi32>, %b: memref<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi32>
    %y = arith.addi %x, %c1 : i32
    affine.store %y, %b[%i] : memref<?xi32>
  }
  %m = memref.dim %b, %zero : memref<?xi32>
  %s = affine.for %i = 0 to %m iter_args(%t = %c0) -> i32 {
    %x = affine.load %b[%i] : memref<?xi32>
    %u = arith.addi %t, %x : i32
    affine.store %u, %a[%i] : memref<?xi32>
    affine.yield %u : i32
  }
  return %s : i32
}

// run: @sums(0, 0, 0) == -671120320
// run: @sums(0, 0, 1) == 1449166880
// run: @sums(0, 4, 1) == 2075261789
// run: @sums(0, 4, 20) == 1769181692
// run: @sums(4, 0, 20) == 1150752418
// run: @sums(0, 80, 20) == 1701067824
// run: @sums(0, 76, 20) == -1506944100
// run: @sums(80, 0, 20) == 1759809016
// run: @sums(76, 0, 20) == 116926363
// run: @sums(60, 60, 3) == 119887687
// run: @sums(8, 8, 0) == -671120320
// run: @sums(0, 128, 32) == -14992096
func.func @sums(%x: index, %y: index, %n: index) -> i32 {
  %m = call @filled() : () -> memref<256xi8>
  %a = memref.view %m[%x][%n] : memref<256xi8> to memref<?xi32>
  %b = memref.view %m[%y][%n] : memref<256xi8> to memref<?xi32>
  %t = call @running(%a, %b, %n) : (memref<?xi32>, memref<?xi32>, index) -> i32
  %s = call @sum(%m) : (memref<256xi8>) -> i32
  %r = arith.addi %s, %t : i32
  return %r : i32
}

!square = memref<4x4xi32, strided<[16, ?], offset: ?>>

func.func private @affine(%a: !square, %b: !square) {
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  affine.for %t = 0 to 2 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %x = affine.load %a[%i, %j] : !square
        %y = arith.muli %x, %c3 : i32
        %z = arith.addi %y, %c7 : i32
        affine.store %z, %b[%i, %j] : !square
      }
    }
  }
  return
}

// squares of which the elements lie between one another's, or are one another's
// run: @squares(0, 0, 1) == -1208109632
// run: @squares(0, 4, 1) == 1517773920
// run: @squares(4, 0, 1) == 1746748768
// run: @squares(0, 3, 1) == 452271124
// run: @squares(0, 1, 2) == 1746062576
// run: @squares(1, 0, 2) == -984075504
// run: @squares(0, 8, 2) == -1426539920
// run: @squares(2, 1, 4) == -1396719792
// run: @squares(0, 12, 1) == -925176864
func.func @squares(%from: index, %to: index, %stride: index) -> i32 {
  %zero = arith.constant 0 : index
  %m = call @filled() : () -> memref<256xi8>
  %v = memref.view %m[%zero][] : memref<256xi8> to memref<64xi32>
  %a = memref.reinterpret_cast %v to offset: [%from], sizes: [4, 4], strides: [16, %stride] : memref<64xi32> to !square
  %b = memref.reinterpret_cast %v to offset: [%to], sizes: [4, 4], strides: [16, %stride] : memref<64xi32> to !square
  call @affine(%a, %b) : (!square, !square) -> ()
  %s = call @sum(%m) : (memref<256xi8>) -> i32
  return %s : i32
}

!down = memref<?xi32, strided<[-1], offset: 31>>

func.func private @reversed(%a: memref<?xi32, strided<[1], offset: ?>>, %b: !down, %n: index) {
  %c9 = arith.constant 9 : i32
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i] : memref<?xi32, strided<[1], offset: ?>>
    %y = arith.muli %x, %c9 : i32
    affine.store %y, %b[%i] : !down
  }
  return
}

// down from element 31
// run: @down(0, 0) == -671120320
// run: @down(1, 31) == -910170832
// run: @down(16, 16) == -1693928208
// run: @down(16, 15) == -695290616
// run: @down(17, 15) == -793720472
// run: @down(32, 0) == -312156000
// run: @down(32, 32) == 130914048
// run: @down(20, 5) == 1289412206
// run: @down(20, 31) == 549423724
func.func @down(%n: index, %from: index) -> i32 {
  %zero = arith.constant 0 : index
  %m = call @filled() : () -> memref<256xi8>
  %v = memref.view %m[%zero][] : memref<256xi8> to memref<64xi32>
  %a = memref.reinterpret_cast %v to offset: [%from], sizes: [%n], strides: [1]
      : memref<64xi32> to memref<?xi32, strided<[1], offset: ?>>
  %b = memref.reinterpret_cast %v to offset: [31], sizes: [%n], strides: [-1] : memref<64xi32> to !down
  call @reversed(%a, %b, %n) : (memref<?xi32, strided<[1], offset: ?>>, !down, index) -> ()
  %s = call @sum(%m) : (memref<256xi8>) -> i32
  return %s : i32
}

func.func private @add(%a: memref<40xi32>, %s: memref<1xi32>) {
  %c3 = arith.constant 3 : i32
  affine.for %i = 0 to 40 {
    %x = affine.load %a[%i] : memref<40xi32>
    %y = arith.muli %x, %c3 : i32
    %z = affine.load %s[0] : memref<1xi32>
    %w = arith.addi %y, %z : i32
    affine.store %w, %s[0] : memref<1xi32>
  }
  return
}

// a sum that is one of the summands, or behind them
// run: @dot(0) == 875394080
// run: @dot(68) == 129038160
// run: @dot(156) == -47719126
// run: @dot(160) == -104672224
// run: @dot(252) == -671051680
func.func @dot(%at: index) -> i32 {
  %zero = arith.constant 0 : index
  %m = call @filled() : () -> memref<256xi8>
  %a = memref.view %m[%zero][] : memref<256xi8> to memref<40xi32>
  %b = memref.view %m[%at][] : memref<256xi8> to memref<1xi32>
  call @add(%a, %b) : (memref<40xi32>, memref<1xi32>) -> ()
  %s = call @sum(%m) : (memref<256xi8>) -> i32
  return %s : i32
}
