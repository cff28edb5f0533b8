package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.OrderedBlocks;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The instructions that open blocks. Each ends an IR block and has the one after it as its successor, whose arguments
 * are its results:
 *
 * <pre>
 *   wasmssa.block(%a) : i32 : {
 *   ^bb0(%x: i32):                                     // what it takes from the stack
 *     ...
 *     wasmssa.block_return %y : i64
 *   }> ^bb1
 * ^bb1(%r: i64):                                       // what it leaves there
 * </pre>
 */
public final class Blocks {
    private Blocks() {}

    /**
     * Leaving a block by a branch.
     *
     * @param level how many blocks are to be left after this one
     */
    record Exit(int level, List<Object> values) {}

    /** {@code block}, {@code loop}, {@code if} or {@code try_table}. */
    public abstract static sealed class BlockLike extends Operation
            implements StackOp, Terminator, OrderedBlocks, RegionEvaluable permits BlockOp, LoopOp, IfOp, TryTableOp {
        /** The symbol of the type that the instruction names, if that is not the first of its kind. */
        static final String DECLARED = "declared";

        BlockLike(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** What it takes from the stack, without a condition. */
        public abstract List<Value> inputs();

        /** Where the instructions continue after its end. */
        public final Block continuation() {
            return successor(0);
        }

        /** The types that it takes. */
        public final List<Type> inputTypes() {
            List<Type> out = new ArrayList<>();
            for (Value v : inputs()) out.add(v.type());
            return out;
        }

        /** The types that it leaves. */
        public final List<Type> resultTypesOfBlock() {
            return successor(0).argumentTypes();
        }

        /** The types that a branch to its label takes. */
        public List<Type> labelTypes() {
            return resultTypesOfBlock();
        }

        /** The row of the instruction table. */
        public abstract Opcode opcode();

        /** The symbol of the type that the instruction names, or null for the first of its kind. */
        public final @Nullable String declared() {
            SymbolRef declared = optionalProperty(DECLARED, SymbolRef.class);
            return declared == null ? null : declared.root();
        }

        /** Names the type of the instruction. */
        public final void declare(String type) {
            setAttribute(DECLARED, SymbolRef.of(type));
        }

        /** A branch to the label of this operation, with what it takes. */
        Step branched(Frame frame, List<Object> values) {
            return frame.branch(successor(0), values);
        }

        @Override
        public final Step leave(Frame frame, Region region, List<Object> values) {
            if (values.size() != 1 || !(values.get(0) instanceof Exit exit)) return frame.branch(successor(0), values);
            return exit.level() == 0
                    ? branched(frame, exit.values())
                    : frame.leave(List.of(new Exit(exit.level() - 1, exit.values())));
        }

        // ---- text

        final boolean parseInputs(AsmParser parser, OpState state) {
            List<Value> inputs = List.of();
            if (parser.optional("(")) {
                List<UnresolvedOperand> named = parser.parseOperandList();
                if (named == null || !parser.parse(")")) return false;
                List<Type> types = parser.parseColonTypeList();
                if (types == null) return false;
                List<Value> resolved = parser.resolve(named, types);
                if (resolved == null) return false;
                inputs = resolved;
            }
            state.operands(inputs);
            return parser.optionalAttrDict(state) && parser.parse(":");
        }

        final void printInputs(AsmPrinter out) {
            printInputs(out, List.of());
        }

        final void printInputs(AsmPrinter out, List<String> said) {
            List<Value> inputs = inputs();
            if (!inputs.isEmpty()) {
                out.text("(");
                out.values(inputs).text(") : ").types(inputTypes());
            }
            out.optionalAttrDict(this, said);
            out.text(" : ");
        }

        static boolean parseEnd(AsmParser parser, OpState state) {
            if (!parser.parse(">")) return false;
            Block next = parser.parseSuccessor();
            if (next == null) return false;
            state.successor(next);
            return true;
        }

        final void printRegion(Region region, AsmPrinter out) {
            out.region(region, true, true);
        }
    }

    static Region withEntry(List<? extends Value> inputs, Location location) {
        Region region = new Region();
        Block entry = region.add(new Block());
        for (int i = 0; i < inputs.size(); i++) entry.addArgument(inputs.get(i).type(), location);
        return region;
    }

    /** A branch to its label goes to its end: {@code wasmssa.block : { ... }> ^bb1}. */
    public static final class BlockOp extends BlockLike {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.BLOCK, "instructions whose label is at the end")
                .optionalAttribute(BlockLike.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .variadic("inputs", WasmTypes.VALUE)
                .region("body", RegionKind.ANY)
                .successor("target")
                .customSyntax();

        BlockOp(OpState state) {
            super(SPEC, state);
        }

        /** A block with an entry that has nothing but its arguments. */
        public BlockOp(Location location, List<? extends Value> inputs, Block next) {
            super(SPEC, OpState.at(location).operands(inputs).successor(next).region(withEntry(inputs, location)));
        }

        public Region body() {
            return region(0);
        }

        @Override
        public List<Value> inputs() {
            return operands();
        }

        @Override
        public Opcode opcode() {
            return Opcode.BLOCK;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.enter(body(), frame.getAll(operands()));
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return parseInputs(parser, state) && parseBody(parser, state) && parseEnd(parser, state);
        }

        @Override
        public void print(AsmPrinter out) {
            printInputs(out);
            printRegion(body(), out);
            out.text("> ");
            out.successor(successor(0));
        }
    }

    /** A branch to its label goes to its start: {@code wasmssa.loop : { ... }> ^bb1}. */
    public static final class LoopOp extends BlockLike {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.LOOP, "instructions whose label is at the start")
                .optionalAttribute(BlockLike.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .variadic("inputs", WasmTypes.VALUE)
                .region("body", RegionKind.ANY)
                .successor("target")
                .customSyntax();

        LoopOp(OpState state) {
            super(SPEC, state);
        }

        /** A loop with an entry that has nothing but its arguments. */
        public LoopOp(Location location, List<? extends Value> inputs, Block next) {
            super(SPEC, OpState.at(location).operands(inputs).successor(next).region(withEntry(inputs, location)));
        }

        public Region body() {
            return region(0);
        }

        @Override
        public List<Value> inputs() {
            return operands();
        }

        @Override
        public List<Type> labelTypes() {
            return inputTypes();
        }

        @Override
        public Opcode opcode() {
            return Opcode.LOOP;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.enter(body(), frame.getAll(operands()));
        }

        @Override
        Step branched(Frame frame, List<Object> values) {
            return frame.enter(body(), values);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return parseInputs(parser, state) && parseBody(parser, state) && parseEnd(parser, state);
        }

        @Override
        public void print(AsmPrinter out) {
            printInputs(out);
            printRegion(body(), out);
            out.text("> ");
            out.successor(successor(0));
        }
    }

    static boolean parseBody(AsmParser parser, OpState state) {
        Region body = new Region();
        state.region(body);
        return parser.parseRegion(body, List.of());
    }

    /**
     * Takes a condition from the stack: {@code wasmssa.if %c : { ... } else { ... }> ^bb1}. Upstream 22 prints
     * {@code "else "} with the quotes, which it does not read.
     */
    public static final class IfOp extends BlockLike {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.IF, "one of two sequences of instructions")
                .optionalAttribute(BlockLike.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .operand("condition", Types.I32)
                .variadic("inputs", WasmTypes.VALUE)
                .region("if", RegionKind.ANY)
                .region("else", RegionKind.ANY)
                .successor("target")
                .customSyntax();

        IfOp(OpState state) {
            super(SPEC, state);
        }

        /** With entries that have nothing but their arguments. */
        public IfOp(Location location, Value condition, List<? extends Value> inputs, Block next, boolean withElse) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(condition)
                            .operands(inputs)
                            .successor(next)
                            .region(withEntry(inputs, location))
                            .region(withElse ? withEntry(inputs, location) : new Region()));
        }

