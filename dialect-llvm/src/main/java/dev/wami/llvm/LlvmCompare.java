package dev.wami.llvm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.CmpFPredicate;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ElementwiseOp;
import dev.wami.std.arith.Ints;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Comparisons, and what is chosen by them. */
public final class LlvmCompare {
    private LlvmCompare() {}

    /** {@code llvm.icmp "slt" %a, %b : i32}; the result is {@code i1} or a vector of it. */
    abstract static class CompareOp extends ElementwiseOp implements Pure {
        static final String PREDICATE = "predicate";

        CompareOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary, AttrConstraint predicate, TypeConstraint operand) {
            return OpSpec.of(kind, summary)
                    .attribute(PREDICATE, predicate)
                    .operand("lhs", operand)
                    .operand("rhs", operand)
                    .result("res", LlvmTypes.truthOf("lhs"))
                    .sameTypes("lhs", "rhs")
                    .customSyntax();
        }

        static OpState state(Location location, LlvmEnum predicates, String predicate, Value lhs, Value rhs) {
            return OpState.at(location)
                    .property(PREDICATE, predicates.attribute(predicate))
                    .operand(lhs, rhs)
                    .result(TypeRule.i1Like(lhs.type()));
        }

        abstract LlvmEnum predicates();

        /** The predicate as upstream writes it. */
        public final String predicate() {
            return predicates().word(property(PREDICATE, IntegerAttr.class));
        }

        @Override
        public final boolean parse(AsmParser parser, OpState state) {
            Location at = parser.here();
            Attribute predicate = parser.parseAttribute();
            if (predicate == null) return false;
            if (!(predicate instanceof StringAttr word)) {
                parser.error(at, "invalid kind of attribute specified");
                return false;
            }
            UnresolvedOperand lhs = parser.parseOperand();
            if (lhs == null || !parser.parse(",")) return false;
            UnresolvedOperand rhs = parser.parseOperand();
            if (rhs == null || !parser.optionalAttrDict(state)) return false;
            if (!parser.parse(":")) return false;
            Location typeAt = parser.here();
            Type type = parser.parseType();
            if (type == null) return false;
            Value a = parser.resolve(lhs, type);
            Value b = a == null ? null : parser.resolve(rhs, type);
            if (a == null || b == null) return false;
            if (!LlvmTypes.isCompatible(type)) {
                parser.error(typeAt, "expected LLVM dialect-compatible type");
                return false;
            }
            if (predicates().numberOf(word.value()) < 0) {
                parser.error(at, "'%s' is an incorrect value of the 'predicate' attribute", word.value());
                return false;
            }
            state.property(PREDICATE, predicates().attribute(word.value()));
            state.operand(a, b).result(TypeRule.i1Like(type));
            return true;
        }

