package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.NoTerminator;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.trait.TraitBits;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.stream.Collectors;

/** Checks what the traits of operations ask, of one after the other. */
final class TraitVerifier {
    private static final int STRUCTURE = TraitBits.NO_REGION_ARGUMENTS | TraitBits.SINGLE_BLOCK | TraitBits.HAS_PARENT;
    private static final int TRAITS = TraitBits.TERMINATOR | TraitBits.SYMBOL | TraitBits.BRANCH;
    /** Those that are looked at when everything nested in the operation was verified. */
    static final int AFTER_REGIONS =
            TraitBits.ISOLATED_FROM_ABOVE | TraitBits.IMPLICIT_TERMINATOR | TraitBits.REGION_BRANCH;

    private final Diagnostics diagnostics;

    TraitVerifier(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    private boolean error(Operation op, String text, Object... args) {
        diagnostics.error(op, text, args);
        return false;
    }

    private static boolean has(int bits, int trait) {
        return (bits & trait) != 0;
    }

    /** What is checked before the spec's constraints; false after a reported error. Upstream: StructuralOpTrait. */
    boolean structure(Operation op, int bits) {
        if (!has(bits, STRUCTURE)) return true;
        if (has(bits, TraitBits.NO_REGION_ARGUMENTS) && !noArguments(op)) return false;
        if (has(bits, TraitBits.SINGLE_BLOCK) && !singleBlocks(op)) return false;
        return !has(bits, TraitBits.HAS_PARENT) || parent(op, (HasParent) op);
    }

    /** What is checked after them and before the operation's own rules; false after a reported error. */
    boolean traits(Operation op, int bits) {
        if (!has(bits, TRAITS)) return true;
        if (has(bits, TraitBits.TERMINATOR)) {
            Block b = op.block();
            // of those with successors, the block says so
            boolean last = b != null && (b.last() == op || op.successorCount() > 0);
            if (!last) return error(op, "must be the last operation in the parent block");
        }
        if (has(bits, TraitBits.SYMBOL) && !symbol(op, (Symbol) op)) return false;
        return !has(bits, TraitBits.BRANCH) || branch(op, (Branch) op);
    }

    /** What is checked after everything nested in the operation was. */
    void regionTraits(Operation op) {
        if (op instanceof IsolatedFromAbove && !new IsolationVerifier(op, diagnostics).verify()) return;
        if (op instanceof ImplicitTerminator t) implicitTerminators(op, t);
        if (op instanceof RegionBranch r) new RegionFlowVerifier(op, r, diagnostics).verify();
    }

    private boolean noArguments(Operation op) {
        for (int i = 0; i < op.regionCount(); i++) {
            if (op.region(i).arguments().isEmpty()) continue;
            String which = op.regionCount() > 1 ? " #" + i : "";
            return error(op, "region%s should have no arguments", which);
        }
        return true;
    }

    private boolean singleBlocks(Operation op) {
        for (int i = 0; i < op.regionCount(); i++) {
            Region r = op.region(i);
            if (r.isEmpty()) continue;
            if (!r.hasOneBlock()) return error(op, "expects region #%d to have 0 or 1 blocks", i);
            if (!(op instanceof NoTerminator) && r.entry().isEmpty()) return error(op, "expects a non-empty block");
        }
        return true;
    }

    private void implicitTerminators(Operation op, ImplicitTerminator t) {
        for (int i = 0; i < op.regionCount(); i++) {
            Region r = op.region(i);
            Operation last = r.isEmpty() ? null : r.entry().last();
            if (last == null || last.name().equals(t.terminatorName())) continue;
            diagnostics
                    .error(op, "expects regions to end with '%s', found '%s'", t.terminatorName(), last.name())
                    .note(
                            op.location(),
                            "in custom textual format, the absence of terminator implies '%s'",
                            t.terminatorName());
            return;
        }
    }

    private boolean parent(Operation op, HasParent h) {
        List<? extends OpKind> allowed = h.allowedParents();
        Operation parent = op.parentOp();
        if (parent != null && allowed.contains(parent.kind())) return true;
        String one = allowed.size() == 1 ? "'" : "to be one of '";
        return error(
                op,
                "expects parent op %s%s'",
                one,
                allowed.stream().map(OpKind::opName).collect(Collectors.joining(", ")));
    }

    // ---- symbols

    private boolean symbol(Operation op, Symbol s) {
        if (s.symbolName() == null) return true;
        Attribute visibility = op.attribute(Symbol.VISIBILITY);
        if (visibility != null && !visibility(op, visibility)) return false;
        Operation parent = op.parentOp();
        return parent == null
                || parent instanceof SymbolTable
                || parent instanceof UnregisteredOp
                || error(op, "symbol's parent must have the SymbolTable trait");
    }

    private boolean visibility(Operation op, Attribute visibility) {
        if (!(visibility instanceof StringAttr v)) {
            return error(
                    op,
                    "requires visibility attribute '%s' to be a string attribute, but got %s",
                    Symbol.VISIBILITY,
                    visibility);
        }
        return switch (v.value()) {
            case "public", "private", "nested" -> true;
            default ->
                error(
                        op,
                        "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got %s",
                        visibility);
        };
    }

    // ---- control flow

    /** Checks the values that a branch passes. */
    private boolean branch(Operation op, Branch b) {
        for (int i = 0; i < op.successorCount(); i++) {
            Block target = op.successor(i);
            int produced = b.producedArguments(i);
            int passed = b.successorOperandCount(i);
            if (produced + passed != target.argumentCount()) {
                diagnostics.error(
                        op.location(),
                        "branch has %d operands for successor #%d, but target block has %d",
                        produced + passed,
                        i,
                        target.argumentCount());
                return false;
            }
            int start = b.successorOperandStart(i);
            // Sizes of groups that are not those of the operands: the operation's own check says so.
            if (start + passed > op.operandCount()) return true;
            for (int k = 0; k < passed; k++) {
                Type given = op.operand(start + k).type();
                Type wanted = target.argument(produced + k).type();
                if (given == wanted || given.equals(wanted)) continue;
                diagnostics.error(op.location(), "type mismatch for bb argument #%d of successor #%d", produced + k, i);
                return false;
            }
        }
        return true;
    }
}
