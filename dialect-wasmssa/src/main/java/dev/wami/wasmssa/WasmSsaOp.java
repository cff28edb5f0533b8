package dev.wami.wasmssa;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code wasmssa}. */
public enum WasmSsaOp implements OpKind {
    FUNC("wasmssa.func"),
    IMPORT_FUNC("wasmssa.import_func"),
    GLOBAL("wasmssa.global"),
    IMPORT_GLOBAL("wasmssa.import_global"),
    MEMORY("wasmssa.memory"),
    IMPORT_MEM("wasmssa.import_mem"),
    TABLE("wasmssa.table"),
    IMPORT_TABLE("wasmssa.import_table"),
    DATA("wasmssa.data"),
    ELEM("wasmssa.elem"),
    EXPORT("wasmssa.export"),
    START("wasmssa.start"),
    CUSTOM("wasmssa.custom"),
    CONST("wasmssa.const"),
    LOCAL("wasmssa.local"),
    LOCAL_GET("wasmssa.local_get"),
    LOCAL_SET("wasmssa.local_set"),
    LOCAL_TEE("wasmssa.local_tee"),
    GLOBAL_GET("wasmssa.global_get"),
    GLOBAL_SET("wasmssa.global_set"),
    BLOCK("wasmssa.block"),
    LOOP("wasmssa.loop"),
    IF("wasmssa.if"),
    BLOCK_RETURN("wasmssa.block_return"),
    RETURN("wasmssa.return"),
    BRANCH("wasmssa.branch"),
    BRANCH_IF("wasmssa.branch_if"),
    BRANCH_TABLE("wasmssa.branch_table"),
    UNREACHABLE("wasmssa.unreachable"),
    CALL("wasmssa.call"),
    CALL_INDIRECT("wasmssa.call_indirect"),
    RETURN_CALL("wasmssa.return_call"),
    RETURN_CALL_INDIRECT("wasmssa.return_call_indirect"),
    CALL_REF("wasmssa.call_ref"),
    RETURN_CALL_REF("wasmssa.return_call_ref"),
    BR_ON_NULL("wasmssa.br_on_null"),
    BR_ON_NON_NULL("wasmssa.br_on_non_null"),
    BR_ON_CAST("wasmssa.br_on_cast"),
    BR_ON_CAST_FAIL("wasmssa.br_on_cast_fail"),
    TYPE("wasmssa.type"),
    TAG("wasmssa.tag"),
    IMPORT_TAG("wasmssa.import_tag"),
    THROW("wasmssa.throw"),
    THROW_REF("wasmssa.throw_ref"),
    TRY_TABLE("wasmssa.try_table"),
    CONT_NEW("wasmssa.cont_new"),
    CONT_BIND("wasmssa.cont_bind"),
    SUSPEND("wasmssa.suspend"),
    RESUME("wasmssa.resume"),
    RESUME_THROW("wasmssa.resume_throw"),
    RESUME_THROW_REF("wasmssa.resume_throw_ref"),
    SWITCH("wasmssa.switch"),
    UPCAST("wasmssa.upcast"),
    DROP("wasmssa.drop"),
    NOP("wasmssa.nop"),
    SELECT("wasmssa.select"),
    REF_NULL("wasmssa.ref_null"),
    REF_IS_NULL("wasmssa.ref_is_null"),
    REF_FUNC("wasmssa.ref_func");

    private final String opName;

    WasmSsaOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case FUNC -> new Functions.FuncOp(state);
            case IMPORT_FUNC -> new Functions.ImportFuncOp(state);
            case GLOBAL -> new Definitions.GlobalOp(state);
            case IMPORT_GLOBAL -> new Definitions.ImportGlobalOp(state);
            case MEMORY -> new Definitions.MemoryOp(state);
            case IMPORT_MEM -> new Definitions.ImportMemOp(state);
            case TABLE -> new Definitions.TableOp(state);
            case IMPORT_TABLE -> new Definitions.ImportTableOp(state);
            case DATA -> new Segments.DataOp(state);
            case ELEM -> new Segments.ElemOp(state);
            case EXPORT -> new ModuleFields.ExportOp(state);
            case START -> new ModuleFields.StartOp(state);
            case CUSTOM -> new ModuleFields.CustomOp(state);
            case CONST -> new ConstOp(state);
            case LOCAL -> new Locals.LocalOp(state);
            case LOCAL_GET -> new Locals.LocalGetOp(state);
            case LOCAL_SET -> new Locals.LocalSetOp(state);
            case LOCAL_TEE -> new Locals.LocalTeeOp(state);
            case GLOBAL_GET -> new Globals.GlobalGetOp(state);
            case GLOBAL_SET -> new Globals.GlobalSetOp(state);
            case BLOCK -> new Blocks.BlockOp(state);
            case LOOP -> new Blocks.LoopOp(state);
            case IF -> new Blocks.IfOp(state);
            case BLOCK_RETURN -> new Branches.BlockReturnOp(state);
            case RETURN -> new Branches.ReturnOp(state);
            case BRANCH -> new Branches.BranchOp(state);
            case BRANCH_IF -> new Branches.BranchIfOp(state);
            case BRANCH_TABLE -> new Branches.BranchTableOp(state);
            case UNREACHABLE -> new Branches.UnreachableOp(state);
            case CALL -> new Calls.CallOp(state);
            case CALL_INDIRECT -> new Calls.CallIndirectOp(state);
            case RETURN_CALL -> new TailCalls.ReturnCallOp(state);
            case RETURN_CALL_INDIRECT -> new TailCalls.ReturnCallIndirectOp(state);
            case CALL_REF -> new ReferenceCalls.CallRefOp(state);
            case RETURN_CALL_REF -> new ReferenceCalls.ReturnCallRefOp(state);
            case BR_ON_NULL -> new ReferenceBranches.BrOnNullOp(state);
            case BR_ON_NON_NULL -> new ReferenceBranches.BrOnNonNullOp(state);
            case BR_ON_CAST -> new ReferenceBranches.BrOnCastOp(ReferenceBranches.BrOnCastOp.SPEC, state);
            case BR_ON_CAST_FAIL -> new ReferenceBranches.BrOnCastOp(ReferenceBranches.BrOnCastOp.FAIL, state);
            case TYPE -> new TypeOp(state);
            case TAG -> new Exceptions.TagOp(state);
            case IMPORT_TAG -> new Exceptions.ImportTagOp(state);
            case THROW -> new Exceptions.ThrowOp(state);
            case THROW_REF -> new Exceptions.ThrowRefOp(state);
            case TRY_TABLE -> new TryTableOp(state);
            case CONT_NEW -> new Continuations.ContNewOp(state);
            case CONT_BIND -> new Continuations.ContBindOp(state);
            case SUSPEND -> new Continuations.SuspendOp(state);
            case RESUME -> new Resumptions.ResumeOp(state);
            case RESUME_THROW -> new Resumptions.ResumeThrowOp(state);
            case RESUME_THROW_REF -> new Resumptions.ResumeThrowRefOp(state);
            case SWITCH -> new Continuations.SwitchOp(state);
            case UPCAST -> new UpcastOp(state);
            case DROP -> new Parametric.DropOp(state);
            case NOP -> new Parametric.NopOp(state);
            case SELECT -> new Parametric.SelectOp(state);
            case REF_NULL -> new References.RefNullOp(state);
            case REF_IS_NULL -> new References.RefIsNullOp(state);
            case REF_FUNC -> new References.RefFuncOp(state);
        };
    }
}
