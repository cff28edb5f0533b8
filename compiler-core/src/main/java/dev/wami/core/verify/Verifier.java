package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.DictionaryAttr;
import dev.wami.core.ir.attr.NamedAttribute;
import dev.wami.core.ir.trait.ChecksTerminator;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.trait.TraitBits;
import dev.wami.core.ir.type.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks a program. Messages are upstream's, and so is their order: an operation's constraints, traits and own rules,
 * then what is nested in it, then what it says of its regions; operations isolated from above come after the others of
 * their parent, each with the check that its values are defined where they are used. Unlike upstream, this goes on
 * after an error, where nothing that it will look at is known to be wrong. Linear in the size of the program; no
 * recursion. Upstream: mlir::verify.
 */
public final class Verifier {
    private final @Nullable Context context;
    private final Diagnostics diagnostics;
    private final boolean stopsAtFirstError;
    private final SpecVerifier specs;
    private final TraitVerifier traits;
    private final SymbolVerifier symbols;
    /** Those with errors of their own. */
    private final Set<Operation> wrong = Collections.newSetFromMap(new IdentityHashMap<>(4));

    private final ArrayDeque<Frame> open = new ArrayDeque<>();
    /** What refers to symbols in the operation that is verified alone, if one is. */
    private @Nullable List<Operation> partUsers;

    private Verifier(Operation root, @Nullable Context context, Diagnostics diagnostics, boolean stopsAtFirstError) {
        this.specs = new SpecVerifier(root, diagnostics);
        this.traits = new TraitVerifier(diagnostics);
        this.context = context;
        this.diagnostics = diagnostics;
        this.stopsAtFirstError = stopsAtFirstError;
        this.symbols = new SymbolVerifier(diagnostics);
    }

    /** Whether {@code root} and everything in it is right; every error found is reported. */
    public static boolean verify(Operation root, Diagnostics diagnostics) {
        return new Verifier(root, null, diagnostics, false).verify(root);
    }

    /** Like {@link #verify(Operation, Diagnostics)}; dialects also check their attributes on others' operations. */
    public static boolean verify(Operation root, Context context, Diagnostics diagnostics) {
        return new Verifier(root, context, diagnostics, false).verify(root);
    }

    /**
     * Like {@link #verify(Operation, Context, Diagnostics)}, but each operation isolated from above stops at its first
     * error.
     */
    public static boolean verifyToFirstError(Operation root, Context context, Diagnostics diagnostics) {
        return new Verifier(root, context, diagnostics, true).verify(root);
    }

    /**
     * A verifier of operations of one module alone, by {@link #verifyPart}, where they are not all there at once.
     *
     * @param module whose symbols do not change from now on
     */
    public static Verifier ofParts(Operation module, Context context, Diagnostics diagnostics) {
        return new Verifier(module, context, diagnostics, false);
    }

    /**
     * Whether {@code op}, in the body of the module, is right with everything in it, as are the symbols that it uses.
     */
    public boolean verifyPart(Operation op) {
        int errors = diagnostics.errorCount();
        List<Operation> users = new ArrayList<>();
        partUsers = users;
        boolean right = verify(op);
        if (right) symbols.verify(users);
        return diagnostics.errorCount() == errors;
    }

    /** An operation whose regions are being checked. */
    private final class Frame {
        final Operation op;
        /** Whether it is the outermost one of a check of dominance. */
        final boolean isolated;

        final int errorsBefore;
        /** What refers to symbols in the innermost symbol table, of those visited so far. */
        final List<Operation> symbolUsers;

        @Nullable
        Block block;

        @Nullable
        Operation next;
        /** Whether operations isolated from above were passed over, and whether it is their turn. */
        boolean passedOver;

        boolean second;

        Frame(Operation op, boolean isolated, int errorsBefore) {
            this.op = op;
            this.isolated = isolated;
            this.errorsBefore = errorsBefore;
            Frame outer = open.peek();
            boolean own = outer == null || op instanceof SymbolTable;
            this.symbolUsers =
                    own ? outer == null && partUsers != null ? partUsers : new ArrayList<>() : outer.symbolUsers;
            enter(firstBlock(op, 0));
        }

        private void enter(@Nullable Block b) {
            block = b;
            next = b == null ? null : b.first();
            if (b != null && !second) enterBlock(op, b);
        }

