package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Table;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmops.WasmGlobal;
import dev.wami.wasmops.WasmMemory;
import dev.wami.wasmops.WasmTable;
import dev.wami.wasmspec.AddressType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Globals, memories and tables, defined and imported. */
public final class Definitions {
    private static final String TYPE = "type";
    private static final String LIMITS = "limits";
    private static final String MUTABLE = "isMutable";

    private Definitions() {}

    private static OpSpec defined(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(Definition.EXPORTED, Attrs.UNIT);
    }

    // ---- globals

    /** A global variable. */
    public interface GlobalDefinition extends Definition, WasmGlobal {
        @Override
        default Type type() {
            return ((Operation) this).property(TYPE, TypeAttr.class).type();
        }

        @Override
        default boolean isMutable() {
            return ((Operation) this).hasAttribute(MUTABLE);
        }
    }

    /**
     * A global defined here: {@code wasmssa.global exported @g i32 mutable : { %0 = wasmssa.const 42 : i32
     * wasmssa.return %0 : i32 }}. The region is a constant expression.
     */
    public static final class GlobalOp extends Operation implements GlobalDefinition, IsolatedFromAbove, SingleBlock {
        static final OpSpec SPEC = defined(WasmSsaOp.GLOBAL, "a global variable")
                .attribute(TYPE, WasmTypes.VALUE)
                .optionalAttribute(MUTABLE, Attrs.UNIT)
                .region("initializer", RegionKind.ANY)
                .customSyntax();

        GlobalOp(OpState state) {
            super(SPEC, state);
        }

        /** A global whose initializer has no operations yet. */
        public GlobalOp(Location location, String name, Type type, boolean mutable, boolean exported) {
            super(
                    SPEC,
                    Definition.named(location, name, exported)
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(MUTABLE, mutable ? UnitAttr.UNIT : null)
                            .region(new Region()));
            region(0).add(new Block());
        }

        public Region initializer() {
            return region(0);
        }

        @Override
        public @Nullable Object initialValue(Instance instance) {
            return ConstantExpressions.evaluate(initializer(), instance);
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            ConstantExpressions.verify(this, initializer(), type(), diagnostics);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            if (!Definition.parseExported(parser, state)) return false;
            Type type = parser.parseType();
            if (type == null) return false;
            state.property(TYPE, new TypeAttr(type));
            if (parser.optionalKeyword("mutable")) state.property(MUTABLE, UnitAttr.UNIT);
            Region initializer = new Region();
            state.region(initializer);
            return parser.parse(":") && parser.parseRegion(initializer, List.of()) && parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            Definition.printExported(this, out);
            out.text(" ").print(type()).text(isMutable() ? " mutable : " : " : ");
            out.region(initializer(), false, true);
            out.optionalAttrDict(this, List.of(Symbol.NAME, Definition.EXPORTED, TYPE, MUTABLE));
        }
    }

    /** An imported global: {@code wasmssa.import_global "g" from "env" as @global_0 mutable : i64}. */
    public static final class ImportGlobalOp extends Operation implements GlobalDefinition, Imported {
        static final OpSpec SPEC = Imported.attributes(WasmSsaOp.IMPORT_GLOBAL, "an imported global variable")
                .attribute(TYPE, WasmTypes.VALUE)
                .optionalAttribute(MUTABLE, Attrs.UNIT)
                .format(Imported.FORMAT + "(`mutable` $isMutable^)? `:` $type attr-dict");

        ImportGlobalOp(OpState state) {
            super(SPEC, state);
        }

        public ImportGlobalOp(
                Location location, String symbol, String module, String name, Type type, boolean mutable) {
            super(
                    SPEC,
                    Imported.from(Definition.named(location, symbol, false), module, name)
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(MUTABLE, mutable ? UnitAttr.UNIT : null));
        }

        @Override
        public @Nullable Object initialValue(Instance instance) {
            return null;
        }
    }

    // ---- memories

    /** A linear memory. */
    public interface MemoryDefinition extends Definition, WasmMemory {
        /** Sizes are in pages. */
        default LimitType limits() {
            return (LimitType)
                    ((Operation) this).property(LIMITS, TypeAttr.class).type();
        }

        @Override
        default long min() {
            return limits().min();
        }

        @Override
        default @Nullable Long max() {
            return limits().max();
        }

        @Override
        default int pageSizeLog2() {
            return limits().pageSizeLog2();
        }
    }

    /** The memory of instructions that name none; null if there is none. */
    static @Nullable Operation firstMemory(Operation user, SymbolTables symbols) {
        return symbols.first(user, MemoryDefinition.class);
    }

    /** Reports an address that is not one of the memory named, or the first. */
    static void verifyAddress(
            Operation access, @Nullable SymbolRef memory, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = memory == null
                ? firstMemory(access, symbols)
                : WasmDefinition.find(access, memory, IndexSpace.MEMORY, symbols, diagnostics);
        if (!(found instanceof MemoryDefinition m)) return;
        Type given = access.operand(0).type();
        Type expected = m.limits().address();
        if (given.equals(expected)) return;
        diagnostics
                .error(access, "has an address of type '%s', but its memory has '%s'", given, expected)
                .note(found.location(), "the memory");
    }

