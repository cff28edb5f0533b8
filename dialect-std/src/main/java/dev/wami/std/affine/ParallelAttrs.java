package dev.wami.std.affine;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.memref.AtomicKind;
import java.util.ArrayList;
import java.util.List;

/** The attributes of {@link AffineParallelOp}, with upstream's descriptions. */
enum ParallelAttrs implements AttrConstraint {
    REDUCTIONS("Reduction ops"),
    GROUPS("32-bit signless integer elements attribute"),
    STEPS("64-bit integer array attribute");

    private final String description;

    ParallelAttrs(String description) {
        this.description = description;
    }

    @Override
    public boolean accepts(Attribute a) {
        if (this == GROUPS) {
            return a instanceof DenseElementsAttr e && e.type().element().equals(IntegerType.I32);
        }
        if (!(a instanceof ArrayAttr array)) return false;
        for (Attribute each : array.elements()) {
            if (!(each instanceof IntegerAttr i) || !i.type().equals(IntegerType.I64)) return false;
            boolean kind = i.value() >= 0 && i.value() < AtomicKind.values().length;
            if (this == REDUCTIONS && !kind) return false;
        }
        return true;
    }

    @Override
    public AttrConstraint storage() {
        return this == GROUPS ? Attrs.ELEMENTS : Attrs.ARRAY;
    }

    @Override
    public String description() {
        return description;
    }

    static DenseElementsAttr groups(long... sizes) {
        return DenseElementsAttr.of(TensorType.of(IntegerType.I32, sizes.length), sizes);
    }

    static ArrayAttr reductions(List<AtomicKind> kinds) {
        List<Attribute> all = new ArrayList<>();
        for (AtomicKind kind : kinds) all.add(IntegerAttr.i64(kind.ordinal()));
        return new ArrayAttr(all);
    }

    static ArrayAttr steps(long... steps) {
        List<Attribute> all = new ArrayList<>();
        for (long step : steps) all.add(IntegerAttr.i64(step));
        return new ArrayAttr(all);
    }

    /** Whether values of {@code type} are reduced by {@code kind}. Upstream: isResultTypeMatchAtomicRMWKind. */
    static boolean fits(AtomicKind kind, Type type) {
        return switch (kind) {
            case ASSIGN -> true;
            case ADDF, MULF, MAXIMUMF, MINIMUMF -> type instanceof FloatType;
            case ADDI, MULI, ANDI, ORI -> type instanceof IntegerType;
            case MAXS, MINS -> type instanceof IntegerType i && i.isSigned();
            case MAXU, MINU -> type instanceof IntegerType i && i.isUnsigned();
            case MAXNUMF, MINNUMF, XORI -> false;
        };
    }
}
