package dev.wami.wavebackend.lower;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.RegionSimplification;
import dev.wami.waveir.hir.BinaryOp;
import dev.wami.waveir.hir.BufferType;
import dev.wami.waveir.hir.Casts;
import dev.wami.waveir.hir.Combining;
import dev.wami.waveir.hir.CompareOp;
import dev.wami.waveir.hir.ConstantOp;
import dev.wami.waveir.hir.Control;
import dev.wami.waveir.hir.CountOp;
import dev.wami.waveir.hir.Grid;
import dev.wami.waveir.hir.HirMemory;
import dev.wami.waveir.hir.HirTypes;
import dev.wami.waveir.hir.Kernels;
import dev.wami.waveir.hir.Sync;
import dev.wami.waveir.hir.UnaryOp;
import dev.wami.waveir.hir.Variables;
import dev.wami.waveir.hir.WaveOp;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.mir.Kernels.KernelOp;
import dev.wami.waveir.mir.Kernels.ReturnOp;
import dev.wami.waveir.mir.Machine;
import dev.wami.waveir.mir.Slots;
import dev.wami.waveir.mir.Space;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lowers one kernel. */
final class KernelLowering {
    /** A workgroup has so many bytes of local memory at most. */
    private static final int MAX_LOCAL_BYTES = 65536;

    private final Kernels.KernelOp source;
    private final Diagnostics diagnostics;
    private final KernelOp target;
    private final Extent workgroup;
    private final Emitter out;
    private final Arithmetic arithmetic;
    private final Arrays arrays;
    private final WaveLowering waves;
    private final Map<Value, Value> values = new HashMap<>();
    private final Map<Value, Arrays.Place> places = new HashMap<>();
    private final Deque<Loop> loops = new ArrayDeque<>();

    /** Where {@code continue} and {@code break} go. */
    private record Loop(Block next, Block behind) {}

    private KernelLowering(Kernels.KernelOp source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
        int[] size = source.workgroupSize();
        workgroup = new Extent(size[0], size[1], size[2]);
        target = new KernelOp(source.location(), source.functionName(), argumentTypes(source), workgroup);
        out = new Emitter(target.body());
        arithmetic = new Arithmetic(out);
        arrays = new Arrays(out, workgroup);
        waves = new WaveLowering(out);
    }

    static KernelOp run(Kernels.KernelOp source, Diagnostics diagnostics) {
        KernelLowering l = new KernelLowering(source, diagnostics);
        l.arguments();
        l.region(source.body());
        if (l.isOpen()) l.out.insert(new ReturnOp(source.location()));
        RegionSimplification.eraseUnreachableBlocks(l.target.body(), op -> {});
        if (l.arrays.localBytes() > MAX_LOCAL_BYTES) {
            diagnostics.error(
                    source,
                    "shared and private arrays take %d bytes of local memory, more than %d",
                    l.arrays.localBytes(),
                    MAX_LOCAL_BYTES);
        }
        l.target.setLocalMemory(l.arrays.localBytes());
        if (l.arrays.isPerThread()) l.target.setPerThreadMemory();
        return l.target;
    }

    // ---- arguments

    /** A buffer is its first byte and its extents. */
    private static List<Type> argumentTypes(Kernels.KernelOp source) {
        List<Type> types = new ArrayList<>();
        for (Type t : source.argumentTypes()) {
            if (t instanceof BufferType b) for (int i = 0; i <= b.rank(); i++) types.add(IntegerType.I32);
            else types.add(Arithmetic.signless(t));
        }
        return types;
    }

    private void arguments() {
        List<BlockArgument> words = target.body().entry().arguments();
        int at = 0;
        for (BlockArgument a : source.body().entry().arguments()) {
            if (a.type() instanceof BufferType b) {
                List<Value> extents = new ArrayList<>(words.subList(at + 1, at + 1 + b.rank()));
                places.put(a, new Arrays.Place(Space.DEVICE, words.get(at), b.element(), extents));
                at += 1 + b.rank();
            } else {
                values.put(a, words.get(at++));
            }
        }
    }

    // ---- regions

    private Value value(Value v) {
        return Objects.requireNonNull(values.get(v), () -> "no value for a result of " + v.definedBy());
    }

