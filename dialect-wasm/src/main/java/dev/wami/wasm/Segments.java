package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.Utf8;
import dev.wami.wasmops.CustomSection;
import dev.wami.wasmops.Export;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Start;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.ExternKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is copied into memories and tables, what is exported, and the function that starts. */
public final class Segments {
    private static final String MEMORY = "memory";
    private static final String TABLE = "table";
    private static final String OFFSET = "offset";
    private static final String ALIGN = "align";
    private static final String BYTES = "bytes";
    private static final String FUNCTIONS = "functions";
    private static final String TYPE = "type";
    private static final String DECLARATIVE = "declarative";

    private Segments() {}

    private static @Nullable Attribute symbol(@Nullable String name) {
        return name == null ? null : SymbolRef.of(name);
    }

    private static @Nullable String symbolName(Operation op, String key) {
        SymbolRef ref = op.optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    /** A region for a constant expression. */
    private static Region expression(boolean present) {
        Region region = new Region();
        if (present) region.add(new Block());
        return region;
    }

    private static void verifyPlace(Operation op, Diagnostics diagnostics) {
        if (op.region(0).isEmpty() || op.optionalProperty(OFFSET, IntegerAttr.class) == null) return;
        diagnostics.error(op, "has both an offset and an expression for it");
    }

    private static @Nullable Long offset(Operation op) {
        IntegerAttr offset = op.optionalProperty(OFFSET, IntegerAttr.class);
        return offset == null ? null : offset.value();
    }

    /**
     * Bytes for an address of a memory: {@code wasm.data @d offset = 1024 bytes = "abc"}, or {@code wasm.data @d at {
     * wasm.global.get @base } bytes = "abc"}; passive without either. In an object, where a linker chooses the address,
     * {@code align} (in bytes, 1 unless given) says what it must be a multiple of, and {@code sym_visibility} whether
     * other objects see the symbol.
     */
    public static final class DataOp extends Operation
            implements WasmDefinition, SymbolUser, SingleBlock, NoTerminator {
        static final OpSpec SPEC = OpSpec.of(WasmOp.DATA, "a data segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(MEMORY, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(OFFSET, Attrs.I64)
                .optionalAttribute(ALIGN, Attrs.I32)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .attribute(BYTES, Attrs.STRING)
                .region("at", RegionKind.MAX_ONE_BLOCK)
                .format(
                        "$sym_name (`memory` `=` $memory^)? (`offset` `=` $offset^)? (`at` $at^)? (`align` `=` $align^)?"
                                + " `bytes` `=` $bytes attr-dict");

        DataOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public IndexSpace indexSpace() {
            return IndexSpace.DATA;
        }

        /**
         * @param memory null for the first
         * @param offset an unsigned address, or null for a passive segment
         */
        public DataOp(Location location, String name, @Nullable String memory, @Nullable Long offset, byte[] bytes) {
            this(location, name, memory, offset, false, bytes);
        }

        /** An active segment whose expression has no instructions yet. */
        public static DataOp withExpression(Location location, String name, @Nullable String memory, byte[] bytes) {
            return new DataOp(location, name, memory, null, true, bytes);
        }

        private DataOp(
                Location location,
                String name,
                @Nullable String memory,
                @Nullable Long offset,
                boolean expression,
                byte[] bytes) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .optionalProperty(MEMORY, symbol(memory))
                            .optionalProperty(OFFSET, offset == null ? null : IntegerAttr.i64(offset))
                            .property(BYTES, StringAttr.of(Utf8.decode(bytes, 0, bytes.length)))
                            .region(Segments.expression(expression)));
        }

        /** The instructions that compute the address, or nothing. */
        public Region expression() {
            return region(0);
        }

        /** The memory, null for the first. */
        public @Nullable String memory() {
            return Segments.symbolName(this, MEMORY);
        }

        /** The address; null if the segment is passive or has an expression. */
        public @Nullable Long offset() {
            return Segments.offset(this);
        }

        /** What a linker aligns it to, in bytes. */
        public int align() {
            IntegerAttr align = optionalProperty(ALIGN, IntegerAttr.class);
            return align == null ? 1 : (int) align.value();
        }

        public void setAlign(int bytes) {
            setAttribute(ALIGN, IntegerAttr.i32(bytes));
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyPlace(this, diagnostics);
            if (Integer.bitCount(align()) != 1) diagnostics.error(this, "align = %d is no power of two", align());
        }

        public byte[] bytes() {
            return Utf8.encode(property(BYTES, StringAttr.class).value());
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return offset() == null && expression().isEmpty();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef memory = optionalProperty(MEMORY, SymbolRef.class);
            if (memory != null) Definition.verify(this, memory, ExternKind.MEMORY, symbols, diagnostics);
        }
    }

