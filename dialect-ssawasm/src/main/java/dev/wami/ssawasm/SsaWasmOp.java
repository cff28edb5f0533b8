package dev.wami.ssawasm;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code ssawasm}. */
public enum SsaWasmOp implements OpKind {
    CONST("ssawasm.const"),
    FUNC("ssawasm.func"),
    FUNC_IMPORT("ssawasm.func_import"),
    FUNC_REF("ssawasm.func_ref"),
    RETURN("ssawasm.return"),
    CALL("ssawasm.call"),
    CALL_INDIRECT("ssawasm.call_indirect"),
    CALL_REF("ssawasm.call_ref"),
    THROW("ssawasm.throw"),
    THROW_REF("ssawasm.throw_ref"),
    TRY("ssawasm.try"),
    TABLE("ssawasm.table"),
    TABLE_GET("ssawasm.table_get"),
    TABLE_SET("ssawasm.table_set"),
    TABLE_GROW("ssawasm.table_grow"),
    TABLE_SIZE("ssawasm.table_size"),
    TABLE_FILL("ssawasm.table_fill"),
    TABLE_COPY("ssawasm.table_copy"),
    TABLE_INIT("ssawasm.table_init"),
    ELEM("ssawasm.elem"),
    ELEM_DROP("ssawasm.elem_drop"),
    CONT_TYPE("ssawasm.cont_type"),
    TAG("ssawasm.tag"),
    CONT_NEW("ssawasm.cont_new"),
    SUSPEND("ssawasm.suspend"),
    RESUME("ssawasm.resume"),
    REF_NULL("ssawasm.ref_null"),
    REF_IS_NULL("ssawasm.ref_is_null"),
    REF_AS_NON_NULL("ssawasm.ref_as_non_null"),
    MEMORY("ssawasm.memory"),
    DATA("ssawasm.data"),
    MEMORY_SIZE("ssawasm.memory_size"),
    MEMORY_GROW("ssawasm.memory_grow"),
    MEMORY_COPY("ssawasm.memory_copy"),
    MEMORY_FILL("ssawasm.memory_fill"),
    MEMORY_INIT("ssawasm.memory_init"),
    DATA_DROP("ssawasm.data_drop"),
    GLOBAL_VAR("ssawasm.global_var"),
    GLOBAL_GET("ssawasm.global_get"),
    GLOBAL_SET("ssawasm.global_set"),
    LOCAL_DECL("ssawasm.local_decl"),
    LOCAL_GET("ssawasm.local_get"),
    LOCAL_SET("ssawasm.local_set"),
    LOCAL_TEE("ssawasm.local_tee"),
    BLOCK_LOOP("ssawasm.block_loop"),
    BLOCK_BLOCK("ssawasm.block_block"),
    IF("ssawasm.if"),
    EXIT("ssawasm.exit"),
    BR("ssawasm.br"),
    COND_BR("ssawasm.cond_br"),
    BR_TABLE("ssawasm.br_table"),
    UNREACHABLE("ssawasm.unreachable"),
    PSEUDO_BR("ssawasm.pseudo_br"),
    PSEUDO_COND_BR("ssawasm.pseudo_cond_br"),
    SELECT("ssawasm.select"),
    DROP("ssawasm.drop"),
    ON_STACK("ssawasm.on_stack"),
    SHUFFLE("ssawasm.shuffle"),
    REINTERPRET("ssawasm.reinterpret"),
    CAST_MEMREF_TO_I32("ssawasm.cast_memref_to_i32"),
    CAST_I32_TO_MEMREF("ssawasm.cast_i32_to_memref");

    private final String opName;

    SsaWasmOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case CONST -> new ConstOp(state);
            case FUNC -> new Functions.FuncOp(state);
            case FUNC_IMPORT -> new Functions.FuncImportOp(state);
            case FUNC_REF -> new Functions.FuncRefOp(state);
            case RETURN -> new Functions.ReturnOp(state);
            case CALL -> new Calls.CallOp(state);
            case CALL_INDIRECT -> new Calls.CallIndirectOp(state);
            case CALL_REF -> new ReferenceCalls.CallRefOp(state);
            case THROW -> new Exceptions.ThrowOp(state);
            case THROW_REF -> new Exceptions.ThrowRefOp(state);
            case TRY -> new TryOp(state);
            case TABLE -> new TableOp(state);
            case TABLE_GET -> new Tables.TableGetOp(state);
            case TABLE_SET -> new Tables.TableSetOp(state);
            case TABLE_GROW -> new Tables.TableGrowOp(state);
            case TABLE_SIZE -> new Tables.TableSizeOp(state);
            case TABLE_FILL -> new Tables.TableFillOp(state);
            case TABLE_COPY -> new Tables.TableCopyOp(state);
            case TABLE_INIT -> new Elements.TableInitOp(state);
            case ELEM -> new Elements.ElemOp(state);
            case ELEM_DROP -> new Elements.ElemDropOp(state);
            case CONT_TYPE -> new Continuations.ContTypeOp(state);
            case TAG -> new Continuations.TagOp(state);
            case CONT_NEW -> new Continuations.ContNewOp(state);
            case SUSPEND -> new Continuations.SuspendOp(state);
            case RESUME -> new ResumeOp(state);
            case REF_NULL -> new References.RefNullOp(state);
            case REF_IS_NULL -> new References.RefIsNullOp(state);
            case REF_AS_NON_NULL -> new References.RefAsNonNullOp(state);
            case MEMORY -> new MemoryDefinitions.MemoryOp(state);
            case DATA -> new MemoryDefinitions.DataOp(state);
            case MEMORY_SIZE -> new Bulk.MemorySizeOp(state);
            case MEMORY_GROW -> new Bulk.MemoryGrowOp(state);
            case MEMORY_COPY -> new Bulk.MemoryCopyOp(state);
            case MEMORY_FILL -> new Bulk.MemoryFillOp(state);
            case MEMORY_INIT -> new Bulk.MemoryInitOp(state);
            case DATA_DROP -> new Bulk.DataDropOp(state);
            case GLOBAL_VAR -> new Globals.GlobalVarOp(state);
            case GLOBAL_GET -> new Globals.GlobalGetOp(state);
            case GLOBAL_SET -> new Globals.GlobalSetOp(state);
            case LOCAL_DECL -> new Locals.LocalDeclOp(state);
            case LOCAL_GET -> new Locals.LocalGetOp(state);
            case LOCAL_SET -> new Locals.LocalSetOp(state);
            case LOCAL_TEE -> new Locals.LocalTeeOp(state);
            case BLOCK_LOOP -> new Control.BlockLoopOp(state);
            case BLOCK_BLOCK -> new Control.BlockBlockOp(state);
            case IF -> new IfOp(state);
            case EXIT -> new Control.ExitOp(state);
            case BR -> new Branches.BrOp(state);
            case COND_BR -> new Branches.CondBrOp(state);
            case BR_TABLE -> new Branches.BrTableOp(state);
            case UNREACHABLE -> new Branches.UnreachableOp(state);
            case PSEUDO_BR -> new Branches.PseudoBrOp(state);
            case PSEUDO_COND_BR -> new Branches.PseudoCondBrOp(state);
            case SELECT -> new Stack.SelectOp(state);
            case DROP -> new Stack.DropOp(state);
            case ON_STACK -> new Stack.OnStackOp(state);
            case SHUFFLE -> new ShuffleOp(state);
            case REINTERPRET -> new ReinterpretOp(state);
            case CAST_MEMREF_TO_I32 -> new Casts.CastMemrefToI32Op(state);
            case CAST_I32_TO_MEMREF -> new Casts.CastI32ToMemrefOp(state);
        };
    }
}
