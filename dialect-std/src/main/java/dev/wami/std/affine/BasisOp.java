package dev.wami.std.affine;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.core.text.FormatState;
import dev.wami.std.mixed.MixedIndex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Translates between one number and its digits, the first the most significant. The i-th element of the basis is how
 * many values digit i may have; that of the first digit, the outer bound, may be left out: nothing is computed with it.
 */
public abstract class BasisOp extends Operation implements Pure, Evaluable {
    static final String DYNAMIC = "dynamic_basis";
    static final String STATIC = "static_basis";

    BasisOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** How many digits there are. */
    public abstract int digits();

    /** The group of operands that the basis is. */
    abstract int basisGroup();

    /** The basis as it is given: as long as there are digits, or one shorter. */
    public final List<MixedIndex> basis() {
        return MixedIndex.join(staticBasis(), operands(basisGroup()));
    }

    final long[] staticBasis() {
        return property(STATIC, DenseArrayAttr.class).toLongs();
    }

    public final boolean hasOuterBound() {
        return staticBasis().length == digits();
    }

    /** The basis without the outer bound. */
    public final List<MixedIndex> effectiveBasis() {
        List<MixedIndex> basis = basis();
        return hasOuterBound() && !basis.isEmpty() ? basis.subList(1, basis.size()) : basis;
    }

    /** The element for digit {@code i}; null for the first if there is no outer bound. */
    final @Nullable MixedIndex bound(int i) {
        int at = hasOuterBound() ? i : i - 1;
        return at < 0 ? null : basis().get(at);
    }

    final @Nullable String wrongDynamicBasis() {
        int dynamic = 0;
        for (long b : staticBasis()) if (b == Shape.DYNAMIC) dynamic++;
        return dynamic == operands(basisGroup()).size()
                ? null
                : "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) --"
                        + " this can only happen due to an incorrect fold/rewrite";
    }

    /** Makes operands of the basis that are constants part of the attribute. */
    final boolean foldBasis(Folder folder) {
        List<MixedIndex> folded = MixedIndex.fold(basis(), folder);
        if (folded == null) return false;
        setAttribute(STATIC, MixedIndex.attribute(folded));
        setOperands(basisGroup(), MixedIndex.values(folded));
        return true;
    }

    @Override
    public boolean parseDirective(String directive, AsmParser parser, FormatState read) {
        MixedIndex.Unresolved list = MixedIndex.parse(parser, "(", ")");
        if (list == null) return false;
        read.operands(DYNAMIC, list.operands());
        read.attribute(STATIC, list.attribute());
        return true;
    }

    @Override
    public void printDirective(String directive, AsmPrinter printer) {
        MixedIndex.print(printer, basis(), "(", ")");
    }
}
