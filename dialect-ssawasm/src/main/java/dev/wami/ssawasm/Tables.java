package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The instructions on tables of references, {@link TableOp}. */
public final class Tables {
    private static final String TABLE = "table";

    private Tables() {}

    private static String resource(SymbolRef table) {
        return "table @" + table.root();
    }

    /** What {@code table} holds on the interpreter: null at first, then what the module's active segments say. */
    @SuppressWarnings("unchecked")
    static List<Object> elements(Operation user, SymbolRef table, Interpreter machine) {
        Object known = machine.globals().get(resource(table));
        if (known != null) return (List<Object>) known;
        TableOp op = machine.symbols().lookup(user, table, TableOp.class);
        List<Object> elements = new ArrayList<>();
        machine.globals().put(resource(table), elements);
        if (op != null) Elements.initialize(op, elements, machine);
        return elements;
    }

    static Step outOfBounds(Frame frame) {
        return frame.trap(Trap.OUT_OF_BOUNDS_TABLE_ACCESS.toString());
    }

    static boolean contains(List<Object> elements, long start, long count) {
        return start + count <= elements.size();
    }

    /** An operation on a table. */
    public abstract static class TableAccess extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        TableAccess(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final SymbolRef table() {
            return property(TABLE, SymbolRef.class);
        }

        /** The type of the table's elements, or null if the operation fits any. */
        abstract @Nullable Type element();

        /** Looks at the symbols besides the table. */
        void verifySymbols(SymbolTables symbols, Diagnostics diagnostics) {}

        final void reads(EffectList out) {
            out.add(Effect.Kind.READ, null, resource(table()));
            Traps.addEffects(this, out);
        }

        final void writes(EffectList out) {
            out.add(Effect.Kind.WRITE, null, resource(table()));
            Traps.addEffects(this, out);
        }

        final List<Object> elements(Frame frame) {
            return Tables.elements(this, table(), frame.machine());
        }

        @Override
        public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbols(symbols, diagnostics);
            Operation found = symbols.lookup(this, table());
            if (found instanceof TableOp t) {
                Type element = element();
                if (element == null || t.type().equals(element)) return;
                diagnostics.error(
                        this, "is of type '%s', but '%s' has elements of '%s'", element, table().leaf(), t.type());
            } else if (!WasmDefinition.isIn(IndexSpace.TABLE, found)) {
                diagnostics.error(this, "'%s' does not reference a ssawasm.table", table().leaf());
            }
        }
    }

    /** Reads an element: {@code %k = ssawasm.table_get @t[%i] : !ssawasm.cont<"ct">}. Traps outside the table. */
    public static final class TableGetOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_GET, "read an element of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", Types.I32)
                .result("value", SsaTypes.REFERENCE)
                .format("$table `[` $index `]` attr-dict `:` type($value)");

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

        @Override
        Type element() {
            return result().type();
        }

        @Override
        public void effects(EffectList out) {
            reads(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long i = frame.getUnsigned(operand(0));
            return i < elements.size() ? frame.put(result(), elements.get((int) i)) : outOfBounds(frame);
        }
    }

    /** Writes an element: {@code ssawasm.table_set @t[%i], %k : !ssawasm.cont<"ct">}. Traps outside the table. */
    public static final class TableSetOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_SET, "write an element of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", Types.I32)
                .operand("value", SsaTypes.REFERENCE)
                .format("$table `[` $index `]` `,` $value attr-dict `:` type($value)");

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

        @Override
        Type element() {
            return operand(1).type();
        }

        @Override
        public void effects(EffectList out) {
            writes(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long i = frame.getUnsigned(operand(0));
            if (i >= elements.size()) return outOfBounds(frame);
            elements.set((int) i, frame.get(operand(1)));
            return Step.NEXT;
        }
    }

    /**
     * Adds elements to a table: {@code %size = ssawasm.table_grow @t, %k, %count : !ssawasm.cont<"ct">} gives the size
     * before, which is the index of the first of them, or -1 if the table cannot grow.
     */
    public static final class TableGrowOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_GROW, "add elements to a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("value", SsaTypes.REFERENCE)
                .operand("count", Types.I32)
                .result("size", TypeRule.sameAs("count"))
                .format("$table `,` $value `,` $count attr-dict `:` type($value)");

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

        @Override
        Type element() {
            return operand(0).type();
        }

        @Override
        public void effects(EffectList out) {
            reads(out);
            writes(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long before = elements.size();
            long count = frame.getUnsigned(operand(1));
            TableOp table = frame.machine().symbols().lookup(this, table(), TableOp.class);
            Long max = table == null ? null : table.max();
            if (before + count > (max == null ? LIMIT : Math.min(max, LIMIT))) return frame.put(result(), -1);
            for (long i = 0; i < count; i++) elements.add(frame.get(operand(0)));
            return frame.put(result(), before);
        }

        /** What engines commonly allow. */
        private static final int LIMIT = 10_000_000;
    }

    /** How many elements a table has: {@code %n = ssawasm.table_size @t : i32}. */
    public static final class TableSizeOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_SIZE, "the size of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .result("size", Types.I32)
                .format("$table attr-dict `:` type($size)");

        TableSizeOp(OpState state) {
            super(SPEC, state);
        }

        public TableSizeOp(Location location, String table) {
            super(
                    SPEC,
                    OpState.at(location).property(TABLE, SymbolRef.of(table)).result(IntegerType.I32));
        }

        @Override
        @Nullable
        Type element() {
            return null;
        }

        @Override
        public void effects(EffectList out) {
            reads(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), elements(frame).size());
        }
    }

    /** Sets elements to one value: {@code ssawasm.table_fill @t[%i], %v, %count : !ssawasm.func_ref}. */
    public static final class TableFillOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_FILL, "set elements of a table to one value")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", Types.I32)
                .operand("value", SsaTypes.REFERENCE)
                .operand("count", Types.I32)
                .format("$table `[` $index `]` `,` $value `,` $count attr-dict `:` type($value)");

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

        @Override
        Type element() {
            return operand(1).type();
        }

        @Override
        public void effects(EffectList out) {
            writes(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long start = frame.getUnsigned(operand(0));
            long count = frame.getUnsigned(operand(2));
            if (!contains(elements, start, count)) return outOfBounds(frame);
            Collections.fill(elements.subList((int) start, (int) (start + count)), frame.get(operand(1)));
            return Step.NEXT;
        }
    }

    /** Copies elements as if through a buffer: {@code ssawasm.table_copy @to[%i], @from[%j], %count : i32}. */
    public static final class TableCopyOp extends TableAccess {
        private static final String FROM = "from_table";

        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_COPY, "copy elements of tables")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .attribute(FROM, Attrs.FLAT_SYMBOL_REF)
                .operand("to", Types.I32)
                .operand("from", Types.I32)
                .operand("count", Types.I32)
                .format("$table `[` $to `]` `,` $from_table `[` $from `]` `,` $count attr-dict `:` type($count)");

        TableCopyOp(OpState state) {
            super(SPEC, state);
        }

        public TableCopyOp(Location location, String to, String from, Value toIndex, Value fromIndex, Value count) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(to))
                            .property(FROM, SymbolRef.of(from))
                            .operand(toIndex)
                            .operand(fromIndex)
                            .operand(count));
        }

        @Override
        void verifySymbols(SymbolTables symbols, Diagnostics diagnostics) {
            Operation to = symbols.lookup(this, table());
            Operation from = symbols.lookup(this, fromTable());
            boolean tables = WasmDefinition.isIn(IndexSpace.TABLE, to) && WasmDefinition.isIn(IndexSpace.TABLE, from);
            boolean differ = to instanceof TableOp a
                    && from instanceof TableOp b
                    && !a.type().equals(b.type());
            if (tables && !differ) return;
            diagnostics.error(
                    this, "'%s' does not hold what '%s' does", fromTable().leaf(), table().leaf());
        }

        /** The table that is read. */
        public SymbolRef fromTable() {
            return property(FROM, SymbolRef.class);
        }

        @Override
        @Nullable
        Type element() {
            return null;
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, resource(fromTable()));
            writes(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> target = elements(frame);
            List<Object> source = Tables.elements(this, fromTable(), frame.machine());
            long to = frame.getUnsigned(operand(0));
            long from = frame.getUnsigned(operand(1));
            long count = frame.getUnsigned(operand(2));
            if (!contains(target, to, count) || !contains(source, from, count)) return outOfBounds(frame);
            List<Object> read = List.copyOf(source.subList((int) from, (int) (from + count)));
            for (int i = 0; i < read.size(); i++) target.set((int) to + i, read.get(i));
            return Step.NEXT;
        }
    }
}