    /** A memory has no more pages than addresses have bytes. */
    private static void verifyMemory(MemoryDefinition op, Diagnostics diagnostics) {
        LimitType limits = op.limits();
        boolean wide = limits.addressType() == AddressType.I64;
        int bits = (wide ? 64 : 32) - limits.pageSizeLog2();
        long most = bits == 64 ? -1 : 1L << bits;
        Long max = op.max();
        if (Long.compareUnsigned(op.min(), most) > 0 || max != null && Long.compareUnsigned(max, most) > 0) {
            diagnostics.error(
                    (Operation) op,
                    "memory size must be at most %s pages (%s)",
                    Long.toUnsignedString(most),
                    wide ? "2^64 bytes" : "4GiB");
        }
        if (limits.shared() && max == null) {
            diagnostics.error((Operation) op, "a shared memory needs a greatest size");
        }
    }

    /** A memory defined here: {@code wasmssa.memory exported @m !wasmssa<limit[1: 16]>}. */
    public static final class MemoryOp extends Operation implements MemoryDefinition {
        static final OpSpec SPEC = defined(WasmSsaOp.MEMORY, "a linear memory")
                .attribute(LIMITS, WasmTypes.LIMIT)
                .format("(`exported` $exported^)? $sym_name $limits attr-dict");

        MemoryOp(OpState state) {
            super(SPEC, state);
        }

        public MemoryOp(Location location, String name, LimitType limits, boolean exported) {
            super(SPEC, Definition.named(location, name, exported).property(LIMITS, new TypeAttr(limits)));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyMemory(this, diagnostics);
        }
    }

    /** An imported memory: {@code wasmssa.import_mem "m" from "env" as @mem_0 {limits = !wasmssa<limit[1:]>}}. */
    public static final class ImportMemOp extends Operation implements MemoryDefinition, Imported {
        static final OpSpec SPEC = Imported.attributes(WasmSsaOp.IMPORT_MEM, "an imported linear memory")
                .attribute(LIMITS, WasmTypes.LIMIT)
                .format(Imported.FORMAT + "attr-dict");

        ImportMemOp(OpState state) {
            super(SPEC, state);
        }

        public ImportMemOp(
                Location location, String symbol, String module, String name, LimitType limits, boolean exported) {
            super(
                    SPEC,
                    Imported.from(Definition.named(location, symbol, exported), module, name)
                            .property(LIMITS, new TypeAttr(limits)));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyMemory(this, diagnostics);
        }
    }

    // ---- tables

    /** A table of references. */
    public interface TableDefinition extends Definition, WasmTable {
        default TableType type() {
            return (TableType) ((Operation) this).property(TYPE, TypeAttr.class).type();
        }

        @Override
        default RefType elementType() {
            return type().element();
        }

        @Override
        default long min() {
            return type().limits().min();
        }

        @Override
        default @Nullable Long max() {
            return type().limits().max();
        }
    }

    /**
     * A table defined here, of nulls at first, or {@code with} the value of a constant expression:
     * {@code wasmssa.table @t !wasmssa<tabletype !wasmssa.funcref [2: 10]>}.
     */
    public static final class TableOp extends Operation implements TableDefinition, IsolatedFromAbove {
        static final OpSpec SPEC = defined(WasmSsaOp.TABLE, "a table of references")
                .attribute(TYPE, WasmTypes.TABLE)
                .region("init", RegionKind.MAX_ONE_BLOCK)
                .format("(`exported` $exported^)? $sym_name $type (`with` $init^)? attr-dict");

        TableOp(OpState state) {
            super(SPEC, state);
        }

        public TableOp(Location location, String name, TableType type, boolean exported) {
            super(
                    SPEC,
                    Definition.named(location, name, exported)
                            .property(TYPE, new TypeAttr(type))
                            .region(new Region()));
        }

        /** The constant expression for what the elements are at first, or nothing. */
        public Region initializer() {
            return region(0);
        }

        @Override
        public void initialize(Table table, Instance instance) {
            Object value = initializer().isEmpty() ? null : ConstantExpressions.evaluate(initializer(), instance);
            if (value != null) table.fill(0, value, table.size());
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            if (!initializer().isEmpty()) {
                ConstantExpressions.verify(this, initializer(), elementType(), diagnostics);
            }
        }
    }

    /** An imported table: {@code wasmssa.import_table "t" from "env" as @table_0 {type = !wasmssa<tabletype ...>}}. */
    public static final class ImportTableOp extends Operation implements TableDefinition, Imported {
        static final OpSpec SPEC = Imported.attributes(WasmSsaOp.IMPORT_TABLE, "an imported table of references")
                .attribute(TYPE, WasmTypes.TABLE)
                .format(Imported.FORMAT + "attr-dict");

        ImportTableOp(OpState state) {
            super(SPEC, state);
        }

        public ImportTableOp(
                Location location, String symbol, String module, String name, TableType type, boolean exported) {
            super(
                    SPEC,
                    Imported.from(Definition.named(location, symbol, exported), module, name)
                            .property(TYPE, new TypeAttr(type)));
        }
    }
}
