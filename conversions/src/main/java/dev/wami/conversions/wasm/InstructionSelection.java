package dev.wami.conversions.wasm;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.CommonInstructions;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.AtomicOp;
import dev.wami.ssawasm.Bulk;
import dev.wami.ssawasm.Calls;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Continuations;
import dev.wami.ssawasm.Exceptions;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.ssawasm.LaneAccess;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.ReferenceCalls.CallRefOp;
import dev.wami.ssawasm.ShuffleOp;
import dev.wami.ssawasm.SsaWasmOp;
import dev.wami.ssawasm.StorageOp;
import dev.wami.ssawasm.TryOp;
import dev.wami.ssawasm.WideOp;
import dev.wami.wasm.Constants;
import dev.wami.wasm.Constants.RefNullOp;
import dev.wami.wasm.Continuations.ContNewOp;
import dev.wami.wasm.ControlInstructions.CallIndirectOp;
import dev.wami.wasm.ControlInstructions.TagInstructionOp;
import dev.wami.wasm.DefinedRefType;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions.AccessOp;
import dev.wami.wasm.MemoryInstructions.LaneAccessOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Segments;
import dev.wami.wasm.SelectOp;
import dev.wami.wasm.TypedInstructions.CastOp;
import dev.wami.wasm.TypedInstructions.TypedInstructionOp;
import dev.wami.wasm.V128Type;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasm.VectorInstructions;
import dev.wami.wasmops.Vectors;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.V128;
import java.util.Arrays;
import java.util.Map;

/** The instruction for each operation that is no control flow. */
final class InstructionSelection {
    private static final int[] FIRST_HALVES = {0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23};

    private final Map<Value, Integer> locals;
    private final MemoryNames memories;
    private final DeclaredTypes types;
    private final ScratchLocals scratch;
    private final Diagnostics diagnostics;

    InstructionSelection(
            Map<Value, Integer> locals,
            MemoryNames memories,
            DeclaredTypes types,
            ScratchLocals scratch,
            Diagnostics diagnostics) {
        this.locals = locals;
        this.memories = memories;
        this.types = types;
        this.scratch = scratch;
        this.diagnostics = diagnostics;
    }

    void select(Operation op, Builder out) {
        if (op instanceof NumericOp) out.insert(common(op));
        else if (op instanceof MemoryAccess.Access a) out.insert(access(a));
        else if (op instanceof AtomicOp a) out.insert(atomic(a));
        else if (op instanceof WideOp w) out.insert(new PlainOp(w.location(), w.opcode()));
        else if (op.kind() instanceof SsaWasmOp kind) select(kind, op, out);
        else refuse(op);
    }

    private AccessOp access(MemoryAccess.Access a) {
        String memory = memories.of(a.memory(), a);
        return a instanceof LaneAccess.LaneAccessOp
                ? new LaneAccessOp(a.location(), a.opcode(), a.lane(), a.offset(), a.align(), memory)
                : new AccessOp(a.location(), a.opcode(), a.offset(), a.align(), memory);
    }

