func.func @every_operation(%a: index, %b: index, %x: i32) -> (index, i1, i64, i1) {
  %c = index.constant 5
  %t = index.bool.constant true
  %n = index.constant {tag} -3
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.ceildivs %4, %b
  %6 = index.ceildivu %5, %b
  %7 = index.floordivs %6, %b
  %8 = index.rems %7, %b
  %9 = index.remu %8, %b
  %10 = index.maxs %9, %b
  %11 = index.maxu %10, %b
  %12 = index.mins %11, %b
  %13 = index.minu %12, %b
  %14 = index.shl %13, %b
  %15 = index.shrs %14, %b
  %16 = index.shru %15, %b
  %17 = index.and %16, %b
  %18 = index.or %17, %b
  %19 = index.xor %18, %b {tag}
  %20 = index.casts %x : i32 to index
  %21 = index.castu %20 : index to i64
  %22 = index.sizeof
  %23 = index.add %19, %22
  %24 = index.add %23, %c
  %25 = index.cmp slt(%24, %n)
  return %24, %25, %21, %t : index, i1, i64, i1
}
func.func @predicates(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b) {tag}
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @folds(%a: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c5 = index.constant 5
  %0 = index.add %a, %c0
  %1 = index.add %c2, %a
  %2 = index.add %1, %c5
  %3 = index.mul %a, %c1
  %4 = index.mul %a, %c0
  %5 = index.mul %a, %c2
  %6 = index.mul %5, %c5
  %7 = index.sub %a, %c0
  %8 = index.and %a, %c5
  %9 = index.and %8, %c2
  %10 = index.maxs %a, %c2
  %11 = index.maxs %10, %c5
  return %0, %2, %3, %4, %6, %7, %9, %11 : index, index, index, index, index, index, index, index
}
func.func @constants_of_both_widths() -> (index, index, index, index, index, index, index, i1, i1, index, index) {
  %big = index.constant 4294967297
  %c5 = index.constant 5
  %m5 = index.constant -5
  %c33 = index.constant 33
  %0 = index.add %big, %c5
  %1 = index.divu %big, %c5
  %2 = index.divs %m5, %c5
  %3 = index.divu %m5, %c5
  %4 = index.shl %c5, %c33
  %5 = index.maxu %big, %c5
  %6 = index.maxs %m5, %c5
  %7 = index.cmp ult(%big, %c5)
  %8 = index.cmp slt(%m5, %c5)
  %9 = index.shrs %m5, %c5
  %10 = index.floordivs %m5, %c5
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : index, index, index, index, index, index, index, i1, i1, index, index
}
func.func @comparisons(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c5 = index.constant 5
  %0 = index.cmp sle(%a, %a)
  %1 = index.maxs %a, %c5
  %2 = index.cmp slt(%1, %c1)
  %3 = index.cmp sge(%1, %c5)
  %4 = index.minu %a, %c5
  %5 = index.cmp ugt(%4, %c5)
  %6 = index.sub %a, %b
  %7 = index.cmp eq(%6, %c0)
  %8 = index.cmp ne(%c0, %6)
  %9 = index.cmp eq(%1, %c1)
  %10 = index.cmp ult(%1, %c1)
  %11 = index.mins %a, %c1
  %12 = index.cmp sgt(%11, %c5)
  return %0, %2, %3, %5, %7, %8, %9, %12 : i1, i1, i1, i1, i1, i1, i1, i1
}
