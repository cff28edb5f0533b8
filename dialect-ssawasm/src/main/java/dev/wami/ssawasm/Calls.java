package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.List;

/** Direct and indirect calls, and the tables of the latter. */
public final class Calls {
    private Calls() {}

    /**
     * Calls a function by name: {@code %r = ssawasm.call @f(%x) : (i32) -> i32}. The types are those inside the
     * function's locals. Where the function has an i32, an address, the call may have a memref. A {@code {tail}} one
     * becomes {@code return_call}: only returns of its results may follow.
     */
    public static final class CallOp extends CallInstruction.Direct {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CALL, "call a function")
                .attribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(TAIL, Attrs.UNIT)
                .variadic("arguments", SsaTypes.VALUE)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)");

        CallOp(OpState state) {
            super(SPEC, state);
        }

        public CallOp(Location location, String callee, List<? extends Value> arguments, List<? extends Type> results) {
            super(SPEC, state(location, callee, arguments, results));
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            CallableLike callee = Functions.verifyFunction(this, callee(), symbols, diagnostics);
            // a function of another dialect is still to be converted
            if (!(callee instanceof Functions.FunctionDefinition function)) return;
            FunctionType signature = function.signature();
            if (signature.inputs().size() != operandCount()) {
                diagnostics.error(
                        this,
                        "has %d operands, but '%s' takes %d",
                        operandCount(),
                        callee().leaf(),
                        signature.inputs().size());
                return;
            }
            if (signature.results().size() != resultCount()) {
                diagnostics.error(
                        this,
                        "has %d results, but '%s' returns %d",
                        resultCount(),
                        callee().leaf(),
                        signature.results().size());
                return;
            }
            for (int i = 0; i < operandCount(); i++) {
                verifyType("operand", i, operand(i).type(), signature.inputs().get(i), diagnostics);
            }
            for (int i = 0; i < resultCount(); i++) {
                verifyType("result", i, result(i).type(), signature.results().get(i), diagnostics);
            }
        }

        private void verifyType(String what, int i, Type given, Type expected, Diagnostics diagnostics) {
            if (SsaTypes.matches(given, expected)) return;
            diagnostics.error(
                    this, "%s #%d is of type '%s', but '%s' has '%s'", what, i, given, callee().leaf(), expected);
        }
    }

    /**
     * Calls the function at an index of a table: {@code %r = ssawasm.call_indirect @t[%i](%x) : (i32) -> i32}; with
     * {@code {tail}} it becomes {@code return_call_indirect}.
     */
    public static final class CallIndirectOp extends CallInstruction.Indirect {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CALL_INDIRECT, "call a function of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(TAIL, Attrs.UNIT)
                .variadic("arguments", SsaTypes.VALUE)
                .operand("index", AddressType.ANY)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$table `[` $index " + AddressType.format("index") + "`]` `` `(` $arguments `)` attr-dict `:`"
                        + " functional-type($arguments, results)");

        CallIndirectOp(OpState state) {
            super(SPEC, state);
        }

        public CallIndirectOp(
                Location location,
                String table,
                Value index,
                List<? extends Value> arguments,
                List<? extends Type> results) {
            super(SPEC, state(location, table, arguments, index, results));
        }

        @Override
        public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
            return AddressType.parse(directive, parser, read);
        }

        @Override
        public void printDirective(String directive, AsmPrinter printer) {
            AddressType.print(index(), printer);
        }

        /** The type that the function must have, addresses being i32. */
        @Override
        public FunctionType signature() {
            return addresses(super.signature());
        }

        @Override
        protected boolean fits(FunctionType callee) {
            return addresses(callee).equals(signature());
        }

        private static FunctionType addresses(FunctionType type) {
            return new FunctionType(
                    type.inputs().stream().map(ConstOp::literalType).toList(),
                    type.results().stream().map(ConstOp::literalType).toList());
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            if (WasmDefinition.isIn(IndexSpace.TABLE, symbols.lookup(this, table()))) return;
            diagnostics.error(this, "'%s' does not reference a ssawasm.table", table().leaf());
        }
    }
}
