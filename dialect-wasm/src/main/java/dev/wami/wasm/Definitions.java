package dev.wami.wasm;

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
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Limits;
import dev.wami.wasmspec.MemoryType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Memories, tables, globals and tags, and the imports of these and of functions: {@code wasm.memory @m min = 2},
 * {@code wasm.import_memory @m from "env" "memory" min = 2}.
 */
public final class Definitions {
    private static final String IMPORT_MODULE = "import_module";
    private static final String IMPORT_NAME = "import_name";
    static final String TYPE = "type";
    private static final String MIN = "min";
    private static final String MAX = "max";
    private static final String MUTABLE = "mutable";
    private static final String VALUE = "value";
    private static final String WIDE = "i64";
    private static final String SHARED = "shared";
    private static final String PAGE = "page";
    private static final String LIMITS = "(`i64` $i64^)? `min` `=` $min (`max` `=` $max^)? attr-dict";
    private static final String MEMORY =
            "(`i64` $i64^)? (`shared` $shared^)? `min` `=` $min (`max` `=` $max^)?" + " (`page` `=` $page^)? attr-dict";
    private static final String FROM = "$sym_name `from` $import_module $import_name ";

    private Definitions() {}

    /** A definition that comes from outside. */
    public interface Imported extends Definition {
        default String importModule() {
            return ((Operation) this).property(IMPORT_MODULE, StringAttr.class).value();
        }

        default String importName() {
            return ((Operation) this).property(IMPORT_NAME, StringAttr.class).value();
        }

        @Override
        default boolean isDeclaration() {
            return true;
        }
    }

    /** What has a function type that may be not the first of its kind. */
    public interface Declared {
        /** The symbol of the type, or null for the first of its kind. */
        default @Nullable String declared() {
            SymbolRef declared = ((Operation) this).optionalProperty(InstructionSpec.DECLARED, SymbolRef.class);
            return declared == null ? null : declared.root();
        }

        /** Names the type. */
        default void declare(String type) {
            ((Operation) this).setAttribute(InstructionSpec.DECLARED, SymbolRef.of(type));
        }
    }

    /**
     * A function, which operations of other dialects may call too: while a module is being lowered, functions that are
     * not lowered yet call imports that are. Its instructions are no region that could take the place of a call.
     */
    public interface FunctionDefinition extends Definition, Declared, CallableLike {
        default FunctionType type() {
            return (FunctionType)
                    ((Operation) this).property(TYPE, TypeAttr.class).type();
        }

        @Override
        default ExternKind externKind() {
            return ExternKind.FUNC;
        }

        @Override
        default @Nullable Region callableRegion() {
            return null;
        }

        @Override
        default List<Type> argumentTypes() {
            return type().inputs();
        }

        @Override
        default List<Type> callResultTypes() {
            return type().results();
        }
    }

    private static OpSpec named(OpKind kind, String summary) {
        return OpSpec.of(kind, summary).attribute(Symbol.NAME, Attrs.SYMBOL_NAME);
    }

    private static OpSpec imported(OpKind kind, String summary) {
        return named(kind, summary).attribute(IMPORT_MODULE, Attrs.STRING).attribute(IMPORT_NAME, Attrs.STRING);
    }

    private static OpSpec limits(OpSpec spec) {
        return spec.attribute(MIN, Attrs.I64).optionalAttribute(MAX, Attrs.I64).optionalAttribute(WIDE, Attrs.UNIT);
    }

    private static OpSpec memory(OpSpec spec) {
        return limits(spec).optionalAttribute(SHARED, Attrs.UNIT).optionalAttribute(PAGE, Attrs.I32);
    }

    private static OpState named(Location location, String name) {
        return OpState.at(location).property(Symbol.NAME, StringAttr.of(name));
    }

    private static OpState from(OpState state, String module, String name) {
        return state.property(IMPORT_MODULE, StringAttr.of(module)).property(IMPORT_NAME, StringAttr.of(name));
    }

    private static OpState limits(OpState state, long min, @Nullable Long max) {
        return state.property(MIN, IntegerAttr.i64(min))
                .optionalProperty(MAX, max == null ? null : IntegerAttr.i64(max));
    }

