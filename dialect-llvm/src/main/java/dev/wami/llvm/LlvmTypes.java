package dev.wami.llvm;

import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What operations of the dialect ask of types, with upstream's descriptions. */
public enum LlvmTypes implements TypeConstraint {
    TYPE("LLVM dialect-compatible type"),
    PRIMITIVE("primitive LLVM type"),
    NON_AGGREGATE("LLVM-compatible non-aggregate type"),
    AGGREGATE("LLVM aggregate type"),
    LOADABLE("LLVM type with size"),
    VECTOR("LLVM dialect-compatible vector type"),
    POINTER("LLVM pointer type"),
    DEFAULT_POINTER("LLVM pointer in address space 0"),
    FLOAT("floating point LLVM type"),
    TOKEN("LLVM token type"),
    INTEGERS("signless integer or LLVM dialect-compatible vector of signless integer"),
    FLOATS("floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type"),
    POINTERS("LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"),
    BOOLEANS("1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer"),
    INTEGERS_OR_POINTERS("signless integer or LLVM dialect-compatible vector of signless integer"
            + " or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type"),
    INTEGER_OR_POINTER("signless integer or LLVM pointer type"),
    NUMBER_OR_POINTER("floating point LLVM type or LLVM pointer type or signless integer"),
    ATOMIC_VALUE("floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible"
            + " fixed-length vector type"),
    INTEGER_VECTOR("LLVM dialect-compatible vector of signless integer"),
    FLOAT_VECTOR("LLVM dialect-compatible vector of floating-point"),
    POINTER_VECTOR("LLVM dialect-compatible vector of LLVM pointer type"),
    MASK("LLVM dialect-compatible vector of 1-bit signless integer");

    private final String description;