        @Override
        public final void print(AsmPrinter printer) {
            printer.text(" \"" + predicate() + "\" ");
            printer.values(operands());
            boolean strict = LlvmFastMath.NONE.equals(attribute(LlvmFastMath.NAME));
            printer.optionalAttrDict(this, strict ? List.of(PREDICATE, LlvmFastMath.NAME) : List.of(PREDICATE));
            printer.text(" : ").print(operand(0).type());
        }
    }

    /** Compares integers or pointers. Upstream: llvm.icmp. */
    public static final class ICmpOp extends CompareOp {
        static final OpSpec SPEC =
                spec(LlvmOp.ICMP, "integer comparison", LlvmEnum.ICMP_PREDICATE, LlvmTypes.INTEGERS_OR_POINTERS);

        ICmpOp(OpState state) {
            super(SPEC, state);
        }

        /** @param predicate such as {@code slt} */
        public ICmpOp(Location location, String predicate, Value lhs, Value rhs) {
            super(SPEC, state(location, LlvmEnum.ICMP_PREDICATE, predicate, lhs, rhs));
        }

        @Override
        LlvmEnum predicates() {
            return LlvmEnum.ICMP_PREDICATE;
        }

        /** {@code x == x}, {@code x != x} for integers and pointers. */
        @Override
        public FoldResult fold(Folder folder) {
            String p = predicate();
            if (!p.equals("eq") && !p.equals("ne")) return FoldResult.NONE;
            // x == x -> true
            if (operand(0) == operand(1)) return answer(p.equals("eq"));
            // alloca == null -> false
            boolean differ = isAllocaAndNull(operand(0), operand(1)) || isAllocaAndNull(operand(1), operand(0));
            return differ ? answer(p.equals("ne")) : FoldResult.NONE;
        }

        private static boolean isAllocaAndNull(Value a, Value b) {
            return a.definedBy() instanceof LlvmMemory.AllocaOp && b.definedBy() instanceof LlvmConstants.ZeroOp;
        }

        private FoldResult answer(boolean holds) {
            if (!(result().type() instanceof VectorType v)) return FoldResult.of(IntegerAttr.bool(holds));
            return v.scalable() != 0 ? FoldResult.NONE : FoldResult.of(DenseElementsAttr.splat(v, holds ? -1 : 0));
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            Type type = operand(0).type().elementTypeOrSelf();
            if (LlvmTypes.isPointer(type)) throw LlvmValues.unsupported(this, type);
            return comparison().holds(Ints.big(in[0]), Ints.big(in[1]), Ints.width(type, indexBits)) ? -1L : 0L;
        }

        /** The predicate as arith has it. */
        public CmpIPredicate comparison() {
            return requireNonNull(CmpIPredicate.named(predicate()));
        }
    }

    /** Compares floats. Upstream: llvm.fcmp. */
    public static final class FCmpOp extends CompareOp {
        static final OpSpec SPEC = spec(
                        LlvmOp.FCMP, "floating-point comparison", LlvmEnum.FCMP_PREDICATE, LlvmTypes.FLOATS)
                .defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE);

        FCmpOp(OpState state) {
            super(SPEC, state);
        }

        /** @param predicate such as {@code olt} */
        public FCmpOp(Location location, String predicate, Value lhs, Value rhs, LlvmFastMath flags) {
            super(
                    SPEC,
                    state(location, LlvmEnum.FCMP_PREDICATE, predicate, lhs, rhs)
                            .property(LlvmFastMath.NAME, flags));
        }

        @Override
        LlvmEnum predicates() {
            return LlvmEnum.FCMP_PREDICATE;
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.NONE;
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            Type type = operand(0).type().elementTypeOrSelf();
            if (!(type instanceof FloatType f) || !FloatFormat.supports(f) || f.width() > 64) {
                throw LlvmValues.unsupported(this, type);
            }
            double a = FloatFormat.decode(f, (Long) in[0]);
            double b = FloatFormat.decode(f, (Long) in[1]);
            return comparison().holds(a, b) ? -1L : 0L;
        }

        /** The predicate as arith has it, which writes {@code true} and {@code false} without underscore. */
        public CmpFPredicate comparison() {
            String word = predicate();
            return requireNonNull(CmpFPredicate.named(word.startsWith("_") ? word.substring(1) : word));
        }
    }

    /** One of two values by a condition, or element by element by a vector of conditions. Upstream: llvm.select. */
    public static final class SelectOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.SELECT, "one of two values")
                .operand("condition", LlvmTypes.BOOLEANS)
                .operand("trueValue", LlvmTypes.TYPE)
                .operand("falseValue", LlvmTypes.TYPE)
                .result("res", LlvmTypes.TYPE)
                .defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE)
                .sameTypes("trueValue", "falseValue", "res")
                .format("$condition `,` $trueValue `,` $falseValue attr-dict `:` type($condition) `,` type($res)");

        SelectOp(OpState state) {
            super(SPEC, state);
        }

        public SelectOp(Location location, Value condition, Value ifTrue, Value ifFalse) {
            super(SPEC, OpState.at(location).operand(condition, ifTrue, ifFalse).result(ifTrue.type()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object condition = frame.get(operand(0));
            Object yes = frame.get(operand(1));
            Object no = frame.get(operand(2));
            if (!(condition instanceof Object[] lanes)) return frame.put(result(), (Long) condition != 0 ? yes : no);
            Object[] out = new Object[lanes.length];
            for (int i = 0; i < out.length; i++) out[i] = ((Object[]) ((Long) lanes[i] != 0 ? yes : no))[i];
            return frame.put(result(), out);
        }
    }

    /** The value, but some value that stays the same if it was undef or poison. Upstream: llvm.freeze. */
    public static final class FreezeOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.FREEZE, "stop undef and poison")
                .operand("val", LlvmTypes.TYPE)
                .result("res", LlvmTypes.TYPE)
                .sameOperandsAndResultType()
                .format("$val attr-dict `:` type($val)");

        FreezeOp(OpState state) {
            super(SPEC, state);
        }

        public FreezeOp(Location location, Value value) {
            super(SPEC, OpState.at(location).operand(value).result(value.type()));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), LlvmValues.frozen(frame.get(operand(0)), result().type()));
        }
    }
}
