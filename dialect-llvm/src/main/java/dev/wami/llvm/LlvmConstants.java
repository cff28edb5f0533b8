package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ElementwiseOp;
import org.jspecify.annotations.Nullable;

/** Values that are known: numbers, data, zero, undef, poison. */
public final class LlvmConstants {
    private LlvmConstants() {}

    /** A constant. Upstream: llvm.mlir.constant. */
    public static final class ConstantOp extends Operation implements ConstantLike, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.MLIR_CONSTANT, "a constant of LLVM type")
                .attribute("value", Attrs.ANY)
                .result("res", LlvmTypes.TYPE)
                .format("`(` $value `)` attr-dict `:` type($res)");

        ConstantOp(OpState state) {
            super(SPEC, state);
        }

        public ConstantOp(Location location, Type type, Attribute value) {
            super(SPEC, OpState.at(location).property("value", value).result(type));
        }

        public static ConstantOp integer(Location location, Type type, long value) {
            return new ConstantOp(location, type, IntegerAttr.of(type, value));
        }

        public Attribute value() {
            return property("value", Attribute.class);
        }

        @Override
        public @Nullable Attribute constant() {
            return optionalProperty("value", Attribute.class);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            new ConstantCheck(this, diagnostics).check(value(), result().type());
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(value());
        }

        @Override
        public Step evaluate(Frame frame) {
            Type type = result().type();
            Attribute value = value();
            // the bits of a float may be given as an integer and the other way round
            if (value instanceof FloatAttr f && LlvmTypes.isInteger(type)) return frame.put(result(), f.bits());
            return frame.put(result(), LlvmValues.of(value, type));
        }
    }

    /** A value without operands, whose attribute is the only one of its kind. */
    abstract static class NamedValueOp extends Operation implements ConstantLike, Evaluable {
        NamedValueOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary).result("res", LlvmTypes.TYPE).format("attr-dict `:` type($res)");
        }

        @Override
        public abstract Attribute constant();

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(constant());
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), LlvmValues.zero(result().type()));
        }
    }

    /** Any value of its type, possibly another one at each use; executed, zero. Upstream: llvm.mlir.undef. */
    public static final class UndefOp extends NamedValueOp {
        static final OpSpec SPEC = spec(LlvmOp.MLIR_UNDEF, "an undefined value");

        UndefOp(OpState state) {
            super(SPEC, state);
        }

        public UndefOp(Location location, Type type) {
            super(SPEC, OpState.at(location).result(type));
        }

        @Override
        public Attribute constant() {
            return LlvmValueAttr.UNDEF;
        }
    }

    /** A value that makes what is computed from it poison. Upstream: llvm.mlir.poison. */
    public static final class PoisonOp extends NamedValueOp {
        static final OpSpec SPEC = spec(LlvmOp.MLIR_POISON, "a poison value");

        PoisonOp(OpState state) {
            super(SPEC, state);
        }

        public PoisonOp(Location location, Type type) {
            super(SPEC, OpState.at(location).result(type));
        }

        @Override
        public Attribute constant() {
            return LlvmValueAttr.POISON;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), LlvmValues.poison(result().type()));
        }
    }

    /** The value whose bits are all zero; the null pointer. Upstream: llvm.mlir.zero. */
    public static final class ZeroOp extends NamedValueOp {
        static final OpSpec SPEC = spec(LlvmOp.MLIR_ZERO, "a zero-initialized value");

        ZeroOp(OpState state) {
            super(SPEC, state);
        }

        public ZeroOp(Location location, Type type) {
            super(SPEC, OpState.at(location).result(type));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (result().type() instanceof LlvmTargetExtType t && !t.hasZero()) {
                diagnostics.error(this, "target extension type does not support zero-initializer");
            }
        }

        /**
         * Where a builtin attribute is the zero of the type, that one, so that it meets the same constant of others.
         */
        @Override
        public Attribute constant() {
            Attribute number = ElementwiseOp.zero(result().type());
            return number == null ? LlvmValueAttr.ZERO : number;
        }
    }

    /** The token that stands for nothing. Upstream: llvm.mlir.none. */
    public static final class NoneTokenOp extends Operation implements Pure {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.MLIR_NONE, "the empty token")
                .result("res", LlvmTypes.TOKEN)
                .format("attr-dict `:` type($res)");

        NoneTokenOp(OpState state) {
            super(SPEC, state);
        }
    }
}