        public Value condition() {
            return operand(0);
        }

        /** For a condition that is not 0. */
        public Region thenRegion() {
            return region(0);
        }

        /** For the condition 0; empty if there is no else, and the inputs are the results. */
        public Region elseRegion() {
            return region(1);
        }

        /** Gives it an entry that has nothing but its arguments. */
        public void addElse() {
            elseRegion().takeBody(withEntry(inputs(), location()));
        }

        @Override
        public List<Value> inputs() {
            return operands(1);
        }

        @Override
        public List<Value> stackOperands() {
            List<Value> out = new ArrayList<>(inputs());
            out.add(condition());
            return out;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (elseRegion().isEmpty() && !inputTypes().equals(resultTypesOfBlock())) {
                diagnostics.error(this, "needs an else region, as its inputs are not its results");
            }
        }

        @Override
        public Opcode opcode() {
            return Opcode.IF;
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> inputs = frame.getAll(inputs());
            if (frame.getBool(condition())) return frame.enter(thenRegion(), inputs);
            return elseRegion().isEmpty() ? frame.branch(successor(0), inputs) : frame.enter(elseRegion(), inputs);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand condition = parser.parseOperand();
            if (condition == null) return false;
            @Nullable Value resolved = parser.resolve(condition, IntegerType.I32);
            if (resolved == null) return false;
            state.operand(resolved);
            if (!parseInputs(parser, state) || !parseBody(parser, state)) return false;
            Region otherwise = new Region();
            state.region(otherwise);
            if (parser.optionalKeyword("else") && !parser.parseRegion(otherwise, List.of())) return false;
            return parseEnd(parser, state);
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" ");
            out.value(condition());
            printInputs(out);
            printRegion(thenRegion(), out);
            if (elseRegion().isEmpty()) {
                out.text(" ");
            } else {
                out.text(" else ");
                printRegion(elseRegion(), out);
            }
            out.text("> ");
            out.successor(successor(0));
        }
    }
}
