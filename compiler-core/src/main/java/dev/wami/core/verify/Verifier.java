package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.trait.Terminator;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks a program: its structure and each operation's spec, traits and own rules first; where all that holds, that
 * values are defined where they are used, what operations say about their regions, and symbols. Messages are
 * upstream's. Linear in the size of the program; no recursion. Upstream: mlir::verify.
 */
public final class Verifier {
    private final @Nullable Context context;
    private final Diagnostics diagnostics;
    private final Set<Operation> wrong = Collections.newSetFromMap(new IdentityHashMap<>());

    private Verifier(@Nullable Context context, Diagnostics diagnostics) {
        this.context = context;
        this.diagnostics = diagnostics;
    }

    /** Whether {@code root} and everything in it is right; every error found is reported. */
    public static boolean verify(Operation root, Diagnostics diagnostics) {
        return new Verifier(null, diagnostics).verify(root);
    }

    /** Like {@link #verify(Operation, Diagnostics)}; dialects also check their attributes on others' operations. */
    public static boolean verify(Operation root, Context context, Diagnostics diagnostics) {
        return new Verifier(context, diagnostics).verify(root);
    }

    private boolean verify(Operation root) {
        root.walkOuterFirst(op -> {
            int errors = diagnostics.errorCount();
            operation(op);
            if (diagnostics.errorCount() > errors) wrong.add(op);
            return Walk.INTO;
        });
        if (!wrong.isEmpty()) return false;
        root.walkOuterFirst(op -> {
            new TraitVerifier(op, diagnostics).controlFlow();
            return Walk.INTO;
        });
        new DominanceVerifier(diagnostics).verify(root);
        root.walk(op -> op.verifyRegions(diagnostics));
        SymbolTables symbols = new SymbolTables();
        root.walkOuterFirst(op -> {
            if (op instanceof SymbolUser user) user.verifySymbolUses(symbols, diagnostics);
            return Walk.INTO;
        });
        return !diagnostics.hasErrors();
    }

    private void operation(Operation op) {
        if (context != null && !op.attributes().isEmpty()) dialectAttributes(op, context);
        if (op instanceof UnregisteredOp || SpecVerifier.verify(op, diagnostics)) {
            int errors = diagnostics.errorCount();
            if (op.regionCount() > 0) regions(op);
            // an operation may look into its regions, which therefore have to be whole, and at what it is in
            boolean insideWrong = !wrong.isEmpty() && op.parentOp() != null && wrong.contains(op.parentOp());
            if (errors == diagnostics.errorCount() && !insideWrong && isWhole(op)) op.verify(diagnostics);
        } else if (op.regionCount() > 0) {
            regions(op);
        }
        if (op.next() == null && op.block() != null) endOfBlock(op, op.block());
    }

    private void dialectAttributes(Operation op, Context inUse) {
        for (NamedAttribute a : op.attributes()) {
            int dot = a.name().indexOf('.');
            Dialect dialect = dot <= 0 ? null : inUse.dialect(a.name().substring(0, dot));
            if (dialect != null) dialect.verifyAttribute(op, a, diagnostics);
        }
    }

    // ---- regions and blocks

    private void regions(Operation op) {
        for (int i = 0; i < op.regionCount(); i++) {
            Region r = op.region(i);
            if (r.isEmpty()) continue;
            if (op instanceof GraphRegion && !r.hasOneBlock()) {
                diagnostics.error(op, "expects graph region #%d to have 0 or 1 blocks", i);
            }
            if (r.entry().hasPredecessors()) {
                diagnostics.error(op.location(), "entry block of region may not have predecessors");
            }
            for (Block b : r) block(op, b);
        }
    }

    private void block(Operation parent, Block b) {
        if (b.last() == null) {
            if (needsTerminator(parent, b))
                diagnostics.error(parent.location(), "empty block: expect at least a terminator");
            return;
        }
        for (Operation op : b) {
            if (op.successorCount() > 0 && op != b.last()) {
                diagnostics.error(op.location(), "operation with block successors must terminate its parent block");
            }
        }
    }

    private static boolean needsTerminator(Operation parent, Block b) {
        Region region = b.region();
        return region != null
                && (!region.hasOneBlock() || !(parent instanceof NoTerminator || parent instanceof UnregisteredOp));
    }

    private static boolean isTerminator(Operation op) {
        return op instanceof Terminator || op instanceof UnregisteredOp;
    }

    /** Whether all blocks in {@code op} end as they must; {@link #endOfBlock} reports the others behind what is in them. */
    private static boolean isWhole(Operation op) {
        for (Region r : op.regions())
            for (Block b : r) {
                Operation last = b.last();
                if (last != null && !isTerminator(last) && needsTerminator(op, b)) return false;
            }
        return true;
    }

    private void endOfBlock(Operation last, Block b) {
        for (Block successor : last.successors()) {
            if (successor.region() == b.region()) continue;
            diagnostics.error(last, "branching to block of a different region");
            return;
        }
        Operation parent = last.parentOp();
        if (parent != null && !isTerminator(last) && needsTerminator(parent, b))
            diagnostics.error(last.location(), "%s", "block with no terminator, has " + last);
    }
}
