package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.List;

/** Reading, changing and writing back an element as one step. */
public final class MemRefAtomics {
    private MemRefAtomics() {}

    /** The element at {@code indices}, or null after {@code frame} was told why there is none. */
    private static boolean isOutside(Frame frame, MemRefValue memref, long[] indices) {
        String violation = memref.violation(indices);
        if (violation == null) return false;
        frame.trap(violation);
        return true;
    }

    /** Combines an element with a value; the result is the element as it was. Upstream: memref.atomic_rmw. */
    public static final class AtomicRMWOp extends Operation implements MemoryEffects, Evaluable {
        private static final String KIND = "kind";

        static final OpSpec SPEC = OpSpec.of(MemRefOp.ATOMIC_RMW, "atomic read-modify-write")
                .operand("value", Types.ANY)
                .operand("memref", MemRefTypes.NUMBERS)
                .variadic("indices", Types.INDEX)
                .attribute(KIND, MemRefAttrs.ATOMIC_KIND)
                .result("result", Types.ANY)
                .sameTypes("value", "result")
                .format("$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref)"
                        + " `)` `->` type($result)");

        AtomicRMWOp(OpState state) {
            super(SPEC, state);
        }

        public AtomicRMWOp(
                Location location, AtomicKind kind, Value value, Value memref, List<? extends Value> indices) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(value, memref)
                            .operands(indices)
                            .property(KIND, IntegerAttr.i64(kind.ordinal()))
                            .result(value.type()));
        }

        public AtomicKind atomicKind() {
            return AtomicKind.values()[(int) property(KIND, IntegerAttr.class).value()];
        }

        public Value value() {
            return operand(0);
        }

        public Value memref() {
            return operand(1);
        }

        public List<Value> indices() {
            return operands(2);
        }

        @Override
        public void effects(EffectList out) {
            out.read(memref());
            out.write(memref());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            MemRefType type = (MemRefType) memref().type();
            Type given = value().type();
            if (!given.equals(type.element())) {
                diagnostics.error(this, "failed to verify that value type matches element type of memref");
            } else if (type.rank() != indices().size()) {
                diagnostics.error(this, "expects the number of subscripts to be equal to memref rank");
            } else if (atomicKind().isOfFloats() && !given.isFloat()) {
                diagnostics.error(
                        this,
                        "with kind '%s' expects a floating-point type",
                        atomicKind().keyword());
            } else if (atomicKind().isOfIntegers() && !(given instanceof IntegerType)) {
                diagnostics.error(
                        this,
                        "with kind '%s' expects an integer type",
                        atomicKind().keyword());
            }
        }

        @Override
        public FoldResult fold(Folder folder) {
            return CastOp.foldIntoUser(this, value()) ? FoldResult.CHANGED : FoldResult.NONE;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue memref = frame.memref(memref());
            long[] indices = frame.longs(indices());
            if (isOutside(frame, memref, indices)) return Step.TRAP;
            int at = memref.position(indices);
            Object old = memref.buffer().get(at);
            Object combined = atomicKind().combine(value().type(), old, frame.get(value()));
            if (combined == null) return frame.trap("no meaning for elements of type " + value().type());
            memref.buffer().set(at, combined);
            return frame.put(result(), old);
        }
    }

    /**
     * Replaces an element by what the region makes of it; the result is the element as it was. Upstream:
     * memref.generic_atomic_rmw.
     */
    public static final class GenericAtomicRMWOp extends Operation
            implements SingleBlock, MemoryEffects, RegionEvaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.GENERIC_ATOMIC_RMW, "atomic read-modify-write with a region")
                .operand("memref", MemRefTypes.NUMBERS)
                .variadic("indices", Types.INDEX)
                .result("result", TypeRule.elementOf("memref"))
                .region("atomic_body", RegionKind.ANY)
                .customSyntax();

        GenericAtomicRMWOp(OpState state) {
            super(SPEC, state);
        }

        /** An operation whose region has a block with its argument and nothing else yet. */
        public GenericAtomicRMWOp(Location location, Value memref, List<? extends Value> indices) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(memref)
                            .operands(indices)
                            .result(((MemRefType) memref.type()).element())
                            .region());
            region(0).add(new Block()).addArgument(result().type(), location);
        }

        public Value memref() {
            return operand(0);
        }

        public List<Value> indices() {
            return operands(1);
        }

        public Block body() {
            return region(0).entry();
        }

        @Override
        public void effects(EffectList out) {
            out.read(memref());
            out.write(memref());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (region(0).isEmpty() || body().argumentCount() != 1) {
                diagnostics.error(this, "expected single number of entry block arguments");
                return;
            }
            if (!body().argument(0).type().equals(result().type())) {
                diagnostics.error(this, "expected block argument of the same type result type");
                return;
            }
            for (Operation op : body()) {
                if (dev.wami.core.analysis.Effects.isMemoryEffectFree(op)) continue;
                diagnostics.error(
                        op.location(),
                        "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects");
                return;
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue memref = frame.memref(memref());
            long[] indices = frame.longs(indices());
            if (isOutside(frame, memref, indices)) return Step.TRAP;
            return frame.enter(region(0), List.of(memref.buffer().get(memref.position(indices))));
        }

        @Override
        public Step leave(Frame frame, Region region, List<Object> values) {
            MemRefValue memref = frame.memref(memref());
            memref.buffer().set(memref.position(frame.longs(indices())), values.get(0));
            return frame.finish(List.of(frame.get(body().argument(0))));
        }

        /** {@code %m[%i] : memref<...> { ^bb0(%current: i32): ... }}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand memref = parser.parseOperand();
            List<UnresolvedOperand> indices = memref == null ? null : parser.parseOperandList("[", "]");
            if (memref == null || indices == null) return false;
            Type type = parser.parseColonType();
            if (type == null) return false;
            Value value = parser.resolve(memref, type);
            List<Value> values =
                    value == null ? null : parser.resolveAll(indices, dev.wami.core.ir.type.IndexType.INDEX);
            if (value == null || values == null) return false;
            Region body = new Region();
            state.operand(value).operands(values).region(body).result(type.elementTypeOrSelf());
            return parser.parseRegion(body, List.of()) && parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(memref()).text("[");
            printer.values(indices()).text("] : ");
            printer.print(memref().type()).text(" ");
            printer.region(region(0), true, true);
            printer.optionalAttrDict(this, List.of());
        }
    }

    /** The new element. Upstream: memref.atomic_yield. */
    public static final class AtomicYieldOp extends Operation implements ReturnLike, HasParent, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.ATOMIC_YIELD, "the result of an atomic update")
                .operand("result", Types.ANY)
                .format("$result attr-dict `:` type($result)");

        AtomicYieldOp(OpState state) {
            super(SPEC, state);
        }

        public AtomicYieldOp(Location location, Value result) {
            super(SPEC, OpState.at(location).operand(result));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MemRefOp.GENERIC_ATOMIC_RMW);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Operation parent = parentOp();
            if (parent == null || parent.resultCount() != 1) return;
            Type expected = parent.result().type();
            Type given = operand(0).type();
            if (given.equals(expected)) return;
            diagnostics.error(this, "types mismatch between yield op: '%s' and its parent: '%s'", given, expected);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.leave(List.of(frame.get(operand(0))));
        }
    }
}
