package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.List;

/** Indivisible changes of memory. */
public final class LlvmAtomics {
    private LlvmAtomics() {}

    private static OpSpec aliasing(OpSpec spec) {
        return spec.optionalAttribute("syncscope", Attrs.STRING)
                .optionalAttribute(LlvmMemory.ALIGNMENT, Attrs.I64)
                .optionalAttribute("volatile_", Attrs.UNIT)
                .optionalAttribute("access_groups", LlvmMetadata.ArrayOf.ACCESS_GROUPS)
                .optionalAttribute("alias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("noalias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("tbaa", LlvmMetadata.ArrayOf.TBAA_TAGS);
    }

    /** Replaces what a pointer points to, giving what was there. Upstream: llvm.atomicrmw. */
    public static final class AtomicRmwOp extends Operation {
        static final OpSpec SPEC = aliasing(OpSpec.of(LlvmOp.ATOMICRMW, "read, modify, write")
                        .attribute("bin_op", LlvmEnum.ATOMIC_OPERATION)
                        .operand("ptr", LlvmTypes.POINTER)
                        .operand("val", LlvmTypes.ATOMIC_VALUE)
                        .attribute("ordering", LlvmEnum.ORDERING)
                        .result("res", new TypeRule("val", Same.TYPE)))
                .format("(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering"
                        + " attr-dict `:` type($ptr) `,` type($val)");

        private enum Same implements TypeRule.Function {
            TYPE;

            @Override
            public Type apply(Type type) {
                return type;
            }

            @Override
            public String description(String target, String from) {
                return "result #0 and operand #1 have the same type";
            }
        }

        AtomicRmwOp(OpState state) {
            super(SPEC, state);
        }

        /** @param operation such as {@code add} */
        public AtomicRmwOp(Location location, String operation, Value pointer, Value value, String ordering) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("bin_op", LlvmEnum.ATOMIC_OPERATION.attribute(operation))
                            .operand(pointer, value)
                            .property("ordering", LlvmEnum.ORDERING.attribute(ordering))
                            .result(value.type()));
        }

        /** The operation as upstream writes it: {@code add}, {@code _or}. */
        public String operation() {
            return LlvmEnum.ATOMIC_OPERATION.word(property("bin_op", IntegerAttr.class));
        }

        public String ordering() {
            return LlvmEnum.ORDERING.word(property("ordering", IntegerAttr.class));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type type = operand(1).type();
            String operation = operation();
            if (operation.startsWith("f")) {
                if (type instanceof VectorType v && !LlvmTypes.isFloat(v.element())) {
                    diagnostics.error(this, "expected LLVM IR floating point type for vector element");
                } else if (!(type instanceof VectorType) && !LlvmTypes.isFloat(type)) {
                    diagnostics.error(this, "expected LLVM IR floating point type");
                }
            } else if (operation.equals("xchg")) {
                if (!LlvmTypes.isPointer(type) && !isInteger(type) && !LlvmTypes.isFloat(type)) {
                    diagnostics.error(this, "unexpected LLVM IR type for 'xchg' bin_op");
                }
            } else if (!isInteger(type)) diagnostics.error(this, "expected LLVM IR integer type");
            String ordering = ordering();
            if (ordering.equals("not_atomic") || ordering.equals("unordered")) {
                diagnostics.error(this, "expected at least 'monotonic' ordering");
            }
        }
    }

    private static boolean isInteger(Type type) {
        return type instanceof IntegerType i
                && (i.width() == 8 || i.width() == 16 || i.width() == 32 || i.width() == 64);
    }

    /** Replaces what a pointer points to if it is what is expected. Upstream: llvm.cmpxchg. */
    public static final class CmpXchgOp extends Operation {
        static final OpSpec SPEC = aliasing(OpSpec.of(LlvmOp.CMPXCHG, "compare and exchange")
                        .operand("ptr", LlvmTypes.POINTER)
                        .operand("cmp", new TypeRule("val", Rule.SAME_AS_VALUE))
                        .operand("val", LlvmTypes.INTEGER_OR_POINTER)
                        .attribute("success_ordering", LlvmEnum.ORDERING)
                        .attribute("failure_ordering", LlvmEnum.ORDERING)
                        .optionalAttribute("weak", Attrs.UNIT)
                        .result("res", new TypeRule("val", Rule.AND_SUCCESS)))
                .format("(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val"
                        + " (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:`"
                        + " type($ptr) `,` type($val)");

        private enum Rule implements TypeRule.Function {
            /** What was there, and whether it was what was expected. */
            AND_SUCCESS,
            /** What is expected is of the type of what is stored. */
            SAME_AS_VALUE;

            @Override
            public Type apply(Type type) {
                if (this == SAME_AS_VALUE) return type;
                return LlvmStructType.literal(List.of(type, IntegerType.I1));
            }

            @Override
            public String description(String target, String from) {
                if (this == SAME_AS_VALUE) return "operand #1 and operand #2 have the same type";
                return "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool";
            }
        }

        CmpXchgOp(OpState state) {
            super(SPEC, state);
        }

        public CmpXchgOp(
                Location location, Value pointer, Value expected, Value value, String success, String failure) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(pointer, expected, value)
                            .property("success_ordering", LlvmEnum.ORDERING.attribute(success))
                            .property("failure_ordering", LlvmEnum.ORDERING.attribute(failure))
                            .result(LlvmStructType.literal(List.of(value.type(), IntegerType.I1))));
        }

        public String success() {
            return LlvmEnum.ORDERING.word(property("success_ordering", IntegerAttr.class));
        }

        public String failure() {
            return LlvmEnum.ORDERING.word(property("failure_ordering", IntegerAttr.class));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!LlvmTypes.isPointer(operand(2).type()) && !isInteger(operand(2).type())) {
                diagnostics.error(this, "unexpected LLVM IR type");
                return;
            }
            if (isWeakerThanMonotonic(success()) || isWeakerThanMonotonic(failure())) {
                diagnostics.error(this, "ordering must be at least 'monotonic'");
                return;
            }
            if (failure().equals("release") || failure().equals("acq_rel")) {
                diagnostics.error(this, "failure ordering cannot be 'release' or 'acq_rel'");
            }
        }

        private static boolean isWeakerThanMonotonic(String ordering) {
            return ordering.equals("not_atomic") || ordering.equals("unordered");
        }
    }

    /** Orders accesses before and after it. Upstream: llvm.fence. */
    public static final class FenceOp extends Operation implements Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.FENCE, "order accesses to memory")
                .attribute("ordering", LlvmEnum.ORDERING)
                .optionalAttribute("syncscope", Attrs.STRING)
                .format("(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict");

        FenceOp(OpState state) {
            super(SPEC, state);
        }

        public String ordering() {
            return LlvmEnum.ORDERING.word(property("ordering", IntegerAttr.class));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            switch (ordering()) {
                case "not_atomic", "unordered", "monotonic" ->
                    diagnostics.error(this, "can be given only acquire, release, acq_rel, and seq_cst orderings");
                default -> {}
            }
        }

        /** The interpreter has one thread, which sees what it does in order. */
        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }
    }
}
