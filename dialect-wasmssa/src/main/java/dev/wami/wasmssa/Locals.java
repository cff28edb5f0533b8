package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.LocalInstruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Local variables. One is declared by {@link LocalOp} or is an argument of a function's entry block; it can only be
 * read and written, not passed on.
 */
public final class Locals {
    private static final String LOCAL = "localVar";
    private static final TypeRule OF_VALUE = new TypeRule("value", WasmTypes.Rule.LOCAL_OF);
    private static final TypeRule OF_RESULT = new TypeRule("result", WasmTypes.Rule.LOCAL_OF);

    private Locals() {}

    /** Declares a local variable, zero or null at first: {@code %l = wasmssa.local of type i32}. */
    public static final class LocalOp extends LocalInstruction.Declaration {
        private static final String TYPE = "type";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.LOCAL, "declare a local variable")
                .attribute(TYPE, WasmTypes.VALUE)
                .result("result", WasmTypes.LOCAL)
                .customSyntax();

        LocalOp(OpState state) {
            super(SPEC, state);
        }

        /** @param inner the type of what it holds */
        public LocalOp(Location location, Type inner) {
            super(SPEC, OpState.at(location).property(TYPE, new TypeAttr(inner)).result(new LocalType(inner)));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type declared = property(TYPE, TypeAttr.class).type();
            if (!new LocalType(declared).equals(result().type())) {
                diagnostics.error(this, "declares a local of '%s' but gives '%s'", declared, result().type());
            }
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (!parser.parseKeyword("of") || !parser.parseKeyword(TYPE)) return false;
            Type type = parser.parseType();
            if (type == null) return false;
            state.property(TYPE, new TypeAttr(type)).result(new LocalType(type));
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" of type ").print(inner());
            out.optionalAttrDict(this, List.of(TYPE));
        }
    }

    /** Reads a local variable: {@code %v = wasmssa.local_get %l : ref to i32}. */
    public static final class LocalGetOp extends LocalInstruction.Get implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.LOCAL_GET, "read a local variable")
                .operand(LOCAL, OF_RESULT)
                .result("result", WasmTypes.VALUE)
                .customSyntax();

        LocalGetOp(OpState state) {
            super(SPEC, state);
        }

        public LocalGetOp(Location location, Value local) {
            super(SPEC, state(location, local));
        }

        @Override
        public List<Value> stackOperands() {
            return List.of();
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Type type = parseLocal(parser, state);
            if (type == null) return false;
            state.result(type);
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            printLocal(local(), out);
            out.optionalAttrDict(this, List.of());
        }
    }

    /** Writes a local variable: {@code wasmssa.local_set %l : ref to i32 to %v : i32}. */
    public static final class LocalSetOp extends LocalInstruction.Set implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.LOCAL_SET, "write a local variable")
                .operand(LOCAL, OF_VALUE)
                .operand("value", WasmTypes.VALUE)
                .customSyntax();

        LocalSetOp(OpState state) {
            super(SPEC, state);
        }

        public LocalSetOp(Location location, Value local, Value value) {
            super(SPEC, state(location, local, value));
        }

        @Override
        public List<Value> stackOperands() {
            return List.of(value());
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return parseAssignment(parser, state) != null && parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            printAssignment(local(), value(), out);
            out.optionalAttrDict(this, List.of());
        }
    }

    /** Writes a local variable and gives the value: {@code %t = wasmssa.local_tee %l : ref to i32 to %v : i32}. */
    public static final class LocalTeeOp extends LocalInstruction.Tee implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.LOCAL_TEE, "write a local variable and keep the value")
                .operand(LOCAL, OF_VALUE)
                .operand("value", WasmTypes.VALUE)
                .result("result", TypeRule.sameAs("value"))
                .customSyntax();

        LocalTeeOp(OpState state) {
            super(SPEC, state);
        }

        public LocalTeeOp(Location location, Value local, Value value) {
            super(SPEC, state(location, local, value));
        }

        @Override
        public List<Value> stackOperands() {
            return List.of(value());
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            Type type = parseAssignment(parser, state);
            if (type == null) return false;
            state.result(type);
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            printAssignment(local(), value(), out);
            out.optionalAttrDict(this, List.of());
        }
    }

    /** {@code %l : ref to i32}; the type that it holds, or null after an error. */
    private static @Nullable Type parseLocal(AsmParser parser, OpState state) {
        AsmParser.UnresolvedOperand local = parser.parseOperand();
        if (local == null || !parser.parse(":") || !parser.parseKeyword("ref") || !parser.parseKeyword("to")) {
            return null;
        }
        Type inner = parser.parseType();
        if (inner == null) return null;
        Value variable = parser.resolve(local, new LocalType(inner));
        if (variable == null) return null;
        state.operand(variable);
        return inner;
    }

    /** As upstream, with two spaces after the colon. */
    private static void printLocal(Value local, AsmPrinter out) {
        out.text(" ");
        out.value(local).text(" :  ref to ").print(((LocalType) local.type()).inner());
    }

    /** {@code %l : ref to i32 to %v : i32}; the type of the value, or null after an error. */
    private static @Nullable Type parseAssignment(AsmParser parser, OpState state) {
        if (parseLocal(parser, state) == null || !parser.parseKeyword("to")) return null;
        AsmParser.UnresolvedOperand value = parser.parseOperand();
        if (value == null) return null;
        Type type = parser.parseColonType();
        if (type == null) return null;
        Value written = parser.resolve(value, type);
        if (written == null) return null;
        state.operand(written);
        return type;
    }

    private static void printAssignment(Value local, Value value, AsmPrinter out) {
        printLocal(local, out);
        out.text(" to ");
        out.value(value).text(" : ").print(value.type());
    }
}