        /** Goes one step on; false where everything nested has been visited. */
        boolean step() {
            Operation inner = next;
            if (inner != null) {
                next = inner.next();
                boolean later = inner.regionCount() > 0 && inner instanceof IsolatedFromAbove;
                passedOver |= later;
                if (later == second) visit(inner, later);
                return true;
            }
            Block b = block;
            if (b == null) return false;
            if (!second) exitBlock(op, b);
            Block following = b.next();
            if (following == null) following = firstBlock(op, b.requiredRegion().index() + 1);
            if (following == null && passedOver && !second) {
                second = true;
                following = firstBlock(op, 0);
            }
            enter(following);
            return true;
        }
    }

    private static @Nullable Block firstBlock(Operation op, int fromRegion) {
        for (int i = fromRegion; i < op.regionCount(); i++) {
            if (!op.region(i).isEmpty()) return op.region(i).entry();
        }
        return null;
    }

    private boolean verify(Operation root) {
        int errors = diagnostics.errorCount();
        visit(root, true);
        while (!open.isEmpty()) {
            Frame f = open.element();
            int before = diagnostics.errorCount();
            boolean left = !f.step();
            if (left) {
                open.remove();
                exit(f.op, f.isolated, f.errorsBefore, f.symbolUsers);
            }
            if (!stopsAtFirstError || diagnostics.errorCount() == before) continue;
            boolean isolatedIsDone = left ? f.isolated : f.second && open.element() == f;
            if (!isolatedIsDone) leaveIsolated();
        }
        return diagnostics.errorCount() == errors;
    }

    /** Continues after the innermost operation that is isolated from above. */
    private void leaveIsolated() {
        while (!open.remove().isolated) continue;
    }

    private void visit(Operation op, boolean isolated) {
        int errors = diagnostics.errorCount();
        Frame outer = open.peek();
        List<Operation> users = outer == null ? partUsers : outer.symbolUsers;
        if (users != null && op.hasTraits(TraitBits.SYMBOL_USER)) users.add(op);
        enter(op);
        if (diagnostics.errorCount() > errors) wrong.add(op);
        if (firstBlock(op, 0) == null) exit(op, isolated, errors, List.of());
        else open.push(new Frame(op, isolated, errors));
    }

    // ---- operations

    private void enter(Operation op) {
        int errors = diagnostics.errorCount();
        if (context != null && !op.attributes().isEmpty()) dialectAttributes(op, context);
        if (op instanceof UnregisteredOp || specs.verify(op)) {
            // an operation may look into its regions, which therefore have to be whole, unless it is a function, which
            // looks at arguments alone; and at what it is in
            if (!isInsideWrong(op) && (op.regionCount() == 0 || op instanceof FunctionLike || isWhole(op))) {
                op.verify(diagnostics);
            }
        }
        if (op.regionCount() == 0 && !op.hasTraits(TraitBits.FUNCTION_LIKE)) return;
        if (context != null && op instanceof FunctionLike f && diagnostics.errorCount() == errors) {
            parameterAttributes(op, FunctionLike.ARGUMENT_ATTRIBUTES, f.argumentTypes(), context);
            parameterAttributes(op, FunctionLike.RESULT_ATTRIBUTES, f.callResultTypes(), context);
        }
        for (int i = 0; i < op.regionCount(); i++) {
            Region r = op.region(i);
            if (r.isEmpty()) continue;
            if (op instanceof GraphRegion && !r.hasOneBlock()) {
                diagnostics.error(op, "expects graph region #%d to have 0 or 1 blocks", i);
            }
            if (r.entry().hasPredecessors()) {
                diagnostics.error(op.location(), "entry block of region may not have predecessors");
            }
        }
    }

    private boolean isInsideWrong(Operation op) {
        return !wrong.isEmpty() && op.parentOp() != null && wrong.contains(op.parentOp());
    }

    /** What holds only if everything nested in {@code op} does, which refers to symbols in {@code symbolUsers}. */
    private void exit(Operation op, boolean isolated, int errorsBefore, List<Operation> symbolUsers) {
        if (diagnostics.errorCount() > errorsBefore) return;
        if (context != null && op instanceof UnregisteredOp) knownDialect(op, context);
        // what was not asked whether it is right itself cannot tell how its regions are
        if (!isInsideWrong(op)) verifyRegions(op, errorsBefore, symbolUsers);
        if (diagnostics.errorCount() > errorsBefore) return;
        if (isolated && op.regionCount() > 0) new DominanceVerifier(diagnostics).verify(op);
    }

