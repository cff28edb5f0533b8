// Flags as properties, by words and by numbers, and attributes of the same name; calling conventions.

llvm.func @f(%a: i1) {
    "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nsw,nsw>}> : (i1, i1) -> i1
    "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<nuw,nsw>}> : (i1, i1) -> i1
    "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<none,nsw>}> : (i1, i1) -> i1
    "llvm.add"(%a, %a) <{overflowFlags = #llvm.overflow<none>}> : (i1, i1) -> i1
    "llvm.add"(%a, %a)  {x= #llvm.overflow<none>, overflowFlags = 4} : (i1, i1) -> i1
    %0 = llvm.add %a, %a  {x= #llvm.overflow<none>, overflowFlags = 4} : i1
    llvm.return
}

// -----

llvm.func arm_aapcs_vfpcc @bar(!llvm.ptr)
llvm.func hhvm_ccc @baz()
llvm.func @calls(%p: !llvm.ptr) {
  llvm.call arm_aapcs_vfpcc @bar(%p) : (!llvm.ptr) -> ()
  llvm.call hhvm_ccc @baz() : () -> ()
  llvm.return
}
