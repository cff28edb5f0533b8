package dev.wami.loops.raise;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.scf.ForOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bounds of loops and the subscripts of accesses as maps of what is affine in a scope, or null. */
final class AffineParts {
    private AffineParts() {}

    /** Whether {@code op}, a loop or an access, would be affine if {@code scope} were the region of an affine scope. */
    static boolean areAffine(Operation op, @Nullable Region scope) {
        if (op instanceof ForOp loop) {
            return step(loop) != null
                    && bound(loop, loop.lowerBound(), true, scope) != null
                    && bound(loop, loop.upperBound(), false, scope) != null;
        }
        if (hasHints(op)) return false;
        if (op instanceof MemRefAccess.LoadOp a) return subscripts(a, a.memref(), a.indices(), scope) != null;
        return op instanceof MemRefAccess.StoreOp a && subscripts(a, a.memref(), a.indices(), scope) != null;
    }

    /** The step of {@code loop} if it is a constant that an affine loop may have. */
    static @Nullable Long step(ForOp loop) {
        IntegerAttr step = new Folder().integer(loop.step());
        return step == null || step.value() <= 0 || step.value() > Integer.MAX_VALUE ? null : (Long) step.value();
    }

    /** What {@code value} is as an integer; of a loop that counts without sign, if it is none that is negative. */
    static @Nullable Bound bound(ForOp loop, Value value, boolean lower, @Nullable Region scope) {
        AffineForms forms = new AffineForms(scope);
        List<AffineExpr> choices = forms.choices(value, lower);
        if (choices == null) return null;
        for (AffineExpr e : choices) if (loop.isUnsigned() && forms.interval(e).low() < 0) return null;
        ValueMap map = forms.map(choices);
        return new Bound(map.map(), map.operands());
    }

    static @Nullable ValueMap subscripts(Operation access, Value memref, List<Value> indices, @Nullable Region scope) {
        AffineForms forms = new AffineForms(scope);
        List<AffineExpr> out = new ArrayList<>();
        for (Value index : indices) {
            AffineExpr form = forms.subscript(index, access, (MemRefType) memref.type(), out.size());
            if (form == null) return null;
            out.add(form);
        }
        return forms.map(out);
    }

    /** Affine accesses have no place for what is said of how memory is used and aligned. */
    static boolean hasHints(Operation access) {
        return access.hasAttribute("alignment")
                || access instanceof MemRefAccess.LoadOp load && load.isNontemporal()
                || access instanceof MemRefAccess.StoreOp store && store.isNontemporal();
    }
}
