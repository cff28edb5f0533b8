package dev.wami.llvm;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code llvm}. */
public enum LlvmOp implements OpKind {
    FUNC("llvm.func"),
    CALL("llvm.call"),
    CALL_INTRINSIC("llvm.call_intrinsic"),
    RETURN("llvm.return"),
    BR("llvm.br"),
    COND_BR("llvm.cond_br"),
    SWITCH("llvm.switch"),
    UNREACHABLE("llvm.unreachable"),
    MLIR_GLOBAL("llvm.mlir.global"),
    MLIR_ADDRESSOF("llvm.mlir.addressof"),
    MLIR_ALIAS("llvm.mlir.alias"),
    MLIR_IFUNC("llvm.mlir.ifunc"),
    COMDAT("llvm.comdat"),
    COMDAT_SELECTOR("llvm.comdat_selector"),
    MLIR_GLOBAL_CTORS("llvm.mlir.global_ctors"),
    MLIR_GLOBAL_DTORS("llvm.mlir.global_dtors"),
    LINKER_OPTIONS("llvm.linker_options"),
    MODULE_FLAGS("llvm.module_flags"),
    BLOCKADDRESS("llvm.blockaddress"),
    BLOCKTAG("llvm.blocktag"),
    DSO_LOCAL_EQUIVALENT("llvm.dso_local_equivalent"),
    INDIRECTBR("llvm.indirectbr"),
    INLINE_ASM("llvm.inline_asm"),
    INVOKE("llvm.invoke"),
    LANDINGPAD("llvm.landingpad"),
    RESUME("llvm.resume"),
    VA_ARG("llvm.va_arg"),
    MLIR_CONSTANT("llvm.mlir.constant"),
    MLIR_UNDEF("llvm.mlir.undef"),
    MLIR_POISON("llvm.mlir.poison"),
    MLIR_ZERO("llvm.mlir.zero"),
    MLIR_NONE("llvm.mlir.none"),
    ALLOCA("llvm.alloca"),
    LOAD("llvm.load"),
    STORE("llvm.store"),
    GETELEMENTPTR("llvm.getelementptr"),
    ATOMICRMW("llvm.atomicrmw"),
    CMPXCHG("llvm.cmpxchg"),
    FENCE("llvm.fence"),
    ICMP("llvm.icmp"),
    FCMP("llvm.fcmp"),
    SELECT("llvm.select"),
    FREEZE("llvm.freeze"),
    EXTRACTVALUE("llvm.extractvalue"),
    INSERTVALUE("llvm.insertvalue"),
    EXTRACTELEMENT("llvm.extractelement"),
    INSERTELEMENT("llvm.insertelement"),
    SHUFFLEVECTOR("llvm.shufflevector");

    private final String opName;

    LlvmOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case FUNC -> new LlvmFuncOp(state);
            case CALL -> new LlvmCallOp(state);
            case CALL_INTRINSIC -> new CallIntrinsicOp(state);
            case RETURN -> new LlvmBranches.ReturnOp(state);
            case BR -> new LlvmBranches.BrOp(state);
            case COND_BR -> new LlvmBranches.CondBrOp(state);
            case SWITCH -> new LlvmSwitchOp(state);
            case UNREACHABLE -> new LlvmBranches.UnreachableOp(state);
            case MLIR_GLOBAL -> new LlvmGlobals.GlobalOp(state);
            case MLIR_ADDRESSOF -> new LlvmGlobals.AddressOfOp(state);
            case MLIR_ALIAS -> new LlvmAliases.AliasOp(state);
            case MLIR_IFUNC -> new LlvmAliases.IFuncOp(state);
            case COMDAT -> new LlvmComdat.ComdatOp(state);
            case COMDAT_SELECTOR -> new LlvmComdat.SelectorOp(state);
            case MLIR_GLOBAL_CTORS -> new LlvmModule.StructorsOp(LlvmModule.StructorsOp.CTORS, state);
            case MLIR_GLOBAL_DTORS -> new LlvmModule.StructorsOp(LlvmModule.StructorsOp.DTORS, state);
            case LINKER_OPTIONS -> new LlvmModule.LinkerOptionsOp(state);
            case MODULE_FLAGS -> new LlvmModule.ModuleFlagsOp(state);
            case BLOCKADDRESS -> new LlvmBlockAddresses.BlockAddressOp(state);
            case BLOCKTAG -> new LlvmBlockAddresses.BlockTagOp(state);
            case DSO_LOCAL_EQUIVALENT -> new LlvmBlockAddresses.DsoLocalEquivalentOp(state);
            case INDIRECTBR -> new LlvmIndirectBrOp(state);
            case INLINE_ASM -> new InlineAsmOp(state);
            case INVOKE -> new LlvmInvokeOp(state);
            case LANDINGPAD -> new LlvmExceptions.LandingpadOp(state);
            case RESUME -> new LlvmExceptions.ResumeOp(state);
            case VA_ARG -> new LlvmExceptions.VaArgOp(state);
            case MLIR_CONSTANT -> new LlvmConstants.ConstantOp(state);
            case MLIR_UNDEF -> new LlvmConstants.UndefOp(state);
            case MLIR_POISON -> new LlvmConstants.PoisonOp(state);
            case MLIR_ZERO -> new LlvmConstants.ZeroOp(state);
            case MLIR_NONE -> new LlvmConstants.NoneTokenOp(state);
            case ALLOCA -> new LlvmMemory.AllocaOp(state);
            case LOAD -> new LlvmMemory.LoadOp(state);
            case STORE -> new LlvmMemory.StoreOp(state);
            case GETELEMENTPTR -> new GepOp(state);
            case ATOMICRMW -> new LlvmAtomics.AtomicRmwOp(state);
            case CMPXCHG -> new LlvmAtomics.CmpXchgOp(state);
            case FENCE -> new LlvmAtomics.FenceOp(state);
            case ICMP -> new LlvmCompare.ICmpOp(state);
            case FCMP -> new LlvmCompare.FCmpOp(state);
            case SELECT -> new LlvmCompare.SelectOp(state);
            case FREEZE -> new LlvmCompare.FreezeOp(state);
            case EXTRACTVALUE -> new LlvmAggregates.ExtractValueOp(state);
            case INSERTVALUE -> new LlvmAggregates.InsertValueOp(state);
            case EXTRACTELEMENT -> new LlvmVectors.ExtractElementOp(state);
            case INSERTELEMENT -> new LlvmVectors.InsertElementOp(state);
            case SHUFFLEVECTOR -> new LlvmVectors.ShuffleVectorOp(state);
        };
    }
}
