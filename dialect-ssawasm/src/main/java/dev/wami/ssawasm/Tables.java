package dev.wami.ssawasm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;

/** The instructions on tables of references, {@link TableOp}. */
public final class Tables {
    private Tables() {}

    /** Reads an element: {@code %k = ssawasm.table_get @t[%i] : !ssawasm.cont<"ct">}. Traps outside the table. */
    public static final class TableGetOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_GET, "read an element of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", AddressType.ANY)
                .result("value", SsaTypes.REFERENCE)
                .format("$table `[` $index " + AddressType.format("index") + "`]` attr-dict `:` type($value)");

        TableGetOp(OpState state) {
            super(SPEC, state);
        }

        public TableGetOp(Location location, String table, Value index, Type type) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(table))
                            .operand(index)
                            .result(type));
        }
    }

    /** Writes an element: {@code ssawasm.table_set @t[%i], %k : !ssawasm.cont<"ct">}. Traps outside the table. */
    public static final class TableSetOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_SET, "write an element of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", AddressType.ANY)
                .operand("value", SsaTypes.REFERENCE)
                .format("$table `[` $index " + AddressType.format("index")
                        + "`]` `,` $value attr-dict `:` type($value)");

        TableSetOp(OpState state) {
            super(SPEC, state);
        }

        public TableSetOp(Location location, String table, Value index, Value value) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(table))
                            .operand(index)
                            .operand(value));
        }
    }

    /**
     * Adds elements to a table: {@code %size = ssawasm.table_grow @t, %k, %count : !ssawasm.cont<"ct">} gives the size
     * before, which is the index of the first of them, or -1 if the table cannot grow.
     */
    public static final class TableGrowOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_GROW, "add elements to a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("value", SsaTypes.REFERENCE)
                .operand("count", AddressType.ANY)
                .result("size", TypeRule.sameAs("count"))
                .format("$table `,` $value `,` $count " + AddressType.format("count") + "attr-dict `:` type($value)");

        TableGrowOp(OpState state) {
            super(SPEC, state);
        }

        public TableGrowOp(Location location, String table, Value value, Value count) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(table))
                            .operand(value)
                            .operand(count)
                            .result(count.type()));
        }
    }

    /** How many elements a table has: {@code %n = ssawasm.table_size @t : i32}. */
    public static final class TableSizeOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_SIZE, "the size of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .result("size", AddressType.ANY)
                .format("$table attr-dict `:` type($size)");

        TableSizeOp(OpState state) {
            super(SPEC, state);
        }

        public TableSizeOp(Location location, String table) {
            this(location, table, IntegerType.I32);
        }

        /** @param indices the type of the table's indices */
        public TableSizeOp(Location location, String table, Type indices) {
            super(
                    SPEC,
                    OpState.at(location).property(TABLE, SymbolRef.of(table)).result(indices));
        }
    }

    /** Sets elements to one value: {@code ssawasm.table_fill @t[%i], %v, %count : !ssawasm.func_ref}. */
    public static final class TableFillOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_FILL, "set elements of a table to one value")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", AddressType.ANY)
                .operand("value", SsaTypes.REFERENCE)
                .operand("count", TypeRule.sameAs("index"))
                .format("$table `[` $index " + AddressType.format("index")
                        + "`]` `,` $value `,` $count attr-dict `:` type($value)");

        TableFillOp(OpState state) {
            super(SPEC, state);
        }

        public TableFillOp(Location location, String table, Value index, Value value, Value count) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(table))
                            .operand(index)
                            .operand(value)
                            .operand(count));
        }
    }

    /** Copies elements as if through a buffer: {@code ssawasm.table_copy @to[%i], @from[%j], %count : i32}. */
    public static final class TableCopyOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_COPY, "copy elements of tables")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .attribute(FROM_TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("to", AddressType.ANY)
                .operand("from", AddressType.ANY)
                .operand("count", AddressType.ANY)
                .format("$table `[` $to " + AddressType.format("to") + "`]` `,` $from_table `[` $from "
                        + AddressType.format("from") + "`]` `,` $count attr-dict `:` type($count)");

        TableCopyOp(OpState state) {
            super(SPEC, state);
        }

        public TableCopyOp(Location location, String to, String from, Value toIndex, Value fromIndex, Value count) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(to))
                            .property(FROM_TABLE, SymbolRef.of(from))
                            .operand(toIndex)
                            .operand(fromIndex)
                            .operand(count));
        }
    }
}