    private List<Value> values(List<? extends Value> vs) {
        List<Value> all = new ArrayList<>();
        for (Value v : vs) all.add(value(v));
        return all;
    }

    /** Whether the block that is being filled has no end yet. */
    private boolean isOpen() {
        return out.block().terminator() == null;
    }

    /** The operations of a region; what follows a jump is not reached. */
    private void region(Region r) {
        if (r.isEmpty()) return;
        for (Operation op : r.entry()) {
            out.at(op.location());
            operation(op);
            if (!isOpen()) return;
        }
    }

    private void operation(Operation op) {
        if (op instanceof Control.IfOp i) conditional(i);
        else if (op instanceof Control.WhileOp w) loop(w);
        else if (op instanceof Control.YieldOp || op instanceof Control.ConditionOp) return;
        else if (op instanceof Control.BreakOp) out.branch(innermost().behind);
        else if (op instanceof Control.ContinueOp) out.branch(innermost().next);
        else if (op instanceof Kernels.ReturnOp) out.insert(new ReturnOp(op.location()));
        else if (!array(op) && !effect(op)) values.put(op.result(), pure(op));
    }

    private Loop innermost() {
        return Objects.requireNonNull(loops.peek());
    }

    private void conditional(Control.IfOp op) {
        Block then = out.newBlock();
        Block otherwise = out.newBlock();
        Block behind = out.newBlock();
        for (Value r : op.results()) values.put(r, behind.addArgument(Arithmetic.signless(r.type()), r.location()));
        out.branch(value(op.condition()), then, otherwise);
        arm(op.thenRegion(), then, behind);
        arm(op.elseRegion(), otherwise, behind);
        out.goOnIn(behind);
    }

    private void arm(Region r, Block block, Block behind) {
        out.goOnIn(block);
        region(r);
        if (!isOpen()) return;
        Operation last = r.isEmpty() ? null : r.entry().last();
        List<Value> yielded = last instanceof Control.YieldOp y ? values(y.operands()) : List.of();
        out.branch(behind, yielded.toArray(new Value[0]));
    }

    /**
     *
     *
     * <pre>
     *   -> test --false--> behind        post-tested:  -> body -> step -> test --true--> body
     *       | true                                                         | false
     *      body -> step -> test                                          behind
     * </pre>
     */
    private void loop(Control.WhileOp op) {
        Block test = out.newBlock();
        Block body = out.newBlock();
        Block step = out.newBlock();
        Block behind = out.newBlock();
        out.branch(op.isPostTested() ? body : test);
        out.goOnIn(test);
        region(op.condition());
        if (isOpen() && op.condition().entry().last() instanceof Control.ConditionOp c) {
            out.branch(value(c.condition()), body, behind);
        }
        loops.push(new Loop(step, behind));
        out.goOnIn(body);
        region(op.body());
        if (isOpen()) out.branch(step);
        loops.pop();
        out.goOnIn(step);
        region(op.step());
        if (isOpen()) out.branch(test);
        out.goOnIn(behind);
    }

    // ---- operations

    private boolean array(Operation op) {
        if (op instanceof HirMemory.SharedOp s) {
            places.put(s.result(), arrays.shared(s.type()));
        } else if (op instanceof HirMemory.PrivateOp p) {
            places.put(p.result(), arrays.ofThread(p.type()));
        } else if (op instanceof HirMemory.ExtentOp e) {
            values.put(e.result(), place(e.buffer()).extents().get(e.dimension()));
        } else if (op instanceof HirMemory.LoadOp l) {
            values.put(l.result(), arrays.load(place(l.array()), values(l.indices())));
        } else if (op instanceof HirMemory.StoreOp s) {
            arrays.store(place(s.array()), values(s.indices()), value(s.value()));
        } else if (op instanceof HirMemory.AtomicOp a) {
            Arrays.Place p = place(a.array());
            Value address = arrays.address(p, values(a.indices()));
            boolean signed = !HirTypes.isUnsigned(a.result().type());
            values.put(a.result(), waves.atomic(a.kind(), signed, p.space(), address, value(a.value())));
        } else if (op instanceof HirMemory.AtomicCasOp a) {
            Arrays.Place p = place(a.array());
            Value address = arrays.address(p, values(a.indices()));
            values.put(a.result(), waves.compareAndSwap(p.space(), address, value(a.expected()), value(a.desired())));
        } else {
            return false;
        }
        return true;
    }

