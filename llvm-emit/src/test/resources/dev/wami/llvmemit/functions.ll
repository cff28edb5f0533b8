declare i32 @ext(i32, ...)

declare void @none()

declare zeroext i8 @"quoted name"(i32 signext)

define internal i32 @i(i32 %v0) noinline "foo"="bar" {
entry:
  ret i32 %v0
}

define dso_local fastcc void @fast(i32 %v0) {
entry:
  ret void
}

define linkonce_odr hidden void @odr(ptr noalias captures(none) %v0) memory(argmem: read) noinline {
entry:
  ret void
}

define private void @ua() unnamed_addr "frame-pointer"="all" nounwind "target-cpu"="x" willreturn section ".s" align 16 {
entry:
  unreachable
}

define i32 @calls(ptr %v0, i32 %v1) {
entry:
  %v2 = call i32 @i(i32 %v1)
  call void @none()
  %v3 = call i32 (i32, ...) @ext(i32 %v1, ptr %v0)
  %v4 = call i32 %v0(i32 %v1)
  call void (...) %v0(i32 %v1)
  call fastcc void @fast(i32 %v1)
  %v5 = tail call i32 @i(i32 %v1) noinline
  %v6 = call noundef i32 @i(i32 signext %v1)
  ret i32 %v2
}

define i32 @flow(i1 %v0, i32 %v1) {
entry:
  br i1 %v0, label %bb1, label %bb2

bb1:
  br label %bb2

bb2:
  %v2 = phi i32 [ %v2, %bb3 ], [ %v1, %bb1 ], [ %v1, %entry ]
  br i1 %v0, label %bb3, label %bb4, !prof !0

bb3:
  switch i32 %v1, label %bb4 [
    i32 1, label %bb1
    i32 -2, label %bb2
  ]

bb4:
  switch i32 %v1, label %bb5 []

bb5:
  switch i32 %v1, label %bb1 [
    i32 3, label %bb6
  ], !prof !1

bb6:
  ret i32 %v1
}

define void @sw(i64 %v0) {
entry:
  switch i64 %v0, label %bb1 []

bb1:
  ret void
}

!0 = !{!"branch_weights", i32 3, i32 5}
!1 = !{!"branch_weights", i32 1, i32 2}
