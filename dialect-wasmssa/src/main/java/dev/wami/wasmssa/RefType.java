package dev.wami.wasmssa;

import dev.wami.core.ir.AsmText;
import dev.wami.core.text.AsmParser;
import dev.wami.wasmops.ReferenceType;
import dev.wami.wasmspec.AbstractHeapType;
import org.jspecify.annotations.Nullable;

/**
 * A reference: {@code !wasmssa.funcref}, {@code !wasmssa.externref}, {@code !wasmssa.exnref} ... if it may be null,
 * {@code !wasmssa.ref<func>} if not; to a value of a type that the module defines {@code !wasmssa.ref<null @t>} and
 * {@code !wasmssa.ref<@t>}. One of {@code heap} and {@code type} is null.
 *
 * @param heap what it is a reference to
 * @param type the symbol of a {@link TypeOp}
 */
public record RefType(
        boolean nullable,
        @Nullable AbstractHeapType heap,
        @Nullable String type) implements ReferenceType {
    public static final RefType FUNCREF = new RefType(true, AbstractHeapType.FUNC, null);
    public static final RefType EXTERNREF = new RefType(true, AbstractHeapType.EXTERN, null);
    public static final RefType EXNREF = new RefType(true, AbstractHeapType.EXN, null);

    public static RefType of(boolean nullable, AbstractHeapType heap) {
        return new RefType(nullable, heap, null);
    }

    /** A reference to a value of a type that the module defines. */
    public static RefType to(boolean nullable, String type) {
        return new RefType(nullable, null, type);
    }

    /** The same, without null or with it. */
    public RefType withNull(boolean may) {
        return may == nullable ? this : new RefType(may, heap, type);
    }

    @Override
    public String dialect() {
        return WasmSsaDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        if (heap != null) {
            out.text(nullable ? "!wasmssa." + heap.nullableText() : "!wasmssa.ref<" + heap + ">");
        } else if (type != null) {
            out.text(nullable ? "!wasmssa.ref<null " : "!wasmssa.ref<")
                    .symbolName(type)
                    .text(">");
        }
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }

    // ---- text

    /** What follows {@code ref}: {@code <func>}, {@code <@type>} or {@code <null @type>}; null after an error. */
    static @Nullable RefType parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        boolean nullable = parser.optionalKeyword("null");
        String type = nullable ? parser.parseSymbolName() : parser.optionalSymbolName();
        if (type != null) return parser.parse(">") ? to(nullable, type) : null;
        String word = nullable ? null : parser.parseAnyKeyword();
        if (word == null) return null;
        for (AbstractHeapType h : AbstractHeapType.values()) {
            if (h.toString().equals(word)) return parser.parse(">") ? of(false, h) : null;
        }
        parser.error("no heap type '%s'", word);
        return null;
    }

    /** The type of that word without {@code ref<>}, or null. */
    static @Nullable RefType named(String mnemonic) {
        for (AbstractHeapType h : AbstractHeapType.values()) {
            if (h.nullableText().equals(mnemonic)) return of(true, h);
        }
        return null;
    }
}
