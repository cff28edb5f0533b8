package dev.wami.conversions.wasm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.TryOp;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Constants.RefNullOp;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.ControlInstructions.BranchOp;
import dev.wami.wasm.ControlInstructions.CallIndirectOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.ControlInstructions.TagInstructionOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.Structured.BlockOp;
import dev.wami.wasm.Structured.TryTableOp;
import dev.wami.wasm.V128Type;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasmops.CatchClause;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * An instruction whose exceptions are caught. What a clause gives is on the stack at its label, and then in locals:
 *
 * <pre>
 *   block done : args -> r
 *     block catch_1 : args -> p
 *       block catch_2 : args -> q
 *         try_table catch e to catch_1, catch f to catch_2 : args -> r
 *           call f
 *         end
 *         which = 0; br done
 *       end
 *       Q = q; which = 2; zeros r; br done
 *     end
 *     P = p; which = 1; zeros r
 *   end
 *   P; Q; which
 * </pre>
 */
final class TryEmission {
    private static final String DONE = "done";
    private static final String CATCH = "catch_";

    private final TryOp op;
    private final Location at;
    private final DeclaredTypes types;
    private final Builder out;
    private final List<CatchClause> catches;
    /** What each clause gives. */
    private final List<List<Type>> given = new ArrayList<>();
    /** Where that is, then which clause it was. */
    private final List<Integer> places;

    private final List<Type> arguments = new ArrayList<>();
    private final List<Type> results;

    TryEmission(TryOp op, DeclaredTypes types, ScratchLocals scratch, Builder out) {
        this.op = op;
        this.at = op.location();
        this.types = types;
        this.out = out;
        catches = op.catches();
        op.operands().forEach(v -> arguments.add(StackTypes.of(v.type())));
        results = StackTypes.of(op.type()).results();
        List<Type> all = StackTypes.of(op.resultTypes());
        int next = results.size();
        places = scratch.of(all.subList(next, all.size()));
        for (CatchClause c : catches) {
            given.add(all.subList(next, next + c.number()));
            next += c.number();
        }
    }

    void emit() {
        List<BlockOp> blocks = new ArrayList<>();
        BlockOp done = open(DONE, results);
        for (int i = 0; i < catches.size(); i++) blocks.add(open(label(i), given.get(i)));
        List<TryTableOp.Catch> clauses = new ArrayList<>();
        for (int i = 0; i < catches.size(); i++) {
            clauses.add(
                    new TryTableOp.Catch(catches.get(i).word(), catches.get(i).tag(), label(i)));
        }
        TryTableOp table = out.insert(new TryTableOp(at, null, new FunctionType(arguments, results), clauses));
        out.setToEnd(table.body());
        instruction();
        out.setAfter(table);
        which(0);
        out.insert(new BranchOp(at, Opcode.BR, DONE));
        int end = places.size() - 1;
        for (int i = catches.size() - 1; i >= 0; i--) {
            out.setAfter(blocks.get(i));
            int start = end - given.get(i).size();
            for (int k = end - 1; k >= start; k--) local(Opcode.LOCAL_SET, places.get(k));
            end = start;
            which(i + 1);
            results.forEach(this::zero);
            // the last is at the end anyway
            if (i > 0) out.insert(new BranchOp(at, Opcode.BR, DONE));
        }
        out.setAfter(done);
        for (int place : places) local(Opcode.LOCAL_GET, place);
    }

    private static String label(int clause) {
        return CATCH + (clause + 1);
    }

    private BlockOp open(String label, List<Type> given) {
        BlockOp block = out.insert(new BlockOp(at, label, new FunctionType(arguments, given)));
        out.setToEnd(block.body());
        return block;
    }

    private void which(int clause) {
        out.insert(new ConstOp(at, clause));
        local(Opcode.LOCAL_SET, places.get(places.size() - 1));
    }

    private void local(Opcode row, int place) {
        out.insert(new LocalOp(at, row, place));
    }

    private void instruction() {
        String of = op.of();
        switch (op.instruction()) {
            case "call" -> out.insert(new FuncInstructionOp(at, Opcode.CALL, requireNonNull(of)));
            case "call_indirect" ->
                out.insert(new CallIndirectOp(at, Opcode.CALL_INDIRECT, StackTypes.of(op.type()), of));
            case "call_ref" ->
                InstructionSelection.callRef(at, Opcode.CALL_REF, types.of(StackTypes.of(op.type())), out);
            case "throw" -> out.insert(new TagInstructionOp(at, Opcode.THROW, requireNonNull(of)));
            case "throw_ref" -> out.insert(new PlainOp(at, Opcode.THROW_REF));
            default -> throw new IllegalStateException("verified: there is no try of " + op.instruction());
        }
    }

    private void zero(Type type) {
        if (type instanceof IntegerType) out.insert(new ConstOp(at, IntegerAttr.of(type, 0)));
        else if (type instanceof FloatType f) out.insert(new ConstOp(at, FloatAttr.of(f, 0)));
        else if (type == V128Type.V128) out.insert(new V128ConstOp(at, 0, 0));
        else out.insert(new RefNullOp(at, type));
    }
}
