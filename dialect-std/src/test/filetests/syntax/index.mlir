// Every operation of the index dialect.
// RUN: wami opt %s | filecheck %s
// RUN: wami opt %s --mlir-print-op-generic | wami opt | filecheck %s
// CHECK-LABEL: func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64) {
// CHECK-NEXT:    %0 = index.add %arg0, %arg1
// CHECK-NEXT:    %1 = index.sub %arg0, %arg1
// CHECK-NEXT:    %2 = index.mul %arg0, %arg1
// CHECK-NEXT:    %3 = index.divs %arg0, %arg1
// CHECK-NEXT:    %4 = index.divu %arg0, %arg1
// CHECK-NEXT:    %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT:    %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT:    %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT:    %8 = index.rems %arg0, %arg1
// CHECK-NEXT:    %9 = index.remu %arg0, %arg1
// CHECK-NEXT:    %10 = index.maxs %arg0, %arg1
// CHECK-NEXT:    %11 = index.maxu %arg0, %arg1
// CHECK-NEXT:    %12 = index.mins %arg0, %arg1
// CHECK-NEXT:    %13 = index.minu %arg0, %arg1
// CHECK-NEXT:    %14 = index.shl %arg0, %arg1
// CHECK-NEXT:    %15 = index.shrs %arg0, %arg1
// CHECK-NEXT:    %16 = index.shru %arg0, %arg1
// CHECK-NEXT:    %17 = index.and %arg0, %arg1
// CHECK-NEXT:    %18 = index.or %arg0, %arg1
// CHECK-NEXT:    %19 = index.xor %arg0, %arg1
// CHECK-NEXT:    %20 = index.casts %arg2 : i32 to index
// CHECK-NEXT:    %21 = index.casts %arg0 : index to i64
// CHECK-NEXT:    %22 = index.castu %arg3 : i64 to index
// CHECK-NEXT:    %23 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:    %24 = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT:    %25 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:    %26 = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT:    %27 = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT:    %28 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT:    %29 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT:    %30 = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT:    %31 = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT:    %32 = index.cmp uge(%arg0, %arg1)
// CHECK-NEXT:    %33 = index.sizeof
// CHECK-NEXT:    %idx42 = index.constant 42
// CHECK-NEXT:    %idx-1 = index.constant -1
// CHECK-NEXT:    %true = index.bool.constant true
// CHECK-NEXT:    %false = index.bool.constant false
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @f(%a: index, %b: index, %x: i32, %y: i64) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %20 = index.casts %x : i32 to index
  %21 = index.casts %a : index to i64
  %22 = index.castu %y : i64 to index
  %23 = index.cmp eq(%a, %b)
  %24 = index.cmp ne(%a, %b)
  %25 = index.cmp slt(%a, %b)
  %26 = index.cmp sle(%a, %b)
  %27 = index.cmp sgt(%a, %b)
  %28 = index.cmp sge(%a, %b)
  %29 = index.cmp ult(%a, %b)
  %30 = index.cmp ule(%a, %b)
  %31 = index.cmp ugt(%a, %b)
  %32 = index.cmp uge(%a, %b)
  %33 = index.sizeof
  %34 = index.constant 42
  %35 = index.constant -1
  %36 = index.bool.constant true
  %37 = index.bool.constant false
  return
}
