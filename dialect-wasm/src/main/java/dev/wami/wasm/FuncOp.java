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
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SingleBlock;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function: {@code wasm.func @f("n": i32, f64) -> f64 locals ["i": i32, f64] { ... }}. Parameters and locals have
 * indices, in this order, and may have names, which only people read.
 */
public final class FuncOp extends Operation
        implements Definitions.FunctionDefinition, IsolatedFromAbove, SingleBlock, NoTerminator {
    private static final String LOCALS = "locals";
    private static final String NAMES = "local_names";

    static final OpSpec SPEC = OpSpec.of(WasmOp.FUNC, "a function")
            .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
            .attribute(Definitions.TYPE, ValueTypes.FUNCTION)
            .optionalAttribute(InstructionSpec.DECLARED, Attrs.FLAT_SYMBOL_REF)
            .defaulted(LOCALS, Attrs.ARRAY, ArrayAttr.EMPTY)
            .optionalAttribute(NAMES, Attrs.ARRAY)
            .region("body", RegionKind.ONE_BLOCK)
            .customSyntax();

    FuncOp(OpState state) {
        super(SPEC, state);
    }

    /** A function without instructions. */
    public FuncOp(Location location, String name, FunctionType type) {
        super(
                SPEC,
                OpState.at(location)
                        .property(Symbol.NAME, StringAttr.of(name))
                        .property(Definitions.TYPE, new TypeAttr(type))
                        .region(new Region()));
        region(0).add(new Block());
    }

    /** The instructions. */
    public Block body() {
        return region(0).entry();
    }

    /** The types of the locals after the parameters. */
    public List<Type> locals() {
        List<Type> out = new ArrayList<>();
        for (Attribute a : property(LOCALS, ArrayAttr.class).elements()) out.add(((TypeAttr) a).type());
        return out;
    }

    /** Whether it has its type and locals, without which nothing can be said of its instructions. */
    boolean isComplete() {
        return optionalProperty(Definitions.TYPE, TypeAttr.class) != null
                && optionalProperty(LOCALS, ArrayAttr.class) != null;
    }

    /** The number of parameters and locals. */
    public int localCount() {
        return type().inputs().size() + property(LOCALS, ArrayAttr.class).size();
    }

    /** The name of a parameter or local, or null. */
    public @Nullable String localName(int index) {
        ArrayAttr names = optionalProperty(NAMES, ArrayAttr.class);
        if (names == null || index >= names.size() || !(names.elements().get(index) instanceof StringAttr s)) {
            return null;
        }
        return s.value().isEmpty() ? null : s.value();
    }

    /**
     * Sets the locals after the parameters.
     *
     * @param names of parameters and locals, empty where there is none; the list may be shorter
     */
    public void setLocals(List<? extends Type> types, List<String> names) {
        List<Attribute> all = new ArrayList<>(types.size());
        for (Type t : types) all.add(new TypeAttr(t));
        setAttribute(LOCALS, new ArrayAttr(all));
        setNames(names);
    }

    private void setNames(List<String> names) {
        Attribute all = namesAttribute(names);
        if (all != null) setAttribute(NAMES, all);
        else removeAttribute(NAMES);
    }

    private static @Nullable Attribute namesAttribute(List<String> names) {
        List<Attribute> out = new ArrayList<>(names.size());
        boolean any = false;
        for (String n : names) {
            out.add(StringAttr.of(n));
            any |= !n.isEmpty();
        }
        return any ? new ArrayAttr(out) : null;
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        for (Attribute a : property(LOCALS, ArrayAttr.class).elements()) {
            if (ValueTypes.VALUE.accepts(a)) continue;
            diagnostics.error(this, "has a local of %s, which is no Wasm value type", a);
            return;
        }
        ArrayAttr names = optionalProperty(NAMES, ArrayAttr.class);
        if (names != null && names.size() > localCount()) {
            diagnostics.error(this, "has %d names for %d parameters and locals", names.size(), localCount());
        }
        if (!body().arguments().isEmpty()) diagnostics.error(this, "body should have no arguments");
    }

    // ---- text

    @Override
    public boolean parse(AsmParser parser, OpState state) {
        String name = parser.parseSymbolName();
        if (name == null) return false;
        List<Type> inputs = new ArrayList<>();
        List<Type> locals = new ArrayList<>();
        List<String> names = new ArrayList<>();
        if (!parseVariables(parser, "(", ")", inputs, names)) return false;
        List<Type> results = parser.optionalArrowTypeList();
        if (results == null) return false;
        if (parser.optionalKeyword(LOCALS) && !parseVariables(parser, "[", "]", locals, names)) return false;
        if (!parser.optionalAttrDictWithKeyword(state)) return false;
        List<Attribute> types = new ArrayList<>(locals.size());
        for (Type t : locals) types.add(new TypeAttr(t));
        Region body = new Region();
        state.property(Symbol.NAME, StringAttr.of(name))
                .property(Definitions.TYPE, new TypeAttr(new FunctionType(inputs, results)))
                .property(LOCALS, new ArrayAttr(types))
                .optionalProperty(NAMES, namesAttribute(names))
                .region(body);
        if (!parser.parseRegion(body, List.of())) return false;
        if (body.isEmpty()) body.add(new Block());
        return true;
    }

    /** {@code "n": i32, f64} between brackets; false after a reported error. */
    private static boolean parseVariables(
            AsmParser parser, String open, String close, List<Type> types, List<String> names) {
        if (!parser.parse(open)) return false;
        if (parser.optional(close)) return true;
        do {
            String name = parser.optionalString();
            if (name != null && !parser.parse(":")) return false;
            Type type = parser.parseType();
            if (type == null) return false;
            types.add(type);
            names.add(name == null ? "" : name);
        } while (parser.optional(","));
        return parser.parse(close);
    }

    @Override
    public void print(AsmPrinter out) {
        out.text(" @").keywordOrString(definitionName()).text("(");
        printVariables(0, type().inputs(), out);
        out.text(")");
        out.optionalArrowTypeList(type().results());
        List<Type> locals = locals();
        if (!locals.isEmpty()) {
            out.text(" locals [");
            printVariables(type().inputs().size(), locals, out);
            out.text("]");
        }
        out.optionalAttrDictWithKeyword(this, List.of(Symbol.NAME, Definitions.TYPE, LOCALS, NAMES));
        out.text(" ");
        out.region(region(0), false, true);
    }

    private void printVariables(int first, List<Type> types, AsmPrinter out) {
        for (int i = 0; i < types.size(); i++) {
            if (i > 0) out.text(", ");
            String name = localName(first + i);
            if (name != null) out.quoted(name).text(": ");
            out.print(types.get(i));
        }
    }
}
