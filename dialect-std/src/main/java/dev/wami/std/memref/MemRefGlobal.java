package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Buffer;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DenseResourceAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SparseElementsAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.GlobalAddress;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Memory that lives as long as the program. */
public final class MemRefGlobal {
    private MemRefGlobal() {}

    /**
     * A global variable or constant. Without initial value it is defined in another file; if it is private and none
     * defines it, its values are not known at first. Upstream: memref.global.
     */
    public static final class GlobalOp extends Operation implements Symbol {
        private static final String TYPE = "type";
        private static final String INITIAL_VALUE = "initial_value";
        private static final String CONSTANT = "constant";

        static final OpSpec SPEC = OpSpec.of(MemRefOp.GLOBAL, "a global variable")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .optionalAttribute(Symbol.VISIBILITY, Attrs.STRING)
                .attribute(TYPE, MemRefAttrs.MEMREF_TYPE)
                .optionalAttribute(INITIAL_VALUE, Attrs.ANY)
                .optionalAttribute(CONSTANT, Attrs.UNIT)
                .optionalAttribute(MemRefAttrs.ALIGNMENT_NAME, MemRefAttrs.ALIGNMENT)
                .customSyntax();

        private static final List<String> IN_SYNTAX =
                List.of(Symbol.NAME, Symbol.VISIBILITY, TYPE, INITIAL_VALUE, CONSTANT);

        GlobalOp(OpState state) {
            super(SPEC, state);
        }

