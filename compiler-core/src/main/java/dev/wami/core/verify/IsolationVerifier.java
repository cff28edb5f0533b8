package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** Checks that nothing comes into the regions of an operation that is isolated from above. */
final class IsolationVerifier {
    private final Operation isolated;
    private final Diagnostics diagnostics;

    IsolationVerifier(Operation isolated, Diagnostics diagnostics) {
        this.isolated = isolated;
        this.diagnostics = diagnostics;
    }

    /** False after reported errors. */
    boolean verify() {
        int errors = diagnostics.errorCount();
        for (int i = 0; i < isolated.regionCount(); i++) region(isolated.region(i));
        return diagnostics.errorCount() == errors;
    }

    private void region(Region outermost) {
        ArrayDeque<Region> open = new ArrayDeque<>();
        open.push(outermost);
        knownInside = outermost;
        while (!open.isEmpty()) {
            for (Block b = open.pop().first(); b != null; b = b.next()) {
                for (Operation op = b.first(); op != null; op = op.next()) {
                    operands(op, outermost);
                    // others that are isolated answer for themselves
                    if (op.regionCount() == 0 || op instanceof IsolatedFromAbove) continue;
                    for (int i = 0; i < op.regionCount(); i++) open.push(op.region(i));
                }
            }
        }
    }

    /** A region inside the one at hand in which values were found to be defined: most others are defined there, too. */
    private @Nullable Region knownInside;

    private void operands(Operation op, Region outermost) {
        for (int i = 0; i < op.operandCount(); i++) {
            Block definition = op.operand(i).block();
            if (definition != null && definition == op.block()) continue;
            Region region = definition == null ? null : definition.region();
            boolean inside = region != null
                    && (region == knownInside || region == op.parentRegion() || outermost.isAncestorOf(region));
            if (inside) {
                knownInside = region;
                continue;
            }
            diagnostics
                    .error(op, "using value defined outside the region")
                    .note(isolated.location(), "required by region isolation constraints");
            return;
        }
    }
}
