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
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Element segments and the instructions on them. */
public final class Elements {
    private static final String TYPE = "type";
    private static final String TABLE = "table";
    private static final String OFFSET = "offset";
    private static final String ELEMENTS = "elements";
    private static final String ELEM = "elem";

    /** Which segments were dropped. */
    private static final String SEGMENTS = "element segments";

    private Elements() {}

    /**
     * References for a table: {@code ssawasm.elem @e : !ssawasm.func_ref table = @t offset = 1 elements = [@f,
     * unit, @g]} puts a function, null and the value of a global there before anything runs; passive without a table.
     */
    public static final class ElemOp extends Operation implements WasmDefinition, SymbolUser {
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

        @Override
        public IndexSpace indexSpace() {
            return IndexSpace.ELEM;
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

        public List<Attribute> elements() {
            return property(ELEMENTS, ArrayAttr.class).elements();
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return table() == null;
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

        /** The references on the interpreter. */
        List<Object> values(Interpreter machine) {
            List<Object> out = new ArrayList<>();
            for (Attribute a : elements()) out.add(Globals.reference(this, a, type(), machine));
            return out;
        }
    }

    /** Fills a table that an interpreter sees for the first time. */
    static void initialize(TableOp table, List<Object> elements, Interpreter machine) {
        Object none = Frame.zero(table.type());
        for (long i = table.min(); i > 0; i--) elements.add(none);
        put(elements, table.offset(), table.functions(), table, table.type(), machine);
        for (Operation op : table.requiredBlock()) {
            SymbolRef to = op instanceof ElemOp e ? e.table() : null;
            if (to == null || !to.root().equals(table.symbolName())) continue;
            ElemOp segment = (ElemOp) op;
            put(elements, segment.offset(), segment.elements(), segment, segment.type(), machine);
        }
    }

    private static void put(
            List<Object> elements,
            long offset,
            List<? extends Attribute> references,
            Operation user,
            Type type,
            Interpreter machine) {
        for (Attribute a : references) {
            if (offset >= elements.size()) return;
            elements.set((int) offset++, Globals.reference(user, a, type, machine));
        }
    }

    private static void verifySegment(Operation op, SymbolRef elem, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(op, elem);
        if (WasmDefinition.isIn(IndexSpace.ELEM, found)) return;
        diagnostics.error(op, "'%s' does not reference a ssawasm.elem", elem.root());
    }

    /** Copies references of a segment: {@code ssawasm.table_init @t[%i], @e[%from], %count : i32}. */
    public static final class TableInitOp extends Tables.TableAccess {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.TABLE_INIT, "copy references of a segment to a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .attribute(ELEM, Attrs.FLAT_SYMBOL_REF)
                .operand("to", Types.I32)
                .operand("from", Types.I32)
                .operand("count", Types.I32)
                .format("$table `[` $to `]` `,` $elem `[` $from `]` `,` $count attr-dict `:` type($count)");

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

        /** The segment. */
        public SymbolRef elem() {
            return property(ELEM, SymbolRef.class);
        }

        @Override
        @Nullable
        Type element() {
            return null;
        }

        @Override
        void verifySymbols(SymbolTables symbols, Diagnostics diagnostics) {
            verifySegment(this, elem(), symbols, diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.READ, null, SEGMENTS);
            writes(out);
        }

        @Override
        public Step evaluate(Frame frame) {
            ElemOp segment = frame.machine().symbols().lookup(this, elem(), ElemOp.class);
            if (segment == null) return frame.trap("no element segment " + elem());
            List<Object> target = elements(frame);
            boolean dropped = segment.table() != null
                    || DroppedSegments.of(frame.machine()).contains(segment);
            List<Object> source = dropped ? List.of() : segment.values(frame.machine());
            long to = frame.getUnsigned(operand(0));
            long from = frame.getUnsigned(operand(1));
            long count = frame.getUnsigned(operand(2));
            if (!Tables.contains(target, to, count) || !Tables.contains(source, from, count)) {
                return Tables.outOfBounds(frame);
            }
            for (int i = 0; i < count; i++) target.set((int) to + i, source.get((int) from + i));
            return Step.NEXT;
        }
    }

    /** Gives up a segment: {@code ssawasm.elem_drop @e}. */
    public static final class ElemDropOp extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.ELEM_DROP, "give up an element segment")
                .attribute(ELEM, Attrs.FLAT_SYMBOL_REF)
                .format("$elem attr-dict");

        ElemDropOp(OpState state) {
            super(SPEC, state);
        }

        public ElemDropOp(Location location, String elem) {
            super(SPEC, OpState.at(location).property(ELEM, SymbolRef.of(elem)));
        }

        /** The segment. */
        public SymbolRef elem() {
            return property(ELEM, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySegment(this, elem(), symbols, diagnostics);
        }

        @Override
        public void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, null, SEGMENTS);
        }

        @Override
        public Step evaluate(Frame frame) {
            ElemOp segment = frame.machine().symbols().lookup(this, elem(), ElemOp.class);
            if (segment == null) return frame.trap("no element segment " + elem());
            DroppedSegments.of(frame.machine()).add(segment);
            return Step.NEXT;
        }
    }
}