    private Arrays.Place place(Value array) {
        return Objects.requireNonNull(places.get(array));
    }

    private boolean effect(Operation op) {
        if (op instanceof Variables.VarOp v) {
            Builder first = Builder.atStart(target.body().entry());
            Type type = Arithmetic.signless(v.valueType());
            values.put(
                    v.result(),
                    first.insert(new Slots.VarOp(op.location(), type)).result());
        } else if (op instanceof Variables.SetOp s) {
            out.insert(new Slots.SetOp(op.location(), value(s.variable()), value(s.value())));
        } else if (op instanceof Sync.BarrierOp) {
            out.insert(new Machine.BarrierOp(op.location()));
        } else if (op instanceof Sync.FenceOp f) {
            out.insert(
                    new Machine.FenceOp(op.location(), Scope.valueOf(f.scope().name())));
        } else {
            return false;
        }
        return true;
    }

    private Value pure(Operation op) {
        if (op instanceof ConstantOp c) return constant(c.value());
        if (op instanceof Variables.GetOp g) return out.value(new Slots.GetOp(op.location(), value(g.variable())));
        if (op instanceof Grid.DimensionOp d) {
            return grid(d.kind(), d.dimension().ordinal());
        }
        if (op instanceof Grid.WaveIndexOp w) {
            return out.special(SpecialRegister.valueOf(w.kind().name()));
        }
        List<Value> operands = values(op.operands());
        Value a = operands.get(0);
        Type type = op.operand(0).type();
        if (op instanceof BinaryOp b) return arithmetic.binary(b.kind(), type, a, operands.get(1));
        if (op instanceof UnaryOp u) return arithmetic.unary(u.kind(), type, a);
        if (op instanceof CountOp c) return arithmetic.count(c.kind(), a);
        if (op instanceof CompareOp c) {
            return arithmetic.compare(c.kind(), type, a, op.operand(1).type(), operands.get(1));
        }
        if (op instanceof Combining.FmaOp) return arithmetic.fma(a, operands.get(1), operands.get(2));
        if (op instanceof Combining.ClampOp) return arithmetic.clamp(type, a, operands.get(1), operands.get(2));
        if (op instanceof Combining.SelectOp) return out.select(a, operands.get(1), operands.get(2));
        if (op instanceof Casts.CastOp) {
            return arithmetic.cast(type, a, op.result().type());
        }
        if (op instanceof Casts.BitcastOp) {
            return out.bits(a, Arithmetic.signless(op.result().type()));
        }
        if (op instanceof WaveOp w) return waves.lower(w.kind(), type, operands);
        diagnostics.error(op, "'%s' has no lowering", op.name());
        return out.i32(0);
    }

    private Value constant(@Nullable TypedAttr value) {
        if (value instanceof IntegerAttr i) return out.constant(Arithmetic.signless(i.type()), i.value());
        FloatAttr f = (FloatAttr) Objects.requireNonNull(value);
        return out.insert(new dev.wami.std.arith.ConstantOp(out.location(), f)).result();
    }

    private Value grid(Grid.DimensionOp.Kind kind, int d) {
        int size = d == 0 ? workgroup.x() : d == 1 ? workgroup.y() : workgroup.z();
        char axis = "XYZ".charAt(d);
        return switch (kind) {
            case THREAD_ID -> size == 1 ? out.i32(0) : out.special(SpecialRegister.valueOf("THREAD_ID_" + axis));
            case WORKGROUP_SIZE -> out.i32(size);
            case WORKGROUP_ID -> out.special(SpecialRegister.valueOf("WORKGROUP_ID_" + axis));
            case GRID_SIZE -> out.special(SpecialRegister.valueOf("GRID_SIZE_" + axis));
            case GLOBAL_ID -> {
                Value group = out.mul(grid(Grid.DimensionOp.Kind.WORKGROUP_ID, d), out.i32(size));
                yield out.add(group, grid(Grid.DimensionOp.Kind.THREAD_ID, d));
            }
        };
    }
}
