package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.text.AsmParser;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attribute of {@link MetadataKind}, such as {@code #llvm.di_file<"a.c" in "/src">}. */
public final class LlvmMetadata implements DialectAttr {
    /** The mnemonic of an entry of {@code llvm.module_flags}. */
    static final String MODULE_FLAG = "mlir.module_flag";

    private final MetadataKind kind;
    /** A value per parameter; null where it is left out. */
    private final @Nullable Attribute[] values;

    private final int hash;

    private LlvmMetadata(MetadataKind kind, @Nullable Attribute[] values) {
        this.kind = kind;
        this.values = values;
        this.hash = 31 * kind.mnemonic().hashCode() + Arrays.hashCode(values);
    }

    /** The attribute of {@code mnemonic} whose parameters, all there are, have {@code values}. */
    static LlvmMetadata of(String mnemonic, Attribute... values) {
        MetadataKind kind = MetadataKind.named(mnemonic);
        if (kind == null) throw new IllegalArgumentException("no attribute " + mnemonic);
        return new LlvmMetadata(kind, values.clone());
    }

    /** An array of attributes of one kind. */
    record ArrayOf(String mnemonic, String element) implements AttrConstraint {
        static final ArrayOf ACCESS_GROUPS = new ArrayOf("access_group", "LLVM dialect access group metadata");
        static final ArrayOf ALIAS_SCOPES = new ArrayOf("alias_scope", "LLVM dialect alias scope");
        static final ArrayOf TBAA_TAGS = new ArrayOf("tbaa_tag", "LLVM dialect TBAA tag metadata");

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof ArrayAttr a
                    && a.elements().stream().allMatch(e -> LlvmMetadata.is(e, mnemonic));
        }

        @Override
        public AttrConstraint storage() {
            return Attrs.ARRAY;
        }

        @Override
        public String description() {
            return element + " array";
        }
    }

    /** An attribute of one kind, which formats write without its mnemonic. */
    record Only(String mnemonic, String description) implements AttrConstraint {
        @Override
        public boolean accepts(Attribute attribute) {
            if (mnemonic.equals(LlvmExpression.MNEMONIC)) return attribute instanceof LlvmExpression;
            return LlvmMetadata.is(attribute, mnemonic);
        }

        @Override
        public boolean hasShortForm() {
            return true;
        }

        @Override
        public boolean startsShort(AsmParser parser) {
            return parser.atPunctuation("<") || parser.atPunctuation("#");
        }

        @Override
        public @Nullable Attribute parseShort(AsmParser parser) {
            return new MetadataForm.Own(mnemonic).parse(parser);
        }

        @Override
        public void printShort(Attribute attribute, AsmText out) {
            out.printParameters((DialectAttr) attribute);
        }
    }

    /** An attribute of one kind, always written whole. */
    record Kept(String mnemonic) implements AttrConstraint {
        @Override
        public boolean accepts(Attribute attribute) {
            return new Only(mnemonic, "").accepts(attribute);
        }

        @Override
        public String description() {
            return mnemonic.equals(LlvmExpression.MNEMONIC) ? "DIExpression attribute" : "DILocalVariable attribute";
        }
    }

    static boolean is(@Nullable Attribute attribute, String mnemonic) {
        return attribute instanceof LlvmMetadata m && m.mnemonic().equals(mnemonic);
    }

    public String mnemonic() {
        return kind.mnemonic();
    }

    /** The value of a parameter, null where it is left out. */
    public @Nullable Attribute get(String parameter) {
        List<MetadataKind.Parameter> all = kind.parameters();
        for (int i = 0; i < values.length; i++) if (all.get(i).name().equals(parameter)) return values[i];
        throw new IllegalArgumentException(kind.mnemonic() + " has no parameter " + parameter);
    }

    // ---- reading

    /** What follows {@code mnemonic}; null after a reported error. */
    static @Nullable DialectAttr parse(String mnemonic, AsmParser parser) {
        if (mnemonic.equals(LlvmExpression.MNEMONIC)) return LlvmExpression.parse(parser);
        MetadataKind kind = MetadataKind.named(mnemonic);
        if (kind == null) throw new IllegalArgumentException("no attribute " + mnemonic);
        Location at = parser.here();
        @Nullable Attribute[] values = new Attribute[kind.parameters().size()];
        if (kind.named() ? !struct(kind, values, parser) : !inOrder(kind, values, parser)) return null;
        for (int i = 0; i < values.length; i++) {
            MetadataKind.Parameter p = kind.parameters().get(i);
            Attribute value = values[i];
            if (value != null && p.optional() && p.form().isDefault(value)) values[i] = null;
        }
        if (mnemonic.equals("constant_range")) wrap(values);
        LlvmMetadata made = new LlvmMetadata(kind, values);
        String problem = MetadataRules.problem(made);
        if (problem == null) return made;
        parser.error(at, "%s", problem);
        return null;
    }

    /** The bounds of a range are signed numbers of the width of its type, which says no more than the width. */
    private static void wrap(@Nullable Attribute[] range) {
        if (!(range[0] instanceof TypeAttr t) || !(t.type() instanceof IntegerType type)) return;
        IntegerType signless = IntegerType.of(type.width());
        range[0] = new TypeAttr(signless);
        for (int i = 1; i < range.length; i++) {
            if (range[i] instanceof IntegerAttr bound) range[i] = IntegerAttr.of(signless, bound.big());
        }
    }

    /** {@code <name = value, ...>} in any order. */
    private static boolean struct(MetadataKind kind, @Nullable Attribute[] values, AsmParser parser) {
        List<MetadataKind.Parameter> parameters = kind.parameters();
        boolean allOptional = parameters.stream().allMatch(MetadataKind.Parameter::optional);
        if (allOptional && kind.mnemonic().equals("tbaa_root") && !parser.atPunctuation("<")) return true;
        if (!parser.parse("<")) return false;
        if (allOptional && parser.optional(">")) return true;
        boolean anyOptional = parameters.stream().anyMatch(MetadataKind.Parameter::optional);
        int read = 0;
        do {
            Location at = parser.here();
            String name = parser.optionalAnyKeyword();
            if (name == null) {
                parser.error(at, "expected valid keyword");
                parser.error(at, "expected a parameter name in struct");
                return false;
            }
            if (!parser.parse("=")) return false;
            int i = indexOf(name, parameters);
            if (i < 0 || values[i] != null) {
                parser.error("duplicate or unknown struct parameter name: %s", name);
                return false;
            }
            values[i] = value(kind, parameters.get(i), parser);
            if (values[i] == null) return false;
            // where none is optional, there are as many as there must be
            if (!anyOptional && ++read == values.length) break;
        } while (anyOptional ? parser.optional(",") : parser.parse(","));
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null || parameters.get(i).optional()) continue;
            parser.error(
                    "struct is missing required parameter: %s",
                    parameters.get(i).name());
            return false;
        }
        return parser.parse(">");
    }

    private static int indexOf(String name, List<MetadataKind.Parameter> parameters) {
        for (int i = 0; i < parameters.size(); i++) if (parameters.get(i).name().equals(name)) return i;
        return -1;
    }

    private static @Nullable Attribute value(MetadataKind kind, MetadataKind.Parameter p, AsmParser parser) {
        Attribute value = p.form().parse(parser);
        if (value == null) parser.error("failed to parse parameter '%s' of #llvm.%s", p.name(), kind.mnemonic());
        return value;
    }

    private static boolean inOrder(MetadataKind kind, @Nullable Attribute[] values, AsmParser parser) {
        int next = 0;
        List<MetadataKind.Part> parts = kind.parts();
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof MetadataKind.Literal l) {
                if (!literal(l.text().trim(), parser)) return false;
            } else if (parts.get(i) instanceof MetadataKind.Parameter p) {
                boolean absent = p.optional() && (parser.atPunctuation("]") || parser.atPunctuation(">"));
                values[next] = absent ? null : value(kind, p, parser);
                if (values[next++] == null && !absent) return false;
            }
        }
        return true;
    }

    private static boolean literal(String text, AsmParser parser) {
        if (text.equals("in")) return parser.parseKeyword(text);
        for (int i = 0; i < text.length(); i++) if (!parser.parse(text.substring(i, i + 1))) return false;
        return true;
    }

    // ---- writing

    @Override
    public void print(AsmText out) {
        out.text("#llvm.").text(kind.mnemonic());
        printParameters(out);
    }

    @Override
    public void printParameters(AsmText out) {
        if (kind.named()) printStruct(out);
        else {
            int next = 0;
            for (MetadataKind.Part part : kind.parts()) {
                if (part instanceof MetadataKind.Literal l) out.text(l.text());
                else if (part instanceof MetadataKind.Parameter p && values[next++] != null) {
                    p.form().print(values[next - 1], out);
                }
            }
        }
    }

    private void printStruct(AsmText out) {
        boolean bare = kind.mnemonic().equals("tbaa_root") && values[0] == null;
        if (bare) return;
        out.text("<");
        String separator = "";
        List<MetadataKind.Parameter> parameters = kind.parameters();
        for (int i = 0; i < values.length; i++) {
            Attribute value = values[i];
            if (value == null) continue;
            out.text(separator).text(parameters.get(i).name()).text(" = ");
            parameters.get(i).form().print(value, out);
            separator = ", ";
        }
        out.text(">");
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public @Nullable String alias() {
        return kind.aliased() ? kind.mnemonic() : null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmMetadata m && m.hash == hash && m.kind == kind && Arrays.equals(m.values, values);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
