package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.std.cf.ConditionalBranch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ends of blocks, but for the switch. */
public final class LlvmBranches {
    private LlvmBranches() {}

    /** Goes to a block. Upstream: llvm.br. */
    public static final class BrOp extends Operation implements Branch, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.BR, "branch")
                .variadic("destOperands", LlvmTypes.TYPE)
                .optionalAttribute("loop_annotation", new LlvmMetadata.Only("loop_annotation", "LLVM loop annotation"))
                .successor("dest")
                .format("$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict");

        BrOp(OpState state) {
            super(SPEC, state);
        }

        public BrOp(Location location, Block target, List<? extends Value> arguments) {
            super(SPEC, OpState.at(location).operands(arguments).successor(target));
        }

        @Override
        public int successorOperandStart(int i) {
            return 0;
        }

        @Override
        public int successorOperandCount(int i) {
            return operandCount();
        }

        @Override
        public void setSuccessorOperands(int i, List<? extends Value> values) {
            setAllOperands(values);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.branch(successor(0), frame.getAll(operands()));
        }
    }

    /** Goes to one of two blocks, the first if the condition holds. Upstream: llvm.cond_br. */
    public static final class CondBrOp extends ConditionalBranch {
        static final OpSpec SPEC = spec(LlvmOp.COND_BR, "branch on a condition", LlvmTypes.TYPE)
                .optionalAttribute("loop_annotation", new LlvmMetadata.Only("loop_annotation", "LLVM loop annotation"));

        CondBrOp(OpState state) {
            super(SPEC, state);
        }

        public CondBrOp(
                Location location,
                Value condition,
                Block ifTrue,
                List<? extends Value> trueArguments,
                Block ifFalse,
                List<? extends Value> falseArguments) {
            super(SPEC, location, condition, ifTrue, trueArguments, ifFalse, falseArguments);
        }
    }

    /** Leaves a function, or gives a global its first value. Upstream: llvm.return. */
    public static final class ReturnOp extends Operation implements ReturnLike, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.RETURN, "return from a function")
                .optionalOperand("arg", LlvmTypes.TYPE)
                .format("attr-dict ($arg^ `:` type($arg))?");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        /** @param value what the function gives, or null */
        public ReturnOp(Location location, @Nullable Value value) {
            super(SPEC, OpState.at(location).optionalOperand(value));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!(parentOp() instanceof LlvmFuncOp function)) return;
            Type expected = function.llvmType().result();
            if (expected == LlvmNamedType.VOID) {
                if (operandCount() > 0) {
                    diagnostics
                            .error(this, "expected no operands")
                            .note(function.location(), "when returning from function");
                }
            } else if (operandCount() == 0) {
                diagnostics.error(this, "expected 1 operand").note(function.location(), "when returning from function");
            } else if (!operand(0).type().equals(expected)) {
                diagnostics
                        .error(this, "mismatching result types")
                        .note(function.location(), "when returning from function");
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.returnValues(frame.getAll(operands()));
        }
    }

    /** Is never reached. Upstream: llvm.unreachable. */
    public static final class UnreachableOp extends Operation implements Terminator, Evaluable {
        static final OpSpec SPEC =
                OpSpec.of(LlvmOp.UNREACHABLE, "undefined behaviour").format("attr-dict");

        UnreachableOp(OpState state) {
            super(SPEC, state);
        }

        public UnreachableOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.trap("unreachable was executed");
        }
    }
}
