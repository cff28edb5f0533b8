package dev.wami.std.mlprogram;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FunctionSyntax;
import java.util.List;

/** Functions with control flow and functions that are graphs, and how they give their results. */
public final class MlProgramFunctions {
    private MlProgramFunctions() {}

    private static OpSpec function(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FunctionLike.FUNCTION_TYPE, Attrs.FUNCTION_TYPE)
                .optionalAttribute(FunctionLike.ARGUMENT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(FunctionLike.RESULT_ATTRIBUTES, Attrs.ARRAY)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .region("body", RegionKind.ANY)
                .customSyntax();
    }

    private static OpSpec terminator(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .variadic("operands", Types.ANY)
                .format("attr-dict ($operands^ `:` type($operands))?");
    }

    /** What both kinds of function share. */
    private abstract static class Function extends Operation implements FunctionLike {
        Function(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifySignature(diagnostics);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return FunctionSyntax.parse(parser, state);
        }

        @Override
        public void print(AsmPrinter printer) {
            FunctionSyntax.print(this, printer);
        }
    }

    /** A function of blocks. Upstream: ml_program.func. */
    public static final class FuncOp extends Function {
        static final OpSpec SPEC = function(MlProgramOp.FUNC, "function containing a single `SSACFG` region");

        FuncOp(OpState state) {
            super(SPEC, state);
        }
    }

    /** A function whose operations stand in no order. Upstream: ml_program.subgraph. */
    public static final class SubgraphOp extends Function implements GraphRegion, SingleBlock {
        static final OpSpec SPEC = function(MlProgramOp.SUBGRAPH, "a function containing a single `Graph` region");

        SubgraphOp(OpState state) {
            super(SPEC, state);
        }
    }

    /** What both terminators share: as many operands as the function has results, of their types. */
    private abstract static class Terminator extends Operation implements ReturnLike, HasParent, Pure, Evaluable {
        Terminator(OpSpec spec, OpState state) {
            super(spec, state);
        }

        final void verify(String verb, String noun, Diagnostics diagnostics) {
            if (!(parentOp() instanceof FunctionLike function)) return;
            List<Type> results = function.functionType().results();
            if (operandCount() != results.size()) {
                diagnostics.error(
                        this,
                        "has %d operands, but enclosing function (@%s) %s %d",
                        operandCount(),
                        function.functionName(),
                        verb,
                        results.size());
                return;
            }
            for (int i = 0; i < results.size(); i++) {
                if (operand(i).type().equals(results.get(i))) continue;
                diagnostics.error(
                        location(),
                        "type of %s operand %d ('%s') doesn't match function result type ('%s') in function @%s",
                        noun,
                        i,
                        operand(i).type(),
                        results.get(i),
                        function.functionName());
                return;
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.returnValues(frame.getAll(operands()));
        }
    }

    /** Leaves a function with its results. Upstream: ml_program.return. */
    public static final class ReturnOp extends Terminator {
        static final OpSpec SPEC = terminator(MlProgramOp.RETURN, "returns values from a `func` function");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MlProgramOp.FUNC);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verify("returns", "return", diagnostics);
        }
    }

    /** Names the results of a graph. Upstream: ml_program.output. */
    public static final class OutputOp extends Terminator {
        static final OpSpec SPEC = terminator(MlProgramOp.OUTPUT, "outputs values from a subgraph function");

        OutputOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MlProgramOp.SUBGRAPH);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verify("outputs", "output", diagnostics);
        }
    }
}
