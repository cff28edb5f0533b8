package dev.wami.ssawasm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.ElementSegment;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Element segments and the instructions on them. */
public final class Elements {
    private static final String TYPE = "type";
    private static final String TABLE = "table";
    private static final String OFFSET = "offset";
    private static final String ELEMENTS = "elements";

    private Elements() {}

    /**
     * References for a table: {@code ssawasm.elem @e : !ssawasm.func_ref table = @t offset = 1 elements = [@f,
     * unit, @g]} puts a function, null and the value of a global there before anything runs; passive without a table.
     */
    public static final class ElemOp extends Operation implements ElementSegment, SymbolUser {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.ELEM, "an element segment")
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(TYPE, Attrs.TYPE)
                .optionalAttribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(OFFSET, Attrs.I64)
                .attribute(ELEMENTS, Attrs.ARRAY)
                .format("$sym_name `:` $type (`table` `=` $table^)? (`offset` `=` $offset^)? `elements` `=` $elements"
                        + " attr-dict");

        ElemOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param table null for a passive segment
         * @param offset the index of the first element in the table
         * @param elements symbols of functions and globals, and {@link UnitAttr} for null
         */
        public ElemOp(
                Location location,
                String name,
                Type type,
                @Nullable String table,
                long offset,
                List<? extends Attribute> elements) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(TABLE, table == null ? null : SymbolRef.of(table))
                            .optionalProperty(OFFSET, table == null ? null : IntegerAttr.i64(offset))
                            .property(ELEMENTS, new ArrayAttr(List.copyOf(elements))));
        }

        @Override
        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        /** The table, or null if the segment is passive. */
        public @Nullable SymbolRef table() {
            return optionalProperty(TABLE, SymbolRef.class);
        }

        /** The index in the table, 0 for a passive segment. */
        public long offset() {
            IntegerAttr offset = optionalProperty(OFFSET, IntegerAttr.class);
            return offset == null ? 0 : offset.value();
        }

        @Override
        public List<Attribute> elements() {
            return property(ELEMENTS, ArrayAttr.class).elements();
        }

        @Override
        public boolean isActive() {
            return table() != null;
        }

        @Override
        public boolean isPassive() {
            return table() == null;
        }

        @Override
        public Table table(Instance instance) {
            return instance.table(requireNonNull(table()).root());
        }

        @Override
        public long index(Instance instance) {
            return offset();
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return isPassive();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!SsaTypes.isReference(type())) diagnostics.error(this, "cannot have elements of type '%s'", type());
            if (table() == null && hasAttribute(OFFSET)) diagnostics.error(this, "has an offset and no table");
            for (Attribute a : elements()) {
                if (a instanceof SymbolRef || a == UnitAttr.UNIT) continue;
                diagnostics.error(this, "has %s among its elements", a);
                return;
            }
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef table = table();
            if (table != null && !(symbols.lookup(this, table) instanceof TableOp)) {
                diagnostics.error(this, "'%s' does not reference a ssawasm.table", table.root());
            }
            for (Attribute a : elements()) {
                if (!(a instanceof SymbolRef ref)) continue;
                boolean global = symbols.lookup(this, ref) instanceof Globals.GlobalVarOp g
                        && g.type().equals(type());
                if (!global) Functions.verifyFunction(this, ref, symbols, diagnostics);
            }
        }
    }

    /** Copies references of a segment: {@code ssawasm.table_init @t[%i], @e[%from], %count : i32}. */
    public static final class TableInitOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_INIT, "copy references of a segment to a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .attribute(ELEM, Attrs.FLAT_SYMBOL_REF)
                .operand("to", AddressType.ANY)
                .operand("from", Types.I32)
                .operand("count", Types.I32)
                .format("$table `[` $to " + AddressType.format("to")
                        + "`]` `,` $elem `[` $from `]` `,` $count attr-dict `:` type($count)");

        TableInitOp(OpState state) {
            super(SPEC, state);
        }

        public TableInitOp(Location location, String table, String elem, Value to, Value from, Value count) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(table))
                            .property(ELEM, SymbolRef.of(elem))
                            .operand(to)
                            .operand(from)
                            .operand(count));
        }
    }

    /** Gives up a segment: {@code ssawasm.elem_drop @e}. */
    public static final class ElemDropOp extends StorageOp {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.ELEM_DROP, "give up an element segment")
                .attribute(ELEM, Attrs.FLAT_SYMBOL_REF)
                .format("$elem attr-dict");

        ElemDropOp(OpState state) {
            super(SPEC, state);
        }

        public ElemDropOp(Location location, String elem) {
            super(SPEC, OpState.at(location).property(ELEM, SymbolRef.of(elem)));
        }
    }
}
