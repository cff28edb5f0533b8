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
import dev.wami.ssawasm.Memory;
import dev.wami.ssawasm.NumericOp;
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
        Location at = op.location();
        switch (op.name()) {
            case "ssawasm.const" -> out.insert(constant((ConstOp) op));
            case "ssawasm.local_get" -> out.insert(local(op, Opcode.LOCAL_GET));
            case "ssawasm.local_set" -> out.insert(local(op, Opcode.LOCAL_SET));
            case "ssawasm.local_tee" -> out.insert(local(op, Opcode.LOCAL_TEE));
            case "ssawasm.global_get" ->
                out.insert(InstructionOp.global(
                        at,
                        Opcode.GLOBAL_GET,
                        ((Globals.GlobalGetOp) op).global().root()));
            case "ssawasm.global_set" ->
                out.insert(InstructionOp.global(
                        at,
                        Opcode.GLOBAL_SET,
                        ((Globals.GlobalSetOp) op).global().root()));
            case "ssawasm.call" ->
                out.insert(InstructionOp.function(
                        at, Opcode.CALL, ((Calls.CallOp) op).callee().root()));
            case "ssawasm.call_indirect" -> {
                Calls.CallIndirectOp c = (Calls.CallIndirectOp) op;
                out.insert(InstructionOp.indirect(
                        at, Opcode.CALL_INDIRECT, c.signature(), c.table().root()));
            }
            case "ssawasm.func_ref" ->
                out.insert(InstructionOp.function(
                        at, Opcode.REF_FUNC, ((FuncRefOp) op).function().root()));
            case "ssawasm.memory_size" -> out.insert(InstructionOp.memory(at, Opcode.MEMORY_SIZE, null));
            case "ssawasm.memory_grow" -> out.insert(InstructionOp.memory(at, Opcode.MEMORY_GROW, null));
            case "ssawasm.memory_fill" -> out.insert(InstructionOp.memory(at, Opcode.MEMORY_FILL, null));
            case "ssawasm.memory_copy" -> out.insert(InstructionOp.memoryCopy(at, null, null));
            case "ssawasm.memory_init" ->
                out.insert(InstructionOp.data(
                        at, Opcode.MEMORY_INIT, ((Bulk.MemoryInitOp) op).data().root(), null));
            case "ssawasm.data_drop" ->
                out.insert(InstructionOp.data(
                        at, Opcode.DATA_DROP, ((Bulk.DataDropOp) op).data().root(), null));
            case "ssawasm.select" -> out.insert(select(op));
            case "ssawasm.cont_new" -> {
                Continuations.ContNewOp c = (Continuations.ContNewOp) op;
                out.insert(InstructionOp.contNew(at, c.type().name()));
            }
            case "ssawasm.suspend" ->
                out.insert(InstructionOp.suspend(
                        at, ((Continuations.SuspendOp) op).tag().root()));
            case "ssawasm.ref_null" ->
                out.insert(InstructionOp.refNull(at, StackTypes.of(op.result(0).type())));
            case "ssawasm.ref_is_null" -> out.insert(new InstructionOp(at, Opcode.REF_IS_NULL));
            case "ssawasm.table_get" -> out.insert(table(op, Opcode.TABLE_GET));
            case "ssawasm.table_set" -> out.insert(table(op, Opcode.TABLE_SET));
            case "ssawasm.table_grow" -> out.insert(table(op, Opcode.TABLE_GROW));
            case "ssawasm.table_size" -> out.insert(table(op, Opcode.TABLE_SIZE));
            case "ssawasm.table_fill" -> out.insert(table(op, Opcode.TABLE_FILL));
            case "ssawasm.table_copy" -> {
                Tables.TableCopyOp c = (Tables.TableCopyOp) op;
                out.insert(InstructionOp.tableCopy(
                        at, c.table().root(), c.fromTable().root()));
            }
            case "ssawasm.table_init" -> {
                Elements.TableInitOp i = (Elements.TableInitOp) op;
                out.insert(InstructionOp.elements(
                        at, Opcode.TABLE_INIT, i.elem().root(), i.table().root()));
            }
            case "ssawasm.elem_drop" ->
                out.insert(InstructionOp.elements(
                        at, Opcode.ELEM_DROP, ((Elements.ElemDropOp) op).elem().root(), null));
            case "ssawasm.drop" -> out.insert(new InstructionOp(at, Opcode.DROP));
            case "ssawasm.unreachable" -> out.insert(new InstructionOp(at, Opcode.UNREACHABLE));
            // declarations stand in the function's head, the others mark what the stack does by itself
            case "ssawasm.local_decl", "ssawasm.on_stack", "ssawasm.exit" -> {}
            case "ssawasm.cast_memref_to_i32", "ssawasm.cast_i32_to_memref" -> {}
            default -> {
                if (op instanceof NumericOp n) out.insert(new InstructionOp(at, n.opcode()));
                else if (op instanceof Memory.AccessOp a) {
                    out.insert(InstructionOp.access(at, a.opcode(), a.offset(), a.align(), null));
                } else diagnostics.error(op, "has no Wasm instruction; it should have been lowered before");
            }
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
