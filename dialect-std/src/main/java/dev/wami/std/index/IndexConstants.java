package dev.wami.std.index;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IndexType;
import org.jspecify.annotations.Nullable;

/** Values that need no operands. */
public final class IndexConstants {
    private static final String VALUE = "value";

    private IndexConstants() {}

    /** What both constants share. */
    public abstract static class Constant extends Operation implements ConstantLike, Evaluable {
        Constant(OpSpec spec, OpState state) {
            super(spec, state);
        }

        Constant(OpSpec spec, Location location, IntegerAttr value) {
            super(spec, OpState.at(location).property(VALUE, value).result(value.type()));
        }

        final IntegerAttr attribute() {
            return property(VALUE, IntegerAttr.class);
        }

        @Override
        public final @Nullable Attribute constant() {
            return optionalProperty(VALUE, IntegerAttr.class);
        }

        @Override
        public final FoldResult fold(Folder folder) {
            return FoldResult.of(attribute());
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.put(result(), Frame.valueOf(attribute()));
        }
    }

    /** A constant index. Upstream: index.constant. */
    public static final class ConstantOp extends Constant {
        static final OpSpec SPEC = OpSpec.of(IndexOp.CONSTANT, "index constant")
                .attribute(VALUE, Attrs.INDEX)
                .result("result", Types.INDEX)
                .format("attr-dict $value");

        ConstantOp(OpState state) {
            super(SPEC, state);
        }

        public ConstantOp(Location location, long value) {
            super(SPEC, location, IntegerAttr.index(value));
        }

        public long value() {
            return attribute().value();
        }

        @Override
        public String resultName(int i) {
            return "idx" + value();
        }
    }

    /** True or false. Upstream: index.bool.constant. */
    public static final class BoolConstantOp extends Constant {
        static final OpSpec SPEC = OpSpec.of(IndexOp.BOOL_CONSTANT, "boolean constant")
                .attribute(VALUE, Attrs.BOOL)
                .result("result", Types.I1)
                .format("attr-dict $value");

        BoolConstantOp(OpState state) {
            super(SPEC, state);
        }

        public BoolConstantOp(Location location, boolean value) {
            super(SPEC, location, IntegerAttr.bool(value));
        }

        public boolean value() {
            return attribute().isTrue();
        }

        @Override
        public String resultName(int i) {
            return value() ? "true" : "false";
        }
    }

    /** How many bits an index has. Upstream: index.sizeof. */
    public static final class SizeOfOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(IndexOp.SIZEOF, "size in bits of the index type")
                .result("result", Types.INDEX)
                .format("attr-dict");

        SizeOfOp(OpState state) {
            super(SPEC, state);
        }

        public SizeOfOp(Location location) {
            super(SPEC, OpState.at(location).result(IndexType.INDEX));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), frame.machine().indexBits());
        }
    }
}
