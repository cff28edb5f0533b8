package dev.wami.llvm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Memory of the whole module, and addresses. */
public final class LlvmGlobals {
    private static final String THREAD_LOCAL = "thread_local_";

    private LlvmGlobals() {}

    /** Which memory something is in. */
    enum AddressSpace implements AttrConstraint {
        NUMBER;

        @Override
        public boolean accepts(Attribute attribute) {
            return Attrs.I32.accepts(attribute) && ((IntegerAttr) attribute).value() >= 0;
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.INTEGER;
        }

        @Override
        public String description() {
            return "32-bit signless integer attribute whose value is non-negative";
        }
    }

    /** Whether {@code op} may stand in the region that computes a global. */
    static boolean hasNoEffect(Operation op) {
        if (op instanceof Pure || op instanceof ConstantLike) return true;
        if (!(op instanceof MemoryEffects m)) return false;
        EffectList effects = new EffectList();
        m.effects(effects);
        return effects.all().isEmpty();
    }

    /** {@code internal hidden thread_local unnamed_addr}. */
    static void parseLinkage(AsmParser parser, OpState state) {
        LlvmWordAttr linkage = LlvmWordAttr.Kind.LINKAGE.optional(parser);
        IntegerAttr visibility = LlvmEnum.VISIBILITY.optional(parser);
        boolean threadLocal = parser.optionalKeyword("thread_local");
        IntegerAttr unnamed = LlvmEnum.UNNAMED_ADDR.optional(parser);
        state.property(LlvmFuncOp.LINKAGE, linkage == null ? LlvmWordAttr.EXTERNAL : linkage);
        state.property(LlvmFuncOp.VISIBILITY_KIND, visibility == null ? IntegerAttr.i64(0) : visibility);
        state.property(LlvmFuncOp.UNNAMED_ADDR, unnamed == null ? IntegerAttr.i64(0) : unnamed);
        if (threadLocal) state.property(THREAD_LOCAL, UnitAttr.UNIT);
    }

    static void printLinkage(Operation op, AsmPrinter printer) {
        LlvmWordAttr linkage = op.property(LlvmFuncOp.LINKAGE, LlvmWordAttr.class);
        printer.text(" ").text(linkage.word()).text(" ");
        LlvmFunctionSyntax.word(LlvmEnum.VISIBILITY, op.attribute(LlvmFuncOp.VISIBILITY_KIND), printer);
        if (op.hasAttribute(THREAD_LOCAL)) printer.text("thread_local ");
        LlvmFunctionSyntax.word(LlvmEnum.UNNAMED_ADDR, op.attribute(LlvmFuncOp.UNNAMED_ADDR), printer);
    }

    /** A variable or constant in memory. Upstream: llvm.mlir.global. */
    public static final class GlobalOp extends Operation implements Symbol, IsolatedFromAbove {
        private static final String TYPE = "global_type";
        private static final String CONSTANT = "constant";
        private static final String VALUE = "value";
        private static final String ADDRESS_SPACE = "addr_space";

        static final OpSpec SPEC = OpSpec.of(LlvmOp.MLIR_GLOBAL, "a global variable")
                .attribute(TYPE, Attrs.TYPE)
                .optionalAttribute(CONSTANT, Attrs.UNIT)
                .attribute(Symbol.NAME, Attrs.STRING)
                .attribute(LlvmFuncOp.LINKAGE, LlvmWordAttr.Kind.LINKAGE)
                .optionalAttribute("dso_local", Attrs.UNIT)
                .optionalAttribute(THREAD_LOCAL, Attrs.UNIT)
                .optionalAttribute("externally_initialized", Attrs.UNIT)
                .optionalAttribute(VALUE, Attrs.ANY)
                .optionalAttribute(LlvmMemory.ALIGNMENT, Attrs.I64)
                .defaulted(ADDRESS_SPACE, AddressSpace.NUMBER, IntegerAttr.i32(0))
                .optionalAttribute(LlvmFuncOp.UNNAMED_ADDR, LlvmEnum.UNNAMED_ADDR)
                .optionalAttribute("section", Attrs.STRING)
                .optionalAttribute("comdat", Attrs.SYMBOL_REF)
                .optionalAttribute("dbg_exprs", Attrs.ARRAY)
                .defaulted(LlvmFuncOp.VISIBILITY_KIND, LlvmEnum.VISIBILITY, IntegerAttr.i64(0))
                .optionalAttribute("target_specific_attrs", Attrs.ARRAY)
                .region("initializer", RegionKind.ANY)
                .customSyntax();

        GlobalOp(OpState state) {
            super(SPEC, state);
        }

