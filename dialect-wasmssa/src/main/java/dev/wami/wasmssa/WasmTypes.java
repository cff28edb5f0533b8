package dev.wami.wasmssa;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmspec.NumericType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What operands, results and type attributes of the dialect may be, and how its types relate to Wasm's. */
public enum WasmTypes implements TypeConstraint, AttrConstraint {
    /** Anything that can be on the stack; i128 is v128, as upstream has it. */
    VALUE("i32, i64, i128, f32, f64 or a reference"),
    NUMBER("32-bit signless integer or 64-bit signless integer or 128-bit signless integer or 32-bit float or 64-bit"
            + " float"),
    REFERENCE("a reference"),
    ADDRESS("32-bit signless integer or 64-bit signless integer"),
    LOCAL("reference to a local variable"),
    /** For attributes only. */
    LIMIT("limits of a memory"),
    TABLE("type of a table"),
    FUNCTION("type attribute of a function type of Wasm value types"),
    /** Function types in which values of 8 and 16 bits may be. */
    FIELDS("type attribute of a function type of Wasm storage types");

    static final Type VECTOR = IntegerType.of(128);

    private final String description;

    WasmTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Type type) {
        return switch (this) {
            case VALUE -> isValue(type);
            case NUMBER -> isNumber(type);
            case REFERENCE -> type instanceof RefType;
            case ADDRESS -> type.isInteger(32) || type.isInteger(64);
            case LOCAL -> type instanceof LocalType;
            case LIMIT -> type instanceof LimitType;
            case TABLE -> type instanceof TableType;
            case FIELDS -> type instanceof FunctionType f && areFields(f.inputs()) && areValues(f.results());
            case FUNCTION -> type instanceof FunctionType f && areValues(f.inputs()) && areValues(f.results());
        };
    }

    @Override
    public boolean accepts(Attribute attribute) {
        return attribute instanceof TypeAttr t && accepts(t.type());
    }

    private static boolean areFields(List<Type> types) {
        for (Type t : types) if (!isValue(t) && !t.isInteger(8) && !t.isInteger(16)) return false;
        return true;
    }

    private static boolean areValues(List<Type> types) {
        for (Type t : types) if (!isValue(t)) return false;
        return true;
    }

    /** Whether values of this type exist. */
    public static boolean isValue(Type type) {
        return isNumber(type) || type instanceof RefType;
    }

    private static boolean isNumber(Type type) {
        return Numbers.type(type) != null || type.isInteger(128);
    }

    /** The type of a number or vector. */
    public static Type of(NumericType type) {
        return type == NumericType.V128 ? VECTOR : Numbers.type(type);
    }

    /** The types of locals that hold {@code types}. */
    static List<Type> locals(List<Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) out.add(new LocalType(t));
        return out;
    }

    /** A type that texts leave out. */
    record Only(Type type) implements TypeConstraint {
        @Override
        public boolean accepts(Type t) {
            return t.equals(type);
        }

        @Override
        public String description() {
            return type.toString();
        }

        @Override
        public Type only() {
            return type;
        }
    }

    /** How the type of a local and the type of its contents follow from one another. */
    enum Rule implements TypeRule.Function {
        LOCAL_OF,
        CONTENT_OF;

        @Override
        public @Nullable Type apply(Type type) {
            if (this == LOCAL_OF) return isValue(type) ? new LocalType(type) : null;
            return type instanceof LocalType local ? local.inner() : null;
        }

        @Override
        public String description(String target, String from) {
            return this == LOCAL_OF
                    ? target + " is a local variable of the type of '" + from + "'"
                    : target + " type is the type that the local variable '" + from + "' holds";
        }
    }
}
