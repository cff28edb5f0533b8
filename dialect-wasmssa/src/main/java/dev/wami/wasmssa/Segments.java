package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.AttrConstraint;
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
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.utf8.Utf8;
import dev.wami.wasmops.DataSegment;
import dev.wami.wasmops.ElementSegment;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Instance;
import dev.wami.wasmops.Table;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.PagedMemory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is copied into memories and tables. */
public final class Segments {
    private static final String OFFSET = "offset";

    private Segments() {}

    /** A data or element segment. */
    public interface Segment extends WasmDefinition {
        /** A constant expression for where an active segment is copied to at instantiation; otherwise empty. */
        default Region offset() {
            return ((Operation) this).region(0);
        }

        /** The type of the offset, by what its expression gives; i32 if that is no address. */
        default Type offsetType() {
            Operation last = offset().hasOneBlock() ? offset().entry().last() : null;
            boolean wide = last != null
                    && last.operandCount() == 1
                    && last.operand(0).type().equals(IntegerType.I64);
            return wide ? IntegerType.I64 : IntegerType.I32;
        }

        /** Reports an offset that is no address of the memory or table. */
        default void verifyOffset(@Nullable Operation target, Diagnostics diagnostics) {
            LimitType limits = target instanceof Definitions.MemoryDefinition m
                    ? m.limits()
                    : target instanceof Definitions.TableDefinition t ? t.type().limits() : null;
            if (limits == null || limits.address().equals(offsetType())) return;
            diagnostics.error((Operation) this, "has an offset of type '%s', not '%s'", offsetType(), limits.address());
        }

        /** Where it is copied to, an unsigned number. */
        default long start(Instance instance) {
            if (ConstantExpressions.evaluate(offset(), instance) instanceof Long n) {
                return offsetType().equals(IntegerType.I64) ? n : n & 0xFFFF_FFFFL;
            }
            throw new Trap("no value for the offset of a segment", ((Operation) this).location());
        }
    }

    private static Region offsetRegion(boolean active) {
        Region region = new Region();
        if (active) region.add(new Block());
        return region;
    }

    /** {@code at { ... }}; false after an error. */
    private static boolean parseOffset(AsmParser parser, OpState state) {
        Region region = new Region();
        state.region(region);
        return parser.parseKeyword("at") && parser.parseRegion(region, List.of());
    }

    /**
     * Bytes for a memory: {@code wasmssa.data @d "abc"} waits for {@code memory_init}; {@code wasmssa.data @d "abc" in
     * @mem_0 at { %0 = wasmssa.const 8 : i32 wasmssa.return %0 : i32 }} is copied at instantiation.
     */
    public static final class DataOp extends Operation implements DataSegment, Segment, IsolatedFromAbove, SymbolUser {
        private static final String BYTES = "bytes";
        private static final String MEMORY = "memory";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.DATA, "a data segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(BYTES, Attrs.STRING)
                .optionalAttribute(MEMORY, Attrs.FLAT_SYMBOL_REF)
                .region(OFFSET, RegionKind.ANY)
                .customSyntax();

        DataOp(OpState state) {
            super(SPEC, state);
        }

