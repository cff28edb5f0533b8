target datalayout = "e-m:e-i64:64"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { ptr, [2 x i32] }
%"nobody knows" = type opaque

@table = internal constant %pair { ptr getelementptr inbounds ([2 x i32], ptr @data, i32 0, i32 1), [2 x i32] [i32 7, i32 0] }
@data = global [2 x i32] [i32 1, i32 -2]
@bytes = private global [3 x i8] c"hi\00"
@zeros = private global [4 x [4 x double]] zeroinitializer
@floats = private global [3 x float] [float 0x3FF8000000000000, float 0x8000000000000000, float 0x7FF8000020000000]
@records = private global <{ i32, double }> <{ i32 1, double 0x4000000000000000 }>
@halves = private global [2 x half] [half 0xH3C00, half 0xH4000]
@unknown = external global %"nobody knows"

define i32 @edges(i1 %v0, i32 %v1, i32 %v2) {
entry:
  br i1 %v0, label %bb1, label %entry.edge1, !prof !0

entry.edge1:
  br label %bb1

bb1:
  %v3 = phi i32 [ %v2, %entry.edge1 ], [ %v1, %entry ]
  ret i32 %v3
}

define i32 @cases(i32 %v0) {
entry:
  switch i32 %v0, label %bb2 [
    i32 -1, label %entry.edge1
    i32 5, label %entry.edge2
    i32 6, label %bb1
  ]

entry.edge1:
  br label %bb2

entry.edge2:
  br label %bb2

bb1:
  br label %bb2

bb2:
  %v1 = phi i32 [ %v0, %bb1 ], [ %v0, %entry.edge2 ], [ 2, %entry.edge1 ], [ 1, %entry ]
  ret i32 %v1
}

declare ptr addrspace(1) @opaque(<{ i8, <2 x float> }>)

define i128 @wide(i128 %v0) {
entry:
  call void @llvm.assume(i1 true) [ "align"(ptr @data, i64 16) ]
  %v1 = and i128 %v0, 170141183460469231731687303715884105727
  ret i128 %v1
}

!0 = !{!"branch_weights", i32 1, i32 2}
