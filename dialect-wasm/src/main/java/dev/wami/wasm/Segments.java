package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Utf8;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
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

    private Segments() {}

    private static @Nullable Attribute symbol(@Nullable String name) {
        return name == null ? null : SymbolRef.of(name);
    }

    private static @Nullable String symbolName(Operation op, String key) {
        SymbolRef ref = op.optionalProperty(key, SymbolRef.class);
        return ref == null ? null : ref.root();
    }

    private static @Nullable Long offset(Operation op) {
        IntegerAttr offset = op.optionalProperty(OFFSET, IntegerAttr.class);
        return offset == null ? null : offset.value();
    }

    /**
     * Bytes for an address of a memory: {@code wasm.data @d offset = 1024 bytes = "abc"}; passive without offset. In an
     * object, where a linker chooses the address, {@code align} (in bytes, 1 unless given) says what it must be a multiple
     * of, and {@code sym_visibility} whether other objects see the symbol.
     */
    public static final class DataOp extends Operation implements Symbol, SymbolUser {
        static final OpSpec SPEC = OpSpec.of("wasm.data", "a data segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(MEMORY, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(OFFSET, Attrs.I64)
                .optionalAttribute(ALIGN, Attrs.I32)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .attribute(BYTES, Attrs.STRING)
                .format("$sym_name (`memory` `=` $memory^)? (`offset` `=` $offset^)? (`align` `=` $align^)? `bytes` `=`"
                        + " $bytes attr-dict");

        DataOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param memory null for the first
         * @param offset an unsigned address, or null for a passive segment
         */
        public DataOp(Location location, String name, @Nullable String memory, @Nullable Long offset, byte[] bytes) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .optionalProperty(MEMORY, symbol(memory))
                            .optionalProperty(OFFSET, offset == null ? null : IntegerAttr.i64(offset))
                            .property(BYTES, StringAttr.of(Utf8.decode(bytes, 0, bytes.length))));
        }

        /** The memory, null for the first. */
        public @Nullable String memory() {
            return Segments.symbolName(this, MEMORY);
        }

        /** The address, or null if the segment is passive. */
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
            if (Integer.bitCount(align()) != 1) diagnostics.error(this, "align = %d is no power of two", align());
        }

        public byte[] bytes() {
            return Utf8.encode(property(BYTES, StringAttr.class).value());
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return offset() == null;
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef memory = optionalProperty(MEMORY, SymbolRef.class);
            if (memory != null) Definition.verify(this, memory, ExternKind.MEMORY, symbols, diagnostics);
        }
    }

    /** Functions for a table: {@code wasm.elem @e offset = 1 functions = [@f, @g]}; passive without offset. */
    public static final class ElemOp extends Operation implements Symbol, SymbolUser {
        static final OpSpec SPEC = OpSpec.of("wasm.elem", "an element segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(OFFSET, Attrs.I64)
                .attribute(FUNCTIONS, Attrs.ARRAY)
                .format("$sym_name (`table` `=` $table^)? (`offset` `=` $offset^)? `functions` `=` $functions"
                        + " attr-dict");

        ElemOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param table null for the first
         * @param offset an unsigned index, or null for a passive segment
         */
        public ElemOp(
                Location location, String name, @Nullable String table, @Nullable Long offset, List<String> functions) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .optionalProperty(TABLE, symbol(table))
                            .optionalProperty(OFFSET, offset == null ? null : IntegerAttr.i64(offset))
                            .property(FUNCTIONS, references(functions)));
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

        /** The index, or null if the segment is passive. */
        public @Nullable Long offset() {
            return Segments.offset(this);
        }

        public List<String> functions() {
            List<String> out = new ArrayList<>();
            for (Attribute a : property(FUNCTIONS, ArrayAttr.class).elements()) {
                if (a instanceof SymbolRef f) out.add(f.root());
            }
            return out;
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return offset() == null;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            for (Attribute a : property(FUNCTIONS, ArrayAttr.class).elements()) {
                if (!(a instanceof SymbolRef)) diagnostics.error(this, "has %s among its functions", a);
            }
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef table = optionalProperty(TABLE, SymbolRef.class);
            if (table != null) Definition.verify(this, table, ExternKind.TABLE, symbols, diagnostics);
            for (String f : functions()) {
                Definition.verify(this, SymbolRef.of(f), ExternKind.FUNC, symbols, diagnostics);
            }
        }
    }

    private static final String NAME = "name";
    private static final String DEFINITION = "definition";

    /** Something that the host may use: {@code wasm.export "main" @f}. */
    public static final class ExportOp extends Operation implements SymbolUser {
        static final OpSpec SPEC = OpSpec.of("wasm.export", "an export")
                .attribute(NAME, Attrs.STRING)
                .attribute(DEFINITION, Attrs.FLAT_SYMBOL_REF)
                .format("$name $definition attr-dict");

        ExportOp(OpState state) {
            super(SPEC, state);
        }

        /** @param definition the symbol of a function, memory, table, global or tag */
        public ExportOp(Location location, String name, String definition) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(NAME, StringAttr.of(name))
                            .property(DEFINITION, SymbolRef.of(definition)));
        }

        /** The name outside. */
        public String exportName() {
            return property(NAME, StringAttr.class).value();
        }

        /** The symbol of what is exported. */
        public String definition() {
            return property(DEFINITION, SymbolRef.class).root();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, property(DEFINITION, SymbolRef.class));
            // while functions are still on their way to this dialect, theirs stand for them
            if (found instanceof Definition || found != null && !found.dialect().equals(dialect())) return;
            diagnostics.error(this, "'%s' does not reference anything that can be exported", definition());
        }
    }

    /** The function that runs at instantiation: {@code wasm.start @init}. */
    public static final class StartOp extends Operation implements SymbolUser {
        private static final String FUNCTION = "function";

        static final OpSpec SPEC = OpSpec.of("wasm.start", "the start function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .format("$function attr-dict");

        StartOp(OpState state) {
            super(SPEC, state);
        }

        public StartOp(Location location, String function) {
            super(SPEC, OpState.at(location).property(FUNCTION, SymbolRef.of(function)));
        }

        public String function() {
            return property(FUNCTION, SymbolRef.class).root();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Definition.verify(this, property(FUNCTION, SymbolRef.class), ExternKind.FUNC, symbols, diagnostics);
        }
    }
}