    /** An imported function: {@code wasm.import_func @print from "env" "print_i32" : (i32) -> ()}. */
    public static final class ImportFuncOp extends Operation implements Imported, FunctionDefinition {
        static final OpSpec SPEC = Definitions.imported(WasmOp.IMPORT_FUNC, "an imported function")
                .attribute(TYPE, ValueTypes.FUNCTION)
                .optionalAttribute(InstructionSpec.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .format(FROM + "`:` $type attr-dict");

        ImportFuncOp(OpState state) {
            super(SPEC, state);
        }

        public ImportFuncOp(Location location, String symbol, String module, String name, FunctionType type) {
            super(SPEC, from(named(location, symbol), module, name).property(TYPE, new TypeAttr(type)));
        }
    }

    private static OpState memory(OpState state, MemoryType type) {
        int page = type.pageSizeLog2();
        return limits(state, type.limits(), type.addressType())
                .optionalProperty(SHARED, type.shared() ? UnitAttr.UNIT : null)
                .optionalProperty(PAGE, page == MemoryType.DEFAULT_PAGE_SIZE_LOG2 ? null : IntegerAttr.i32(page));
    }

    private static OpState limits(OpState state, Limits limits, AddressType addresses) {
        Long max = limits.max().isPresent() ? (Long) limits.max().getAsLong() : null;
        return limits(state, limits.min(), max)
                .optionalProperty(WIDE, addresses == AddressType.I64 ? UnitAttr.UNIT : null);
    }

    /** A memory: what both its definition and its import say. */
    public interface MemoryDefinition extends Definition {
        /** The whole type. */
        default MemoryType memoryType() {
            Limited op = (Limited) this;
            IntegerAttr page = op.optionalProperty(PAGE, IntegerAttr.class);
            int log2 = page == null ? MemoryType.DEFAULT_PAGE_SIZE_LOG2 : (int) page.value();
            return new MemoryType(op.sizes(), op.addressType(), op.hasAttribute(SHARED), log2);
        }
    }

    /** A memory or table: something with a size at first and a size that it may grow to. */
    public abstract static sealed class Limited extends Operation implements Definition {
        Limited(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The sizes. */
        public final Limits sizes() {
            Long max = max();
            return max == null ? Limits.atLeast(min()) : Limits.between(min(), max);
        }

        /** The type of addresses or indices. */
        public final AddressType addressType() {
            return hasAttribute(WIDE) ? AddressType.I64 : AddressType.I32;
        }

        /** In pages or in elements; unsigned. */
        public final long min() {
            return property(MIN, IntegerAttr.class).value();
        }

        /** In pages or in elements, unsigned; null if nothing is said. */
        public final @Nullable Long max() {
            IntegerAttr max = optionalProperty(MAX, IntegerAttr.class);
            return max == null ? null : max.value();
        }
    }

    /**
     * A memory defined here: {@code wasm.memory @memory min = 2 max = 16}, {@code wasm.memory @m i64 shared min = 2 max
     * = 16 page = 0} with addresses of 64 bits, for several threads, in pages of 2^0 bytes.
     */
    public static final class MemoryOp extends Limited implements MemoryDefinition {
        static final OpSpec SPEC =
                Definitions.memory(named(WasmOp.MEMORY, "a linear memory")).format("$sym_name " + MEMORY);

        MemoryOp(OpState state) {
            super(SPEC, state);
        }

        /** Sizes in pages of 64 KiB. */
        public MemoryOp(Location location, String name, long min, @Nullable Long max) {
            super(SPEC, limits(named(location, name), min, max));
        }

        public MemoryOp(Location location, String name, MemoryType type) {
            super(SPEC, memory(named(location, name), type));
        }

        @Override
        public ExternKind externKind() {
            return ExternKind.MEMORY;
        }
    }

    /** An imported memory. */
    public static final class ImportMemoryOp extends Limited implements Imported, MemoryDefinition {
        static final OpSpec SPEC = Definitions.memory(
                        Definitions.imported(WasmOp.IMPORT_MEMORY, "an imported linear memory"))
                .format(FROM + MEMORY);

        ImportMemoryOp(OpState state) {
            super(SPEC, state);
        }

        /** Sizes in pages of 64 KiB. */
        public ImportMemoryOp(
                Location location, String symbol, String module, String name, long min, @Nullable Long max) {
            super(SPEC, limits(from(named(location, symbol), module, name), min, max));
        }