    private void verifyRegions(Operation op, int errorsBefore, List<Operation> symbolUsers) {
        // upstream looks at what a loop carries before it looks at where control goes
        int bits = op.traits();
        boolean loop = (bits & TraitBits.LOOP_LIKE) != 0;
        if (loop) op.verifyRegions(diagnostics);
        if (diagnostics.errorCount() > errorsBefore) return;
        if ((bits & TraitVerifier.AFTER_REGIONS) != 0) traits.regionTraits(op);
        if (!loop) op.verifyRegions(diagnostics);
        if ((bits & TraitBits.SYMBOL_TABLE) != 0) symbols.verify(op, symbolUsers);
    }

    /** An operation that is not known may not be of a dialect that is. */
    private void knownDialect(Operation op, Context inUse) {
        Dialect dialect = inUse.dialect(op.dialect());
        if (dialect == null || dialect.allowsUnknownOperations()) return;
        String text = "unregistered operation '%s' found in dialect ('%s') that does not allow unknown operations%s";
        diagnostics.error(op.location(), text, op.name(), dialect.name(), dialect.didYouMean(op.name()));
    }

    private void dialectAttributes(Operation op, Context inUse) {
        for (NamedAttribute a : op.attributes()) {
            int dot = a.name().indexOf('.');
            Dialect dialect = dot <= 0 ? null : inUse.dialect(a.name().substring(0, dot));
            if (dialect != null) dialect.verifyAttribute(op, a, diagnostics);
        }
    }

    private void parameterAttributes(Operation function, String key, List<Type> types, Context inUse) {
        if (!(function.attribute(key) instanceof ArrayAttr all) || all.size() != types.size()) return;
        for (int i = 0; i < types.size(); i++) {
            if (!(all.get(i) instanceof DictionaryAttr dictionary)) return;
            for (NamedAttribute a : dictionary) {
                int dot = a.name().indexOf('.');
                Dialect dialect = dot <= 0 ? null : inUse.dialect(a.name().substring(0, dot));
                boolean result = key.equals(FunctionLike.RESULT_ATTRIBUTES);
                if (dialect != null) dialect.verifyParameterAttribute(function, types.get(i), result, a, diagnostics);
            }
        }
    }

    // ---- blocks

    private void enterBlock(Operation parent, Block b) {
        if (b.isEmpty()) {
            if (needsTerminator(parent, b)) {
                diagnostics.error(parent.location(), "empty block: expect at least a terminator");
            }
            return;
        }
        for (Operation op = b.first(); op != null; op = op.next()) {
            if (op.successorCount() > 0 && op != b.last()) {
                diagnostics.error(op.location(), "operation with block successors must terminate its parent block");
            }
        }
    }

    private void exitBlock(Operation parent, Block b) {
        Operation last = b.last();
        if (last == null) return;
        if (branchesAway(last)) {
            diagnostics.error(last, "branching to block of a different region");
        } else if (needsTerminator(parent, b) && !mayTerminate(last)) {
            diagnostics.error(last.location(), "%s", "block with no terminator, has " + last);
        }
    }

    /** Whether {@link #enterBlock} and {@link #exitBlock} will find nothing wrong in the blocks of {@code op}. */
    private static boolean isWhole(Operation op) {
        for (int i = 0; i < op.regionCount(); i++) {
            for (Block b = op.region(i).first(); b != null; b = b.next()) {
                Operation last = b.last();
                if (last != null && branchesAway(last)) return false;
                if (!needsTerminator(op, b) || last != null && mayTerminate(last)) continue;
                if (last == null || !(op instanceof ChecksTerminator)) return false;
            }
        }
        return true;
    }

    private static boolean branchesAway(Operation last) {
        for (int i = 0; i < last.successorCount(); i++) {
            if (last.successor(i).region() != last.parentRegion()) return true;
        }
        return false;
    }

    private static boolean mayTerminate(Operation last) {
        return last instanceof Terminator || last instanceof UnregisteredOp;
    }

    private static boolean needsTerminator(Operation parent, Block b) {
        return !b.requiredRegion().hasOneBlock()
                || !(parent instanceof NoTerminator || parent instanceof UnregisteredOp);
    }
}