    /**
     * References for a table: {@code wasm.elem @e offset = 1 functions = [@f, @g]}, or {@code at { ... }} as in
     * {@link DataOp}; passive without either. A {@code declarative} one only allows {@code ref.func} to name its
     * functions. With a type, as in {@code wasm.elem @e : !wasm.funcref functions = [@f, unit, @global]}, each element
     * is an expression: a reference to a function, null, or the value of a global; {@code values { wasm.item { ... } }}
     * are any.
     */
    public static final class ElemOp extends Operation
            implements WasmDefinition, SymbolUser, SingleBlock, NoTerminator {
        static final OpSpec SPEC = OpSpec.of(WasmOp.ELEM, "an element segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(TYPE, ValueTypes.REFERENCE)
                .optionalAttribute(DECLARATIVE, Attrs.UNIT)
                .optionalAttribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(OFFSET, Attrs.I64)
                .attribute(FUNCTIONS, Attrs.ARRAY)
                .region("at", RegionKind.MAX_ONE_BLOCK)
                .region("values", RegionKind.MAX_ONE_BLOCK)
                .format("$sym_name (`declarative` $declarative^)? (`:` $type^)? (`table` `=` $table^)?"
                        + " (`offset` `=` $offset^)? (`at` $at^)? `functions` `=` $functions (`values` $values^)?"
                        + " attr-dict");

        ElemOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public IndexSpace indexSpace() {
            return IndexSpace.ELEM;
        }

        /**
         * A list of functions.
         *
         * @param table null for the first
         * @param offset an unsigned index, or null for a passive segment
         */
        public ElemOp(
                Location location, String name, @Nullable String table, @Nullable Long offset, List<String> functions) {
            super(
                    SPEC,
                    named(location, name, table, references(functions))
                            .optionalProperty(OFFSET, offset == null ? null : IntegerAttr.i64(offset))
                            .region(Segments.expression(false))
                            .region(new Region()));
        }

        private ElemOp(OpState state, boolean expression) {
            super(SPEC, state.region(Segments.expression(expression)).region(new Region()));
        }

        /** The elements that are any expressions, an {@link ItemOp} each; behind those of {@link #elements}. */
        public Region values() {
            return region(1);
        }

        /** Adds an element that has no instructions yet, and gives the block for them. */
        public Block addValue() {
            if (values().isEmpty()) values().add(new Block());
            ItemOp item = new ItemOp(location());
            values().entry().add(item);
            return item.region(0).entry();
        }

        /**
         * Any segment; that of an active one is an expression without instructions yet.
         *
         * @param type of expressions, or null for a list of functions
         * @param active whether it is copied at instantiation, to {@code table}, null for the first
         * @param elements symbols of functions and globals, and {@link UnitAttr} for null
         */
        public static ElemOp of(
                Location location,
                String name,
                @Nullable Type type,
                boolean declarative,
                boolean active,
                @Nullable String table,
                List<Attribute> elements) {
            OpState state = named(location, name, table, new ArrayAttr(elements))
                    .optionalProperty(TYPE, type == null ? null : new TypeAttr(type))
                    .optionalProperty(DECLARATIVE, declarative ? UnitAttr.UNIT : null);
            return new ElemOp(state, active);
        }

        private static OpState named(Location location, String name, @Nullable String table, ArrayAttr elements) {
            return OpState.at(location)
                    .property(Symbol.NAME, StringAttr.of(name))
                    .optionalProperty(TABLE, symbol(table))
                    .property(FUNCTIONS, elements);
        }

        private static ArrayAttr references(List<String> names) {
            List<Attribute> out = new ArrayList<>(names.size());
            for (String n : names) out.add(SymbolRef.of(n));
            return new ArrayAttr(out);
        }

        /** The table, null for the first. */
        public @Nullable String table() {
            return Segments.symbolName(this, TABLE);
        }

        /** The index; null if the segment is not active or has an expression. */
        public @Nullable Long offset() {
            return Segments.offset(this);
        }

        /** The instructions that compute the index, or nothing. */
        public Region expression() {
            return region(0);
        }

        public boolean isDeclarative() {
            return hasAttribute(DECLARATIVE);
        }

        /** The type of the expressions, or null for a list of functions. */
        public @Nullable Type type() {
            TypeAttr type = optionalProperty(TYPE, TypeAttr.class);
            return type == null ? null : type.type();
        }

        /** Symbols of functions and globals, and {@link UnitAttr} for null. */
        public List<Attribute> elements() {
            return property(FUNCTIONS, ArrayAttr.class).elements();
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return offset() == null && expression().isEmpty() && !isDeclarative();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyPlace(this, diagnostics);
            for (Attribute a : elements()) {
                boolean fits = a instanceof SymbolRef || a == UnitAttr.UNIT && type() != null;
                if (!fits) diagnostics.error(this, "has %s among its functions", a);
            }
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef table = optionalProperty(TABLE, SymbolRef.class);
            if (table != null) Definition.verify(this, table, ExternKind.TABLE, symbols, diagnostics);
            for (Attribute a : elements()) {
                if (!(a instanceof SymbolRef f)) continue;
                boolean global = type() != null
                        && symbols.lookup(this, f) instanceof Definition d
                        && d.externKind() == ExternKind.GLOBAL;
                if (!global) Definition.verify(this, f, ExternKind.FUNC, symbols, diagnostics);
            }
        }
    }

    /** An element of a segment as the instructions of a constant expression: {@code wasm.item { ... }}. */
    public static final class ItemOp extends Operation implements SingleBlock, NoTerminator {
        static final OpSpec SPEC = OpSpec.of(WasmOp.ITEM, "an element of a segment")
                .region("expression", RegionKind.ONE_BLOCK)
                .format("$expression attr-dict");

        ItemOp(OpState state) {
            super(SPEC, state);
        }

        /** Without instructions yet. */
        public ItemOp(Location location) {
            super(SPEC, OpState.at(location).region(Segments.expression(true)));
        }
    }

    /** Something that the host may use: {@code wasm.export "main" @f}. */
    public static final class ExportOp extends Export {
        static final OpSpec SPEC = spec(WasmOp.EXPORT);

        ExportOp(OpState state) {
            super(SPEC, state);
        }

        /** @param definition the symbol of a function, memory, table, global or tag */
        public ExportOp(Location location, String name, String definition) {
            super(SPEC, location, name, definition);
        }
    }

    /** The function that runs at instantiation: {@code wasm.start @init}. */
    public static final class StartOp extends Start {
        static final OpSpec SPEC = spec(WasmOp.START);

        StartOp(OpState state) {
            super(SPEC, state);
        }

        public StartOp(Location location, String function) {
            super(SPEC, location, function);
        }
    }

    /**
     * A custom section: {@code wasm.custom "producers" = "..." after "code"}. A name section without bytes says where
     * the names of operations, their attributes {@code wasm.name}, are to be written.
     */
    public static final class CustomOp extends CustomSection {
        static final OpSpec SPEC = spec(WasmOp.CUSTOM);

        CustomOp(OpState state) {
            super(SPEC, state);
        }

        /** @param after the section that it follows, as the text format calls it */
        public CustomOp(Location location, String name, byte @Nullable [] bytes, String after) {
            super(SPEC, location, name, bytes, after);
        }
    }
}