    private InstructionOp atomic(AtomicOp a) {
        Opcode row = a.opcode();
        return a.isAccess()
                ? new AccessOp(a.location(), row, a.offset(), row.accessBytes(), memories.of(a.memory(), a))
                : new PlainOp(a.location(), row);
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
            case GLOBAL_SET -> {
                Type type = types.ofGlobal(((GlobalSetOp) op).global().root());
                boolean nullable = type instanceof DefinedRefType d && d.nullable();
                if (type != null) out.insert(new CastOp(at, nullable ? Opcode.REF_CAST_NULL : Opcode.REF_CAST, type));
                out.insert(common(op));
            }
            case GLOBAL_GET, CALL, FUNC_REF, REF_IS_NULL -> out.insert(common(op));
            case CALL_INDIRECT -> {
                Calls.CallIndirectOp c = (Calls.CallIndirectOp) op;
                out.insert(new CallIndirectOp(
                        at,
                        c.isTail() ? Opcode.RETURN_CALL_INDIRECT : Opcode.CALL_INDIRECT,
                        StackTypes.of(c.signature()),
                        c.table().root()));
            }
            case CALL_REF -> {
                CallRefOp c = (CallRefOp) op;
                callRef(
                        at,
                        c.isTail() ? Opcode.RETURN_CALL_REF : Opcode.CALL_REF,
                        types.of(StackTypes.of(c.signature())),
                        out);
            }
            case THROW ->
                out.insert(new TagInstructionOp(
                        at, Opcode.THROW, ((Exceptions.ThrowOp) op).tag().root()));
            case THROW_REF -> out.insert(new PlainOp(at, Opcode.THROW_REF));
            case TRY -> new TryEmission((TryOp) op, types, scratch, out).emit();
            case REF_AS_NON_NULL -> out.insert(new PlainOp(at, Opcode.REF_AS_NON_NULL));
            case MEMORY_SIZE,
                    MEMORY_GROW,
                    MEMORY_FILL,
                    MEMORY_COPY,
                    MEMORY_INIT,
                    DATA_DROP,
                    TABLE_GET,
                    TABLE_SET,
                    TABLE_GROW,
                    TABLE_SIZE,
                    TABLE_FILL,
                    TABLE_COPY,
                    TABLE_INIT,
                    ELEM_DROP -> out.insert(storage((StorageOp) op));
            case SELECT -> out.insert(select(op));
            case CONT_NEW -> {
                Continuations.ContNewOp c = (Continuations.ContNewOp) op;
                out.insert(new ContNewOp(at, c.type().name()));
            }
            case SUSPEND ->
                out.insert(new TagInstructionOp(
                        at, Opcode.SUSPEND, ((Continuations.SuspendOp) op).tag().root()));
            case REF_NULL ->
                out.insert(new RefNullOp(at, StackTypes.of(op.result(0).type())));
            case SHUFFLE -> shuffle((ShuffleOp) op, out);
            case DROP -> out.insert(new PlainOp(at, Opcode.DROP));
            case UNREACHABLE -> out.insert(new PlainOp(at, Opcode.UNREACHABLE));
            // declarations stand in the function's head, the others mark what the stack does by itself
            case LOCAL_DECL, ON_STACK, EXIT -> {}
            case CAST_MEMREF_TO_I32, CAST_I32_TO_MEMREF, REINTERPRET -> {}
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
        if (Vectors.isConstant(op.value())) {
            V128 bits = Vectors.bits(op.value());
            return new Constants.V128ConstOp(op.location(), bits.low(), bits.high());
        }
        if (op.result().type() instanceof MemRefType && op.value() instanceof IntegerAttr i) {
            return new Constants.ConstOp(op.location(), IntegerAttr.of(IntegerType.I32, i.value()));
        }
        return new Constants.ConstOp(op.location(), op.value());
    }

    /** References need their type written; vectors are v128 whatever their lanes. */
    private static SelectOp select(Operation op) {
        Type type = op.result(0).type();
        Type wasm = StackTypes.of(type);
        return new SelectOp(op.location(), wasm.equals(type) || wasm == V128Type.V128 ? null : wasm);
    }

    /** What is on the stack is of the type, as far as is known only a function of any. */
    static void callRef(Location at, Opcode row, String type, Builder out) {
        out.insert(new CastOp(at, Opcode.REF_CAST_NULL, new DefinedRefType(true, type)));
        out.insert(new TypedInstructionOp(at, row, type, 0, null));
    }

    private static InstructionOp common(Operation op) {
        return requireNonNull(CommonInstructions.of(op));
    }

    private InstructionOp storage(StorageOp op) {
        String memory = memories.of(op.memory(), op);
        boolean copiesData = op.opcode() == Opcode.MEMORY_INIT;
        // unless it says a memory, that is the one that the segment says
        boolean says = op instanceof Bulk.MemoryInitOp init && init.saysMemory();
        if (copiesData && !says && SymbolTable.lookupNearest(op, op.segment()) instanceof Segments.DataOp d) {
            memory = d.memory();
        }
        return CommonInstructions.of(op, memory, memories.of(op.fromMemory(), op));
    }

    private LocalOp local(Operation op, Opcode opcode) {
        Integer index = locals.get(op.operand(0));
        if (index == null) throw new IllegalStateException("a local that was not declared");
        return new LocalOp(op.location(), opcode, index);
    }

    /**
     * The first halves of two vectors are put together by two instructions of 3 bytes each, all else by one of 18:
     * neither takes an engine longer.
     */
    private static void shuffle(ShuffleOp op, Builder out) {
        int[] bytes = op.bytes();
        if (!Arrays.equals(bytes, FIRST_HALVES)) {
            out.insert(new VectorInstructions.ShuffleOp(op.location(), bytes));
            return;
        }
        out.insert(new VectorInstructions.LaneOp(op.location(), Opcode.F64X2_EXTRACT_LANE, 0));
        out.insert(new VectorInstructions.LaneOp(op.location(), Opcode.F64X2_REPLACE_LANE, 1));
    }
}
