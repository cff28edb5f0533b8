package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.type.Type;
import dev.wami.std.dlti.LayoutEntry;
import dev.wami.std.dlti.LayoutType;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Values of several types together. A literal one, {@code !llvm.struct<(i32, ptr)>}, is what its parts are; an
 * identified one, {@code !llvm.struct<"name", (i32, ptr)>}, is its name, so that its parts may speak of itself. Packed
 * ones have no gaps in memory. Upstream: LLVMStructType.
 */
public final class LlvmStructType implements LlvmType, LayoutType {
    private enum Form {
        LITERAL,
        IDENTIFIED,
        /** An identified one whose parts are not known. */
        OPAQUE,
        /** An identified one inside its own parts. */
        RECURSIVE
    }

    private final Form form;
    private final @Nullable String name;
    private final List<Type> body;
    private final boolean packed;

    private LlvmStructType(Form form, @Nullable String name, List<? extends Type> body, boolean packed) {
        this.form = form;
        this.name = name;
        this.body = List.copyOf(body);
        this.packed = packed;
    }

    public static LlvmStructType literal(List<? extends Type> body) {
        return literal(body, false);
    }

    public static LlvmStructType literal(List<? extends Type> body, boolean packed) {
        return new LlvmStructType(Form.LITERAL, null, body, packed);
    }

    public static LlvmStructType identified(String name, List<? extends Type> body, boolean packed) {
        return new LlvmStructType(Form.IDENTIFIED, name, body, packed);
    }

    public static LlvmStructType opaque(String name) {
        return new LlvmStructType(Form.OPAQUE, name, List.of(), false);
    }

    /** The struct called {@code name} inside its own parts. */
    public static LlvmStructType recursive(String name) {
        return new LlvmStructType(Form.RECURSIVE, name, List.of(), false);
    }

    /** The types of the parts; none for an opaque or recursive one. */
    public List<Type> body() {
        return body;
    }

    public boolean isPacked() {
        return packed;
    }

    public boolean isOpaque() {
        return form == Form.OPAQUE;
    }

    public boolean isIdentified() {
        return form != Form.LITERAL;
    }

    /** Whether it stands for a struct inside its own parts. */
    public boolean isRecursive() {
        return form == Form.RECURSIVE;
    }

    /** The name of an identified struct, null for a literal one. */
    public @Nullable String name() {
        return name;
    }

    /** Whether {@code other}, of the same name, is defined alike. */
    boolean hasBodyOf(LlvmStructType other) {
        return form == other.form && packed == other.packed && body.equals(other.body);
    }

    @Override
    public void printShort(AsmText out, Set<String> foreign) {
        out.text("struct<");
        if (name != null) {
            out.quoted(name);
            if (form == Form.RECURSIVE) {
                out.text(">");
                return;
            }
            out.text(", ");
        }
        if (form == Form.OPAQUE) {
            out.text("opaque>");
            return;
        }
        out.text(packed ? "packed (" : "(");
        LlvmType.printParts(body, out, foreignInside(foreign));
        out.text(")>");
    }

    private Set<String> foreignInside(Set<String> outside) {
        if (name == null || LlvmTypes.isCompatible(this, outside)) return outside;
        Set<String> inside = new HashSet<>(outside);
        inside.add(name);
        return inside;
    }

    /** All structs have one entry, under {@code !llvm.struct<()>}: their alignments in bits. */
    @Override
    public @Nullable String layoutMistake(LayoutEntry entry) {
        String mistake = LlvmLayoutBits.mistake(this, entry.value(), 1, 2, "of 1 or 2 elements", "entries", 0, 1);
        if (mistake != null || !isIdentified() && body.isEmpty()) return mistake;
        return "unexpected layout attribute for struct '" + this + "'";
    }

    @Override
    public boolean layoutFits(Attribute value, List<LayoutEntry> outer) {
        return LlvmLayoutBits.satisfies(LlvmLayoutBits.get(outer.get(0).value(), 0), LlvmLayoutBits.get(value, 0));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) return true;
        if (!(other instanceof LlvmStructType s)) return false;
        return isIdentified() ? Objects.equals(name, s.name) : !s.isIdentified() && hasBodyOf(s);
    }

    @Override
    public int hashCode() {
        return name != null ? name.hashCode() : body.hashCode();
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
