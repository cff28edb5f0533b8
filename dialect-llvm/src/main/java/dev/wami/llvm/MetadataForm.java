package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DistinctAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.LocationAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a parameter of {@link LlvmMetadata} is written. Its value is kept as an attribute: numbers as {@code i64}, words
 * and texts as strings, lists as arrays.
 */
interface MetadataForm {

    /** Null after a reported error. */
    @Nullable
    Attribute parse(AsmParser parser);

    void print(Attribute value, AsmText out);

    /** Whether an optional parameter of this value is left out. */
    default boolean isDefault(Attribute value) {
        return false;
    }

    /** A word of DWARF; null after a reported error. */
    static @Nullable String dwarf(Dwarf words, AsmParser parser) {
        Location at = parser.here();
        String word = parser.parseAnyKeyword();
        if (word == null || words.has(word)) return word;
        parser.error(at, "invalid debug info debug info %s name: %s", words.noun(), word);
        return null;
    }

    /** The form called {@code name} in the table. */
    static MetadataForm named(String name) {
        if (name.endsWith("[]")) return new ListOf(named(name.substring(0, name.length() - 2)));
        if (name.startsWith("@")) return new Own(name.substring(1));
        for (Dwarf d : Dwarf.values()) if (d.name().equals(name)) return new DwarfWord(d);
        for (Words w : Words.values()) if (w.name().equals(name)) return w;
        for (MetadataFamily f : MetadataFamily.values()) if (f.name().equals(name)) return f;
        for (Flags f : Flags.values()) if (f.name().equals(name)) return f;
        return name.equals("MEMBERS") ? new Braced(named("@tbaa_member[]")) : Plain.valueOf(name);
    }

    /** What is not an attribute in C++, and the attributes of the builtin dialect. */
    enum Plain implements MetadataForm {
        /** Any attribute. */
        ATTR,
        BOOL,
        INTEGER,
        FLOAT,
        STRING,
        DISTINCT,
        SYMBOL,
        TYPE,
        INTEGER_TYPE,
        LOCATION,
        /** A number of C++, {@code unsigned}; optional ones are not zero. */
        U32,
        /** A number of C++, {@code uint64_t}; optional ones are not zero. */
        U64,
        /** A number of C++ that may be negative, {@code int64_t}. */
        SIGNED,
        /** A number of any width, {@code APInt}. */
        WIDE,
        /** A number of C++ that may be absent. */
        MAYBE_U32,
        MAYBE_U64,
        /** A truth of C++. */
        FLAG,
        /** A string of C++. */
        TEXT;

        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            switch (this) {
                case SIGNED -> {
                    return number(parser.parseInteger());
                }
                case WIDE -> {
                    BigInteger n = parser.parseBigInteger();
                    return n == null ? null : IntegerAttr.of(IntegerType.of(Math.max(64, n.bitLength() + 1)), n);
                }
                case U32, MAYBE_U32 -> {
                    return number(parser.parseUnsigned(32));
                }
                case U64, MAYBE_U64 -> {
                    return number(parser.parseUnsigned(64));
                }
                case FLAG -> {
                    if (parser.optionalKeyword("true")) return StringAttr.of("true");
                    if (parser.optionalKeyword("false")) return StringAttr.of("false");
                    parser.error("expected one of [true, false]");
                    return null;
                }
                case TEXT -> {
                    String s = parser.parseString();
                    return s == null ? null : StringAttr.of(s);
                }
                case TYPE -> {
                    Type t = parser.parseType();
                    return t == null ? null : new TypeAttr(t);
                }
                case INTEGER_TYPE -> {
                    Type t = parser.parseType(TypeKind.INTEGER);
                    return t == null ? null : new TypeAttr(t);
                }
                default -> {
                    Location at = parser.here();
                    Attribute a = parser.parseAttribute();
                    if (a == null || accepts(a)) return a;
                    parser.error(at, "invalid kind of attribute specified");
                    return null;
                }
            }
        }

        private static @Nullable Attribute number(@Nullable Long n) {
            return n == null ? null : IntegerAttr.i64(n);
        }

        private boolean accepts(Attribute a) {
            return switch (this) {
                case BOOL -> a instanceof IntegerAttr i && i.type().equals(IntegerType.I1);
                case INTEGER -> a instanceof IntegerAttr;
                case FLOAT -> a instanceof FloatAttr;
                case STRING -> a instanceof StringAttr;
                case DISTINCT -> a instanceof DistinctAttr;
                case SYMBOL -> a instanceof SymbolRef s && s.isFlat();
                case LOCATION -> a instanceof LocationAttr;
                default -> true;
            };
        }

        @Override
        public void print(Attribute value, AsmText out) {
            switch (this) {
                case U32, U64, MAYBE_U32, MAYBE_U64 -> out.text(Long.toUnsignedString(((IntegerAttr) value).value()));
                case WIDE -> out.text(((IntegerAttr) value).big().toString());
                case SIGNED -> out.text(((IntegerAttr) value).value());
                case FLAG -> out.text(((StringAttr) value).value());
                case TEXT -> out.quoted(((StringAttr) value).value());
                default -> out.print(value);
            }
        }