        public ImportMemoryOp(Location location, String symbol, String module, String name, MemoryType type) {
            super(SPEC, memory(from(named(location, symbol), module, name), type));
        }

        @Override
        public ExternKind externKind() {
            return ExternKind.MEMORY;
        }
    }

    /**
     * A table defined here, of nulls at first unless {@code init} says more: {@code wasm.table @t : !wasm.funcref min =
     * 4}.
     */
    public static final class TableOp extends Limited implements SingleBlock, NoTerminator {
        static final OpSpec SPEC = Definitions.limits(named(WasmOp.TABLE, "a table of references"))
                .attribute(TYPE, ValueTypes.REFERENCE)
                .region("init", RegionKind.MAX_ONE_BLOCK)
                .format("$sym_name `:` $type (`i64` $i64^)? `min` `=` $min (`max` `=` $max^)? (`init` $init^)?"
                        + " attr-dict");

        TableOp(OpState state) {
            super(SPEC, state);
        }

        public TableOp(Location location, String name, Type element, long min, @Nullable Long max) {
            super(
                    SPEC,
                    limits(named(location, name), min, max)
                            .property(TYPE, new TypeAttr(element))
                            .region(new Region()));
        }

        public TableOp(Location location, String name, Type element, Limits limits, AddressType indices) {
            super(
                    SPEC,
                    limits(named(location, name), limits, indices)
                            .property(TYPE, new TypeAttr(element))
                            .region(new Region()));
        }

        /** The instructions that compute what the elements are at first, or nothing for null. */
        public Region expression() {
            return region(0);
        }

        /** Adds an expression that has no instructions yet, and gives the block for them. */
        public Block addExpression() {
            return region(0).add(new Block());
        }

        @Override
        public ExternKind externKind() {
            return ExternKind.TABLE;
        }

        public Type element() {
            return property(TYPE, TypeAttr.class).type();
        }
    }

    /** An imported table. */
    public static final class ImportTableOp extends Limited implements Imported {
        static final OpSpec SPEC = Definitions.limits(
                        Definitions.imported(WasmOp.IMPORT_TABLE, "an imported table of references"))
                .attribute(TYPE, ValueTypes.REFERENCE)
                .format(FROM + "`:` $type " + LIMITS);

        ImportTableOp(OpState state) {
            super(SPEC, state);
        }

        public ImportTableOp(
                Location location,
                String symbol,
                String module,
                String name,
                Type element,
                long min,
                @Nullable Long max) {
            super(
                    SPEC,
                    limits(from(named(location, symbol), module, name), min, max)
                            .property(TYPE, new TypeAttr(element)));
        }

        public ImportTableOp(
                Location location,
                String symbol,
                String module,
                String name,
                Type element,
                Limits limits,
                AddressType indices) {
            super(
                    SPEC,
                    limits(from(named(location, symbol), module, name), limits, indices)
                            .property(TYPE, new TypeAttr(element)));
        }

        @Override
        public ExternKind externKind() {
            return ExternKind.TABLE;
        }

        public Type element() {
            return property(TYPE, TypeAttr.class).type();
        }
    }

    /**
     * A global defined here: {@code wasm.global @g : i32 mutable = 5 : i32}. Without a value it is zero or null; a
     * symbol is a reference to that function or the value of that global. Any other constant expression is written as
     * its instructions: {@code wasm.global @g : i32 init { wasm.global.get @base ... }}.
     */
    public static final class GlobalOp extends Operation implements Definition, SymbolUser, SingleBlock, NoTerminator {
        static final OpSpec SPEC = named(WasmOp.GLOBAL, "a global variable")
                .attribute(TYPE, ValueTypes.VALUE)
                .optionalAttribute(MUTABLE, Attrs.UNIT)
                .optionalAttribute(VALUE, Attrs.ANY)
                .region("init", RegionKind.MAX_ONE_BLOCK)
                .format("$sym_name `:` $type (`mutable` $mutable^)? (`=` $value^)? (`init` $init^)? attr-dict");

        GlobalOp(OpState state) {
            super(SPEC, state);
        }

