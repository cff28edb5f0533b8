@g0 = external global i32
@g1 = internal global i32 42
@g2 = private constant [4 x i8] c"abc\00"
@g3 = constant [2 x i8] c"hi"
@g4 = private unnamed_addr constant [2 x i32] [i32 1, i32 2], align 16
@g5 = internal dso_local thread_local addrspace(3) global double 0x3FF8000000000000, section "sec"
@g6 = weak local_unnamed_addr global ptr @g1
@g7 = linkonce_odr hidden constant i64 0
@g8 = external externally_initialized global i8
@g9 = extern_weak global i8
@g10 = common global i32 0
@g11 = protected global i32 0

define void @mem(ptr %v0, i64 %v1, i32 %v2, ptr addrspace(3) %v3, <2 x ptr> %v4) {
entry:
  %v5 = alloca float, i32 %v2
  %v6 = alloca inalloca { i32, float }, i64 %v1, align 8, addrspace(5)
  %v7 = load float, ptr %v0
  %v8 = load volatile i32, ptr %v0, align 4, !nontemporal !0
  %v9 = load ptr, ptr %v0, !invariant.load !1, !dereferenceable !2
  %v10 = load atomic i64, ptr addrspace(3) %v3 syncscope("singlethread") acquire, align 8
  store float %v7, ptr %v0
  store volatile i32 %v8, ptr %v0, align 2, !nontemporal !0
  store atomic i64 %v10, ptr addrspace(3) %v3 release, align 8
  store i64 %v10, ptr %v0, !invariant.group !1
  %v11 = load i64, ptr %v0, !invariant.group !1
  %v12 = getelementptr float, ptr %v0, i64 %v1
  %v13 = getelementptr inbounds { i32, [4 x i8] }, ptr %v0, i32 0, i32 1, i64 %v1
  %v14 = getelementptr inbounds nuw i8, ptr %v0, i32 3
  %v15 = getelementptr nusw i8, ptr %v0, i32 -3
  %v16 = getelementptr nuw [3 x i8], ptr %v0, i32 %v2, i64 %v1
  %v17 = getelementptr i8, <2 x ptr> %v4, i32 1
  %v18 = getelementptr nusw nuw i8, ptr %v0, i32 1
  %v19 = atomicrmw add ptr %v0, i32 %v2 monotonic
  %v20 = atomicrmw volatile xchg ptr %v0, i64 %v1 syncscope("agent") seq_cst, align 8
  %v21 = cmpxchg ptr %v0, i32 %v2, i32 %v2 acq_rel monotonic
  %v22 = cmpxchg weak volatile ptr %v0, i32 %v2, i32 %v2 syncscope("agent") seq_cst acquire, align 4
  fence seq_cst
  fence syncscope("agent") acquire
  %v23 = atomicrmw or ptr %v0, i32 %v2 acq_rel
  %v24 = atomicrmw fadd ptr %v0, float %v7 release
  ret void
}

!0 = !{i32 1}
!1 = !{}
!2 = !{i64 8}
