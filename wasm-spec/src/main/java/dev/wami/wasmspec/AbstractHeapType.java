package dev.wami.wasmspec;

import org.jspecify.annotations.Nullable;

/**
 * The heap types that the specification defines, in four hierarchies (five with stack switching):
 *
 * <pre>
 *          any           func     extern     exn     cont
 *           |              :         :         :       :
 *           eq             :         :         :       :
 *         / | \            :         :         :       :
 *      i31 struct array    :         :         :       :
 *         \ : :  /         :         :         :       :
 *          none         nofunc   noextern    noexn   nocont
 * </pre>
 */
public enum AbstractHeapType implements HeapType {
    ANY("any", 0x6E, "anyref", Feature.GC),
    EQ("eq", 0x6D, "eqref", Feature.GC),
    I31("i31", 0x6C, "i31ref", Feature.GC),
    STRUCT("struct", 0x6B, "structref", Feature.GC),
    ARRAY("array", 0x6A, "arrayref", Feature.GC),
    NONE("none", 0x71, "nullref", Feature.GC),
    FUNC("func", 0x70, "funcref", Feature.REFERENCE_TYPES),
    NOFUNC("nofunc", 0x73, "nullfuncref", Feature.GC),
    EXTERN("extern", 0x6F, "externref", Feature.REFERENCE_TYPES),
    NOEXTERN("noextern", 0x72, "nullexternref", Feature.GC),
    EXN("exn", 0x69, "exnref", Feature.EXCEPTIONS),
    NOEXN("noexn", 0x74, "nullexnref", Feature.EXCEPTIONS),
    CONT("cont", 0x68, "contref", Feature.STACK_SWITCHING),
    NOCONT("nocont", 0x75, "nullcontref", Feature.STACK_SWITCHING);

    private final String text;
    private final int code;
    private final String nullableText;
    private final Feature feature;

    AbstractHeapType(String text, int code, String nullableText, Feature feature) {
        this.text = text;
        this.code = code;
        this.nullableText = nullableText;
        this.feature = feature;
    }

    /** The byte of the binary format; alone it also stands for the nullable reference type. */
    public int code() {
        return code;
    }

    /** The text format's abbreviation for {@code (ref null this)}. */
    public String nullableText() {
        return nullableText;
    }

    public Feature feature() {
        return feature;
    }

    /** The type above all others of this hierarchy. */
    public AbstractHeapType top() {
        return switch (this) {
            case ANY, EQ, I31, STRUCT, ARRAY, NONE -> ANY;
            case FUNC, NOFUNC -> FUNC;
            case EXTERN, NOEXTERN -> EXTERN;
            case EXN, NOEXN -> EXN;
            case CONT, NOCONT -> CONT;
        };
    }

    /** The type below all others of this hierarchy. */
    public AbstractHeapType bottom() {
        return switch (top()) {
            case ANY -> NONE;
            case FUNC -> NOFUNC;
            case EXTERN -> NOEXTERN;
            case EXN -> NOEXN;
            default -> NOCONT;
        };
    }

    /** Whether this is {@code other} or below it (specification 3.3.3). */
    public boolean isSubtypeOf(AbstractHeapType other) {
        if (this == other || other == top() || this == bottom() && top() == other.top()) {
            return true;
        }
        return other == EQ && (this == I31 || this == STRUCT || this == ARRAY);
    }

    /** The type with this byte in the binary format, or null. */
    public static @Nullable AbstractHeapType ofCode(int code) {
        for (AbstractHeapType type : values()) {
            if (type.code == code) {
                return type;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return text;
    }
}
