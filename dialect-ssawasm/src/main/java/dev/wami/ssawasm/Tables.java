package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
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
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reading, writing and growing tables of references, {@link Calls.TableOp}. */
public final class Tables {
    private static final String TABLE = "table";

    private Tables() {}

    /** An operation on a table. */
    public abstract static sealed class TableAccess extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        TableAccess(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final SymbolRef table() {
            return property(TABLE, SymbolRef.class);
        }

        /** The type of the table's elements. */
        abstract Type element();

        final String resource() {
            return "table @" + table().root();
        }

        /** What the table holds on the interpreter. */
        @SuppressWarnings("unchecked")
        final List<Object> elements(Frame frame) {
            return (List<Object>) frame.machine().globals().computeIfAbsent(resource(), key -> {
                Calls.TableOp table = frame.machine().symbols().lookup(this, table(), Calls.TableOp.class);
                int size = table == null ? 0 : Math.toIntExact(table.min());
                return new ArrayList<Object>(Collections.nCopies(size, Frame.zero(element())));
            });
        }

        @Override
        public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, table());
            if (found instanceof Calls.TableOp t) {
                if (t.type().equals(element())) return;
                diagnostics.error(
                        this, "is of type '%s', but '%s' has elements of '%s'", element(), table().leaf(), t.type());
            } else if (!Globals.isConverted(found)) {
                diagnostics.error(this, "'%s' does not reference a ssawasm.table", table().leaf());
            }
        }
    }

    /** Reads an element: {@code %k = ssawasm.table_get @t[%i] : !ssawasm.cont<"ct">}. Traps outside the table. */
    public static final class TableGetOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of("ssawasm.table_get", "read an element of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", Types.I32)
                .result("value", SsaTypes.CONT)
                .format("$table `[` $index `]` attr-dict `:` type($value)");

        TableGetOp(OpState state) {
            super(SPEC, state);
        }

        public TableGetOp(Location location, String table, Value index, ContType type) {
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
            out.add(Effect.Kind.READ, null, resource());
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long i = frame.getUnsigned(operand(0));
            return i < elements.size()
                    ? frame.put(result(), elements.get((int) i))
                    : frame.trap(Trap.OUT_OF_BOUNDS_TABLE_ACCESS.toString());
        }
    }

    /** Writes an element: {@code ssawasm.table_set @t[%i], %k : !ssawasm.cont<"ct">}. Traps outside the table. */
    public static final class TableSetOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of("ssawasm.table_set", "write an element of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("index", Types.I32)
                .operand("value", SsaTypes.CONT)
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
            out.add(Effect.Kind.WRITE, null, resource());
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long i = frame.getUnsigned(operand(0));
            if (i >= elements.size()) return frame.trap(Trap.OUT_OF_BOUNDS_TABLE_ACCESS.toString());
            elements.set((int) i, frame.get(operand(1)));
            return Step.NEXT;
        }
    }

    /**
     * Adds elements to a table: {@code %size = ssawasm.table_grow @t, %k, %count : !ssawasm.cont<"ct">} gives the size
     * before, which is the index of the first of them, or -1 if the table cannot grow.
     */
    public static final class TableGrowOp extends TableAccess {
        static final OpSpec SPEC = OpSpec.of("ssawasm.table_grow", "add elements to a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .operand("value", SsaTypes.CONT)
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
            out.add(Effect.Kind.READ, null, resource());
            out.add(Effect.Kind.WRITE, null, resource());
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = elements(frame);
            long before = elements.size();
            long count = frame.getUnsigned(operand(1));
            if (before + count > LIMIT) return frame.put(result(), -1);
            for (long i = 0; i < count; i++) elements.add(frame.get(operand(0)));
            return frame.put(result(), before);
        }

        /** What engines commonly allow. */
        private static final int LIMIT = 10_000_000;
    }
}
