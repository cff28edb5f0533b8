package dev.wami.core.testdialect;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The test dialect's operations that are more than a format. */
final class TestOps {
    private TestOps() {}

    /** An operation that is only its spec. */
    static final class FormatOp extends Operation {
        FormatOp(OpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    static final class ReturnOp extends Operation implements ReturnLike {
        static final OpSpec SPEC = OpSpec.of(TestOp.RETURN, "a terminator").variadic("operands", Types.ANY);

        ReturnOp(OpState state) {
            super(SPEC, state);
        }
    }

    static final class SuccessorOp extends Operation implements Terminator {
        static final OpSpec SPEC = OpSpec.of(TestOp.FORMAT_SUCCESSOR_A_OP, "")
                .variadicSuccessor("targets")
                .format("$targets attr-dict");

        SuccessorOp(OpState state) {
            super(SPEC, state);
        }
    }

    static final class ImplicitTerminatorOp extends Operation implements ImplicitTerminator {
        static final OpSpec SPEC = OpSpec.of(TestOp.FORMAT_IMPLICIT_TERMINATOR_REGION_A_OP, "")
                .region("region", RegionKind.ANY)
                .format("$region attr-dict");

        ImplicitTerminatorOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public String terminatorName() {
            return "test.return";
        }

        @Override
        public Operation makeTerminator(Location location) {
            return new ReturnOp(OpState.at(location));
        }
    }

    /** An isolated symbol table in which this dialect needs no prefix. */
    static final class ScopeOp extends Operation implements Symbol, SymbolTable, IsolatedFromAbove, NoTerminator {
        static final OpSpec SPEC = OpSpec.of(TestOp.SCOPE, "")
                .optionalAttribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .region("body", RegionKind.ONE_BLOCK)
                .format("($sym_name^)? attr-dict-with-keyword $body");

        ScopeOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public String defaultDialect() {
            return "test";
        }
    }

    /** Suggests names of results and arguments: the attribute {@code names}, one character each. */
    static final class NamedOp extends Operation implements NoTerminator {
        static final OpSpec SPEC = OpSpec.of(TestOp.NAMED, "")
                .attribute("names", Attrs.STRING)
                .variadicResult("results", Types.ANY)
                .region("body", RegionKind.MAX_ONE_BLOCK)
                .format("$names (`:` type($results)^)? $body attr-dict");

        NamedOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public @Nullable String resultName(int i) {
            return name(i);
        }

        @Override
        public @Nullable String argumentName(int region, int i) {
            return name(i);
        }

        private @Nullable String name(int i) {
            String names = property("names", StringAttr.class).value();
            return i >= names.length() || names.charAt(i) == '-' ? null : names.substring(i, i + 1);
        }
    }

    /**
     * A custom directive that reads operands, types, attributes: {@code test.switch on %x : i32 [1: %a, 2: %b] : f32}.
     */
    static final class SwitchOp extends Operation {
        static final OpSpec SPEC = OpSpec.of(TestOp.SWITCH, "")
                .operand("flag", Types.SIGNLESS_INTEGER)
                .variadic("values", Types.ANY)
                .attribute("cases", Attrs.DENSE_I64_ARRAY)
                .format("`on` $flag `:` type($flag) custom<Cases>($cases, $values) (`:` type($values)^)? attr-dict");

        SwitchOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            List<Long> cases = new ArrayList<>();
            List<AsmParser.UnresolvedOperand> values = new ArrayList<>();
            if (!parser.parse("[")) return false;
            if (!parser.optional("]")) {
                do {
                    Long c = parser.parseInteger();
                    if (c == null || !parser.parse(":")) return false;
                    AsmParser.UnresolvedOperand value = parser.parseOperand();
                    if (value == null) return false;
                    cases.add(c);
                    values.add(value);
                } while (parser.optional(","));
                if (!parser.parse("]")) return false;
            }
            read.operands("values", values);
            read.attribute(
                    "cases",
                    DenseArrayAttr.i64(cases.stream().mapToLong(Long::longValue).toArray()));
            return true;
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            DenseArrayAttr cases = property("cases", DenseArrayAttr.class);
            printer.text("[");
            for (int i = 0; i < cases.size(); i++) {
                printer.text(i > 0 ? ", " : "").text(cases.get(i)).text(": ");
                printer.value(operand(1 + i));
            }
            printer.text("]");
        }
    }
}