        /** @param initialValue elements of a tensor type, {@code unit} for no particular value, null for elsewhere */
        public GlobalOp(
                Location location,
                String name,
                MemRefType type,
                @Nullable Attribute initialValue,
                boolean constant,
                @Nullable IntegerAttr alignment) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(INITIAL_VALUE, initialValue)
                            .optionalProperty(CONSTANT, constant ? UnitAttr.UNIT : null)
                            .optionalProperty(MemRefAttrs.ALIGNMENT_NAME, alignment));
        }

        public MemRefType type() {
            return (MemRefType) property(TYPE, TypeAttr.class).type();
        }

        /** Elements, or {@code unit} if uninitialised, or null if defined elsewhere. */
        public @Nullable Attribute initialValue() {
            return attribute(INITIAL_VALUE);
        }

        public boolean isConstant() {
            return hasAttribute(CONSTANT);
        }

        public boolean isUninitialized() {
            return initialValue() == UnitAttr.UNIT;
        }

        /** The alignment in bytes that is asked for, or null. */
        public @Nullable IntegerAttr alignment() {
            return optionalProperty(MemRefAttrs.ALIGNMENT_NAME, IntegerAttr.class);
        }

        @Override
        public boolean isDeclaration() {
            return initialValue() == null;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!type().hasStaticShape()) {
                diagnostics.error(this, "type should be static shaped memref, but got '%s'", type());
                return;
            }
            Attribute value = initialValue();
            if (value == null || value == UnitAttr.UNIT) return;
            if (!(value instanceof DenseElementsAttr
                    || value instanceof SparseElementsAttr
                    || value instanceof DenseResourceAttr)) {
                diagnostics.error(this, "initial value should be a unit or elements attribute, but got %s", value);
                return;
            }
            ShapedType given = (ShapedType) ((TypedAttr) value).type();
            if (!(given instanceof TensorType)) {
                // upstream crashes
                diagnostics.error(this, "initial value expected to be of a tensor type, but was of type '%s'", given);
            } else if (!given.element().equals(type().element())) {
                diagnostics.error(
                        this,
                        "initial value element expected to be of type '%s', but was of type '%s'",
                        type().element(),
                        given.element());
            } else if (!given.shape().equals(type().shape())) {
                diagnostics.error(
                        this,
                        "initial value shape expected to be %s but was %s",
                        list(type().shape()),
                        list(given.shape()));
            }
        }

        private static String list(Shape shape) {
            return Arrays.stream(shape.toArray()).mapToObj(Long::toString).collect(Collectors.joining(", "));
        }

        private static TensorType tensorOf(MemRefType type) {
            return new TensorType(type.shape(), type.element(), null);
        }

        /** {@code "private" constant @x : memref<2xf32> = dense<0.0> {alignment = 64}}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            String visibility = parser.optionalString();
            if (visibility != null) state.property(Symbol.VISIBILITY, StringAttr.of(visibility));
            if (parser.optionalKeyword(CONSTANT)) state.property(CONSTANT, UnitAttr.UNIT);
            String name = parser.parseSymbolName();
            Type type = name == null ? null : parser.parseColonType();
            if (name == null || type == null) return false;
            if (!(type instanceof MemRefType memref) || !memref.hasStaticShape()) {
                parser.error(parser.operationLocation(), "type should be static shaped memref, but got '%s'", type);
                return false;
            }
            state.property(Symbol.NAME, StringAttr.of(name)).property(TYPE, new TypeAttr(type));
            if (parser.optional("=") && !parseInitialValue(parser, memref, state)) return false;
            return parser.attrDict(state);
        }

        private static boolean parseInitialValue(AsmParser parser, MemRefType type, OpState state) {
            if (parser.optionalKeyword("uninitialized")) {
                state.property(INITIAL_VALUE, UnitAttr.UNIT);
                return true;
            }
            Attribute value = parser.parseAttribute(tensorOf(type));
            if (value == null) return false;
            if (value instanceof TypedAttr t && !(value instanceof IntegerAttr) && !(value instanceof StringAttr)) {
                state.property(INITIAL_VALUE, t);
                return true;
            }
            parser.error(parser.operationLocation(), "initial value should be a unit or elements attribute");
            return false;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            if (attribute(Symbol.VISIBILITY) instanceof StringAttr v) {
                printer.quoted(v.value()).text(" ");
            }
            if (isConstant()) printer.text("constant ");
            printer.symbolName(property(Symbol.NAME, StringAttr.class).value());
            printer.text(" : ").print(type());
            Attribute value = initialValue();
            if (value == UnitAttr.UNIT) printer.text(" = uninitialized");
            else if (value != null) {
                printer.text(" = ");
                printer.attributeWithoutType(value);
            }
            printer.optionalAttrDict(this, IN_SYNTAX);
        }

        /**
         * The memory of this global in the run of {@code frame}'s machine, made on first use; null if it has no
         * elements here.
         */
        @Nullable
        MemRefValue memory(Frame frame) {
            Object known = frame.machine().globals().get(this);
            if (known != null) return (MemRefValue) known;
            MemRefValue made = make();
            if (made != null) frame.machine().globals().put(this, made);
            return made;
        }

        private @Nullable MemRefValue make() {
            Attribute value = initialValue();
            DenseElementsAttr elements = DenseElementsAttr.of(value);
            boolean known =
                    value == UnitAttr.UNIT || elements != null || value == null && visibility() != Visibility.PUBLIC;
            long[] sizes = type().shape().toArray();
            long[] strides = Layouts.resolve(type(), sizes, new long[Layouts.symbolCount(type())]);
            if (!known || strides == null) return null;
            Buffer buffer = new Buffer(type().element(), Math.toIntExact(extent(sizes, strides)));
            long[] perDimension = java.util.Arrays.copyOf(strides, sizes.length);
            MemRefValue memory = new MemRefValue(buffer, type().element(), strides[sizes.length], sizes, perDimension);
            if (elements != null && memory.count() > 0) {
                long[] at = new long[sizes.length];
                long next = 0;
                do buffer.set(memory.position(at), Frame.valueOf(elements, next++));
                while (memory.advance(at));
            }
            return memory;
        }

        private static long extent(long[] sizes, long[] strides) {
            long last = strides[sizes.length];
            for (int i = 0; i < sizes.length; i++) {
                if (sizes[i] == 0) return 0;
                last += (sizes[i] - 1) * strides[i];
            }
            return last + 1;
        }
    }

    /** A reference to a global. Upstream: memref.get_global. */
    public static final class GetGlobalOp extends Operation implements GlobalAddress, Pure, SymbolUser, Evaluable {
        private static final String NAME = "name";

        static final OpSpec SPEC = OpSpec.of(MemRefOp.GET_GLOBAL, "get a global's memref")
                .attribute(NAME, Attrs.FLAT_SYMBOL_REF)
                .result("result", Types.MEMREF)
                .format("$name `:` type($result) attr-dict");

        GetGlobalOp(OpState state) {
            super(SPEC, state);
        }

        public GetGlobalOp(Location location, String global, MemRefType type) {
            super(
                    SPEC,
                    OpState.at(location).property(NAME, SymbolRef.of(global)).result(type));
        }

        @Override
        public SymbolRef global() {
            return property(NAME, SymbolRef.class);
        }

        /** The global in the nearest symbol table, or null. */
        public @Nullable GlobalOp definition() {
            Operation table = parentOp();
            while (table != null && !(table instanceof SymbolTable)) table = table.parentOp();
            if (table == null) return null;
            return ((SymbolTable) table).lookup(global().root()) instanceof GlobalOp g ? g : null;
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            GlobalOp global = symbols.lookup(this, global(), GlobalOp.class);
            if (global == null) {
                diagnostics.error(this, "'%s' does not reference a valid global memref", global().leaf());
            } else if (!global.type().equals(result().type())) {
                diagnostics.error(
                        this,
                        "result type '%s' does not match type '%s' of the global memref %s",
                        result().type(),
                        global.type(),
                        global());
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            GlobalOp global = frame.machine().symbols().lookup(this, global(), GlobalOp.class);
            MemRefValue memory = global == null ? null : global.memory(frame);
            if (memory == null) return frame.trap("the global " + global() + " has no memory here");
            return frame.put(result(), (Object) memory);
        }
    }
}
