package dev.wami.conversions.layout;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.cf.CfOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncDialectOp;
import dev.wami.std.func.FuncOp;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.ScfOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes row-major memrefs of those whose layout is an affine map: their types change, in functions and calls, too, and
 * accesses apply the map. A function with an operation that needs the layout stays as it is, and with it those that it
 * calls or that call it with such memrefs. Upstream: normalize-memrefs, which also takes strided casts.
 */
public final class NormalizeMemRefs extends Pass {
    public final Option<Boolean> keepStrided =
            Option.of("keep-strided", false, "keep layouts that have a strided form, as descriptors have");

    @Override
    public String name() {
        return "normalize-memrefs";
    }

    @Override
    public String summary() {
        return "replace memrefs with layout maps by row-major ones";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<FuncOp> functions = root.collect(FuncOp.class);
        Set<FuncOp> staying = staying(functions);
        for (FuncOp f : functions) if (!staying.contains(f)) normalize(f);
    }

    private @Nullable PhysicalSpace space(Type type) {
        boolean stays = keepStrided.get() && type instanceof MemRefType m && m.stridesAndOffset() != null;
        return stays ? null : PhysicalSpace.of(type);
    }

    private boolean isMapped(Value v) {
        return space(v.type()) != null;
    }

    // ---- which functions

    private Set<FuncOp> staying(List<FuncOp> functions) {
        SymbolTables symbols = new SymbolTables();
        Map<FuncOp, Set<FuncOp>> bound = new HashMap<>();
        List<FuncOp> work = new ArrayList<>();
        for (FuncOp f : functions) {
            boolean stays = false;
            for (Operation op : f.collect(Operation.class)) {
                if (op == f || !touches(op)) continue;
                FuncOp callee = op instanceof CallOp call ? symbols.lookup(call, call.callee(), FuncOp.class) : null;
                stays |= callee == null && !canNormalize(op);
                if (callee == null) continue;
                bound.computeIfAbsent(f, key -> new HashSet<>()).add(callee);
                bound.computeIfAbsent(callee, key -> new HashSet<>()).add(f);
            }
            if (stays) work.add(f);
        }
        Set<FuncOp> out = new HashSet<>();
        while (!work.isEmpty()) {
            FuncOp f = work.remove(work.size() - 1);
            if (out.add(f)) work.addAll(bound.getOrDefault(f, Set.of()));
        }
        return out;
    }

    private boolean touches(Operation op) {
        for (int i = 0; i < op.operandCount(); i++) if (isMapped(op.operand(i))) return true;
        for (int i = 0; i < op.resultCount(); i++) if (isMapped(op.result(i))) return true;
        return false;
    }

    private boolean canNormalize(Operation op) {
        if (op instanceof DimOp dim) {
            PhysicalSpace space = space(dim.source().type());
            int i = dim.constantIndex();
            return space != null
                    && i >= 0
                    && (!((MemRefType) dim.source().type()).shape().isDynamic(i) || space.resultOf(i) >= 0);
        }
        if (op instanceof MemRefAccess.StoreOp store) return !isMapped(store.value());
        if (op.kind() instanceof MemRefOp kind) {
            return switch (kind) {
                case ALLOC, ALLOCA, DEALLOC, COPY, LOAD, PREFETCH, ATOMIC_RMW, GENERIC_ATOMIC_RMW -> true;
                default -> false;
            };
        }
        if (op.kind() instanceof AffineOp kind) {
            return switch (kind) {
                case LOAD, STORE, PREFETCH, FOR, PARALLEL, IF, YIELD -> true;
                default -> false;
            };
        }
        return op.kind() instanceof ScfOp
                || op.kind() instanceof CfOp
                || op.kind() == ArithOp.SELECT
                || op.kind() == FuncDialectOp.RETURN;
    }

    // ---- what changes

    private void normalize(FuncOp f) {
        for (MemRefAccess.CopyOp copy : f.collect(MemRefAccess.CopyOp.class)) {
            boolean differ = !copy.source().type().equals(copy.target().type());
            if (differ && (isMapped(copy.source()) || isMapped(copy.target()))) PhysicalAccess.copyEach(copy);
        }
        for (Operation op : f.collect(Operation.class)) if (op != f && touches(op)) normalize(op);
        FunctionType type = f.functionType();
        FunctionType changed = new FunctionType(changed(type.inputs()), changed(type.results()));
        if (!changed.equals(type)) f.setAttribute(FunctionLike.FUNCTION_TYPE, new TypeAttr(changed));
        f.walk(op -> {
            change(op.results());
            for (Region r : op.regions()) for (Block b : r) change(b.arguments());
        });
    }

    private void normalize(Operation op) {
        if (op instanceof AllocLikeOp alloc) {
            PhysicalSpace space = space(alloc.result().type());
            if (space != null) PhysicalAccess.allocate(alloc, space);
            return;
        }
        for (int i = 0; i < op.operandCount(); i++) {
            PhysicalSpace space = space(op.operand(i).type());
            if (space == null) continue;
            if (op instanceof DimOp dim) PhysicalAccess.size(dim, space);
            else if (op instanceof AffineAccess.AccessOp access) PhysicalAccess.subscript(access, space.map());
            else if (PhysicalAccess.isIndexed(op)) PhysicalAccess.index(op, space.map());
            return;
        }
    }

    private List<Type> changed(List<? extends Type> types) {
        List<Type> out = new ArrayList<>(types.size());
        for (Type t : types) {
            PhysicalSpace space = space(t);
            out.add(space == null ? t : space.type());
        }
        return out;
    }

    private void change(List<? extends Value> values) {
        for (Value v : values) {
            PhysicalSpace space = space(v.type());
            if (space != null) v.setType(space.type());
        }
    }
}
