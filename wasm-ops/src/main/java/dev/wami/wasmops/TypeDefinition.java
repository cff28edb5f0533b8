package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type of the module's type section with a name (specification 2.3.8 to 2.3.10). The operations are in the order of
 * the section:
 *
 * <pre>
 *   type @f func (i32) -> i64
 *   type @point sub struct(mut f64, f64)                // others may be below it
 *   type @bytes array(mut i8)
 *   type @list sub final @point struct(mut f64, f64, !ref&lt;null @tree>)
 *   type @tree and struct(!ref&lt;null @list>)              // in one recursion group with the type before it
 * </pre>
 */
public abstract class TypeDefinition extends Operation implements WasmDefinition, SymbolUser {
    private static final String FORM = "form";
    private static final String TYPE = "type";
    private static final String MUTABLE = "mutable";
    private static final String FUNCTION = "function";
    private static final String SUPERTYPE = "supertype";
    private static final String OPEN = "open";
    private static final String SUB = "sub";
    private static final String GROUP = "group";
    private static final List<String> SAID =
            List.of(Symbol.NAME, FORM, TYPE, MUTABLE, FUNCTION, SUPERTYPE, OPEN, SUB, GROUP);

    /** What a type is a type of. */
    public enum Form {
        FUNC("func"),
        STRUCT("struct"),
        ARRAY("array"),
        /** Of continuations of functions. */
        CONT("cont");

        private final String word;

        Form(String word) {
            this.word = word;
        }

        static @Nullable Form of(@Nullable String word) {
            for (Form f : values()) if (f.word.equals(word)) return f;
            return null;
        }
    }

    /** Which recursion group a type is in. */
    public enum Group {
        /** A group of its own, or the first of one with the types after it. */
        FIRST(""),
        /** The same, written as a group although it is alone in it. */
        WRITTEN("rec"),
        /** That of the type before it. */
        AND("and");

        private final String word;

        Group(String word) {
            this.word = word;
        }
    }

    /** A field of a structure or array; {@code i8} and {@code i16} exist in fields only. */
    public record Field(Type type, boolean mutable) {}

    /**
     * How a type stands among the others.
     *
     * @param open whether others may be below it
     * @param supertype the type that it is below, or null
     * @param sub whether that is written although a final type without a supertype need not say it
     */
    public record Place(Group group, boolean open, @Nullable String supertype, boolean sub) {
        public static final Place ALONE = new Place(Group.FIRST, false, null, false);
    }

