package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.List;

/** Where exceptions arrive, and how they go on. */
public final class LlvmExceptions {
    private LlvmExceptions() {}

    /** Takes an exception that an {@link LlvmInvokeOp} met. Upstream: llvm.landingpad. */
    public static final class LandingpadOp extends Operation {
        private static final String CLEANUP = "cleanup";

        static final OpSpec SPEC = OpSpec.of(LlvmOp.LANDINGPAD, "take an exception")
                .optionalAttribute(CLEANUP, Attrs.UNIT)
                .variadic("", LlvmTypes.TYPE)
                .result("res", LlvmTypes.TYPE)
                .customSyntax();

        LandingpadOp(OpState state) {
            super(SPEC, state);
        }

        public boolean isCleanup() {
            return hasAttribute(CLEANUP);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            for (Operation p = parentOp(); p != null; p = p.parentOp()) {
                if (!(p instanceof LlvmFuncOp function)) continue;
                if (function.hasAttribute("personality")) break;
                diagnostics.error(location(), "llvm.landingpad needs to be in a function with a personality");
                return;
            }
            if (!isCleanup() && operandCount() == 0) {
                diagnostics.error(
                        location(), "landingpad instruction expects at least one clause or cleanup attribute");
                return;
            }
            for (int i = 0; i < operandCount(); i++) if (!verifyClause(i, diagnostics)) return;
        }

        private boolean verifyClause(int i, Diagnostics diagnostics) {
            Operation clause = operand(i).definedBy();
            if (operand(i).type() instanceof LlvmArrayType
                    || clause instanceof LlvmConstants.ZeroOp
                    || clause instanceof LlvmGlobals.AddressOfOp) return true;
            if (clause instanceof CastOp && clause.kind() == CastOp.Kind.BITCAST) {
                if (clause.operand(0).definedBy() instanceof LlvmGlobals.AddressOfOp) return true;
                diagnostics
                        .error(location(), "constant clauses expected")
                        .note(
                                clause.location(),
                                "global addresses expected as operand to bitcast used in clauses for landingpad");
            } else {
                diagnostics.error(location(), "clause #%d is not a known constant - null, addressof, bitcast", i);
            }
            return false;
        }

        /** {@code cleanup (catch %p : !llvm.ptr) (filter %a : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (parser.optionalKeyword(CLEANUP)) state.property(CLEANUP, UnitAttr.UNIT);
            List<Value> clauses = new java.util.ArrayList<>();
            while (parser.optional("(") && (parser.optionalKeyword("filter") || parser.optionalKeyword("catch"))) {
                UnresolvedOperand clause = parser.parseOperand();
                Type type = clause == null ? null : parser.parseColonType();
                Value value = clause == null || type == null ? null : parser.resolve(clause, type);
                if (value == null || !parser.parse(")")) return false;
                clauses.add(value);
            }
            Type type = parser.parseColonType();
            if (type == null) return false;
            state.operands(clauses).result(type);
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(isCleanup() ? " cleanup " : " ");
            for (Value clause : operands()) {
                printer.text(clause.type() instanceof LlvmArrayType ? "(filter " : "(catch ");
                printer.value(clause).text(" : ").print(clause.type()).text(") ");
            }
            printer.optionalAttrDict(this, List.of(CLEANUP));
            printer.text(": ").print(result().type());
        }
    }

    /** Goes on with an exception. Upstream: llvm.resume. */
    public static final class ResumeOp extends Operation implements Terminator {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.RESUME, "go on with an exception")
                .operand("value", LlvmTypes.TYPE)
                .format("$value attr-dict `:` type($value)");

        ResumeOp(OpState state) {
            super(SPEC, state);
        }
    }

    /** The next argument of a function that takes any number of them. Upstream: llvm.va_arg. */
    public static final class VaArgOp extends Operation {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.VA_ARG, "the next variadic argument")
                .operand("arg", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$arg attr-dict `:` functional-type($arg, $res)");

        VaArgOp(OpState state) {
            super(SPEC, state);
        }
    }

    /** Reports exceptions of different types in one function. */
    static void verifyTypes(LlvmFuncOp function, Diagnostics diagnostics) {
        Type[] known = {null};
        boolean[] wrong = {false};
        function.walk(op -> {
            boolean landing = op instanceof LandingpadOp;
            if (wrong[0] || !landing && !(op instanceof ResumeOp)) return;
            Type type = landing ? op.result(0).type() : op.operand(0).type();
            if (known[0] == null) known[0] = type;
            wrong[0] = !known[0].equals(type);
            if (!wrong[0]) return;
            diagnostics.error(
                    function.location(),
                    landing
                            ? "'llvm.landingpad' should have a consistent result type inside a function"
                            : "'llvm.resume' should have a consistent input type inside a function");
        });
    }
}