    LlvmTypes(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public @Nullable Type only() {
        if (this == DEFAULT_POINTER) return LlvmPointerType.PTR;
        return this == TOKEN ? LlvmNamedType.TOKEN : null;
    }

    @Override
    public @Nullable TypeKind<?> kind() {
        return switch (this) {
            case VECTOR, INTEGER_VECTOR, POINTER_VECTOR, MASK -> TypeKind.VECTOR;
            default -> null;
        };
    }

    @Override
    public boolean accepts(Type t) {
        return switch (this) {
            case TYPE -> isCompatibleOutside(t);
            case PRIMITIVE -> isCompatibleOutside(t) && t != LlvmNamedType.VOID && !(t instanceof LlvmFunctionType);
            case NON_AGGREGATE -> isCompatibleOutside(t) && !isAggregate(t);
            case AGGREGATE -> isAggregate(t);
            case LOADABLE -> isLoadable(t);
            case VECTOR -> isVector(t);
            case POINTER -> isPointer(t);
            case DEFAULT_POINTER -> t.equals(LlvmPointerType.PTR);
            case FLOAT -> isFloat(t);
            case TOKEN -> t == LlvmNamedType.TOKEN;
            case INTEGERS -> isInteger(scalar(t));
            case FLOATS -> isFloat(scalar(t));
            case POINTERS -> isPointer(scalar(t));
            case BOOLEANS -> scalar(t) == IntegerType.I1;
            case INTEGERS_OR_POINTERS -> isInteger(scalar(t)) || isPointer(scalar(t));
            case INTEGER_OR_POINTER -> isInteger(t) || isPointer(t);
            case NUMBER_OR_POINTER -> isInteger(t) || isPointer(t) || isFloat(t);
            case ATOMIC_VALUE -> NUMBER_OR_POINTER.accepts(t) || isVector(t) && ((VectorType) t).scalable() == 0;
            case INTEGER_VECTOR -> isVector(t) && isInteger(scalar(t));
            case FLOAT_VECTOR -> isVector(t) && isFloat(scalar(t));
            case POINTER_VECTOR -> isVector(t) && isPointer(scalar(t));
            case MASK -> isVector(t) && scalar(t) == IntegerType.I1;
        };
    }

    /** The elements' type of a vector that LLVM has, {@code type} itself otherwise. */
    static Type scalar(Type type) {
        return isVector(type) ? ((VectorType) type).element() : type;
    }

    static boolean isInteger(Type t) {
        return t instanceof IntegerType i && i.isSignless();
    }

    static boolean isPointer(Type t) {
        return t instanceof LlvmPointerType;
    }

    static boolean isAggregate(Type t) {
        return t instanceof LlvmStructType || t instanceof LlvmArrayType;
    }

    static boolean isFloat(Type t) {
        if (t == LlvmNamedType.PPC_FP128) return true;
        return t instanceof FloatType f
                && switch (f) {
                    case BF16, F16, F32, F64, F80, F128 -> true;
                    default -> false;
                };
    }

    static boolean isVector(Type t) {
        if (!(t instanceof VectorType v) || v.shape().rank() != 1) return false;
        return isInteger(v.element()) || isFloat(v.element()) || isPointer(v.element());
    }

    /** Whether memory can hold values of {@code t}. Upstream: isLoadableType. */
    static boolean isLoadable(Type t) {
        if (t instanceof LlvmStructType s) return !s.isOpaque();
        if (t instanceof LlvmTargetExtType x) return !x.name().startsWith("aarch64.svcount");
        return isCompatibleOutside(t) && t != LlvmNamedType.VOID && !(t instanceof LlvmFunctionType);
    }

    /** Whether a global, or an alias of one, may be of type {@code t}. */
    static boolean mayBeGlobal(Type t) {
        if (t instanceof LlvmNamedType n) return n == LlvmNamedType.X86_AMX || n == LlvmNamedType.PPC_FP128;
        return isCompatibleOutside(t);
    }

    /** Whether LLVM has what {@code t} is, whatever its parts are. Upstream: isCompatibleOuterType. */
    private static boolean isCompatibleOutside(Type t) {
        if (t instanceof VectorType v) return v.rank() == 1;
        return t instanceof LlvmType || isInteger(t) || isFloat(t);
    }

    /** Whether LLVM has {@code t}, down to its parts. Upstream: isCompatibleType. */
    public static boolean isCompatible(Type t) {
        return isCompatible(t, Set.of());
    }

    /**
     * The same of a part of structs of which those called {@code foreign} are known to have parts that LLVM does not
     * have.
     */
    static boolean isCompatible(Type t, Set<String> foreign) {
        if (t instanceof LlvmStructType s) {
            return !(s.isRecursive() && foreign.contains(s.name()))
                    && s.body().stream().allMatch(part -> isCompatible(part, foreign));
        }
        if (t instanceof LlvmArrayType a) return isCompatible(a.element(), foreign);
        if (t instanceof LlvmFunctionType f) {
            return isCompatible(f.result(), foreign)
                    && f.parameters().stream().allMatch(part -> isCompatible(part, foreign));
        }
        return t instanceof LlvmType || isInteger(t) || isFloat(t) || isVector(t);
    }

    /** The type of the elements of the vector {@code from}. */
    static TypeRule elementOf(String from) {
        return new TypeRule(from, Rule.ELEMENT);
    }

    /** {@code i1}, or a vector of them of the shape of {@code from}. */
    static TypeRule truthOf(String from) {
        return new TypeRule(from, Rule.TRUTH);
    }

    private enum Rule implements TypeRule.Function {
        ELEMENT,
        TRUTH;

        @Override
        public @Nullable Type apply(Type type) {
            if (this == ELEMENT) return type instanceof VectorType v ? v.element() : null;
            return type instanceof ShapedType s ? s.withElement(IntegerType.I1) : IntegerType.I1;
        }

        @Override
        public String description(String target, String from) {
            if (this == TRUTH) return "result type has i1 element type and same shape as operands";
            return (target.equals("value") ? "argument" : "result") + " type matches vector element type";
        }
    }
}