    protected TypeDefinition(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param fields what types of fields, parameters and results may be */
    protected static OpSpec spec(OpKind kind, AttrConstraint fields) {
        return OpSpec.of(kind, "a type")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(FORM, Attrs.STRING)
                .optionalAttribute(TYPE, fields)
                .optionalAttribute(MUTABLE, Attrs.DENSE_I32_ARRAY)
                .optionalAttribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(SUPERTYPE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(OPEN, Attrs.UNIT)
                .optionalAttribute(SUB, Attrs.UNIT)
                .optionalAttribute(GROUP, Attrs.STRING)
                .customSyntax();
    }

    private static OpState state(Location location, String name, Form form, Place place) {
        return OpState.at(location)
                .property(Symbol.NAME, StringAttr.of(name))
                .property(FORM, StringAttr.of(form.word))
                .optionalProperty(SUPERTYPE, place.supertype() == null ? null : SymbolRef.of(place.supertype()))
                .optionalProperty(OPEN, place.open() ? UnitAttr.UNIT : null)
                .optionalProperty(SUB, place.sub() ? UnitAttr.UNIT : null)
                .optionalProperty(GROUP, place.group() == Group.FIRST ? null : StringAttr.of(place.group().word));
    }

    /** A structure or array. */
    protected static OpState fields(Location location, String name, Form form, List<Field> fields, Place place) {
        List<Type> types = new ArrayList<>();
        for (Field f : fields) types.add(f.type());
        return state(location, name, form, place)
                .property(TYPE, new TypeAttr(new FunctionType(types, List.of())))
                .optionalProperty(MUTABLE, mutable(fields));
    }

    private static @Nullable DenseArrayAttr mutable(List<Field> fields) {
        int[] which = new int[fields.size()];
        int count = 0;
        for (int i = 0; i < which.length; i++) if (fields.get(i).mutable()) which[count++] = i;
        return count == 0 ? null : DenseArrayAttr.i32(java.util.Arrays.copyOf(which, count));
    }

    protected static OpState function(Location location, String name, FunctionType type, Place place) {
        return state(location, name, Form.FUNC, place).property(TYPE, new TypeAttr(type));
    }

    protected static OpState continuation(Location location, String name, String function, Place place) {
        return state(location, name, Form.CONT, place).property(FUNCTION, SymbolRef.of(function));
    }

    // ---- what it says

    @Override
    public final IndexSpace indexSpace() {
        return IndexSpace.TYPE;
    }

    /** Types refer to it by name. */
    @Override
    public final boolean canDiscardOnUseEmpty() {
        return false;
    }

    public final Form form() {
        Form form = Form.of(property(FORM, StringAttr.class).value());
        if (form == null) throw new IllegalStateException("a form was verified");
        return form;
    }

    /** The type of functions; empty for continuations. */
    public final FunctionType functionType() {
        TypeAttr type = optionalProperty(TYPE, TypeAttr.class);
        return type == null ? new FunctionType(List.of(), List.of()) : (FunctionType) type.type();
    }

    /** The fields of structures, or the one that the elements of arrays are. */
    public final List<Field> fields() {
        List<Field> out = new ArrayList<>();
        DenseArrayAttr mutable = optionalProperty(MUTABLE, DenseArrayAttr.class);
        int[] which = mutable == null ? new int[0] : mutable.toInts();
        List<Type> types = functionType().inputs();
        for (int i = 0; i < types.size(); i++) {
            int field = i;
            out.add(new Field(types.get(i), java.util.Arrays.stream(which).anyMatch(m -> m == field)));
        }
        return out;
    }

    /** The function type of continuations, or null. */
    public final @Nullable String function() {
        SymbolRef function = optionalProperty(FUNCTION, SymbolRef.class);
        return function == null ? null : function.root();
    }

    public final Place place() {
        SymbolRef supertype = optionalProperty(SUPERTYPE, SymbolRef.class);
        StringAttr group = optionalProperty(GROUP, StringAttr.class);
        Group found = group == null ? Group.FIRST : group.value().equals(Group.AND.word) ? Group.AND : Group.WRITTEN;
        return new Place(found, hasAttribute(OPEN), supertype == null ? null : supertype.root(), hasAttribute(SUB));
    }

    /** All types of its recursion group, in order. */
    public final List<TypeDefinition> group() {
        TypeDefinition first = this;
        while (first.place().group() == Group.AND && first.prev() instanceof TypeDefinition before) first = before;
        List<TypeDefinition> out = new ArrayList<>(List.of(first));
        while (out.get(out.size() - 1).next() instanceof TypeDefinition after
                && after.place().group() == Group.AND) {
            out.add(after);
        }
        return out;
    }

    // ---- verification

    @Override
    public final void verify(Diagnostics diagnostics) {
        Form form = Form.of(property(FORM, StringAttr.class).value());
        if (form == null) {
            String written = property(FORM, StringAttr.class).value();
            diagnostics.error(this, "has the form '%s', which is none of types", written);
        } else if (form == Form.ARRAY && functionType().inputs().size() != 1) {
            diagnostics.error(this, "of arrays has one field");
        } else if (form == Form.CONT && function() == null) {
            diagnostics.error(this, "of continuations names a function type");
        }
        if (place().group() == Group.AND && !(prev() instanceof TypeDefinition)) {
            diagnostics.error(this, "is in the recursion group of the type before it, but there is none");
        }
    }

    @Override
    public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
        SymbolRef function = optionalProperty(FUNCTION, SymbolRef.class);
        if (function != null) WasmDefinition.find(this, function, IndexSpace.TYPE, symbols, diagnostics);
        SymbolRef supertype = optionalProperty(SUPERTYPE, SymbolRef.class);
        if (supertype == null) return;
        Operation found = WasmDefinition.find(this, supertype, IndexSpace.TYPE, symbols, diagnostics);
        if (!(found instanceof TypeDefinition above)) return;
        if (above.form() == form() && above.place().open()) return;
        String why = above.form() == form() ? "which is final" : "a type of another form";
        diagnostics.error(this, "is below '%s', %s", supertype.root(), why).note(above.location(), "defined here");
    }

    // ---- text

    @Override
    public final boolean parse(AsmParser parser, OpState state) {
        String name = parser.parseSymbolName();
        if (name == null) return false;
        state.property(Symbol.NAME, StringAttr.of(name));
        for (Group g : List.of(Group.WRITTEN, Group.AND)) {
            if (parser.optionalKeyword(g.word)) state.property(GROUP, StringAttr.of(g.word));
        }
        if (parser.optionalKeyword(SUB)) {
            boolean open = !parser.optionalKeyword("final");
            String supertype = parser.optionalSymbolName();
            if (supertype != null) state.property(SUPERTYPE, SymbolRef.of(supertype));
            if (open) state.property(OPEN, UnitAttr.UNIT);
            if (!open && supertype == null) state.property(SUB, UnitAttr.UNIT);
        }
        Location at = parser.here();
        Form form = Form.of(parser.parseAnyKeyword());
        if (form == null) {
            parser.error(at, "expected 'func', 'struct', 'array' or 'cont'");
            return false;
        }
        state.property(FORM, StringAttr.of(form.word));
        return parseComposite(form, parser, state) && parser.optionalAttrDict(state);
    }

    private static boolean parseComposite(Form form, AsmParser parser, OpState state) {
        if (form == Form.CONT) {
            String function = parser.parseSymbolName();
            if (function == null) return false;
            state.property(FUNCTION, SymbolRef.of(function));
            return true;
        }
        if (form == Form.FUNC) {
            Type type = parser.parseType();
            if (type == null) return false;
            state.property(TYPE, new TypeAttr(type));
            return true;
        }
        if (!parser.parse("(")) return false;
        List<Field> fields = new ArrayList<>();
        while (!parser.optional(")")) {
            if (!fields.isEmpty() && !parser.parse(",")) return false;
            boolean mutable = parser.optionalKeyword("mut");
            Type type = parser.parseType();
            if (type == null) return false;
            fields.add(new Field(type, mutable));
        }
        List<Type> types = new ArrayList<>();
        for (Field f : fields) types.add(f.type());
        state.property(TYPE, new TypeAttr(new FunctionType(types, List.of())))
                .optionalProperty(MUTABLE, mutable(fields));
        return true;
    }

    @Override
    public final void print(AsmPrinter out) {
        Place place = place();
        out.text(" ").symbolName(definitionName());
        if (place.group() != Group.FIRST) out.text(" " + place.group().word);
        if (place.open() || place.sub() || place.supertype() != null) out.text(place.open() ? " sub" : " sub final");
        if (place.supertype() != null) out.text(" ").symbolName(place.supertype());
        Form form = form();
        out.text(" " + form.word);
        switch (form) {
            case FUNC -> out.text(" ").print(functionType());
            case CONT -> out.text(" ").symbolName(String.valueOf(function()));
            case STRUCT, ARRAY -> {
                String separator = "(";
                for (Field f : fields()) {
                    out.text(separator + (f.mutable() ? "mut " : "")).print(f.type());
                    separator = ", ";
                }
                out.text(separator.equals("(") ? "()" : ")");
            }
        }
        out.optionalAttrDict(this, SAID);
    }
}
