package dev.wami.std.memref;

import dev.wami.core.analysis.Effects;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.RegionEvaluable;
import dev.wami.core.interp.RegionReturn;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpSpec.RegionKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.HasParent;
import dev.wami.core.ir.trait.ImplicitTerminator;
import dev.wami.core.ir.trait.NoRegionArguments;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A region at whose end what is allocated on the stack in it is freed. Upstream: memref.alloca_scope. */
public final class AllocaScopeOp extends Operation
        implements RegionBranch,
                ImplicitTerminator,
                AllocationScope,
                NoRegionArguments,
                RecursiveMemoryEffects,
                RegionEvaluable {
    static final OpSpec SPEC = OpSpec.of(MemRefOp.ALLOCA_SCOPE, "explicitly delimited scope for stack allocation")
            .variadicResult("results", Types.ANY)
            .region("bodyRegion", RegionKind.ONE_BLOCK)
            .customSyntax();

    AllocaScopeOp(OpState state) {
        super(SPEC, state);
    }

    /** An operation whose region is empty yet. */
    public AllocaScopeOp(Location location, List<? extends Type> results) {
        super(SPEC, OpState.at(location).results(results).region());
    }

    public Block body() {
        return region(0).entry();
    }

    @Override
    public List<Successor> successorsFrom(@Nullable Region from) {
        return List.of(from == null ? new Successor(region(0), List.of()) : new Successor(null, results()));
    }

    @Override
    public List<Value> entryOperands(@Nullable Region to) {
        return List.of();
    }

    @Override
    public String terminatorName() {
        return "memref.alloca_scope.return";
    }

    @Override
    public Operation makeTerminator(Location location) {
        return new ReturnOp(location, List.of());
    }

    // ---- simplification

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return inline(rewriter) || hoist(rewriter);
    }

    /** A scope is not needed if nothing is allocated in it, or if the scope around it ends right after it. */
    private boolean inline(Rewriter rewriter) {
        if (mayAllocate() && !(parentOp() instanceof AllocationScope && isLast(this))) return false;
        Operation terminator = body().requiredTerminator();
        rewriter.inlineBlockBefore(body(), this, List.of());
        rewriter.replace(this, terminator.operands());
        rewriter.erase(terminator);
        return true;
    }

    private boolean mayAllocate() {
        boolean[] found = {false};
        walkOuterFirst(op -> {
            if (op == this) return Walk.INTO;
            found[0] |= mayAllocate(op);
            return found[0] ? Walk.STOP : op instanceof AllocationScope ? Walk.OVER : Walk.INTO;
        });
        return found[0];
    }

    /** Whether {@code op}, without what is nested in it, may allocate on the stack. */
    private static boolean mayAllocate(Operation op) {
        if (op instanceof RecursiveMemoryEffects) return false;
        List<Effect> effects = Effects.own(op);
        if (effects == null) return true;
        for (Effect e : effects) {
            if (e.kind() == Effect.Kind.ALLOCATE && e.resource().equals(Effect.STACK)) return true;
        }
        return false;
    }

    /** Whether nothing but a terminator comes after {@code op} in a region of one block. */
    private static boolean isLast(Operation op) {
        Block block = op.requiredBlock();
        Region region = op.parentRegion();
        return op.next() != null && op.next() == block.last() && region != null && region.hasOneBlock();
    }

    /** Moves allocations to where all that encloses this scope, up to the next one, ends right after it. */
    private boolean hoist(Rewriter rewriter) {
        Operation outer = parentOp();
        if (outer == null || outer instanceof AllocationScope || !isLast(this) || !isLast(outer)) return false;
        while (!(outer.parentOp() instanceof AllocationScope)) {
            Operation next = outer.parentOp();
            if (next == null || !isLast(next)) return false;
            outer = next;
        }
        boolean changed = false;
        for (MemRefAllocation.AllocaOp alloca : collect(MemRefAllocation.AllocaOp.class)) {
            if (!isAvailable(alloca.operands(), outer)) continue;
            alloca.moveBefore(outer);
            rewriter.changed(alloca);
            changed = true;
        }
        return changed;
    }

    private static boolean isAvailable(List<Value> values, Operation outside) {
        for (Value v : values) {
            Block block = v.block();
            for (Operation op = block == null ? null : block.parentOp(); op != null; op = op.parentOp()) {
                if (op == outside) return false;
            }
        }
        return true;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        return frame.enter(region(0), List.of());
    }

    @Override
    public Step leave(Frame frame, Region region, List<Object> values) {
        return frame.finish(values);
    }

    // ---- text

    /** {@code -> (i32) { ... }}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        List<Type> types = parser.optionalArrowTypeList();
        if (types == null) return false;
        Region body = new Region();
        state.results(types).region(body);
        return parser.parseRegion(body, List.of()) && parser.optionalAttrDict(state);
    }

    @Override
    public void print(AsmPrinter printer) {
        boolean values = resultCount() > 0;
        printer.text(" ");
        if (values) printer.text(" -> (").types(resultTypes()).text(")");
        printer.text(" ");
        printer.region(region(0), false, values);
        printer.optionalAttrDict(this, List.of());
    }

    /** Ends the region of a scope. Upstream: memref.alloca_scope.return. */
    public static final class ReturnOp extends Operation implements RegionReturn, HasParent {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.ALLOCA_SCOPE_RETURN, "end a scope with values")
                .variadic("results", Types.ANY)
                .format("attr-dict ($results^ `:` type($results))?");

        ReturnOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnOp(Location location, List<? extends Value> values) {
            super(SPEC, OpState.at(location).operands(values));
        }

        @Override
        public List<? extends OpKind> allowedParents() {
            return List.of(MemRefOp.ALLOCA_SCOPE);
        }
    }
}
