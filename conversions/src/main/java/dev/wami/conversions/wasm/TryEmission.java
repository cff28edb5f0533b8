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
import dev.wami.ssawasm.Exceptions.Catch;
import dev.wami.ssawasm.Exceptions.TryOp;
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
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * An instruction whose exceptions are caught. What each clause gives lies on the stack already, as it is where the
 * clause is not taken; the label of a clause is that of a block around what is above its own:
 *
 * <pre>
 *                                        stack before:      z1 z2 args
 *   block done : z1 z2 args -> p1 p2 r which
 *     block catch_1 : z1 z2 args -> p1
 *       block catch_2 : z2 args -> p2                       z1 below it
 *         try_table catch e to catch_1, catch f to catch_2 : args -> r
 *           call f
 *         end
 *         0; br done                                        z1 z2 r 0
 *       end                                                 z1 p2
 *       zeros r; 2; br done
 *     end                                                   p1
 *     z2; zeros r; 1
 *   end
 * </pre>
 */
final class TryEmission {
    private static final String DONE = "done";
    private static final String CATCH = "catch_";

    private final TryOp op;
    private final Location at;
    private final ReferenceCallTypes types;
    private final Builder out;
    private final List<Catch> catches;
    /** What each clause gives. */
    private final List<List<Type>> given = new ArrayList<>();

    private final List<Type> arguments;
    private final List<Type> results;

    TryEmission(TryOp op, ReferenceCallTypes types, Builder out) {
        this.op = op;
        this.at = op.location();
        this.types = types;
        this.out = out;
        catches = op.catches();
        List<Type> operands = new ArrayList<>();
        op.operands().forEach(v -> operands.add(StackTypes.of(v.type())));
        int next = 0;
        for (Catch c : catches) {
            given.add(operands.subList(next, next + c.count()));
            next += c.count();
        }
        arguments = operands.subList(next, operands.size());
        results = StackTypes.of(op.type()).results();
    }

    void emit() {
        List<BlockOp> blocks = new ArrayList<>();
        BlockOp done = open(DONE, new FunctionType(above(0), StackTypes.of(op.resultTypes())));
        for (int i = 0; i < catches.size(); i++) {
            blocks.add(open(CATCH + (i + 1), new FunctionType(above(i), given.get(i))));
        }
        List<TryTableOp.Catch> clauses = new ArrayList<>();
        for (int i = 0; i < catches.size(); i++) {
            Catch c = catches.get(i);
            clauses.add(new TryTableOp.Catch(c.word(), c.tag(), CATCH + (i + 1)));
        }
        TryTableOp table = out.insert(new TryTableOp(at, null, new FunctionType(arguments, results), clauses));
        out.setToEnd(table.body());
        instruction();
        out.setAfter(table);
        leave(0);
        for (int i = catches.size() - 1; i >= 0; i--) {
            out.setAfter(blocks.get(i));
            for (List<Type> later : given.subList(i + 1, given.size())) later.forEach(this::zero);
            results.forEach(this::zero);
            leave(i + 1);
        }
        out.setAfter(done);
    }

    private BlockOp open(String label, FunctionType type) {
        BlockOp block = out.insert(new BlockOp(at, label, type));
        out.setToEnd(block.body());
        return block;
    }

    /** What lies on the stack from what clause {@code i} gives on. */
    private List<Type> above(int i) {
        List<Type> all = new ArrayList<>();
        given.subList(i, given.size()).forEach(all::addAll);
        all.addAll(arguments);
        return all;
    }

    /** The last is at the end anyway. */
    private void leave(int which) {
        out.insert(new ConstOp(at, which));
        if (which != 1) out.insert(new BranchOp(at, Opcode.BR, DONE));
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
