define i32 @ints(i32 %v0, i32 %v1, <4 x i32> %v2) {
entry:
  %v3 = add i32 %v0, %v1
  %v4 = add nsw i32 %v0, %v1
  %v5 = sub nuw i32 %v0, %v1
  %v6 = mul nuw nsw i32 %v0, %v1
  %v7 = udiv i32 %v0, %v1
  %v8 = sdiv exact i32 %v0, %v1
  %v9 = urem i32 %v0, %v1
  %v10 = srem i32 %v0, %v1
  %v11 = and i32 %v0, %v1
  %v12 = or disjoint i32 %v0, %v1
  %v13 = xor <4 x i32> %v2, %v2
  %v14 = shl nuw i32 %v0, %v1
  %v15 = lshr exact i32 %v0, %v1
  %v16 = ashr i32 %v0, %v1
  %v17 = icmp slt i32 %v0, %v1
  %v18 = icmp eq <4 x i32> %v2, %v2
  %v19 = select i1 %v17, i32 %v0, i32 %v1
  %v20 = select <4 x i1> %v18, <4 x i32> %v2, <4 x i32> %v2
  %v21 = freeze i32 %v0
  ret i32 %v3
}

define float @floats(float %v0, float %v1, ptr %v2, i1 %v3) {
entry:
  %v4 = fadd float %v0, %v1
  %v5 = fsub fast float %v0, %v1
  %v6 = fmul nnan ninf float %v0, %v1
  %v7 = fdiv float %v0, %v1
  %v8 = frem float %v0, %v1
  %v9 = fneg float %v0
  %v10 = fcmp olt float %v0, %v1
  %v11 = fcmp nnan false float %v0, %v1
  %v12 = icmp ne ptr %v2, %v2
  %v13 = select contract i1 %v3, float %v0, float %v1
  ret float %v4
}

define void @casts(i32 %v0, float %v1, ptr %v2, <2 x i32> %v3) {
entry:
  %v4 = bitcast i32 %v0 to float
  %v5 = addrspacecast ptr %v2 to ptr addrspace(2)
  %v6 = inttoptr i32 %v0 to ptr
  %v7 = ptrtoint ptr %v2 to i64
  %v8 = sext i32 %v0 to i64
  %v9 = zext nneg i32 %v0 to i64
  %v10 = zext <2 x i32> %v3 to <2 x i64>
  %v11 = trunc i32 %v0 to i8
  %v12 = trunc nsw i32 %v0 to i8
  %v13 = sitofp i32 %v0 to float
  %v14 = uitofp nneg i32 %v0 to float
  %v15 = fptosi float %v1 to i32
  %v16 = fptoui float %v1 to i32
  %v17 = fpext float %v1 to double
  %v18 = fptrunc double %v17 to float
  %v19 = uitofp i32 %v0 to float
  ret void
}

define void @vec(<4 x float> %v0, i32 %v1, float %v2) {
entry:
  %v3 = extractelement <4 x float> %v0, i32 %v1
  %v4 = insertelement <4 x float> %v0, float %v2, i32 %v1
  %v5 = shufflevector <4 x float> %v0, <4 x float> %v0, <5 x i32> <i32 0, i32 3, i32 poison, i32 7, i32 1>
  ret void
}
