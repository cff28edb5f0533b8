package dev.wami.core.ir;

import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DenseResourceAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.IntegerSetAttr;
import dev.wami.core.ir.attr.SparseElementsAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.NoneType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The common attribute constraints, with upstream's descriptions. */
public enum Attrs implements AttrConstraint {
    ANY("any attribute"),
    UNIT("unit attribute"),
    /** A flag that generic form shows as {@code false} where it is not set. Upstream: UnitProp. */
    UNIT_PROPERTY("unit attribute or false"),
    BOOL("bool attribute"),
    I8("8-bit signless integer attribute"),
    I16("16-bit signless integer attribute"),
    I32("32-bit signless integer attribute"),
    I64("64-bit signless integer attribute"),
    INDEX("index attribute"),
    INTEGER("arbitrary integer attribute"),
    FLOAT("arbitrary float attribute"),
    TYPED("TypedAttr instance"),
    STRING("string attribute"),
    /** The name that a symbol defines; formats print it {@code @name}. */
    SYMBOL_NAME("string attribute"),
    SYMBOL_REF("symbol reference attribute"),
    FLAT_SYMBOL_REF("flat symbol reference attribute"),
    TYPE("any type attribute"),
    FUNCTION_TYPE("type attribute of function type"),
    ARRAY("array attribute"),
    DICTIONARY("dictionary of named attribute values"),
    DICTIONARY_ARRAY("Array of dictionary attributes"),
    AFFINE_MAP("AffineMap attribute"),
    INTEGER_SET("IntegerSet attribute"),
    DENSE_BOOL_ARRAY("i1 dense array attribute"),
    DENSE_I32_ARRAY("i32 dense array attribute"),
    DENSE_I64_ARRAY("i64 dense array attribute"),
    ELEMENTS("constant vector/tensor attribute");

    private final String description;

    Attrs(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Attribute a) {
        return switch (this) {
            case ANY -> true;
            case UNIT -> a == UnitAttr.UNIT;
            case UNIT_PROPERTY -> a == UnitAttr.UNIT || a.equals(IntegerAttr.FALSE);
            case BOOL, I8, I16, I32, I64, INDEX ->
                a instanceof IntegerAttr i && i.type().equals(impliedType());
            case INTEGER -> a instanceof IntegerAttr;
            case FLOAT -> a instanceof FloatAttr;
            case TYPED -> a instanceof TypedAttr;
            case STRING, SYMBOL_NAME -> a instanceof StringAttr;
            case SYMBOL_REF -> a instanceof SymbolRef;
            case FLAT_SYMBOL_REF -> a instanceof SymbolRef s && s.isFlat();
            case TYPE -> a instanceof TypeAttr;
            case FUNCTION_TYPE -> a instanceof TypeAttr t && t.type() instanceof FunctionType;
            case ARRAY -> a instanceof ArrayAttr;
            case DICTIONARY -> a instanceof DictionaryAttr;
            case DICTIONARY_ARRAY ->
                a instanceof ArrayAttr all && all.elements().stream().allMatch(DictionaryAttr.class::isInstance);
            case AFFINE_MAP -> a instanceof AffineMapAttr;
            case INTEGER_SET -> a instanceof IntegerSetAttr;
            case DENSE_BOOL_ARRAY ->
                a instanceof DenseArrayAttr d && d.element().isInteger(1);
            case DENSE_I32_ARRAY -> a instanceof DenseArrayAttr d && d.element().isInteger(32);
            case DENSE_I64_ARRAY -> a instanceof DenseArrayAttr d && d.element().isInteger(64);
            case ELEMENTS ->
                a instanceof DenseElementsAttr || a instanceof SparseElementsAttr || a instanceof DenseResourceAttr;
        };
    }

    @Override
    public AttrConstraint storage() {
        return switch (this) {
            case I8, I16, I32, I64, INDEX -> INTEGER;
            case FUNCTION_TYPE -> TYPE;
            case DICTIONARY_ARRAY -> ARRAY;
            default -> this;
        };
    }

    @Override
    public boolean isOnlyProperty() {
        return this == UNIT_PROPERTY;
    }

    /** What is true or false as a property is written {@code unit} if it is true. */
    @Override
    public Attribute propertyOf(Attribute given) {
        return this == UNIT_PROPERTY && given.equals(IntegerAttr.TRUE) ? UnitAttr.UNIT : given;
    }

    @Override
    public @Nullable Type impliedType() {
        return switch (this) {
            case BOOL -> IntegerType.I1;
            case I8 -> IntegerType.I8;
            case I16 -> IntegerType.I16;
            case I32 -> IntegerType.I32;
            case I64 -> IntegerType.I64;
            case INDEX -> IndexType.INDEX;
            case STRING, SYMBOL_NAME -> NoneType.NONE;
            default -> null;
        };
    }

    /** Arrays of numbers are written {@code [1, 2]} where their type is known. */
    @Override
    public boolean hasShortForm() {
        return elementType() != null;
    }

    private @Nullable IntegerType elementType() {
        return switch (this) {
            case DENSE_BOOL_ARRAY -> IntegerType.I1;
            case DENSE_I32_ARRAY -> IntegerType.I32;
            case DENSE_I64_ARRAY -> IntegerType.I64;
            default -> null;
        };
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        IntegerType element = elementType();
        if (element == null) throw new UnsupportedOperationException();
        if (!parser.parse("[")) return null;
        List<Long> values = new ArrayList<>();
        if (!parser.optional("]")) {
            do {
                Long value = element == IntegerType.I1 ? bool(parser) : parser.parseSigned(element.width());
                if (value == null) return null;
                values.add(value);
            } while (parser.optional(","));
            if (!parser.parse("]")) return null;
        }
        return DenseArrayAttr.of(
                element, values.stream().mapToLong(Long::longValue).toArray());
    }

    private static @Nullable Long bool(AsmParser parser) {
        if (parser.optionalKeyword("true")) return 1L;
        return parser.parseKeyword("false") ? (Long) 0L : null;
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        out.text("[").text(((DenseArrayAttr) attribute).literal()).text("]");
    }
}