        /**
         * @param value what it begins with, or null if it is defined elsewhere or by a region
         * @param alignment in bytes, 0 for the type's own
         * @param addressSpace which memory it is in
         */
        public GlobalOp(
                Location location,
                String name,
                Type type,
                LlvmWordAttr linkage,
                boolean constant,
                @Nullable Attribute value,
                long alignment,
                int addressSpace) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TYPE, new TypeAttr(type))
                            .optionalProperty(CONSTANT, constant ? UnitAttr.UNIT : null)
                            .property(Symbol.NAME, StringAttr.of(name))
                            .property(LlvmFuncOp.LINKAGE, linkage)
                            .optionalProperty(VALUE, value)
                            .optionalProperty(LlvmMemory.ALIGNMENT, alignment == 0 ? null : IntegerAttr.i64(alignment))
                            .property(ADDRESS_SPACE, IntegerAttr.i32(addressSpace))
                            .region());
        }

        public Type type() {
            return property(TYPE, TypeAttr.class).type();
        }

        public boolean isConstant() {
            return hasAttribute(CONSTANT);
        }

        public boolean isThreadLocal() {
            return hasAttribute(THREAD_LOCAL);
        }

        public LlvmWordAttr linkage() {
            return property(LlvmFuncOp.LINKAGE, LlvmWordAttr.class);
        }

        public int addressSpace() {
            return (int) property(ADDRESS_SPACE, IntegerAttr.class).value();
        }

        /** What it begins with, if that is an attribute. */
        public @Nullable Attribute value() {
            return optionalProperty(VALUE, Attribute.class);
        }

        /** What computes the value that it begins with, null if there is no such region. */
        public @Nullable Block initializer() {
            return region(0).isEmpty() ? null : region(0).entry();
        }

        /**
         * No value makes a declaration of an external global; what others cannot define starts undefined, as in LLVM
         * IR.
         */
        @Override
        public boolean isDeclaration() {
            if (value() != null || initializer() != null) return false;
            String linkage = linkage().word();
            return linkage.equals("external") || linkage.equals("extern_weak");
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type type = type();
            if (!LlvmTypes.mayBeGlobal(type)) {
                diagnostics.error(this, "expects type to be a valid element type for an LLVM global");
                return;
            }
            if (!LlvmModule.isAtModuleLevel(this)) {
                diagnostics.error(this, "must appear at the module level");
                return;
            }
            if (!LlvmComdat.verifyReference(this, diagnostics)) return;
            Attribute value = value();
            if (value instanceof StringAttr s) verifyString(s, type, diagnostics);
            if (linkage().word().equals("common")) {
                if (value != null && !isZero(value)) {
                    diagnostics.error(this, "expected zero value for 'common' linkage");
                }
            } else if (linkage().word().equals("appending") && !(type instanceof LlvmArrayType)) {
                diagnostics.error(this, "expected array type for 'appending' linkage");
            } else if (type instanceof LlvmTargetExtType && value != null && value != LlvmValueAttr.ZERO) {
                diagnostics.error(
                        this, "global with target extension type can only be initialized with zero-initializer");
            } else if (attribute(LlvmMemory.ALIGNMENT) instanceof IntegerAttr a && Long.bitCount(a.value()) != 1) {
                diagnostics.error(location(), "alignment attribute is not a power of 2");
            }
        }

        private void verifyString(StringAttr s, Type type, Diagnostics diagnostics) {
            int n = s.value().getBytes(StandardCharsets.UTF_8).length;
            if (!(type instanceof LlvmArrayType a) || !a.element().isInteger(8) || a.size() != n) {
                diagnostics.error(
                        this, "requires an i8 array type of the length equal to that of the string attribute");
            }
        }

        @Override
        public void verifyRegions(Diagnostics diagnostics) {
            Block block = initializer();
            if (block == null) return;
            Operation last = block.last();
            if (!(last instanceof LlvmBranches.ReturnOp r) || r.operandCount() == 0) {
                diagnostics.error(this, "initializer region cannot return void");
            } else if (!r.operand(0).type().equals(type())) {
                diagnostics.error(
                        this,
                        "initializer region type '%s' does not match global type '%s'",
                        r.operand(0).type(),
                        type());
            } else {
                for (Operation op : block) {
                    if (hasNoEffect(op)) continue;
                    diagnostics.error(op.location(), "ops with side effects not allowed in global initializers");
                    return;
                }
                if (value() != null) diagnostics.error(this, "cannot have both initializer value and region");
            }
        }

        /** {@code internal unnamed_addr constant @g(42 : i32) {alignment = 4 : i64} : i32 { region }}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            parseLinkage(parser, state);
            if (parser.optionalKeyword(CONSTANT)) state.property(CONSTANT, UnitAttr.UNIT);
            String name = parser.parseSymbolName();
            if (name == null || !parser.parse("(")) return false;
            state.property(Symbol.NAME, StringAttr.of(name));
            Attribute value = null;
            if (!parser.optional(")")) {
                value = parser.parseAttribute();
                if (value == null || !parser.parse(")")) return false;
                state.property(VALUE, value);
            }
            if (parser.optionalKeyword("comdat")) {
                if (!parser.parse("(")) return false;
                SymbolRef comdat = parser.parseSymbolRef();
                if (comdat == null || !parser.parse(")")) return false;
                state.property("comdat", comdat);
            }
            return parser.optionalAttrDict(state) && parseTypeAndRegion(parser, state, value);
        }

        private static boolean isZero(Attribute value) {
            if (value instanceof IntegerAttr i) return i.big().signum() == 0;
            if (value instanceof FloatAttr f) return f.value() == 0;
            if (value instanceof ArrayAttr a) return a.elements().stream().allMatch(GlobalOp::isZero);
            if (!(value instanceof DenseElementsAttr d) || d.isStrings()) return false;
            long numbers = (d.isSplat() ? 1 : d.count()) * (d.type().element() instanceof ComplexType ? 2 : 1);
            for (long i = 0; i < numbers; i++) if (!isZero(d.number(i))) return false;
            return true;
        }

        private static boolean parseTypeAndRegion(AsmParser parser, OpState state, @Nullable Attribute value) {
            Region region = new Region();
            state.region(region);
            Type type;
            if (parser.optional(":")) {
                List<Type> types = parser.parseTypeList();
                if (types == null) return false;
                if (types.size() > 1) {
                    parser.error(state.location(), "expected zero or one type");
                    return false;
                }
                type = types.get(0);
                if (!parser.optionalRegion(region, List.of())) return false;
            } else if (value instanceof StringAttr s) {
                int n = s.value().getBytes(StandardCharsets.UTF_8).length;
                type = new LlvmArrayType(IntegerType.I8, n);
            } else {
                parser.error(state.location(), "type can only be omitted for string globals");
                return false;
            }
            state.property(TYPE, new TypeAttr(type));
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printLinkage(this, printer);
            if (isConstant()) printer.text("constant ");
            printer.symbolName(String.valueOf(symbolName())).text("(");
            Attribute value = value();
            if (value instanceof TypedAttr t && t.type() == NoneType.NONE) printer.attributeWithoutType(value);
            else if (value != null) printer.print(value);
            printer.text(")");
            LlvmFunctionSyntax.printComdat(this, printer);
            printer.optionalAttrDict(
                    this,
                    List.of(
                            Symbol.NAME,
                            TYPE,
                            CONSTANT,
                            VALUE,
                            THREAD_LOCAL,
                            "comdat",
                            LlvmFuncOp.LINKAGE,
                            LlvmFuncOp.VISIBILITY_KIND,
                            LlvmFuncOp.UNNAMED_ADDR));
            if (value instanceof StringAttr) return;
            printer.text(" : ").print(type());
            if (initializer() == null) return;
            printer.text(" ");
            printer.region(region(0), false, true);
        }
    }

    /** The address of a global or function. Upstream: llvm.mlir.addressof. */
    public static final class AddressOfOp extends Operation implements ConstantLike, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(LlvmOp.MLIR_ADDRESSOF, "the address of a global or function")
                .attribute("global_name", Attrs.FLAT_SYMBOL_REF)
                .result("res", LlvmTypes.POINTER)
                .format("$global_name attr-dict `:` type($res)");

        AddressOfOp(OpState state) {
            super(SPEC, state);
        }

        /** Of a function, or of a global in address space 0. */
        public AddressOfOp(Location location, String name) {
            this(location, name, LlvmPointerType.PTR);
        }

        /** @param type of a pointer into the address space of what {@code name} is */
        public AddressOfOp(Location location, String name, LlvmPointerType type) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property("global_name", SymbolRef.of(name))
                            .result(type));
        }

        public SymbolRef symbol() {
            return property("global_name", SymbolRef.class);
        }

        @Override
        public Attribute constant() {
            return symbol();
        }

        @Override
        public FoldResult fold(Folder folder) {
            return FoldResult.of(symbol());
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, symbol());
            if (!(found instanceof GlobalOp
                    || found instanceof LlvmFuncOp
                    || found instanceof LlvmAliases.AliasOp
                    || found instanceof LlvmAliases.IFuncOp)) {
                diagnostics.error(
                        this,
                        "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or"
                                + " 'llvm.mlir.ifunc'");
            } else if (addressSpace(found) != ((LlvmPointerType) result().type()).addressSpace()) {
                diagnostics.error(
                        this, "pointer address space must match address space of the referenced global or alias");
            }
        }

        private int addressSpace(Operation found) {
            if (found instanceof GlobalOp g) return g.addressSpace();
            if (found instanceof LlvmAliases.AliasOp a) return a.addressSpace();
            return ((LlvmPointerType) result().type()).addressSpace();
        }

        /** A function stands for its address. */
        @Override
        public Step evaluate(Frame frame) {
            Operation found = frame.machine().symbols().lookup(this, symbol());
            if (found instanceof LlvmFuncOp) return frame.put(result(), (Object) found);
            return frame.trap("'" + name() + "' of a global cannot be interpreted");
        }
    }
}
