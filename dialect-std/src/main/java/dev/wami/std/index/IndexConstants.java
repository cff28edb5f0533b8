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
import dev.wami.core.ir.type.IntegerType;
import org.jspecify.annotations.Nullable;

/** Values that need no operands. */
public final class IndexConstants {
    private static final String VALUE = "value";

    private IndexConstants() {}

    /** A constant index. Upstream: index.constant. */
    public static final class ConstantOp extends Operation implements ConstantLike, Evaluable {
        static final OpSpec SPEC = OpSpec.of(IndexOp.CONSTANT, "index constant")
                .attribute(VALUE, Attrs.INDEX)
                .result("result", Types.INDEX)
                .format("attr-dict $value");

        ConstantOp(OpState state) {
            super(SPEC, state);
        }

        public ConstantOp(Location location, long value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(VALUE, IntegerAttr.index(value))
                            .result(IndexType.INDEX));
        }

        public long value() {
            return property(VALUE, IntegerAttr.class).value();
        }

        @Override
        public @Nullable Attribute constant() {
            return optionalProperty(VALUE, IntegerAttr.class);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(property(VALUE, IntegerAttr.class));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), value());
        }

        @Override
        public String resultName(int i) {
            return "idx" + value();
        }
    }

    /** True or false. Upstream: index.bool.constant. */
    public static final class BoolConstantOp extends Operation implements ConstantLike, Evaluable {
        static final OpSpec SPEC = OpSpec.of(IndexOp.BOOL_CONSTANT, "boolean constant")
                .attribute(VALUE, Attrs.BOOL)
                .result("result", Types.I1)
                .format("attr-dict $value");

        BoolConstantOp(OpState state) {
            super(SPEC, state);
        }

        public BoolConstantOp(Location location, boolean value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(VALUE, IntegerAttr.bool(value))
                            .result(IntegerType.I1));
        }

        public boolean value() {
            return property(VALUE, IntegerAttr.class).isTrue();
        }

        @Override
        public @Nullable Attribute constant() {
            return optionalProperty(VALUE, IntegerAttr.class);
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(property(VALUE, IntegerAttr.class));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), value() ? -1L : 0L);
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
