package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/**
 * An instruction that opens no block: {@code wasm.i32.add}, {@code wasm.local.get 3}, {@code wasm.br_if "loop"},
 * {@code wasm.f64.load offset = 8 align = 4}. Operands and results are on the stack; nothing here is a terminator.
 *
 * <p>There is one class per shape of immediates. Where {@code XOp} is a definition, {@code XInstructionOp} is an
 * instruction that names one.
 */
public abstract class InstructionOp extends Operation {

    InstructionOp(InstructionSpec spec, OpState state) {
        super(spec, state);
    }

    /** @throws IllegalArgumentException if the opcode has other immediates */
    InstructionOp(Opcode opcode, Immediates immediates, OpState state) {
        this(InstructionSpec.of(opcode, immediates), state);
    }

    static @Nullable SymbolRef reference(@Nullable String name) {
        return name == null ? null : SymbolRef.of(name);
    }

    /** The row of the instruction table. */
    public Opcode opcode() {
        return ((InstructionSpec) spec()).opcode();
    }

    /** The name of the symbol under {@code key}, which the instruction must have. */
    final String symbol(String key) {
        return property(key, SymbolRef.class).root();
    }

    /** The name of the symbol under {@code key}, or null if it is left out. */
    final @Nullable String optionalSymbol(String key) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    // ---- verifying

    @Override
    public final void verify(Diagnostics diagnostics) {
        FuncOp function = parentOfType(FuncOp.class);
        if (function != null) {
            if (function.isComplete()) verifyImmediates(function, diagnostics);
            return;
        }
        boolean expression = parentOp() instanceof Definitions.GlobalOp
                || parentOp() instanceof Segments.DataOp
                || parentOp() instanceof Definitions.TableOp
                || parentOp() instanceof Segments.ItemOp
                || parentOp() instanceof Segments.ElemOp;
        if (!expression) diagnostics.error(this, "must be inside a wasm.func");
        else if (!isConstant()) diagnostics.error(this, "is not allowed in a constant expression");
    }

    /** Checks the immediates of an instruction of {@code function}, but for symbols. */
    void verifyImmediates(FuncOp function, Diagnostics diagnostics) {}

    /** Whether constant expressions may have it (specification 3.3.11); of which globals, emission checks. */
    private boolean isConstant() {
        return switch (opcode()) {
            case I32_CONST,
                    I64_CONST,
                    F32_CONST,
                    F64_CONST,
                    V128_CONST,
                    GLOBAL_GET,
                    REF_NULL,
                    REF_FUNC,
                    I32_ADD,
                    I32_SUB,
                    I32_MUL,
                    I64_ADD,
                    I64_SUB,
                    I64_MUL,
                    STRUCT_NEW,
                    STRUCT_NEW_DEFAULT,
                    ARRAY_NEW,
                    ARRAY_NEW_DEFAULT,
                    ARRAY_NEW_FIXED,
                    REF_I31,
                    ANY_CONVERT_EXTERN,
                    EXTERN_CONVERT_ANY -> true;
            default -> false; // the specification lists those that may be there
        };
    }

    /** Checks that a block around the instruction has the label; the empty one is the function's. */
    final void verifyLabel(String label, Diagnostics diagnostics) {
        if (label.isEmpty()) return;
        for (Operation op = parentOp(); op != null && !(op instanceof FuncOp); op = op.parentOp()) {
            if (op instanceof Structured.BlockLike b && label.equals(b.label())) return;
        }
        diagnostics.error(this, "no enclosing block has the label \"%s\"", label);
    }

    final void verifyLane(int lane, int count, Diagnostics diagnostics) {
        if (lane < 0 || lane >= count) diagnostics.error(this, "lane %d does not exist: there are %d", lane, count);
    }

    /** Checks that the symbol under {@code key}, if it is there, is in that index space. */
    final void verifySymbol(String key, ExternKind kind, SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef ref = optionalProperty(key, SymbolRef.class);
        if (ref != null) Definition.verify(this, ref, kind, symbols, diagnostics);
    }

    /** Checks that the symbol under {@code key} is a segment or type. */
    final void verifySymbol(String key, WasmOp kind, SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef ref = property(key, SymbolRef.class);
        Operation found = symbols.lookup(this, ref);
        if (found != null && found.kind() == kind) return;
        diagnostics.error(this, "'%s' does not reference a %s", ref.root(), kind.opName());
    }
}