        /** @param memory null for a passive segment; an active one has an offset without operations yet */
        public DataOp(Location location, String name, byte[] bytes, @Nullable String memory) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(BYTES, StringAttr.of(Utf8.decode(bytes, 0, bytes.length)))
                            .optionalProperty(MEMORY, memory == null ? null : SymbolRef.of(memory))
                            .region(offsetRegion(memory != null)));
        }

        @Override
        public byte[] bytes() {
            return Utf8.encode(property(BYTES, StringAttr.class).value());
        }

        /** The memory of an active segment, null for a passive one. */
        public @Nullable String memory() {
            SymbolRef memory = optionalProperty(MEMORY, SymbolRef.class);
            return memory == null ? null : memory.root();
        }

        @Override
        public boolean isActive() {
            return !offset().isEmpty();
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return !isActive();
        }

        @Override
        public PagedMemory memory(Instance instance) {
            return instance.memory(memory());
        }

        @Override
        public long address(Instance instance) {
            return start(instance);
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            if (isActive()) ConstantExpressions.verify(this, offset(), offsetType(), diagnostics);
            if (isActive() != (memory() != null)) {
                diagnostics.error(this, "has a memory without an offset, or the reverse");
            }
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef memory = optionalProperty(MEMORY, SymbolRef.class);
            if (memory == null) return;
            verifyOffset(WasmDefinition.find(this, memory, IndexSpace.MEMORY, symbols, diagnostics), diagnostics);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            String name = parser.parseSymbolName();
            if (name == null) return false;
            String bytes = parser.parseString();
            if (bytes == null) return false;
            state.property(Symbol.NAME, StringAttr.of(name)).property(BYTES, StringAttr.of(bytes));
            if (!parser.optionalKeyword("in")) {
                state.region(new Region());
                return parser.optionalAttrDict(state);
            }
            SymbolRef memory = parser.parseSymbolRef();
            if (memory == null) return false;
            state.property(MEMORY, memory);
            return parseOffset(parser, state) && parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" @").keywordOrString(definitionName()).text(" ");
            out.quoted(property(BYTES, StringAttr.class).value());
            String memory = memory();
            if (memory != null) {
                out.text(" in @").keywordOrString(memory).text(" at ");
                out.region(offset(), false, true);
            }
            out.optionalAttrDict(this, List.of(Symbol.NAME, BYTES, MEMORY));
        }
    }

    /**
     * References for a table: {@code wasmssa.elem @e : !wasmssa.funcref functions [@f, @g] in @table_0 at { ... }} is
     * copied at instantiation; without {@code in} it waits for {@code table_init}; a {@code declarative} one only says
     * which functions {@code ref_func} may name. {@code expressions [@f, unit, @g]} is the form with an expression per
     * element: a reference to a function, {@code unit} for null, or the value of a global; where there are others,
     * {@code values { ... wasmssa.return %a, %b : ... }} has all.
     */
    public static final class ElemOp extends Operation
            implements ElementSegment, Segment, IsolatedFromAbove, SymbolUser {
        private static final String TYPE = "type";
        private static final String ELEMENTS = "elements";
        private static final String EXPRESSIONS = "expressions";
        private static final String DECLARATIVE = "declarative";
        private static final String TABLE = "table";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.ELEM, "an element segment")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(TYPE, WasmTypes.REFERENCE)
                .attribute(ELEMENTS, Elements.ELEMENTS)
                .optionalAttribute(EXPRESSIONS, Attrs.UNIT)
                .optionalAttribute(DECLARATIVE, Attrs.UNIT)
                .optionalAttribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .region(OFFSET, RegionKind.ANY)
                .region("values", RegionKind.MAX_ONE_BLOCK)
                .customSyntax();

        ElemOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param elements symbols of functions and globals, and {@link UnitAttr} for null
         * @param expressions whether each element is an expression, not merely a function
         * @param table null for a segment that is not active; an active one has an offset without operations yet
         */
        public ElemOp(
                Location location,
                String name,
                RefType type,
                List<Attribute> elements,
                boolean expressions,
                boolean declarative,
                @Nullable String table) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(TYPE, new TypeAttr(type))
                            .property(ELEMENTS, new ArrayAttr(elements))
                            .optionalProperty(EXPRESSIONS, expressions ? UnitAttr.UNIT : null)
                            .optionalProperty(DECLARATIVE, declarative ? UnitAttr.UNIT : null)
                            .optionalProperty(TABLE, table == null ? null : SymbolRef.of(table))
                            .region(offsetRegion(table != null))
                            .region(new Region()));
        }

        /** Constant expressions of the elements, which one block returns; empty if {@link #elements} has them. */
        public Region values() {
            return region(1);
        }

        @Override
        public RefType type() {
            return (RefType) property(TYPE, TypeAttr.class).type();
        }

        @Override
        public List<Attribute> elements() {
            return property(ELEMENTS, ArrayAttr.class).elements();
        }

        public boolean hasExpressions() {
            return hasAttribute(EXPRESSIONS);
        }

        public boolean isDeclarative() {
            return hasAttribute(DECLARATIVE);
        }

        @Override
        public boolean isActive() {
            return !offset().isEmpty();
        }

        @Override
        public boolean isPassive() {
            return !isActive() && !isDeclarative();
        }

        @Override
        public boolean canDiscardOnUseEmpty() {
            return isPassive();
        }

        @Override
        public Table table(Instance instance) {
            return instance.table(table());
        }

        @Override
        public long index(Instance instance) {
            return start(instance);
        }

        /** The table; only of an active segment. */
        public String table() {
            return property(TABLE, SymbolRef.class).root();
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            if (isActive()) ConstantExpressions.verify(this, offset(), offsetType(), diagnostics);
            if (isActive() != hasAttribute(TABLE)) {
                diagnostics.error(this, "has a table without an offset, or the reverse");
            }
            if (isActive() && isDeclarative()) diagnostics.error(this, "is declarative, but has an offset");
            if (!values().isEmpty()) ConstantExpressions.verifyAll(this, values(), type(), diagnostics);
            boolean plain = elements().stream().allMatch(SymbolRef.class::isInstance);
            if (!hasExpressions() && !plain) diagnostics.error(this, "has an element that is no function");
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            SymbolRef table = optionalProperty(TABLE, SymbolRef.class);
            if (table != null
                    && WasmDefinition.find(this, table, IndexSpace.TABLE, symbols, diagnostics)
                            instanceof Definitions.TableDefinition t) {
                verifyOffset((Operation) t, diagnostics);
                // a list of functions has none that is null
                RefType given = hasExpressions() ? type() : type().withNull(false);
                if (!new Subtyping(this, symbols).isBelow(given, t.elementType())) {
                    diagnostics.error(this, "is of %s, but the elements of its table are %s", type(), t.elementType());
                }
            }
            for (Attribute a : elements()) {
                if (a instanceof SymbolRef ref) verifyElement(ref, symbols, diagnostics);
            }
        }

        private void verifyElement(SymbolRef ref, SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, ref);
            Subtyping types = new Subtyping(this, symbols);
            TypeOp named = types.find(type().type());
            boolean functions =
                    named == null ? types.isBelow(RefType.FUNCREF.withNull(false), type()) : named.form() == Form.FUNC;
            boolean function = found instanceof Functions.FunctionDefinition && functions;
            boolean global = hasExpressions()
                    && found instanceof Definitions.GlobalDefinition g
                    && types.isBelow(g.type(), type());
            if (!function && !global) diagnostics.error(this, "'%s' does not give a %s", ref.root(), type());
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            String name = parser.parseSymbolName();
            if (name == null) return false;
            state.property(Symbol.NAME, StringAttr.of(name));
            if (parser.optionalKeyword(DECLARATIVE)) state.property(DECLARATIVE, UnitAttr.UNIT);
            Type type = parser.parseColonType();
            if (type == null) return false;
            state.property(TYPE, new TypeAttr(type));
            Region values = new Region();
            Attribute elements = new ArrayAttr(List.of());
            if (parser.optionalKeyword("values")) {
                state.property(EXPRESSIONS, UnitAttr.UNIT);
                if (!parser.parseRegion(values, List.of())) return false;
            } else {
                if (parser.optionalKeyword(EXPRESSIONS)) state.property(EXPRESSIONS, UnitAttr.UNIT);
                else if (!parser.parseKeyword("functions")) return false;
                elements = parser.parseAttribute();
            }
            if (elements == null) return false;
            state.property(ELEMENTS, elements);
            if (!parser.optionalKeyword("in")) {
                state.region(new Region()).region(values);
                return parser.optionalAttrDict(state);
            }
            SymbolRef table = parser.parseSymbolRef();
            if (table == null) return false;
            state.property(TABLE, table);
            if (!parseOffset(parser, state)) return false;
            state.region(values);
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" @").keywordOrString(definitionName()).text(isDeclarative() ? " declarative : " : " : ");
            out.print(type());
            if (values().isEmpty()) {
                out.text(hasExpressions() ? " expressions " : " functions ").print(property(ELEMENTS, ArrayAttr.class));
            } else {
                out.text(" values ");
                out.region(values(), false, true);
            }
            if (isActive()) {
                out.text(" in @").keywordOrString(table()).text(" at ");
                out.region(offset(), false, true);
            }
            out.optionalAttrDict(this, List.of(Symbol.NAME, TYPE, ELEMENTS, EXPRESSIONS, DECLARATIVE, TABLE));
        }
    }

    /** The elements of a segment. */
    private enum Elements implements AttrConstraint {
        ELEMENTS;

        @Override
        public boolean accepts(Attribute a) {
            if (!(a instanceof ArrayAttr all)) return false;
            for (Attribute e : all.elements()) if (!(e instanceof SymbolRef) && e != UnitAttr.UNIT) return false;
            return true;
        }

        @Override
        public String description() {
            return "array of symbols and unit";
        }
    }
}
