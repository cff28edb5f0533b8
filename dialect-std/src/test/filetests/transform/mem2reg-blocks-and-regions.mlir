// RUN: wami opt %s --mem2reg | filecheck %s --implicit-check-not=alloca
// beyond mlir-opt: mem2reg promotes through regions; upstream 22 leaves such slots in memory
// Several slots at once, in blocks and in the regions of operations in them.
// run: @twoSums(0, true) == 7
// run: @twoSums(4, true) == 20
// run: @twoSums(4, false) == -1
// run: @blocksInside(3) == 3
// run: @blocksInside(-3) == 3

// CHECK-LABEL: func.func @twoSums(
// CHECK: [[SUMS:%.*]]:2 = scf.for {{.*}} iter_args({{.*}}, {{.*}}) -> (i32, i32) {
// CHECK: scf.if {{.*}} -> (i32) {
// CHECK: cf.br ^bb3([[SUMS]]#0, [[SUMS]]#1 : i32, i32)
// CHECK: cf.br ^bb3(%{{.*}}, %{{.*}} : i32, i32)
func.func @twoSums(%n: index, %again: i1) -> i32 {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %minus = arith.constant -1 : i32
  %first = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %zero, %a[] : memref<i32>
  memref.store %seven, %b[] : memref<i32>
  cf.cond_br %again, ^loop, ^no
^loop:
  scf.for %i = %first to %n step %one {
    %x = memref.load %a[] : memref<i32>
    %y = memref.load %b[] : memref<i32>
    %k = arith.index_cast %i : index to i32
    %x1 = arith.addi %x, %k : i32
    %odd = arith.trunci %k : i32 to i1
    memref.store %x1, %a[] : memref<i32>
    scf.if %odd {
      %y1 = arith.addi %y, %x1 : i32
      memref.store %y1, %b[] : memref<i32>
    }
  }
  cf.br ^end
^no:
  memref.store %minus, %b[] : memref<i32>
  cf.br ^end
^end:
  %s = memref.load %b[] : memref<i32>
  %t = memref.load %a[] : memref<i32>
  %u = arith.addi %s, %t : i32
  return %u : i32
}

// CHECK-LABEL: func.func @blocksInside(
// CHECK: scf.execute_region -> i32 {
// CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%arg0 : i32)
// CHECK: scf.yield %{{.*}} : i32
func.func @blocksInside(%x: i32) -> i32 {
  %slot = memref.alloca() : memref<i32>
  %zero = arith.constant 0 : i32
  memref.store %x, %slot[] : memref<i32>
  scf.execute_region {
    %v = memref.load %slot[] : memref<i32>
    %negative = arith.cmpi slt, %v, %zero : i32
    cf.cond_br %negative, ^negate, ^done
  ^negate:
    %w = memref.load %slot[] : memref<i32>
    %m = arith.subi %zero, %w : i32
    memref.store %m, %slot[] : memref<i32>
    cf.br ^done
  ^done:
    scf.yield
  }
  %r = memref.load %slot[] : memref<i32>
  return %r : i32
}