        @Override
        public boolean isDefault(Attribute value) {
            return (this == U32 || this == U64) && ((IntegerAttr) value).value() == 0
                    || this == FLAG && ((StringAttr) value).value().equals("false");
        }
    }

    /** A word of DWARF. */
    record DwarfWord(Dwarf words) implements MetadataForm {
        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            String word = dwarf(words, parser);
            return word == null ? null : StringAttr.of(word);
        }

        @Override
        public void print(Attribute value, AsmText out) {
            out.text(((StringAttr) value).value());
        }
    }

    /** One of several words, the first of which is the default. */
    enum Words implements MetadataForm {
        EMISSION(
                "::mlir::LLVM::DIEmissionKind",
                "LLVM debug emission kind",
                "None Full LineTablesOnly DebugDirectivesOnly"),
        NAME_TABLE("::mlir::LLVM::DINameTableKind", "LLVM debug name table kind", "Default GNU None Apple"),
        COMDAT("::mlir::LLVM::comdat::Comdat", "LLVM Comdat Types", "any exactmatch largest nodeduplicate samesize"),
        SUMMARY("ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", "SampleProfile InstrProf CSInstrProf"),
        BEHAVIOR(
                "::mlir::LLVM::ModFlagBehavior",
                "LLVM Module Flag Behavior",
                "error warning require override append append_unique max min");

        private final String type;
        private final String description;
        private final List<String> words;

        Words(String type, String description, String words) {
            this.type = type;
            this.description = description;
            this.words = List.of(words.split(" "));
        }

        /** The number of a word in LLVM. */
        int numberOf(String word) {
            return words.indexOf(word);
        }

        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            Location at = parser.here();
            String word = parser.parseKeywordOrString();
            if (word == null || words.contains(word)) return word == null ? null : StringAttr.of(word);
            if (type.startsWith("::")) parser.error(at, "expected %s to be one of: %s", type, String.join(", ", words));
            else parser.error(at, "expected one of [%s] for %s, got: %s", String.join(", ", words), description, word);
            return null;
        }

        @Override
        public void print(Attribute value, AsmText out) {
            out.text(((StringAttr) value).value());
        }

        @Override
        public boolean isDefault(Attribute value) {
            return this == NAME_TABLE && ((StringAttr) value).value().equals("Default");
        }
    }

    /** Words that go together: {@code Definition}, {@code "Definition|Optimized"}. */
    enum Flags implements MetadataForm {
        DI_FLAGS(
                "Zero Bit0 Bit1 Private Protected Public FwdDecl AppleBlock ReservedBit4 Virtual Artificial Explicit Prototyped"
                        + " ObjcClassComplete ObjectPointer Vector StaticMember LValueReference RValueReference"
                        + " ExportSymbols SingleInheritance MultipleInheritance VirtualInheritance IntroducedVirtual"
                        + " BitField NoReturn TypePassByValue TypePassByReference EnumClass Thunk NonTrivial BigEndian"
                        + " LittleEndian AllCallsDescribed"),
        SUBPROGRAM_FLAGS("Virtual PureVirtual LocalToUnit Definition Optimized Pure Elemental Recursive MainSubprogram"
                + " Deleted ObjCDirect");

        private final List<String> words;

        Flags(String words) {
            this.words = List.of(words.split(" "));
        }

        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            Location at = parser.here();
            String text = parser.parseKeywordOrString();
            if (text == null) return null;
            List<String> given =
                    Arrays.stream(text.split("\\|")).map(String::trim).toList();
            if (words.containsAll(given)) return StringAttr.of(inOrder(given));
            String type = this == DI_FLAGS ? "DIFlags" : "DISubprogramFlags";
            parser.error(at, "expected ::mlir::LLVM::%s to be one of: %s", type, String.join(", ", words));
            return null;
        }

        private String inOrder(List<String> given) {
            return String.join("|", words.stream().filter(given::contains).toList());
        }

        @Override
        public void print(Attribute value, AsmText out) {
            String text = ((StringAttr) value).value();
            if (text.indexOf('|') >= 0) out.quoted(text);
            else out.text(text);
        }

        @Override
        public boolean isDefault(Attribute value) {
            return ((StringAttr) value).value().equals("Zero");
        }
    }

    /** One attribute of this dialect, which may be written without its mnemonic. */
    record Own(String mnemonic) implements MetadataForm {
        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            if (parser.atPunctuation("<")) return LlvmMetadata.parse(mnemonic, parser);
            Location at = parser.here();
            Attribute a = parser.parseAttribute();
            if (a == null || is(a)) return a;
            parser.error(at, "invalid kind of attribute specified");
            return null;
        }

        private boolean is(Attribute a) {
            if (mnemonic.equals(LlvmExpression.MNEMONIC)) return a instanceof LlvmExpression;
            return a instanceof LlvmMetadata m && m.mnemonic().equals(mnemonic);
        }

        @Override
        public void print(Attribute value, AsmText out) {
            out.printParameters((dev.wami.core.ir.attr.DialectAttr) value);
        }
    }

    /** Several, separated by commas; none is the default. */
    record ListOf(MetadataForm element) implements MetadataForm {
        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            List<Attribute> all = new ArrayList<>();
            do {
                Attribute a = element.parse(parser);
                if (a == null) return null;
                all.add(a);
            } while (parser.optional(","));
            return new ArrayAttr(all);
        }

        @Override
        public void print(Attribute value, AsmText out) {
            String separator = "";
            for (Attribute a : ((ArrayAttr) value).elements()) {
                out.text(separator);
                element.print(a, out);
                separator = ", ";
            }
        }

        @Override
        public boolean isDefault(Attribute value) {
            return ((ArrayAttr) value).size() == 0;
        }
    }

    /** In braces. */
    record Braced(MetadataForm inside) implements MetadataForm {
        @Override
        public @Nullable Attribute parse(AsmParser parser) {
            Attribute value = parser.parse("{") ? inside.parse(parser) : null;
            return value != null && parser.parse("}") ? value : null;
        }

        @Override
        public void print(Attribute value, AsmText out) {
            out.text("{");
            inside.print(value, out);
            out.text("}");
        }
    }
}
