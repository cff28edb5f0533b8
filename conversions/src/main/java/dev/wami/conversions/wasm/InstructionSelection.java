package dev.wami.conversions.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Bulk;
import dev.wami.ssawasm.Calls;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Continuations;
import dev.wami.ssawasm.Elements;
import dev.wami.ssawasm.Functions.FuncRefOp;
import dev.wami.ssawasm.Globals;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.SsaWasmOp;
import dev.wami.ssawasm.Tables;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasmspec.Opcode;
import java.util.Map;

/** The instruction for each operation that is no control flow. */
final class InstructionSelection {
    private final Map<Value, Integer> locals;
    private final Diagnostics diagnostics;

    InstructionSelection(Map<Value, Integer> locals, Diagnostics diagnostics) {
        this.locals = locals;
        this.diagnostics = diagnostics;
    }

    void select(Operation op, Builder out) {
        if (op instanceof NumericOp n) out.insert(new InstructionOp(op.location(), n.opcode()));
        else if (op instanceof MemoryAccess.AccessOp a)
            out.insert(InstructionOp.access(op.location(), a.opcode(), a.offset(), a.align(), null));
        else if (op.kind() instanceof SsaWasmOp kind) select(kind, op, out);
        else refuse(op);
    }

    private void refuse(Operation op) {
        diagnostics.error(op, "has no Wasm instruction; it should have been lowered before");
    }

    private void select(SsaWasmOp kind, Operation op, Builder out) {
        Location at = op.location();
        switch (kind) {
            case CONST -> out.insert(constant((ConstOp) op));
            case LOCAL_GET -> out.insert(local(op, Opcode.LOCAL_GET));
            case LOCAL_SET -> out.insert(local(op, Opcode.LOCAL_SET));
            case LOCAL_TEE -> out.insert(local(op, Opcode.LOCAL_TEE));
            case GLOBAL_GET ->
                out.insert(InstructionOp.global(
                        at,
                        Opcode.GLOBAL_GET,
                        ((Globals.GlobalGetOp) op).global().root()));
            case GLOBAL_SET ->
                out.insert(InstructionOp.global(
                        at,
                        Opcode.GLOBAL_SET,
                        ((Globals.GlobalSetOp) op).global().root()));
            case CALL ->
                out.insert(InstructionOp.function(
                        at, Opcode.CALL, ((Calls.CallOp) op).callee().root()));
            case CALL_INDIRECT -> {
                Calls.CallIndirectOp c = (Calls.CallIndirectOp) op;
                out.insert(InstructionOp.indirect(
                        at, Opcode.CALL_INDIRECT, c.signature(), c.table().root()));
            }
            case FUNC_REF ->
                out.insert(InstructionOp.function(
                        at, Opcode.REF_FUNC, ((FuncRefOp) op).function().root()));
            case MEMORY_SIZE -> out.insert(InstructionOp.memory(at, Opcode.MEMORY_SIZE, null));
            case MEMORY_GROW -> out.insert(InstructionOp.memory(at, Opcode.MEMORY_GROW, null));
            case MEMORY_FILL -> out.insert(InstructionOp.memory(at, Opcode.MEMORY_FILL, null));
            case MEMORY_COPY -> out.insert(InstructionOp.memoryCopy(at, null, null));
            case MEMORY_INIT ->
                out.insert(InstructionOp.data(
                        at, Opcode.MEMORY_INIT, ((Bulk.MemoryInitOp) op).data().root(), null));
            case DATA_DROP ->
                out.insert(InstructionOp.data(
                        at, Opcode.DATA_DROP, ((Bulk.DataDropOp) op).data().root(), null));
            case SELECT -> out.insert(select(op));
            case CONT_NEW -> {
                Continuations.ContNewOp c = (Continuations.ContNewOp) op;
                out.insert(InstructionOp.contNew(at, c.type().name()));
            }
            case SUSPEND ->
                out.insert(InstructionOp.suspend(
                        at, ((Continuations.SuspendOp) op).tag().root()));
            case REF_NULL ->
                out.insert(InstructionOp.refNull(at, StackTypes.of(op.result(0).type())));
            case REF_IS_NULL -> out.insert(new InstructionOp(at, Opcode.REF_IS_NULL));
            case TABLE_GET -> out.insert(table(op, Opcode.TABLE_GET));
            case TABLE_SET -> out.insert(table(op, Opcode.TABLE_SET));
            case TABLE_GROW -> out.insert(table(op, Opcode.TABLE_GROW));
            case TABLE_SIZE -> out.insert(table(op, Opcode.TABLE_SIZE));
            case TABLE_FILL -> out.insert(table(op, Opcode.TABLE_FILL));
            case TABLE_COPY -> {
                Tables.TableCopyOp c = (Tables.TableCopyOp) op;
                out.insert(InstructionOp.tableCopy(
                        at, c.table().root(), c.fromTable().root()));
            }
            case TABLE_INIT -> {
                Elements.TableInitOp i = (Elements.TableInitOp) op;
                out.insert(InstructionOp.elements(
                        at, Opcode.TABLE_INIT, i.elem().root(), i.table().root()));
            }
            case ELEM_DROP ->
                out.insert(InstructionOp.elements(
                        at, Opcode.ELEM_DROP, ((Elements.ElemDropOp) op).elem().root(), null));
            case DROP -> out.insert(new InstructionOp(at, Opcode.DROP));
            case UNREACHABLE -> out.insert(new InstructionOp(at, Opcode.UNREACHABLE));
            // declarations stand in the function's head, the others mark what the stack does by itself
            case LOCAL_DECL, ON_STACK, EXIT -> {}
            case CAST_MEMREF_TO_I32, CAST_I32_TO_MEMREF -> {}
            case FUNC,
                    FUNC_IMPORT,
                    RETURN,
                    TABLE,
                    ELEM,
                    CONT_TYPE,
                    TAG,
                    RESUME,
                    MEMORY,
                    DATA,
                    GLOBAL_VAR,
                    BLOCK_LOOP,
                    BLOCK_BLOCK,
                    IF,
                    BR,
                    COND_BR,
                    BR_TABLE,
                    PSEUDO_BR,
                    PSEUDO_COND_BR -> refuse(op);
        }
    }

    /** An address that is typed as a memref is an i32. */
    private static InstructionOp constant(ConstOp op) {
        if (op.result().type() instanceof MemRefType && op.value() instanceof IntegerAttr i) {
            return InstructionOp.constant(op.location(), IntegerAttr.of(IntegerType.I32, i.value()));
        }
        return InstructionOp.constant(op.location(), op.value());
    }

    /** References need their type written. */
    private static InstructionOp select(Operation op) {
        Type type = op.result(0).type();
        Type wasm = StackTypes.of(type);
        return wasm.equals(type)
                ? new InstructionOp(op.location(), Opcode.SELECT)
                : InstructionOp.select(op.location(), wasm);
    }

    private static InstructionOp table(Operation op, Opcode opcode) {
        return InstructionOp.table(
                op.location(), opcode, ((Tables.TableAccess) op).table().root());
    }

    private InstructionOp local(Operation op, Opcode opcode) {
        Integer index = locals.get(op.operand(0));
        if (index == null) throw new IllegalStateException("a local that was not declared");
        return InstructionOp.local(op.location(), opcode, index);
    }
}