        /** @param value a number of {@code type} or a symbol; null for zero */
        public GlobalOp(Location location, String name, Type type, boolean mutable, @Nullable Attribute value) {
            super(
                    SPEC,
                    named(location, name)
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(MUTABLE, mutable ? UnitAttr.UNIT : null)
                            .optionalProperty(VALUE, value)
                            .region(new Region()));
        }

        /** Adds an expression that has no instructions yet, and gives the block for them. */
        public Block addExpression() {
            return region(0).add(new Block());
        }

        /** The instructions that compute the value, or nothing. */
        public Region expression() {
            return region(0);
        }

        @Override
        public ExternKind externKind() {
            return ExternKind.GLOBAL;
        }

        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        public boolean isMutable() {
            return hasAttribute(MUTABLE);
        }

        /** A number, a symbol, or null for zero. */
        public @Nullable Attribute value() {
            return optionalProperty(VALUE, Attribute.class);
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Attribute value = value();
            boolean number = value instanceof TypedAttr t && t.type().equals(type());
            if (value != null && !number && !(value instanceof SymbolRef)) {
                diagnostics.error(this, "value %s is not of type %s", value, type());
            }
            if (value != null && !expression().isEmpty()) diagnostics.error(this, "has both a value and an expression");
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            if (!(value() instanceof SymbolRef ref)) return;
            ExternKind kind = type() instanceof WasmRefType ? ExternKind.FUNC : ExternKind.GLOBAL;
            Definition.verify(this, ref, kind, symbols, diagnostics);
        }
    }

    /** An imported global: {@code wasm.import_global @g from "env" "g" : i32 mutable}. */
    public static final class ImportGlobalOp extends Operation implements Imported {
        static final OpSpec SPEC = Definitions.imported(WasmOp.IMPORT_GLOBAL, "an imported global variable")
                .attribute(TYPE, ValueTypes.VALUE)
                .optionalAttribute(MUTABLE, Attrs.UNIT)
                .format(FROM + "`:` $type (`mutable` $mutable^)? attr-dict");

        ImportGlobalOp(OpState state) {
            super(SPEC, state);
        }

        public ImportGlobalOp(
                Location location, String symbol, String module, String name, Type type, boolean mutable) {
            super(
                    SPEC,
                    from(named(location, symbol), module, name)
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(MUTABLE, mutable ? UnitAttr.UNIT : null));
        }

        @Override
        public ExternKind externKind() {
            return ExternKind.GLOBAL;
        }

        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        public boolean isMutable() {
            return hasAttribute(MUTABLE);
        }
    }

    /** What an exception or suspension carries: {@code wasm.tag @t : (i32) -> ()}. */
    public static final class TagOp extends Operation implements TagDefinition {
        static final OpSpec SPEC = named(WasmOp.TAG, "a tag of exceptions or suspensions")
                .attribute(TYPE, ValueTypes.FUNCTION)
                .optionalAttribute(InstructionSpec.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .format("$sym_name `:` $type attr-dict");

        TagOp(OpState state) {
            super(SPEC, state);
        }

        public TagOp(Location location, String name, FunctionType type) {
            super(SPEC, named(location, name).property(TYPE, new TypeAttr(type)));
        }
    }

    /** What a tag defined here and an imported one say. */
    public interface TagDefinition extends Definition, Declared {
        @Override
        default ExternKind externKind() {
            return ExternKind.TAG;
        }

        default FunctionType type() {
            return (FunctionType)
                    ((Operation) this).property(TYPE, TypeAttr.class).type();
        }
    }

    /** An imported tag: {@code wasm.import_tag @t from "env" "t" : (i32) -> ()}. */
    public static final class ImportTagOp extends Operation implements Imported, TagDefinition {
        static final OpSpec SPEC = Definitions.imported(WasmOp.IMPORT_TAG, "an imported tag")
                .attribute(TYPE, ValueTypes.FUNCTION)
                .optionalAttribute(InstructionSpec.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .format(FROM + "`:` $type attr-dict");

        ImportTagOp(OpState state) {
            super(SPEC, state);
        }

        public ImportTagOp(Location location, String symbol, String module, String name, FunctionType type) {
            super(SPEC, from(named(location, symbol), module, name).property(TYPE, new TypeAttr(type)));
        }
    }
}
